// `wirewitness inspect`: what is this file, and the one screen that matters about it.
import type { CommandModule } from "yargs";
import type { Inspection } from "../../index.ts";
import { OPTION, TALK, planOptions } from "../options.ts";
import type { ReadingArguments } from "../options.ts";
import { print, wantsColor } from "../output.ts";
import { progressFor, sayProblems, type Talk } from "../progress.ts";

interface Arguments extends ReadingArguments, Pick<Talk, "verbose"> {
  file: string[];
  json: boolean;
}

/** One screen a file, or an array with --json. Shows files as they are, to the person who has them. */
export const inspectCommand: CommandModule<object, object> = {
  command: "inspect <file..>",
  describe: "Say what a file is and show the one screen that matters about it",
  builder: (y) =>
    y
      .positional("file", {
        type: "string",
        array: true,
        demandOption: true,
        describe: "Files, folders, or - for stdin",
      })
      .option("json", { type: "boolean", default: false, describe: "Print an array, one object an input" })
      .options({ "tunnel-port": OPTION["tunnel-port"], verbose: TALK.verbose })
      .example("$0 inspect leaf2.pcap", "link type, sizes, tunnels, probes, findings")
      .example("$0 inspect --json logs/ | jq -r '.[] | [.name,.kind,.unparsed] | @tsv'", "a folder as a table")
      .example("curl -s URL | $0 inspect -", "from a pipe"),
  handler: async (argv) => {
    const { file: files, json, verbose, ...reading } = argv as unknown as Arguments;
    const { inspect } = await import("../../index.ts");
    const progress = progressFor("reading", { quiet: false, verbose });
    const read = inspect(files, { ...planOptions(reading), ...progress }).finally(() => progress.end());
    const { rows, documents, problems } = await read;
    if (json) await print(`${JSON.stringify(rows, null, 2)}\n`);
    else if (rows.length > SCREENS) await print(table(rows, process.stdout.columns));
    else {
      const { renderSummary } = await import("../../report.ts");
      const { reveal } = await import("../../anonymize.ts");
      const screens = documents.map((d) =>
        renderSummary(reveal(d), { columns: process.stdout.columns ?? 80, color: wantsColor(), rows: true }),
      );
      await print(screens.join("\n"));
    }
    sayProblems(problems);
    const nothing = rows.every((r) => r.kind === "empty" || r.kind === "unknown");
    if (problems.length > 0 || nothing) process.exitCode = 2;
  },
};

/** With more files than this, a line each instead of a screen each. */
const SCREENS = 4;

/** Least room for a name, however narrow the terminal is. */
const NAME = 16;

/** A line a file; on a terminal the middle of a long name gives way, and in a pipe nothing does. */
function table(rows: readonly Inspection[], columns: number | undefined): string {
  const rest = Math.max(...rows.map((r) => `${r.kind}${r.records} records${r.unparsed || ""}`.length)) + 24;
  const room = columns === undefined ? Infinity : Math.max(NAME, columns - rest);
  const cells = rows.map((r) => [
    r.name.length <= room ? r.name : `${r.name.slice(0, room / 2 - 1)}\u2026${r.name.slice(-room / 2)}`,
    r.kind,
    `${r.records} records`,
    r.unparsed === 0 ? "" : `${r.unparsed} not understood`,
  ]);
  const widths = [0, 1, 2].map((c) => Math.max(...cells.map((row) => row[c]!.length)));
  return cells
    .map(
      (row) =>
        `${row
          .map((text, c) => text.padEnd(widths[c] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}
