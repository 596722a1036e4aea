// Bundles the command line after tsc: a few files instead of some four hundred, because opening them is most of the start-up.
// Then lays beside each file what V8 compiled of it while the bundle did a bit of everything (src/cli/main.ts hands that to V8
// again). The library entry points stay as tsc wrote them. Licences of what is bundled are laid beside it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
// the commands that run below draw pages
import "./bundle-page.mjs";
import { licences } from "./licences.mjs";

const folder = (name) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

// left by the last run, it would say how to read what tsc has written
rmSync(folder("cli/package.json"), { force: true });
const bundle = await rolldown({
  input: { main: folder("cli/main.js"), "command-line": folder("cli/command-line.js") },
  platform: "node",
  checks: { emptyImportMeta: false, ineffectiveDynamicImport: false },
  // jsonc-parser's "main" is UMD, which hides its parts behind a parameter called require
  resolve: { mainFields: ["module", "main"] },
  // native code, and files that are found by their path
  external: [/^@napi-rs\/canvas/, /^@fontsource\//, /^subset-font$/],
});
const { output } = await bundle.write({
  dir: folder("cli.new"),
  // V8 keeps compiled code of scripts only, which modules of this kind can be
  format: "cjs",
  dynamicImportInCjs: false,
  entryFileNames: "[name].js",
  chunkFileNames: "[name]-[hash].js",
  // names stay for stack traces; white space and comments go, they are parsed at every start
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
writeFileSync(folder("cli.new/THIRD-PARTY.txt"), licences(output));
writeFileSync(folder("cli.new/package.json"), '{"type":"commonjs"}\n');
// One byte a character, in the file and in memory: in texts, templates and patterns an escape means the same.
for (const { fileName, code } of output) writeFileSync(folder(`cli.new/${fileName}`), ascii(code));
rmSync(folder("cli"), { recursive: true });
renameSync(folder("cli.new"), folder("cli"));
keepCompiled();

function ascii(code) {
  return code.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Runs commands one after another; each adds what it needed to what those before left. */
function keepCompiled() {
  const scratch = mkdtempSync(join(tmpdir(), "wirewitness-build-"));
  const sample = "samples/vlan-mtu/host-a-eth0.pcap";
  const runs = [
    ["analyze", "samples/evpn-move", "--reveal", "--out", join(scratch, "report")],
    ["analyze", sample, "--json", "--digest", "none"],
    ["analyze", sample, "--json", "--digest", "none", "--reveal"],
    ["packets", sample, "--format", "ndjson"],
    ["packets", sample],
    ["inspect", sample],
    ["--help"],
  ];
  const keep = fileURLToPath(new URL("keep-compiled.cjs", import.meta.url));
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  for (const args of runs) {
    const run = spawnSync(process.execPath, ["--require", keep, folder("cli/main.js"), ...args], {
      cwd,
      encoding: "utf8",
    });
    if (run.status !== 0) throw new Error(`the bundle does not run: ${args.join(" ")}\n${run.stderr}`);
  }
  rmSync(scratch, { recursive: true });
}
