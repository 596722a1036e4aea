// `wirewitness compare`: several runs of one move, or several moves, side by side, and budgets held against them.
import type { CommandModule } from "yargs";
import type { Outgoing } from "../../anonymize.ts";
import type { BudgetLimit, ReadRun, Run } from "../../compare.ts";
import type { Lang } from "../../report.ts";
import { LEAVING, OPTION, READING, TALK, planOptions } from "../options.ts";
import type { LeavingArguments, ReadingArguments } from "../options.ts";
import { print, ReportFolder, say } from "../output.ts";
import { progressFor, sayProblems, type Talk } from "../progress.ts";

interface Arguments extends LeavingArguments, Talk, Omit<ReadingArguments, "case"> {
  run: string[];
  budget?: string[];
  out?: string;
  json: boolean;
  format: "text" | "json" | "md";
  force: boolean;
  lang: Lang;
}

const { case: _, ...READING_RUNS } = READING;

/** Exit code by what the budgets come to. */
const EXIT = { met: 0, exceeded: 1, inconclusive: 3 } as const;

/** Exit code 0 when all budgets are met (or none is given), 1 when one is exceeded, 3 when one is inconclusive, 2 for unreadable input. */
export const compareCommand: CommandModule<object, object> = {
  command: "compare <run..>",
  describe: "Lay several runs side by side, with their distribution and budgets",
  builder: (y) =>
    y
      .positional("run", {
        type: "string",
        array: true,
        demandOption: true,
        describe: "Each a case.yaml, a folder, an evidence.json, a capture or a log",
      })
      .option("budget", {
        type: "string",
        array: true,
        requiresArg: true,
        nargs: 1,
        describe: "A limit for all runs, such as possibleUnreachable=500ms",
      })
      .option("out", {
        type: "string",
        requiresArg: true,
        describe: "Folder for report.html, comparison.md, comparison.json and the figure",
      })
      .option("lang", {
        ...OPTION.lang,
        describe: "Language of the page and the figure that are written: English or Chinese",
      })
      .option("format", {
        choices: ["text", "json", "md"] as const,
        default: "text" as const,
        describe: "What is printed",
      })
      .option("json", { type: "boolean", default: false, describe: "The same as --format json" })
      .options(LEAVING)
      .options(READING_RUNS)
      .option("force", { type: "boolean", default: false, describe: "Write into a folder that holds other files" })
      .options(TALK)
      .example("$0 compare run1/ run2/ run3/", "a folder each, with or without a case file")
      .example("$0 compare run*/evidence.json --budget possibleUnreachable=500ms", "exit code 0, 1 or 3")
      .example("$0 compare monday.ping.log tuesday.ping.log --format md --out cmp", "for a pull request")
      .epilogue(
        "One run alone is compared with itself: each of its loss periods is a row. Exit codes: 0 budgets met, or none given; " +
          "1 one is exceeded; 2 unreadable; 3 inconclusive.",
      ),
  handler: async (argv) => compareHandler(argv as unknown as Arguments),
};

async function compareHandler(argv: Arguments): Promise<void> {
  const { COMPARE_FORMATS, compareRuns, comparisonFiles, parseBudget } = await import("../../compare.ts");
  const { derive, refuseLeaksIn } = await import("../../anonymize.ts");
  const { toolVersion } = await import("../../index.ts");
  const budgets: BudgetLimit[] = (argv.budget ?? []).map(parseBudget);
  const folder = argv.out === undefined ? undefined : new ReportFolder(argv.out, argv.force);
  const { runs, documents, titles } = await outgoingRuns(argv);
  const comparison = derive(runs, (all) => compareRuns(all, { toolVersion: toolVersion(), budgets }));
  const { assertComparison } = await import("../../schemas.ts");
  await assertComparison(comparison);
  if (folder !== undefined) {
    for await (const [name, content] of comparisonFiles(comparison, { lang: argv.lang })) folder.add(name, content);
    await refuseLeaksIn(documents, folder.files, titles);
    folder.commit();
    if (!argv.quiet) say(`wirewitness: wrote ${argv.out}/report.html, comparison.md, comparison.json and the figure`);
  }
  const format = COMPARE_FORMATS.find((f) => f.name === (argv.json ? "json" : argv.format))!;
  // A format that was asked for is data; the text is a remark.
  if (!argv.quiet || format.name !== "text")
    await print(format.write(comparison, { columns: process.stdout.columns ?? 100 }));
  if (comparison.verdict !== null) process.exitCode ??= EXIT[comparison.verdict];
}

/** Runs as they may leave, the anonymized evidence that they are made of, and the titles that may be published. */
interface OutgoingRuns {
  readonly runs: Outgoing<Run>[];
  readonly documents: readonly Outgoing<object>[];
  readonly titles: string;
}

/** All runs with their evidence anonymized under one key, or as it is with --reveal. */
async function outgoingRuns(argv: Arguments): Promise<OutgoingRuns> {
  const { loadRun, refuseSame } = await import("../../compare.ts");
  const { derive, loadKey, publishing, reveal, scrub } = await import("../../anonymize.ts");
  const { key } = argv.reveal ? { key: new Uint8Array(32) } : loadKey(argv["key-file"]);
  const runs: Outgoing<Run>[] = [];
  const read: ReadRun[] = [];
  const documents: Outgoing<object>[] = [];
  const titles: string[] = [];
  for (const path of argv.run) {
    const progress = progressFor("reading", argv);
    const loaded = await loadRun(path, { ...planOptions(argv), ...progress }).finally(() => progress.end());
    sayProblems(loaded.problems);
    if (loaded.problems.length > 0) process.exitCode = 2;
    const { evidence } = loaded;
    read.push({ path, evidence });
    const anonymizedBefore = evidence.anonymized;
    if (argv.reveal) runs.push(reveal({ evidence, title: evidence.title ?? path, anonymizedBefore }));
    else {
      const scrubbed = scrub(evidence, key, { keepVendor: argv["keep-vendor"], ...publishing(loaded.case) });
      documents.push(scrubbed);
      titles.push(loaded.case?.publicTitle ?? "");
      runs.push(derive([scrubbed], ([e]) => ({ evidence: e!, title: e!.title, anonymizedBefore })));
    }
  }
  refuseSame(read);
  return { runs, documents, titles: titles.join("\n") };
}
