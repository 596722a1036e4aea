// `wirewitness keygen`: a key for pseudonyms, in a file.
import type { CommandModule } from "yargs";
import { EvidenceError } from "../../errors.ts";
import { say } from "../output.ts";

interface Arguments {
  out: string;
}

/** Writes a key and never shows it. */
export const keygenCommand: CommandModule<object, object> = {
  command: "keygen",
  describe: "Make a key: the same key gives the same pseudonyms everywhere",
  builder: (y) =>
    y
      .option("out", {
        type: "string",
        requiresArg: true,
        default: "wirewitness.key",
        describe: "New file, readable by its owner alone",
      })
      .example("$0 keygen", "wirewitness.key in this folder")
      .example("$0 keygen && $0 analyze DIR --key-file wirewitness.key", "the same pseudonyms next time")
      .example("$0 keygen --out ~/site.key", "then --key-file ~/site.key"),
  handler: async (argv) => {
    const { out } = argv as unknown as Arguments;
    if (out === "") throw new EvidenceError("E_USAGE", "--out is empty", { hint: "name a file" });
    const { makeKey } = await import("../../anonymize-files.ts");
    makeKey(out);
    say(`wirewitness: wrote a key to ${out}: keep it where what is anonymized with it does not go`);
  },
};
