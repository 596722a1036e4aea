// Completion, man pages and the page of commands: all from the definitions that the command line reads.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, wirewitness } from "./run.ts";

const complete = (...words: string[]) =>
  wirewitness(["--get-yargs-completions", "wirewitness", ...words], { env: { SHELL: "/bin/bash" } })
    .stdout.split("\n")
    .filter((w) => w !== "");

describe("completion", () => {
  test("commands", () => {
    expect(complete("")).toEqual(expect.arrayContaining(["analyze", "check", "completion", "inspect", "plan"]));
  });
  test("options where a word begins with a dash", () => {
    expect(complete("analyze", "--k")).toContain("--key-file");
  });
  test("values where an option has choices", () => {
    expect(complete("packets", "x.pcap", "--format", "")).toEqual(["text", "ndjson", "csv"]);
  });
  test("nothing for a file: the shell completes it", () => {
    expect(complete("analyze", "")).toEqual([]);
    expect(complete("analyze", "sam")).toEqual([]);
  });
  test("the script is bash, or zsh where that is the shell", () => {
    const script = (SHELL: string) => wirewitness(["completion"], { env: { SHELL } }).stdout;
    expect(script("/bin/bash")).toMatch(/^complete .* -F _wirewitness_yargs_completions wirewitness$/m);
    expect(script("/bin/zsh")).toMatch(/^#compdef wirewitness$/m);
    expect(spawnSync("bash", ["-n"], { input: script("/bin/bash") }).status).toBe(0);
  });
});

describe("man pages", () => {
  const folder = join(ROOT, "dist/man");
  const pages = readdirSync(folder);
  const help = wirewitness(["--help"]).stdout;
  const commands = [...help.matchAll(/^ {2}wirewitness (\w+)/gm)].map((m) => m[1]!);
  test("one for each command of the help, and one for all", () => {
    expect(commands.length).toBeGreaterThan(9);
    expect(pages.toSorted()).toEqual(["wirewitness.1", ...commands.map((c) => `wirewitness-${c}.1`)].toSorted());
  });
  test.each(pages)("%s is roff, undated, and names what --help names", (name) => {
    const text = readFileSync(join(folder, name), "utf8");
    expect(text).toMatch(/^\.TH "WIREWITNESS[A-Z\\-]*" "1" "" /);
    const command = /wirewitness-(\w+)\.1/.exec(name)?.[1];
    if (command === undefined || command === "completion") return;
    const plain = text.replaceAll("\\-", "-");
    for (const [option] of wirewitness([command, "--help"]).stdout.matchAll(/(?<=^ {6})--[a-z-]+/gm))
      expect([option, plain.includes(option)]).toEqual([option, true]);
  });
});
