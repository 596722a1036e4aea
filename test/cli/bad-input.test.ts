// What cannot be used: each kind of trouble has its own message with place and remedy, and the right exit code.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { pcap, PCAP_HEADER, put, scratch, wirewitness } from "./run.ts";

const ARP = Uint8Array.from(
  "ffffffffffff 020000000001 0806 0001 0800 06 04 0001 020000000001 c0000201 000000000000 c0000202"
    .replace(/ /g, "")
    .match(/../g)!,
  (h) => Number.parseInt(h, 16),
);

function evidence(stdout: string): Evidence {
  return JSON.parse(stdout) as Evidence;
}

describe("an input that cannot be used", () => {
  const folder = scratch();
  const cases = [
    ["a missing file", [join(folder, "none.pcap")], /none\.pcap: .*no such file.*\(.+\)/i],
    ["nothing at all", [], /nothing to read \(name captures/],
    ["an empty file", [put(folder, "zero.pcap", "")], /zero\.pcap: .*0 bytes.*\(.+\)/],
    [
      "a file header that is cut",
      [put(folder, "head.pcap", PCAP_HEADER.subarray(0, 11))],
      /head\.pcap:\+11: pcap file header cut: 11 of 24 bytes/,
    ],
    [
      "another capture format",
      [put(folder, "s.snoop", "snoop\0\0\0\0\0\0\u0002\0\0\0\u0004")],
      /snoop capture.*editcap/,
    ],
    [
      "a binary",
      [put(folder, "x.png", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]))],
      /x\.png:\+0: cannot be used: PNG/,
    ],
    [
      "a case file with a wrong key",
      ["--case", put(folder, "case.yaml", "sources:\n  - {file: a, nodes: b}\n")],
      /case\.yaml:2: .*unknown key "nodes": did you mean "node"\?/,
    ],
    ["a case file that is not there", ["--case", join(folder, "no.yaml")], /no\.yaml: no such file/],
    [
      "a tunnel port that is none",
      [put(folder, "a.pcap", pcap([ARP])), "--tunnel-port", "foo:1"],
      /"foo:1" is not a tunnel port \(write it as vxlan:50000/,
    ],
    ["an unknown option", ["--frobnicate"], /there is no option --frobnicate \(wirewitness analyze --help/],
    ["one with dashes and a value", ["--no-such=3"], /there is no option --no-such \(/],
    ["an option that wants a value", ["--key-file"], /--key-file wants a value/],
    ["an option given twice", ["--case", "a", "--case", "b"], /--case is given twice/],
  ] as const;
  test.each(cases)("%s", (_name, args, message) => {
    const r = wirewitness(["analyze", ...args, "--json"]);
    expect(r.stderr).toMatch(message);
    expect(r.stderr).not.toMatch(/^\s+at /m);
    expect(r.status).toBe(2);
    expect(r.stdout).toBe("");
  });
});

test("what could be read is still reported beside what could not", () => {
  const folder = scratch();
  const r = wirewitness([
    "analyze",
    put(folder, "a.pcap", pcap([ARP])),
    join(folder, "none.pcap"),
    "--json",
    "--reveal",
  ]);
  expect(r.status).toBe(2);
  expect(r.stderr).toMatch(/none\.pcap/);
  expect(evidence(r.stdout).frames).toMatchObject([{ packets: 1, lengths: { frameLength: { 42: 1 } } }]);
});

test("a 24-byte capture is evidence that nothing was captured, and of no loss rate", () => {
  const r = wirewitness(["analyze", put(scratch(), "empty.pcap", PCAP_HEADER), "--json", "--reveal"]);
  expect(r.status).toBe(0);
  const e = evidence(r.stdout);
  expect(e.frames).toMatchObject([{ packets: 0, linkType: "EN10MB" }]);
  const finding = e.findings.find((f) => f.code === "capture.empty");
  expect(finding?.says).toMatch(/262144/);
  expect(e.lossPeriods).toEqual([]);
});

test("a capture cut mid-record gives what is before the cut, its offset, and 2 only with --strict", () => {
  const whole = pcap([ARP, ARP]);
  const path = put(scratch(), "cut.pcap", whole.subarray(0, whole.length - 5));
  const r = wirewitness(["analyze", path, "--json", "--reveal"]);
  expect(r.status).toBe(0);
  const e = evidence(r.stdout);
  expect(e.frames).toMatchObject([{ packets: 1 }]);
  // 24 bytes of file header, 16 + 42 of the first record: the second starts at 82
  expect(e.findings.find((f) => f.code === "capture.cut")?.where).toMatchObject([{ offset: 82 }]);
  expect(wirewitness(["analyze", path, "--json", "--strict"]).status).toBe(2);
});

test("a folder of things that are no evidence lists them", () => {
  const folder = scratch();
  put(folder, "x.png", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  put(folder, "zero", "");
  const r = wirewitness(["analyze", folder, "--json", "--reveal"]);
  expect(r.status).toBe(2);
  expect(evidence(r.stdout).inputs.map((i) => [i.name, i.kind])).toEqual([
    ["x.png", "unknown"],
    ["zero", "empty"],
  ]);
  expect(wirewitness(["analyze", join(folder, "..", "nowhere"), "--json"]).status).toBe(2);
});

describe("outputs", () => {
  const sample = ["analyze", put(scratch(), "a.pcap", pcap([ARP])), "--reveal"];

  test("a folder with other files is not written to without --force", () => {
    const out = scratch();
    writeFileSync(join(out, "mine.txt"), "precious");
    const r = wirewitness([...sample, "--out", out]);
    expect(r.status).toBe(2);
    expect(r.stderr).toMatch(/the folder holds other files \(give another --out, or --force/);
    expect(readdirSync(out)).toEqual(["mine.txt"]);
    expect(wirewitness([...sample, "--out", out, "--force"]).status).toBe(0);
    expect(readFileSync(join(out, "mine.txt"), "utf8")).toBe("precious");
  });

  test("its own report folder is replaced, stale figures go, and no temporary file stays", () => {
    const out = join(scratch(), "report");
    expect(wirewitness([...sample, "--out", out]).status).toBe(0);
    writeFileSync(join(out, "figures", "old.svg"), "<svg/>");
    expect(wirewitness([...sample, "--out", out]).status).toBe(0);
    expect(existsSync(join(out, "figures", "old.svg"))).toBe(false);
    expect(readdirSync(out).toSorted()).toEqual(["evidence.json", "figures", "report.html", "report.md"]);
  });

  test("a path that cannot be a folder", () => {
    const file = put(scratch(), "file", "x");
    expect(wirewitness([...sample, "--out", file]).stderr).toMatch(/is not a folder/);
    mkdirSync(join(scratch(), "x"));
  });
});

describe("options that are no values", () => {
  const file = put(scratch(), "a.pcap", pcap([ARP]));
  test.each([
    [["--tz", "Europe/Berlin"], /"Europe\/Berlin" is not a zone \(write it as -05:00/],
    [["--tz", "+99:00"], /"\+99:00" is not a zone/],
    [["--tz", "+05:75"], /is not a zone/],
    [["--date", "2026-02-30"], /"2026-02-30" is not a date/],
    [["--date", "yesterday"], /is not a date/],
    [["--wait", "abc"], /the wait is no number of seconds/],
    [["--wait", "-1"], /the wait is no number of seconds/],
    [["--out", ""], /--out is empty \(name a folder\)/],
  ])("%j", (args, message) => {
    const r = wirewitness(["analyze", file, ...args]);
    expect(r.stderr).toMatch(message);
    expect(r.status).toBe(2);
  });

  test("the same in a case file, with lines", () => {
    const text =
      "vteps: {a: 192.0.2.1, b: 192.0.2.1}\nsources:\n  - {file: x, date: 2026-02-30}\n  - {file: x, zone: '+99:00'}\n";
    const r = wirewitness(["analyze", "--case", put(scratch(), "case.yaml", text)]);
    expect(r.stderr).toMatch(/:1: a and b are one address/);
    expect(r.stderr).toMatch(/:3: "2026-02-30" is not a date/);
    expect(r.stderr).toMatch(/:4: "\+99:00" is not a zone/);
    expect(r.stderr).toMatch(/:4: "x" is named before, as source 1/);
  });
});

test("standard output that cannot be written is said, without a stack", async () => {
  const { spawnSync } = await import("node:child_process");
  const { ROOT } = await import("./run.ts");
  const file = put(scratch(), "a.pcap", pcap([ARP]));
  const r = spawnSync("/bin/sh", ["-c", `node dist/cli/main.js analyze ${file} --json --reveal > /dev/full`], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (/cannot create/.test(r.stderr)) return; // a system without /dev/full
  expect(r.stderr).toMatch(/standard output cannot be written/);
  expect(r.stderr).not.toMatch(/^\s+at /m);
  expect(r.status).toBe(2);
});
