// `wirewitness report EVIDENCE...`: a page, Markdown and figures from documents that are there already.
import type { CommandModule } from "yargs";
import type { Lang } from "../../report.ts";
import { leaving, refuseLeaving } from "../leaving.ts";
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
  await refuseLeaving(source, folder.files);
  folder.commit();
  if (!argv.quiet) say(`wirewitness: wrote ${argv.out ?? DEFAULT_OUT}/report.html, report.md and figures`);
}
