// The README: its output is what the command prints, its case file is one, its commands exist.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCase } from "../src/read/case-file.ts";
import { put, ROOT, scratch, wirewitness } from "./cli/run.ts";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const block = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g"))].map((m) => m[1]!);

test("the output is what npm start prints", () => {
  const r = wirewitness([
    "analyze",
    "samples/evpn-move",
    "--key-file",
    "samples/public.key",
    "--out",
    join(scratch(), "report"),
  ]);
  expect(r.status).toBe(0);
  if (process.env["UPDATE_README"] !== undefined) {
    writeFileSync(
      join(ROOT, "README.md"),
      readme.replace(block("text")[0]!, () => r.stdout),
    );
  } else expect(block("text")[0]).toBe(r.stdout);
});

test("the case file in it is one", () => {
  const c = readCase(put(scratch(), "case.yaml", block("yaml")[0]!));
  expect(c.sources).toHaveLength(3);
});

test("every command and option in it exists", () => {
  const commands = new Set(block("sh").flatMap((b) => [...b.matchAll(/^wirewitness (\w+)/gm)].map((m) => m[1]!)));
  for (const command of commands) expect([command, wirewitness([command, "--help"]).status]).toEqual([command, 0]);
  const help = wirewitness(["analyze", "--help"]).stdout;
  for (const [option] of readme.matchAll(/--(?:reveal|out|json|case|key-file|strict)\b/g))
    expect(help).toContain(option);
});
