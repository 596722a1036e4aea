// The command line: commands, one catch, exit codes. 0 fine; 1 a check failed; 2 usage or unreadable input; 3 inconclusive.
import { EvidenceError } from "../errors.ts";
import { analyzeCommand } from "./commands/analyze.ts";
import { anonymizeCommand } from "./commands/anonymize.ts";
import { checkCommand } from "./commands/check.ts";
import { compareCommand } from "./commands/compare.ts";
import { figuresCommand } from "./commands/figures.ts";
import { keygenCommand } from "./commands/keygen.ts";
import { initCommand } from "./commands/init.ts";
import { inspectCommand } from "./commands/inspect.ts";
import { packetsCommand } from "./commands/packets.ts";
import { planCommand } from "./commands/plan.ts";
import { reportCommand } from "./commands/report.ts";
import { scanCommand } from "./commands/scan.ts";
import { schemaCommand } from "./commands/schema.ts";
import { snapshotCommand } from "./commands/snapshot.ts";
import { sliceCommand } from "./commands/slice.ts";
import { validateCommand } from "./commands/validate.ts";
import { watchStreams, say } from "./output.ts";
import { plainLine } from "./plain-line.ts";

/** All commands, in the order of the help. */
export const COMMANDS = [
  analyzeCommand,
  inspectCommand,
  packetsCommand,
  sliceCommand,
  reportCommand,
  figuresCommand,
  compareCommand,
  checkCommand,
  initCommand,
  planCommand,
  snapshotCommand,
  anonymizeCommand,
  scanCommand,
  keygenCommand,
  validateCommand,
  schemaCommand,
];

async function run(args: readonly string[]): Promise<void> {
  const plain = await plainLine(COMMANDS, args);
  if (plain !== undefined) {
    await plain.command.handler(plain.argv as Parameters<typeof plain.command.handler>[0]);
    return;
  }
  const { yargsLine } = await import("./yargs-line.ts");
  await yargsLine(COMMANDS, args);
}

/** Runs the command that the arguments name, and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  watchStreams();
  try {
    await run(args);
  } catch (error) {
    process.exitCode = 2;
    if (error instanceof EvidenceError) say(`wirewitness: ${error.message}`);
    else if (error instanceof Error && error.name === "YError")
      say(`wirewitness: ${error.message}\nTry: wirewitness --help`);
    else throw error;
  }
}
