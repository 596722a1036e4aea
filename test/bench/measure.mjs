// Runs whole processes, one after another in turn, and takes medians of their wall time, CPU time and peak memory.
import { spawnSync } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const GNU_TIME = "/usr/bin/time";
const hasTime = existsSync(GNU_TIME);
const nowhere = openSync("/dev/null", "w");
const figures = join(tmpdir(), `wirewitness-bench-time-${process.pid}`);

/** Why there is no peak memory and CPU time, or undefined when there is. */
export const withoutMemory = hasTime ? undefined : `no ${GNU_TIME} (Debian package time): no CPU time, no memory`;

/** True when a program is there. */
export function hasProgram(name) {
  return spawnSync("sh", ["-c", `command -v "$1"`, "sh", name]).status === 0;
}

/** One run: {wall, cpu, mb}; its standard output goes nowhere. Throws when it fails. */
export function runOnce(command) {
  const [program, args] = hasTime
    ? [GNU_TIME, ["-o", figures, "-f", "%U %S %M", ...command.argv]]
    : [command.argv[0], command.argv.slice(1)];
  const start = process.hrtime.bigint();
  const { status, stderr, error } = spawnSync(program, args, {
    stdio: ["ignore", nowhere, "pipe"],
    env: { ...process.env, ...command.env },
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  const wall = Number(process.hrtime.bigint() - start) / 1e9;
  if (status !== 0)
    throw new Error(
      `${command.argv.join(" ")}: exit code ${status} ${error?.code ?? ""}\n${(stderr ?? "").slice(0, 500)}`,
    );
  if (!hasTime) return { wall };
  const [user, system, kilobytes] = readFileSync(figures, "utf8").trim().split("\n").at(-1).split(" ").map(Number);
  return { wall, cpu: user + system, mb: kilobytes / 1024 };
}

/** Standard output of one run. */
export function outputOf(command) {
  const { status, stdout } = spawnSync(command.argv[0], command.argv.slice(1), {
    env: { ...process.env, ...command.env },
    encoding: "utf8",
    maxBuffer: 1 << 30,
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (status !== 0) throw new Error(`${command.argv.join(" ")}: exit code ${status}`);
  return stdout;
}

/** The middle one; of an even number the lower of the two in the middle. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1];
}

/**
 * Runs the commands A B C A B C ... after one run of each that does not count. A command with `most` runs in that many
 * rounds only, and one with `most` 1 is not warmed up. Gives each command its medians.
 */
export function interleaved(commands, rounds) {
  const runs = new Map(commands.map((command) => [command.name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const command of commands) {
      const most = command.most ?? rounds;
      if (round === 0 ? most > 1 && rounds > 1 : round <= most) {
        const run = runOnce(command);
        if (round > 0) runs.get(command.name).push(run);
      }
    }
  }
  return new Map([...runs].map(([name, all]) => [name, summary(all)]));
}

function summary(runs) {
  const of = (key) => (runs[0][key] === undefined ? undefined : median(runs.map((run) => run[key])));
  return {
    runs: runs.length,
    wall: of("wall"),
    cpu: of("cpu"),
    mb: of("mb"),
    fastest: Math.min(...runs.map((run) => run.wall)),
  };
}
