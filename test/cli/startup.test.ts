import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./run.ts";

/** Files of the bundle that a command loads, each with whether V8 took the code that the build left. */
function loaded(args: readonly string[]): string[] {
  const hook = join(ROOT, "test/cli/loaded-scripts.cjs");
  const run = spawnSync(process.execPath, ["--require", hook, join(ROOT, "dist/cli/main.js"), ...args], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  expect(run.status).toBe(0);
  return /^LOADED (.*)$/m.exec(run.stderr)![1]!.split(", ");
}

// What is loaded at every start is most of the time that a small capture takes.
describe.each([
  ["analyze", "samples/vlan-mtu/host-a-eth0.pcap", "--json", "--digest", "none"],
  ["inspect", "samples/vlan-mtu/host-a-eth0.pcap"],
  ["packets", "samples/vlan-mtu/host-a-eth0.pcap"],
])("%s of a capture", (...args) => {
  const files = loaded(args);

  test("loads neither yargs nor YAML nor text formats nor charts", () => {
    expect(files.map((f) => f.split(" ")[0])).toContain("command-line.js");
    expect(files.filter((f) => /yaml|yargs|from-text|formats|parts|chart|case-file|ajv/.test(f))).toEqual([]);
  });

  test("parses nothing anew: V8 takes the code of the build", () => {
    expect(files.filter((f) => f.endsWith("not compiled"))).toEqual([]);
  });
});
