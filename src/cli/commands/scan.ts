// `wirewitness scan`: looks for originals in files of any kind.
import type { CommandModule } from "yargs";
import type { Leak, Originals } from "../../anonymize-files.ts";
import { EvidenceError } from "../../errors.ts";
import { OPTION } from "../options.ts";
import { print, say } from "../output.ts";

interface Arguments {
  file: string[];
  map?: string;
  originals?: string[];
  reveal: boolean;
  words: boolean;
}

/** Prints each place; exit code 1 when there is one, 2 when a file cannot be read. */
export const scanCommand: CommandModule<object, object> = {
  command: "scan <file..>",
  describe: "Look for originals in any spelling, in files of any kind",
  builder: (y) =>
    y
      .positional("file", {
        type: "string",
        array: true,
        default: [] as string[],
        describe: "Files, or folders of them",
      })
      .option("map", { type: "string", requiresArg: true, describe: "The private map that anonymize --map-out wrote" })
      .option("originals", {
        type: "string",
        array: true,
        requiresArg: true,
        nargs: 1,
        describe: "Raw files, or a folder of them: what they name is looked for",
      })
      .option("words", {
        type: "boolean",
        default: false,
        describe: "Look for names that are plain words, too: sentences may hold them",
      })
      .options({ reveal: { ...OPTION.reveal, describe: "Show the original that was found, too" } })
      .example("$0 scan public/ --map private.json", "what anonymize wrote")
      .example("$0 scan evidence.json --map private.json --reveal", "which original it is")
      .example("$0 scan report.html --originals raw/", "what anybody wrote"),
  handler: async (argv) => scanHandler(argv as unknown as Arguments),
};

async function scanHandler(argv: Arguments): Promise<void> {
  const { listInputs, scanFile, seek } = await import("../../anonymize-files.ts");
  const originals = await originalsFor(argv);
  const sought = seek(originals.pairs, { given: originals.given, plainWords: argv.words });
  const { files, findings } = listInputs(argv.file);
  for (const f of findings) say(`wirewitness: ${f.file === undefined ? "" : `${f.file}: `}${f.says}`);
  let total = 0;
  let byChance = 0;
  for (const { path } of files) {
    const result = await scanFile(path, sought);
    total += result.total;
    byChance += result.byChance;
    for (const leak of result.leaks) await print(`${words(path, leak, argv.reveal)}\n`);
    if (result.total > result.leaks.length) await print(`${path}: ${result.total - result.leaks.length} more\n`);
  }
  const chance =
    byChance === 0 ? "" : `; ${byChance} hits of four bytes are no more than chance gives in files of this size`;
  say(`wirewitness: ${files.length} files, ${sought.count} originals: ${total} found${chance}`);
  if (total > 0) process.exitCode = 1;
}

async function originalsFor(argv: Arguments): Promise<Originals> {
  const { originalsOf, readMap } = await import("../../anonymize-files.ts");
  if ((argv.map === undefined) === (argv.originals === undefined))
    throw new EvidenceError("E_USAGE", "what is to be looked for?", {
      hint: "give either --map FILE or --originals DIR",
    });
  return argv.map === undefined ? originalsOf(argv.originals!) : readMap(argv.map);
}

function words(file: string, leak: Leak, reveal: boolean): string {
  const place = leak.line === undefined ? `:+${leak.offset}` : `:${leak.line}`;
  const within = leak.within === undefined ? "" : `, ${leak.within}`;
  return `${file}${place}: an original (${leak.form}${within})${reveal ? `: ${leak.original}` : ""}`;
}
