// `wirewitness anonymize`: the same kinds of file out, pseudonyms in.
import type { CommandModule } from "yargs";
import type { AnonymizedFile, Block } from "../../anonymize-files.ts";
import { EvidenceError } from "../../errors.ts";
import { INPUTS, OPTION } from "../options.ts";
import { print, say } from "../output.ts";

interface Arguments {
  input: string[];
  out: string;
  "key-file"?: string;
  "keep-vendor": boolean;
  "keep-unknown": boolean;
  "scramble-hosts": boolean;
  "no-prefix": boolean;
  truncate?: number;
  target?: string[];
  subnet?: string[];
  "map-out"?: string;
}

/** Writes anonymized files; exit code 2 when a file had to be left out. */
export const anonymizeCommand: CommandModule<object, object> = {
  command: "anonymize <input..>",
  describe: "Write the same captures and texts with pseudonyms, and prove that nothing is left",
  builder: (y) =>
    y
      .positional("input", INPUTS)
      .option("out", {
        type: "string",
        requiresArg: true,
        demandOption: true,
        describe: "New folder for what is written",
      })
      .option("key-file", OPTION["key-file"])
      .option("keep-vendor", OPTION["keep-vendor"])
      .option("keep-unknown", {
        type: "boolean",
        default: false,
        describe: "Keep what is not understood: it may name things",
      })
      .option("scramble-hosts", {
        type: "boolean",
        default: false,
        describe: "Give up the order of addresses within declared subnets",
      })
      .option("no-prefix", {
        type: "boolean",
        default: false,
        describe: "Give up that addresses with a prefix in common keep one",
      })
      .option("truncate", {
        type: "number",
        requiresArg: true,
        describe: "Clear so many low bits of each address: hosts become one",
      })
      .option("target", {
        type: "string",
        array: true,
        requiresArg: true,
        nargs: 1,
        describe: "Block that public addresses go into, such as 198.18.0.0/15",
      })
      .option("subnet", {
        type: "string",
        array: true,
        requiresArg: true,
        nargs: 1,
        describe: "Subnet whose order of addresses stays, beside those that the files declare",
      })
      .option("map-out", {
        type: "string",
        requiresArg: true,
        describe: "Write the private map of originals, for scan",
      })
      .example("$0 anonymize DIR --key-file site.key --out public", "a folder, for publication")
      .example("tcpdump -w - -c 100 | $0 anonymize - --out public", "what is recorded just now")
      .example("$0 anonymize a.pcapng --out public --map-out private.json", "and what was replaced by what"),
  handler: async (argv) => anonymizeHandler(argv as unknown as Arguments),
};

async function anonymizeHandler(argv: Arguments): Promise<void> {
  const { anonymizeFiles, loadKey, writeMap } = await import("../../anonymize-files.ts");
  const { key, random } = loadKey(argv["key-file"]);
  const target = await blocks(argv.target, "--target");
  const subnets = await blocks(argv.subnet, "--subnet");
  const result = await anonymizeFiles(argv.input, argv.out, key, {
    keepVendor: argv["keep-vendor"],
    keepUnknown: argv["keep-unknown"],
    scrambleHosts: argv["scramble-hosts"],
    noPrefix: argv["no-prefix"],
    truncate: argv.truncate,
    ...(target === undefined ? {} : { target }),
    ...(subnets === undefined ? {} : { subnets }),
  });
  if (argv["map-out"] !== undefined) writeMap(argv["map-out"], result.pseudonyms);
  for (const note of result.notes) say(`wirewitness: ${note}`);
  const written = result.files.filter((f) => f.written !== undefined);
  for (const f of result.files) await print(`${line(f)}\n`);
  say(`wirewitness: wrote ${written.length} of ${result.files.length} files to ${argv.out}; none holds an original`);
  if (random) say("wirewitness: pseudonyms under a random key of this run; --key-file keeps them the same");
  if (written.length < result.files.length || result.files.length === 0) process.exitCode = 2;
}

/** The names of both sides are for the person who has the files; stdout is where they are asked for. */
function line(f: AnonymizedFile): string {
  if (f.problem !== undefined) return `${f.path}: left out: ${f.problem.message}`;
  const size = f.records === undefined ? (f.lines === undefined ? "" : `, ${f.lines} lines`) : `, ${f.records} records`;
  const unknown = f.unknown === 0 ? "" : `, ${f.unknown} not understood`;
  return `${f.path} -> ${f.written} (${f.kind}${size}${unknown})`;
}

async function blocks(texts: readonly string[] | undefined, option: string): Promise<Block[] | undefined> {
  if (texts === undefined) return undefined;
  const { parseBlock } = await import("../../anonymize-files.ts");
  return texts.map((text) => {
    const block = parseBlock(text);
    if (block === undefined)
      throw new EvidenceError("E_USAGE", `${option}: ${text} is no block`, { hint: "such as 198.18.0.0/15" });
    return block;
  });
}
