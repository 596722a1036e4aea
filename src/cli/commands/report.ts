// `wirewitness report EVIDENCE...`: a page, Markdown and figures from documents that are there already.
import type { CommandModule } from "yargs";
import type { Documents } from "../../report.ts";
import type { Lang, FigureSource } from "../../report.ts";
import { LEAVING, OPTION } from "../options.ts";
import type { LeavingArguments } from "../options.ts";
import { ReportFolder, say } from "../output.ts";

interface Arguments extends LeavingArguments {
  document: string[];
  out?: string;
  lang: Lang;
  theme?: "light" | "dark" | "print";
  force: boolean;
  quiet: boolean;
}

/** Where a report goes when nothing is said. */
const DEFAULT_OUT = "wirewitness-report";

/** Writes the report; exit code 0. */
export const reportCommand: CommandModule<object, object> = {
  command: "report <document..>",
  describe: "Make the page, Markdown and figures of evidence, an acceptance, a comparison or a snapshot",
  builder: (y) =>
    y
      .positional("document", {
        type: "string",
        array: true,
        demandOption: true,
        describe: "evidence.json, acceptance.json, comparison.json, monitoring-snapshot.json: one of a kind",
      })
      .option("out", {
        type: "string",
        requiresArg: true,
        describe: `Folder for report.html, report.md and figures [${DEFAULT_OUT}]`,
      })
      .option("lang", OPTION.lang)
      .option("theme", {
        choices: ["light", "dark", "print"] as const,
        describe: "Colours of figures, and those that the page opens in [as the reader's system]",
      })
      .options(LEAVING)
      .option("force", { type: "boolean", default: false, describe: "Write into a folder that holds other files" })
      .option("quiet", OPTION.quiet)
      .example("$0 report evidence.json", "into ./wirewitness-report")
      .example("$0 report evidence.json acceptance.json --out report --lang zh", "both in one page, opened in Chinese")
      .example("$0 report raw/evidence.json --reveal --theme print --out paper", "raw addresses, for yourself"),
  handler: async (argv) => reportHandler(argv as unknown as Arguments),
};

async function reportHandler(argv: Arguments): Promise<void> {
  const { readDocuments, reportFiles } = await import("../../report.ts");
  const folder = new ReportFolder(argv.out ?? DEFAULT_OUT, argv.force);
  const source = await leaving(await readDocuments(argv.document), argv);
  const options = { lang: argv.lang, ...(argv.theme === undefined ? {} : { theme: argv.theme }) };
  for await (const [name, content] of reportFiles(source, options)) folder.add(name, content);
  folder.commit();
  if (!argv.quiet) say(`wirewitness: wrote ${argv.out ?? DEFAULT_OUT}/report.html, report.md and figures`);
}

/** Every document as it may leave: raw ones under pseudonyms, unless --reveal. */
async function leaving(documents: Documents, argv: Arguments): Promise<FigureSource> {
  const { loadKey, reveal, scrub, scrubAcceptance, scrubSnapshot } = await import("../../anonymize.ts");
  const { evidence, acceptance, snapshot, comparison } = documents;
  const raw = (d: { anonymized: boolean } | undefined): boolean => d?.anonymized === false && !argv.reveal;
  if (raw(comparison)) await refuse("comparison.json", "compare the runs again without --reveal");
  if (raw(acceptance) && !raw(evidence))
    await refuse("acceptance.json", "give the raw evidence.json of the same run beside it");
  const any = Object.values(documents).some(raw);
  const { key, random } = any ? loadKey(argv["key-file"]) : { key: new Uint8Array(32), random: false };
  if (random && !argv.quiet)
    say(
      "wirewitness: pseudonyms under a random key of this run; --key-file keeps them the same, --reveal shows the originals",
    );
  const keepVendor = argv["keep-vendor"];
  const out: { -readonly [K in keyof FigureSource]: FigureSource[K] } = {};
  if (evidence !== undefined) out.evidence = raw(evidence) ? scrub(evidence, key, { keepVendor }) : reveal(evidence);
  if (acceptance !== undefined)
    out.acceptance = raw(acceptance) ? scrubAcceptance(acceptance, evidence!, key, { keepVendor }) : reveal(acceptance);
  if (snapshot !== undefined)
    out.snapshot = raw(snapshot) ? scrubSnapshot(snapshot, key, keepVendor) : reveal(snapshot);
  if (comparison !== undefined) out.comparison = reveal(comparison);
  return out;
}

/** What cannot be anonymized here does not leave. */
async function refuse(what: string, hint: string): Promise<never> {
  const { EvidenceError } = await import("../../errors.ts");
  throw new EvidenceError("E_USAGE", `${what} has addresses and names as they are`, {
    hint: `${hint}, or give --reveal`,
  });
}
