// `wirewitness init DIR`: a first case.yaml for a folder of evidence.
import { join } from "node:path";
import type { CommandModule } from "yargs";
import { print, say, writeNew } from "../output.ts";
import { sayProblems } from "../progress.ts";

/** Writes DIR/case.yaml; refuses where there is one. */
export const initCommand: CommandModule<object, object> = {
  command: "init <folder>",
  describe: "Draft a case.yaml for a folder of captures and logs",
  builder: (y) =>
    y
      .positional("folder", { type: "string", demandOption: true, describe: "Folder of captures and logs" })
      .option("print", { type: "boolean", default: false, describe: "Print the draft and write nothing" })
      .option("force", { type: "boolean", default: false, describe: "Replace a case.yaml that is there" })
      .example("$0 init evidence", "evidence/case.yaml, to be looked through")
      .example("$0 init evidence --print", "what it would be")
      .example("$0 init evidence && $0 check evidence", "the claims that you uncomment, derived again"),
  handler: async (argv) => initHandler(argv as unknown as { folder: string; print: boolean; force: boolean }),
};

async function initHandler(argv: { folder: string; print: boolean; force: boolean }): Promise<void> {
  const { draft } = await import("../../index.ts");
  const file = join(argv.folder, "case.yaml");
  const { text, problems } = await draft(argv.folder, { refuse: argv.print || argv.force ? undefined : file });
  sayProblems(problems);
  if (argv.print) await print(text);
  else {
    writeNew(file, text, argv.force);
    say(`wirewitness: wrote ${file}; look through it, then: wirewitness check ${argv.folder}`);
  }
  if (problems.length > 0) process.exitCode = 2;
}
