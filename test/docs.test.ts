// The command lines of the documents run, and print what stands under them. A console block holds lines that begin with "$ ",
// each followed by what it prints (standard output and standard error, as a terminal shows them).
// UPDATE_DOCS=1 writes what the commands print into the pages, to be read before it is committed.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, scratch } from "./cli/run.ts";

const PAGES = [
  "README.md",
  ...readdirSync(join(ROOT, "docs"))
    .filter((f) => f.endsWith(".md"))
    .map((f) => `docs/${f}`),
];

/** A folder as the reader has it: the samples, and the program on the path. */
function readersFolder(): { folder: string; env: Record<string, string | undefined> } {
  const folder = scratch();
  cpSync(join(ROOT, "samples"), join(folder, "samples"), { recursive: true });
  const bin = scratch();
  const program = join(bin, "wirewitness");
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, "dist/cli/main.js")}" "$@"\n`);
  chmodSync(program, 0o755);
  const env = { ...process.env, NO_COLOR: "1", PATH: `${bin}:${process.env["PATH"]}` };
  for (const name of ["NIC", "UPLINK", "PORT", "WIREWITNESS_KEY"]) delete (env as Record<string, unknown>)[name];
  return { folder, env };
}

interface Step {
  readonly command: string;
  readonly prints: string;
}

/** The steps of a page, in order. */
function steps(page: string): Step[] {
  return [...page.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((step) => {
        const end = step.indexOf("\n");
        return { command: step.slice(0, end), prints: step.slice(end + 1) };
      }),
  );
}

describe.each(PAGES)("%s", (name) => {
  const page = readFileSync(join(ROOT, name), "utf8");
  const all = steps(page);
  test.runIf(all.length > 0)("its commands print what stands under them", { timeout: 120_000 }, () => {
    const { folder, env } = readersFolder();
    let written = page;
    for (const { command, prints } of all) {
      const r = spawnSync("sh", ["-c", `${command} 2>&1`], { cwd: folder, env, encoding: "utf8" });
      if (process.env["UPDATE_DOCS"] === undefined) expect([command, r.stdout]).toEqual([command, prints]);
      else written = written.replace(`$ ${command}\n${prints}`, () => `$ ${command}\n${r.stdout}`);
    }
    if (written !== page) writeFileSync(join(ROOT, name), written);
  });
});

/** Files by the names that the README uses for the reader's own. */
function ownFiles(folder: string): void {
  const sample = join(ROOT, "samples/evpn-move");
  for (const name of ["DIR", "run1"]) cpSync(sample, join(folder, name), { recursive: true });
  cpSync(join(ROOT, "samples/cases/moved-vm"), join(folder, "run2"), { recursive: true });
  for (const name of ["leaf2.pcap", "FILE"]) cpSync(join(sample, "leaf-eth1.pcap"), join(folder, name));
  cpSync(join(sample, "ping.log"), join(folder, "ping.log"));
  const monitoring = join(ROOT, "samples/monitoring");
  cpSync(join(monitoring, "targets.before.json"), join(folder, "before.json"));
  cpSync(join(monitoring, "targets.after.json"), join(folder, "after.json"));
  cpSync(join(monitoring, "pool.json"), join(folder, "pool.json"));
  rmSync(join(folder, "DIR/case.yaml"));
  const claim = "{id: sent, says: 60 were sent, figure: probe.samples, expected: 60}";
  writeFileSync(join(folder, "case.yaml"), `sources: [{file: ping.log}]\nclaims: [${claim}]\n`);
}

test("every command of the README's list runs, in its order", { timeout: 120_000 }, () => {
  const { folder, env } = readersFolder();
  ownFiles(folder);
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const lines = [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) =>
    block.split("\n").filter((l) => l.startsWith("wirewitness ")),
  );
  expect(lines.length).toBeGreaterThan(9);
  const check =
    "wirewitness check samples/evpn-move --key-file samples/public.key --out checked; cp checked/acceptance.json .";
  spawnSync("sh", ["-c", check], { cwd: folder, env });
  for (const line of lines) {
    // jq is the reader's own
    const command = line.replace(/ {2,}#.*$/, "").replace(/ \| jq .*$/, " > /dev/null");
    const r = spawnSync("sh", ["-c", command], { cwd: folder, env: { ...env, HOME: folder }, encoding: "utf8" });
    // runs that are over a budget end with 1
    const wanted = command.includes("--budget") ? 1 : 0;
    expect([command, r.status, r.stderr]).toEqual([command, wanted, r.stderr]);
    if (command.includes("--json")) cpSync(join(folder, "report/evidence.json"), join(folder, "evidence.json"));
  }
});

test("there are pages with commands", () => {
  expect(PAGES.flatMap((p) => steps(readFileSync(join(ROOT, p), "utf8"))).length).toBeGreaterThan(3);
});
