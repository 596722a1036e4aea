// Case files: right ones are read, wrong ones say every reason with its line.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCase } from "../../src/read/case-file.ts";

const folder = mkdtempSync(join(tmpdir(), "wirewitness-case-"));
let n = 0;
function file(text: string): string {
  const path = join(folder, `case${n++}.yaml`);
  writeFileSync(path, text);
  return path;
}

test("a case is read as it is written", () => {
  const c = readCase(
    file(`title: A move
subject: {mac: "0a:58:c0:a8:28:20", ip: 192.168.40.32, vni: 100}
vteps: {leaf1: 192.168.30.11}
sources:
  - {file: a.log, node: host-b}
  - {file: b.txt, date: 2026-09-23, zone: "-05:00", order: 1}
`),
  );
  expect(c.sources[1]).toEqual({ file: "b.txt", date: "2026-09-23", zone: "-05:00", order: 1 });
  expect(c.subject?.vni).toBe(100);
});

describe("what is wrong, with its line", () => {
  test.each([
    ["sources:\n  - {file: a, nodes: x}\n", /:2: \/sources\/0 has an unknown key "nodes": did you mean "node"\?/],
    ["titel: x\nsources: [{file: a}]\n", /:1: the document has an unknown key "titel": did you mean "title"\?/],
    ["title: x\n", /:1: the document lacks "sources"/],
    ["sources: []\n", /:1: \/sources must NOT have fewer than 1 items/],
    ["subject:\n  mac: banana\nsources: [{file: a}]\n", /:2: "banana" is not a MAC address/],
    ["sources:\n - file: a\n   at: yesterday\n", /:3: "yesterday" is not an RFC 3339 time/],
    ["tunnelPorts: ['vxlan:70000']\nsources: [{file: a}]\n", /:1: "vxlan:70000": a UDP port is at most 65535/],
    ["stages: [one]\nsources:\n  - {file: a, stage: two}\n", /:3: stage "two" is not in stages/],
    ["sources: [\n", /not YAML/],
    [`a: ${"[".repeat(5000)}`, /:1: nested deeper than 150/],
    ["a: 1\na: 2\n", /:2:\d+: not YAML: Map keys must be unique/],
    ["a: &x [1]\nb: [*x, *x]\nsources: [{file: a}]\n", /cannot be expanded|unknown key/],
  ])("%j", (text, message) => expect(() => readCase(file(text))).toThrow(message));

  test("all reasons at once, in order of line", () => {
    let message = "";
    try {
      readCase(file("sources:\n  - {file: a, nodes: x}\n  - {fil: b}\nfoo: 1\n"));
    } catch (e) {
      message = (e as Error).message;
    }
    expect(message.split("\n").map((l) => /:(\d+): /.exec(l)?.[1])).toEqual([undefined, "2", "3", "3", "4"]);
  });

  test("a file that is not there, and one that is too large", () => {
    expect(() => readCase(join(folder, "none.yaml"))).toThrow(/no such file/);
    expect(() => readCase(file("#".repeat((1 << 20) + 1)))).toThrow(/1048577 bytes/);
  });
});
