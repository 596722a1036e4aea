// `wirewitness check CASE`: every claim of a case derived again, for CI.
import type { CommandModule } from "yargs";
import type { Acceptance } from "../../index.ts";
import type { CheckContext } from "../../report.ts";
import { LEAVING, TALK, type LeavingArguments } from "../options.ts";
import { print, ReportFolder, say, wantsColor } from "../output.ts";
import { progressFor, sayProblems, type Talk } from "../progress.ts";

interface Arguments extends LeavingArguments, Talk {
  case?: string;
  out?: string;
  json: boolean;
  format?: string[];
  figures: boolean;
  force: boolean;
}

/** Exit code by what the acceptance comes to; a claim out of scope is not shown, and so inconclusive. */
const EXIT: Readonly<Record<Acceptance["verdict"], number>> = { reproduced: 0, contradicted: 1, inconclusive: 3 };

/** Checks a case; exit code 0 all reproduced, 1 a contradiction or failed check, 2 unreadable, 3 inconclusive or out of scope. */
export const checkCommand: CommandModule<object, object> = {
  command: "check [case]",
  describe: "Derive every claim of a case again from the raw files",
  builder: (y) =>
    y
      .positional("case", { type: "string", describe: "case.yaml, or a folder with one" })
      .option("out", {
        type: "string",
        requiresArg: true,
        describe: "Folder for acceptance.json and a file for each --format",
      })
      .option("json", { type: "boolean", default: false, describe: "Print acceptance.json: --format json" })
      .option("format", {
        type: "string",
        array: true,
        requiresArg: true,
        nargs: 1,
        describe: "What is printed, the first of several: text, json, md, junit, sarif, tap, github, intoto [text]",
      })
      .option("figures", { type: "boolean", default: false, describe: "List the figures that a claim can name" })
      .options(LEAVING)
      .option("force", { type: "boolean", default: false, describe: "Write into a folder that holds other files" })
      .options(TALK)
      .example("$0 check samples/evpn-move", "a table, and the exit code")
      .example("$0 check case.yaml --key-file key --out acceptance", "acceptance.json, which can be checked again")
      .example("$0 check --figures", "what a claim can name"),
  handler: async (argv) => {
    const args = argv as unknown as Arguments;
    if (args.figures) await listFigures();
    else await checkHandler(args);
  },
};

async function checkHandler(argv: Arguments): Promise<void> {
  const { checkCase } = await import("../../index.ts");
  const { loadKey, publishing, refuseLeaksIn, reveal, scrubAcceptance } = await import("../../anonymize.ts");
  const { EvidenceError } = await import("../../errors.ts");
  if (argv.case === undefined)
    throw new EvidenceError("E_USAGE", "no case is named", { hint: "name a case.yaml or a folder with one" });
  const formats = await formatsOf(argv);
  const { key, random } = argv.reveal ? { key: new Uint8Array(32), random: false } : loadKey(argv["key-file"]);
  const folder = argv.out === undefined ? undefined : new ReportFolder(argv.out, argv.force);
  const progress = progressFor("reading", argv);
  const { acceptance, analysis } = await checkCase(argv.case, {
    digest: argv.reveal ? { algorithm: "sha-256" } : { algorithm: "hmac-sha-256", key },
    ...progress,
  }).finally(() => progress.end());
  sayProblems(analysis.problems);
  const outgoing = argv.reveal
    ? reveal(acceptance)
    : scrubAcceptance(acceptance, analysis.evidence, key, {
        keepVendor: argv["keep-vendor"],
        ...publishing(analysis.case),
      });
  const { assertAcceptance } = await import("../../schemas.ts");
  await assertAcceptance(outgoing);
  const lines = new Map(outgoing.claims.map((c, i) => [c.id, analysis.caseLineOf(`/claims/${i}`)]));
  const context: CheckContext = {
    columns: process.stdout.columns ?? 80,
    color: wantsColor(),
    caseFile: fromHere(analysis.caseFile ?? argv.case),
    lineOfClaim: (id) => lines.get(id),
    lineOfBudget: (id) => budgetLine(id, analysis.caseLineOf),
  };
  if (folder !== undefined) {
    const { CHECK_FORMATS } = await import("../../report.ts");
    const json = CHECK_FORMATS.find((f) => f.name === "json")!;
    for (const f of new Set([json, ...formats])) folder.add(f.file, f.write(outgoing, { ...context, color: false }));
    await refuseLeaksIn(outgoing, folder.files, analysis.case?.publicTitle);
    // what another --format left here is of another run
    folder.commit(CHECK_FORMATS.map((f) => f.file));
    if (!argv.quiet) say(`wirewitness: wrote ${argv.out}/acceptance.json`);
  }
  // A format that was asked for is data; the text is a remark.
  if (!argv.quiet || argv.json || argv.format !== undefined) await print(formats[0]!.write(outgoing, context));
  if (random && !argv.json && !argv.quiet)
    say(
      "wirewitness: digests and pseudonyms are under a random key of this run: only with --key-file can they be checked again",
    );
  process.exitCode = analysis.problems.length > 0 ? 2 : EXIT[outgoing.verdict];
}

/** "budget-2" is the second of the case. */
function budgetLine(id: string, lineOf: (pointer: string) => number): number | undefined {
  const n = /^budget-(\d+)$/.exec(id)?.[1];
  return n === undefined ? undefined : lineOf(`/budgets/${Number(n) - 1}`);
}

/** A path as those know it who look at a repository from its top, where CI runs: relative, with "/". */
function fromHere(path: string): string {
  const relative = path.startsWith(`${process.cwd()}/`) ? path.slice(process.cwd().length + 1) : path;
  return relative.replaceAll("\\", "/").replace(/^\.\//, "");
}

/** The formats that are named; text without any. Throws E_USAGE for a name that is none. */
async function formatsOf(argv: Arguments) {
  const { CHECK_FORMATS } = await import("../../report.ts");
  const { EvidenceError } = await import("../../errors.ts");
  const names = [...(argv.json ? ["json"] : []), ...(argv.format ?? [])];
  return (names.length === 0 ? ["text"] : names).map((name) => {
    const format = CHECK_FORMATS.find((f) => f.name === name);
    if (format !== undefined) return format;
    throw new EvidenceError("E_USAGE", `there is no format "${name}"`, {
      hint: `there are ${CHECK_FORMATS.map((f) => f.name).join(", ")}`,
    });
  });
}

async function listFigures(): Promise<void> {
  const { FIGURE_KINDS } = await import("../../index.ts");
  const widest = Math.max(...FIGURE_KINDS.map((k) => k.kind.length));
  for (const k of FIGURE_KINDS) {
    const unit = k.unit === undefined ? k.value : `${k.value}, ${k.unit}`;
    const chosen = k.selectors.length === 0 ? "" : ` where: ${k.selectors.join(", ")}`;
    await print(`${k.kind.padEnd(widest)}  ${k.says} [${unit}]${chosen}\n`);
  }
}
