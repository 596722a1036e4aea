// `wirewitness snapshot INPUT...`: what monitoring showed over one window, as monitoring-snapshot.json.
import type { CommandModule } from "yargs";
import { LEAVING, type LeavingArguments } from "../options.ts";
import { OutputFile, print, say } from "../output.ts";

interface Arguments extends LeavingArguments {
  input: string[];
  out?: string;
  step?: number;
  force: boolean;
}

/** Writes FILE, or prints it without --out. Exit code 2 for an input that is no answer of the API and no exposition. */
export const snapshotCommand: CommandModule<object, object> = {
  command: "snapshot <input..>",
  describe: "Targets before and after, and series with their gaps, from answers of the Prometheus API",
  builder: (y) =>
    y
      .positional("input", {
        type: "string",
        array: true,
        demandOption: true,
        describe: "Answers of query, query_range, targets, export, or /metrics; targets before come first",
      })
      .option("out", { type: "string", requiresArg: true, describe: "File to write; else it is printed" })
      .option("step", { type: "number", requiresArg: true, describe: "Seconds of a step; else read off the times" })
      .options(LEAVING)
      .option("force", { type: "boolean", default: false, describe: "Replace a file that is there" })
      .example("$0 snapshot targets-before.json targets-after.json pool.json --out monitoring-snapshot.json", "for CI")
      .example("$0 snapshot targets-before.json targets-after.json | jq .targets", "targets alone, on the terminal")
      .example("$0 validate monitoring-snapshot.json", "does it add up?"),
  handler: async (argv) => snapshotHandler(argv as unknown as Arguments),
};

async function snapshotHandler(argv: Arguments): Promise<void> {
  const { snapshot, stepOption } = await import("../../index.ts");
  const { loadKey, refuseLeaksIn, reveal, scrubSnapshot } = await import("../../anonymize.ts");
  const { assertSnapshot } = await import("../../schemas.ts");
  const step = stepOption(argv.step);
  const { key, random } = argv.reveal ? { key: new Uint8Array(32), random: false } : loadKey(argv["key-file"]);
  const file = argv.out === undefined ? undefined : new OutputFile(argv.out, argv.force);
  file?.spare(argv.input.filter((p) => p !== "-"));
  const digest = argv.reveal ? ({ algorithm: "sha-256" } as const) : ({ algorithm: "hmac-sha-256", key } as const);
  const raw = await snapshot(argv.input, { digest, step });
  const outgoing = argv.reveal ? reveal(raw) : scrubSnapshot(raw, key, argv["keep-vendor"]);
  await assertSnapshot(outgoing);
  const text = `${JSON.stringify(outgoing, null, 1)}\n`;
  await refuseLeaksIn(outgoing, [[argv.out ?? "stdout", text]]);
  if (file === undefined) await print(text);
  else {
    file.write([Buffer.from(text)]);
    say(`wirewitness: wrote ${argv.out}`);
  }
  if (random) say("wirewitness: digests and pseudonyms are under a random key of this run (--key-file keeps them)");
}
