// `wirewitness figures EVIDENCE...`: the figures of documents that are there already, as PNG, SVG and CSV, with their captions.
import type { CommandModule } from "yargs";
import type { FigureSource, Lang, Theme } from "../../figures.ts";
import { leaving, refuseLeaving } from "../leaving.ts";
import { LEAVING, OPTION, type LeavingArguments } from "../options.ts";
import { ReportFolder, say } from "../output.ts";

interface Arguments extends LeavingArguments {
  document: string[];
  out?: string;
  only?: string;
  theme: Theme;
  lang: Lang;
  size?: string;
  force: boolean;
  quiet: boolean;
}

/** Where figures go when nothing is said. */
const DEFAULT_OUT = "wirewitness-figures";
/** Least and most of --size, in CSS pixels; a PNG has twice as many. */
const LEAST = 200;
const MOST = 4000;

/** Writes the figures; exit code 0, also where some kinds have no data. */
export const figuresCommand: CommandModule<object, object> = {
  command: "figures <document..>",
  describe: "Draw the figures of evidence, an acceptance, a comparison or a snapshot, as PNG, SVG and CSV",
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
        describe: `Folder for the figures, and figures.md with their captions [${DEFAULT_OUT}]`,
      })
      .option("only", {
        type: "string",
        requiresArg: true,
        describe:
          "One kind of figure, or one figure: probes, ladder, phases, probes-detail; docs/figures.md has them all",
      })
      .option("theme", {
        choices: ["light", "dark", "print"] as const,
        default: "light" as const,
        describe: "Colours: for a light page, a dark one, or paper",
      })
      .option("lang", OPTION.lang)
      .option("size", {
        type: "string",
        requiresArg: true,
        describe: "Width and height instead of each figure's own, such as 1600x900; a PNG has twice as many pixels",
      })
      .options(LEAVING)
      .option("force", { type: "boolean", default: false, describe: "Write into a folder that holds other files" })
      .option("quiet", OPTION.quiet)
      .example("$0 figures evidence.json", "into ./wirewitness-figures")
      .example("$0 figures evidence.json --only probes --theme dark --out slides", "one kind, for dark slides")
      .example("$0 figures evidence.json acceptance.json --lang zh --out zh", "all of both, with Chinese words")
      .example("$0 figures monitoring-snapshot.json --size 1600x900 --theme print --out paper", "large, for paper"),
  handler: async (argv) => figuresHandler(argv as unknown as Arguments),
};

async function figuresHandler(argv: Arguments): Promise<void> {
  const { figureFiles } = await import("../../figures.ts");
  const { readDocuments } = await import("../../report.ts");
  const size = await sizeOption(argv.size);
  if (argv.only !== undefined) await known(argv.only);
  const out = argv.out ?? DEFAULT_OUT;
  const folder = new ReportFolder(out, argv.force);
  const source = await leaving(await readDocuments(argv.document), argv);
  let figures = 0;
  const options = { theme: argv.theme, lang: argv.lang, only: argv.only, size };
  for await (const [name, content] of figureFiles(source, options)) {
    if (name.endsWith(".csv")) figures++;
    folder.add(name, content);
  }
  await sayMissing(source, argv, figures);
  await refuseLeaving(source, folder.files);
  folder.commit();
  if (!argv.quiet) say(`wirewitness: wrote ${figures === 1 ? "1 figure" : `${figures} figures`} into ${out}`);
}

/** Which kinds have no picture, and why. Throws E_USAGE where nothing at all is left to draw. */
async function sayMissing(source: FigureSource, argv: Arguments, figures: number): Promise<void> {
  const { FIGURE_DOCS, missingFigures } = await import("../../figures.ts");
  const { EvidenceError } = await import("../../errors.ts");
  const missing = missingFigures(source);
  if (figures > 0) {
    if (argv.quiet || argv.only !== undefined) return;
    for (const { name, why } of missing) say(`wirewitness: no figure ${name}: ${why}`);
    return;
  }
  const why = missing.find((m) => m.name === argv.only)?.why;
  const from = FIGURE_DOCS.find((k) => k.name === argv.only)?.from ?? [];
  throw new EvidenceError("E_USAGE", `there is nothing to draw${why === undefined ? "" : `: ${why}`}`, {
    hint:
      argv.only === undefined || why !== undefined
        ? "give a document that has data for figures"
        : `that figure is made from ${from.join(" or ")}`,
  });
}

/** Throws E_USAGE for a figure that no kind can make. */
async function known(only: string): Promise<void> {
  const { FIGURE_NAMES } = await import("../../figures.ts");
  if (FIGURE_NAMES.some((name) => only === name || only.startsWith(`${name}-`))) return;
  const { EvidenceError } = await import("../../errors.ts");
  throw new EvidenceError("E_USAGE", `there is no figure "${only}"`, { hint: `there are ${FIGURE_NAMES.join(", ")}` });
}

/** "1600x900" as numbers. Throws E_USAGE for anything else. */
async function sizeOption(text: string | undefined): Promise<{ width: number; height: number } | undefined> {
  if (text === undefined) return undefined;
  const [, width, height] = /^(\d{1,5})[x\u00d7](\d{1,5})$/i.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (Object.values(size).every((n) => n >= LEAST && n <= MOST)) return size;
  const { EvidenceError } = await import("../../errors.ts");
  throw new EvidenceError("E_USAGE", `--size ${text} is no size`, {
    hint: `give width and height in pixels, each from ${LEAST} to ${MOST}, such as 1600x900`,
  });
}
