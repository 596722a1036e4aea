// `wirewitness validate FILE...`: evidence, acceptance and case files against schema and arithmetic; an acceptance against its raw files.
import type { CommandModule } from "yargs";
import type { Validation } from "../../schemas.ts";
import { OPTION } from "../options.ts";
import { print, say } from "../output.ts";
import { sayProblems } from "../progress.ts";

interface Arguments {
  file: string[];
  json: boolean;
  case?: string;
  "key-file"?: string;
  "keep-vendor": boolean;
  schema?: string;
}

/** Prints what is wrong, a line each; exit code 1 when anything is, 3 when an acceptance could not be derived again. */
export const validateCommand: CommandModule<object, object> = {
  command: "validate <file..>",
  describe: "Hold evidence JSON, an acceptance or a case file against its schema and its own arithmetic",
  builder: (y) =>
    y
      .positional("file", {
        type: "string",
        array: true,
        demandOption: true,
        describe: "evidence.json, acceptance.json or case.yaml",
      })
      .option("case", {
        ...OPTION.case,
        describe: "Case of an acceptance: derive everything again from the raw files and compare",
      })
      .option("key-file", OPTION["key-file"])
      .option("keep-vendor", OPTION["keep-vendor"])
      .option("schema", {
        type: "string",
        requiresArg: true,
        describe: "JSON Schema of a file in another shape; with --case its mapping says what the values stand for",
      })
      .option("json", { type: "boolean", default: false, describe: "Print an array, one object a file" })
      .example("$0 validate reports/move/evidence.json", "does it add up?")
      .example("$0 validate case.yaml", "is the case file right?")
      .example("$0 validate acceptance.json --case case.yaml --key-file key", "does it follow from the raw files?")
      .example("$0 validate --json *.json | jq '.[].problems[]'", "for a program"),
  handler: async (argv) => validateHandler(argv as unknown as Arguments),
};

type Result = Omit<Validation, "acceptance"> & { inconclusive?: string };

async function validateHandler(argv: Arguments): Promise<void> {
  const { EvidenceError } = await import("../../errors.ts");
  const results: Result[] = [];
  for (const file of argv.file) {
    try {
      const result = await validateOne(file, argv);
      results.push(result);
      if (result.problems.length > 0) worse(1);
      else if (result.inconclusive !== undefined) worse(3);
      if (!argv.json) await print(resultText(result));
    } catch (error) {
      if (!(error instanceof EvidenceError)) throw error;
      worse(2);
      say(`wirewitness: ${error.message}`);
    }
  }
  if (argv.json) await print(`${JSON.stringify(results, null, 2)}\n`);
}

/** The exit code that says most: 2 over 1 over 3 over 0. */
function worse(code: 1 | 2 | 3): void {
  const rank = [0, 3, 1, 2];
  if (rank.indexOf(code) > rank.indexOf(Number(process.exitCode ?? 0))) process.exitCode = code;
}

function resultText(r: Result): string {
  const lines = r.problems.map((p) => `${p.file}:${p.line}: ${p.says}\n`);
  if (r.inconclusive !== undefined) lines.push(`${r.file}: inconclusive: ${r.inconclusive}\n`);
  return lines.length === 0 ? `${r.file}: ${r.kind}, fits and adds up\n` : lines.join("");
}

async function validateOne(file: string, argv: Arguments): Promise<Result> {
  if (argv.schema !== undefined) return validateMapped(file, argv.schema, argv.case);
  const { validateFile } = await import("../../schemas.ts");
  const { acceptance, ...result } = await validateFile(file);
  if (argv.case === undefined || acceptance === undefined) return result;
  const { value, lineOf } = acceptance;
  const again = await deriveAgain(value.anonymized, argv);
  if (typeof again === "string") return { ...result, inconclusive: again };
  const { acceptanceDifferences } = await import("../../schemas.ts");
  const differences = acceptanceDifferences(value, again.acceptance, again.inputs).map((d) => ({
    file,
    line: lineOf(d.pointer),
    says: d.digest ? `digest: ${d.pointer} ${d.says}` : `${d.pointer} ${d.says} (${d.raw})`,
  }));
  return { ...result, problems: [...result.problems, ...differences] };
}

/** A file of a team's own shape against its schema and, by the mapping of a case, against the raw files. */
async function validateMapped(file: string, schema: string, caseFile: string | undefined): Promise<Result> {
  const { heldAgainst, validateOwn } = await import("../../schemas.ts");
  const own = await validateOwn(file, schema);
  const { document: _, ...result } = own;
  if (caseFile === undefined || own.problems.length > 0) return result;
  const { analyze } = await import("../../index.ts");
  const { EvidenceError } = await import("../../errors.ts");
  const analysis = await analyze(
    /\.ya?ml$/.test(caseFile) ? [] : [caseFile],
    /\.ya?ml$/.test(caseFile) ? { caseFile } : {},
  );
  sayProblems(analysis.problems);
  if (analysis.problems.length > 0) worse(2);
  if ((analysis.case?.mapping ?? []).length === 0)
    throw new EvidenceError("E_USAGE", "the case maps nothing", {
      where: { file: caseFile },
      hint: "add mapping: - {path: ..., figure: ...}",
    });
  const { problems, undecided } = heldAgainst(own, analysis.evidence, analysis.case!);
  return { ...result, problems, ...(undecided.length === 0 ? {} : { inconclusive: undecided.join("; ") }) };
}

/** The same acceptance from the raw files; or why it cannot be had. */
async function deriveAgain(anonymized: boolean, argv: Arguments) {
  const { checkCase } = await import("../../index.ts");
  const { loadKey, publishing, reveal, scrubAcceptance } = await import("../../anonymize.ts");
  const { key, random } = anonymized ? loadKey(argv["key-file"]) : { key: new Uint8Array(32), random: false };
  if (random) return "it is anonymized, and without its key (--key-file) it cannot be compared with the raw files";
  const digest = anonymized ? ({ algorithm: "hmac-sha-256", key } as const) : ({ algorithm: "sha-256" } as const);
  const { acceptance, analysis } = await checkCase(argv.case!, { digest });
  sayProblems(analysis.problems);
  if (analysis.problems.length > 0) worse(2);
  const options = { keepVendor: argv["keep-vendor"], ...publishing(analysis.case) };
  return {
    acceptance: anonymized ? scrubAcceptance(acceptance, analysis.evidence, key, options) : reveal(acceptance),
    inputs: analysis.evidence.inputs,
  };
}
