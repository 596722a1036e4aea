// `wirewitness analyze`: the main job. Evidence, figures and a page from a body of captures and logs.
import type { CommandModule } from "yargs";
import type { AnalyzeOptions } from "../../index.ts";
import type { Lang } from "../../report.ts";
import { INPUTS, LEAVING, OPTION, READING, TALK, planOptions } from "../options.ts";
import type { LeavingArguments, ReadingArguments } from "../options.ts";
import { print, ReportFolder, say, wantsColor } from "../output.ts";
import { progressFor, sayProblems, type Talk } from "../progress.ts";

interface Arguments extends ReadingArguments, LeavingArguments, Talk {
  lang: Lang;
  input: string[];
  out?: string;
  json: boolean;
  digest?: "keyed" | "none";
  checksums: boolean;
  force: boolean;
  strict: boolean;
}

/** Codes of findings that --strict does not let pass. */
const DAMAGE = /\.(?:cut|broken|damaged|checksum|unreadable-file)$/;

/** Where a report goes when nothing is said. */
const DEFAULT_OUT = "wirewitness-report";

/** Reads a body of evidence; exit code 0 when every input was read, 2 otherwise. */
export const analyzeCommand: CommandModule<object, object> = {
  command: "analyze [input..]",
  describe: "Derive evidence, figures and a report from captures and logs",
  builder: (y) =>
    y
      .positional("input", INPUTS)
      .options(READING)
      .option("out", {
        type: "string",
        requiresArg: true,
        describe: `Folder for evidence.json, figures and report.html [${DEFAULT_OUT}]`,
      })
      .option("json", {
        type: "boolean",
        default: false,
        describe: "Print the evidence JSON; write files only with --out",
      })
      .options(LEAVING)
      .option("digest", {
        choices: ["keyed", "none"] as const,
        describe: "Digest of each input: keyed (SHA-256 with --reveal) or none",
      })
      .option("checksums", {
        type: "boolean",
        default: false,
        describe: "Verify the checksums of every packet of captures: slower",
      })
      .option("force", { type: "boolean", default: false, describe: "Write into a folder that holds other files" })
      .option("lang", { ...OPTION.lang, describe: "Language of the report that is written: English or Chinese" })
      .options(TALK)
      .option("strict", { type: "boolean", default: false, describe: "End with 2 when an input was cut or damaged" })
      .example("$0 analyze samples/evpn-move", "a folder with a case file")
      .example("$0 analyze leaf2.pcap ping.log --reveal --out report", "raw addresses, for yourself")
      .example("zcat big.pcap.gz | $0 analyze - --json | jq .lossPeriods", "only the JSON"),
  handler: async (argv) => analyzeHandler(argv as unknown as Arguments),
};

async function analyzeHandler(argv: Arguments): Promise<void> {
  const { analyze } = await import("../../index.ts");
  const { loadKey, publishing, refuseLeaksIn, reveal, scrub } = await import("../../anonymize.ts");
  const { key, random } = argv.reveal ? { key: new Uint8Array(32), random: false } : loadKey(argv["key-file"]);
  const folder =
    argv.json && argv.out === undefined ? undefined : new ReportFolder(argv.out ?? DEFAULT_OUT, argv.force);
  const progress = progressFor("reading", argv);
  const analysis = await analyze(argv.input, { ...optionsOf(argv, key), ...progress }).finally(() => progress.end());
  const { evidence, problems } = analysis;
  sayProblems(problems);
  const outgoing = argv.reveal
    ? reveal(evidence)
    : scrub(evidence, key, { keepVendor: argv["keep-vendor"], ...publishing(analysis.case) });
  const { assertEvidence } = await import("../../schemas.ts");
  await assertEvidence(outgoing);
  const { renderJsonPieces, renderSummary } = await import("../../report.ts");
  if (folder !== undefined) {
    const { reportFiles } = await import("../../report.ts");
    for await (const [name, content] of reportFiles({ evidence: outgoing }, { lang: argv.lang }))
      folder.add(name, content);
    await refuseLeaksIn(outgoing, folder.files, analysis.case?.publicTitle);
    folder.commit();
  }
  if (argv.json) for (const piece of renderJsonPieces(outgoing)) await print(piece);
  else if (!argv.quiet)
    await print(renderSummary(outgoing, { columns: process.stdout.columns ?? 80, color: wantsColor() }));
  if (folder !== undefined && !argv.quiet)
    say(`wirewitness: wrote ${argv.out ?? DEFAULT_OUT}/report.html, report.md, evidence.json and figures`);
  if (random && !argv.json && !argv.quiet)
    say(
      "wirewitness: pseudonyms under a random key of this run; --key-file keeps them the same, --reveal shows the originals",
    );
  const damaged = evidence.findings.some((f) => f.severity === "error" || DAMAGE.test(f.code));
  if (problems.length > 0 || analysis.understood === 0 || (argv.strict && damaged)) process.exitCode = 2;
}

function optionsOf(argv: Arguments, key: Uint8Array): AnalyzeOptions {
  const digest =
    argv.digest === "none"
      ? undefined
      : argv.reveal
        ? ({ algorithm: "sha-256" } as const)
        : ({ algorithm: "hmac-sha-256", key } as const);
  return { digest, checksums: argv.checksums, ...planOptions(argv) };
}
