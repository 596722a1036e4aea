// Bundles the command line after tsc: a few files instead of some four hundred, because opening them is most of the start-up.
// The library entry points stay as tsc wrote them. Licences of what is bundled are laid beside it.
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const folder = (name) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

const bundle = await rolldown({
  input: folder("cli/main.js"),
  platform: "node",
  // jsonc-parser's "main" is UMD, which hides its parts behind a parameter called require
  resolve: { mainFields: ["module", "main"] },
  // native code, and files that are found by their path
  external: [/^@napi-rs\/canvas/, /^@fontsource\//],
});
const { output } = await bundle.write({
  dir: folder("cli.new"),
  format: "esm",
  entryFileNames: "main.js",
  chunkFileNames: "[name]-[hash].js",
  // names stay for stack traces; white space and comments go, they are parsed at every start
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
writeFileSync(folder("cli.new/THIRD-PARTY.txt"), licences(output));
rmSync(folder("cli"), { recursive: true });
renameSync(folder("cli.new"), folder("cli"));

/** Name, version and licence text of every package that went into the bundle. */
function licences(chunks) {
  const packages = new Set();
  for (const chunk of chunks) {
    for (const id of Object.keys(chunk.modules ?? {})) {
      const m = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id);
      if (m !== null) packages.add(m[0]);
    }
  }
  return [...packages]
    .sort((a, b) => (a < b ? -1 : 1))
    .map(licence)
    .join("\n\n");
}

function licence(path) {
  const { name, version, license } = JSON.parse(readFileSync(`${path}/package.json`, "utf8"));
  const file = readdirSync(path).find((f) => /^licen[cs]e/i.test(f));
  const text = file === undefined ? "" : readFileSync(`${path}/${file}`, "utf8").trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}
