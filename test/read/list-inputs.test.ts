// Files and folders to a list of files.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { listInputs } from "../../src/read/list-inputs.ts";

const root = mkdtempSync(join(tmpdir(), "wirewitness-inputs-"));
afterAll(() => rmSync(root, { recursive: true }));
const at = (...names: string[]): string => join(root, ...names);
const touch = (...names: string[]): void => writeFileSync(at(...names), "x");

mkdirSync(at("lab", "b"), { recursive: true });
mkdirSync(at("lab", ".git"));
touch("lab", "z.pcap");
touch("lab", "a.txt");
touch("lab", ".hidden");
touch("lab", ".git", "config");
touch("lab", "b", "c.pcap");
symlinkSync(at("lab"), at("lab", "b", "loop"));
symlinkSync(at("absent"), at("lab", "b", "nowhere"));

describe("listInputs", () => {
  it("gives the files of a folder sorted, with those below, without hidden ones, and survives links in a circle", () => {
    const { files, findings } = listInputs([at("lab")]);
    expect(files).toEqual(["lab/a.txt", "lab/b/c.pcap", "lab/z.pcap"].map((f) => ({ path: at(f), root: at("lab") })));
    expect(findings).toMatchObject([{ code: "input.unreadable", file: at("lab", "b", "nowhere") }]);
  });

  it("leaves out packages of npm and what an earlier run wrote, and says so", () => {
    mkdirSync(at("repository", "node_modules", "x"), { recursive: true });
    mkdirSync(at("repository", "acceptance"));
    touch("repository", "node_modules", "x", "index.js");
    writeFileSync(at("repository", "acceptance", "acceptance.json"), '{\n  "schema": "wirewitness/acceptance/1",\n');
    touch("repository", "acceptance", "acceptance.md");
    touch("repository", "ping.log");
    const { files, findings } = listInputs([at("repository")]);
    expect(files.map((f) => f.path)).toEqual([at("repository", "ping.log")]);
    expect(findings.map((f) => [f.code, f.file])).toEqual([
      ["input.own-report", at("repository", "acceptance")],
      ["input.packages", at("repository", "node_modules")],
    ]);
    // named as such, they are read
    expect(listInputs([at("repository", "node_modules")]).files).toHaveLength(1);
  });

  it("keeps the order of arguments, hidden files that are named, and standard input", () => {
    const { files } = listInputs([at("lab", "z.pcap"), "-", at("lab", ".hidden")]);
    expect(files.map((f) => f.path)).toEqual([at("lab", "z.pcap"), "-", at("lab", ".hidden")]);
    expect(files.every((f) => f.root === f.path)).toBe(true);
  });

  it("refuses what is not there", () => {
    expect(() => listInputs([at("absent")])).toThrow(EvidenceError);
    expect(() => listInputs([at("absent")])).toThrow(/no such file/);
  });

  it("stops at a depth of 16 folders and says so", () => {
    mkdirSync(at("deep", ...Array.from({ length: 20 }, () => "d")), { recursive: true });
    touch("deep", ...Array.from({ length: 16 }, () => "d"), "in.txt");
    touch("deep", ...Array.from({ length: 17 }, () => "d"), "out.txt");
    const { files, findings } = listInputs([at("deep")]);
    expect(files.map((f) => f.path.endsWith("in.txt"))).toEqual([true]);
    expect(findings).toMatchObject([{ code: "input.too-deep" }]);
  });

  it("stops at 10,000 files and says so", () => {
    mkdirSync(at("many"));
    for (let i = 0; i < 10_001; i++) writeFileSync(at("many", `${i}`), "");
    const { files, findings } = listInputs([at("many")]);
    expect(files).toHaveLength(10_000);
    expect(findings).toMatchObject([{ code: "input.too-many" }]);
  });
});
