// docs/ci.md: the workflow in it runs, as a repository of a newcomer would run it, and its table is that of the command.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CHECK_FORMATS } from "../src/render/check-formats.ts";
import { ROOT, scratch } from "./cli/run.ts";

const page = readFileSync(join(ROOT, "docs/ci.md"), "utf8");
const [workflow, preCommit] = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((m) => parse(m[1]!) as object) as [
  { jobs: { check: { steps: { run?: string }[] } } },
  { repos: { hooks: { entry: string }[] }[] },
];

// 2 answered, 1 lost, 1 answered: 1 lost is right, 2 is not
const PING = `PING 192.0.2.9 (192.0.2.9) 56(84) bytes of data.
[1790191720.000000] 64 bytes from 192.0.2.9: icmp_seq=1 ttl=64 time=0.500 ms
[1790191721.000000] 64 bytes from 192.0.2.9: icmp_seq=2 ttl=64 time=0.500 ms
[1790191723.000000] 64 bytes from 192.0.2.9: icmp_seq=4 ttl=64 time=0.500 ms

--- 192.0.2.9 ping statistics ---
4 packets transmitted, 3 received, 25% packet loss, time 3000ms
rtt min/avg/max/mdev = 0.500/0.500/0.500/0.000 ms
`;

/** A repository with that log and a claim about it, with the package installed. */
function repository(lost: number): string {
  const folder = scratch();
  const lines = ["sources:", "  - {file: ping.log}", "claims:", "  - id: lost", "    says: one probe was lost"];
  writeFileSync(join(folder, "ping.log"), PING);
  writeFileSync(
    join(folder, "case.yaml"),
    [...lines, "    figure: loss.count", `    expected: ${lost}`, ""].join("\n"),
  );
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  const command = `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, "dist/cli/main.js")}" "$@"\n`;
  writeFileSync(join(folder, "node_modules/.bin/wirewitness"), command, { mode: 0o755 });
  return folder;
}

/** Runs the lines of the workflow that are ours, in a shell, as the runner does; gives their exit codes and what they print. */
function run(folder: string): { status: (number | null)[]; stdout: string[] } {
  const summary = join(folder, "summary.md");
  const steps = workflow.jobs.check.steps.map((s) => s.run ?? "").filter((r) => /^(npx wirewitness|cat) /.test(r));
  expect(steps).toHaveLength(3);
  const ran = steps.map((s) =>
    spawnSync("bash", ["-e", "-c", s.replace("npx wirewitness", "node_modules/.bin/wirewitness")], {
      cwd: folder,
      env: { ...process.env, GITHUB_STEP_SUMMARY: summary, WIREWITNESS_KEY: "00".repeat(32) },
      encoding: "utf8",
    }),
  );
  expect(readFileSync(summary, "utf8")).toContain("# Acceptance");
  return { status: ran.map((r) => r.status), stdout: ran.map((r) => r.stdout) };
}

test("the workflow passes where the claim holds, and leaves its files", () => {
  const folder = repository(1);
  const { status, stdout } = run(folder);
  expect(status).toEqual([0, 0, 0]);
  expect(stdout[0]).toMatch(/^::notice file=case.yaml,title=Acceptance%3A reproduced::1 claim: 1 reproduced/);
  for (const name of ["json", "md", "junit.xml", "sarif", "github.txt"])
    expect([name, existsSync(join(folder, "acceptance", `acceptance.${name}`))]).toEqual([name, true]);
});

test("and fails with an annotation at the claim where it does not", () => {
  const { status, stdout } = run(repository(2));
  expect(status).toEqual([1, 0, 0]);
  expect(stdout[0]).toMatch(/^::error file=case.yaml,line=4,title=contradicted%3A lost/);
});

test("the hook runs the same command", () => {
  expect(preCommit.repos[0]!.hooks[0]!.entry).toBe("wirewitness check case.yaml");
});

test("the table of formats is that of the command", () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (acceptance[\w.]+) *\|/gm)].map((m) => [m[1], m[2]]);
  expect(rows).toEqual(CHECK_FORMATS.map((f) => [f.name, f.file]));
});
