// `wirewitness slice`: the packets that decide, from all captures of a case, as one pcapng with comments.
import type { CommandModule } from "yargs";
import { EvidenceError } from "../../errors.ts";
import { INPUTS, OPTION, READING, TALK, planOptions } from "../options.ts";
import type { ReadingArguments } from "../options.ts";
import { OutputFile, print, say } from "../output.ts";
import { progressFor, sayProblems, type Talk } from "../progress.ts";

interface Arguments extends ReadingArguments, Talk {
  input: string[];
  out?: string;
  json: boolean;
  reveal: boolean;
  clock: "original" | "observer";
  force: boolean;
}

/** Writes a pcapng, prints the list of its packets, or both. */
export const sliceCommand: CommandModule<object, object> = {
  command: "slice [input..]",
  describe: "Take the packets that decide out of all captures, as one pcapng with comments",
  builder: (y) =>
    y
      .positional("input", INPUTS)
      .options(READING)
      .option("out", { type: "string", requiresArg: true, describe: "The pcapng to write" })
      .option("json", { type: "boolean", default: false, describe: "Print the list of packets and why" })
      .options({
        reveal: { ...OPTION.reveal, describe: "Needed: a slice holds packets as they are, addresses and payload too" },
      })
      .option("clock", {
        choices: ["original", "observer"] as const,
        default: "original" as const,
        describe: "Stamps of each capture, or all on the observer's clock",
      })
      .option("force", { type: "boolean", default: false, describe: "Replace a file that is there" })
      .options(TALK)
      .example("$0 slice samples/evpn-move --reveal --out move.pcapng", "open it in Wireshark")
      .example("$0 slice leaf2.pcap ping.log --reveal --clock observer --out x.pcapng", "all stamps on one clock")
      .example("$0 slice DIR --reveal --json | jq -r '.packets[] | [.file,.frame,.why[0]] | @tsv'", "the list alone"),
  handler: async (argv) => sliceHandler(argv as unknown as Arguments),
};

async function sliceHandler(argv: Arguments): Promise<void> {
  if (!argv.reveal) {
    throw new EvidenceError("E_USAGE", "a slice holds raw packets, with addresses and payload as they are", {
      hint: "nothing raw leaves unasked: add --reveal if it may",
    });
  }
  if (argv.out === undefined && !argv.json)
    throw new EvidenceError("E_USAGE", "there is nothing to do", { hint: "give --out FILE.pcapng, --json or both" });
  const file = argv.out === undefined ? undefined : new OutputFile(argv.out, argv.force);
  const { sliceOf, renderSlice, sliceList } = await import("../../slice.ts");
  const { reveal } = await import("../../anonymize.ts");
  const progress = progressFor("reading", argv);
  const { slice, problems, paths } = await sliceOf(argv.input, { ...planOptions(argv), ...progress }).finally(() =>
    progress.end(),
  );
  sayProblems(problems);
  const outgoing = reveal(slice);
  if (file !== undefined) {
    file.spare([...paths, ...(argv.case === undefined ? [] : [argv.case])]);
    file.write(renderSlice(outgoing, argv.clock));
    if (!argv.quiet) say(`wirewitness: wrote ${argv.out}: ${slice.packets.length} packets, as they were recorded`);
  }
  if (argv.json) await print(`${JSON.stringify(sliceList(outgoing), null, 2)}\n`);
  if (slice.packets.length === 0) say("wirewitness: no packet of a capture decides anything here");
  if (problems.length > 0) process.exitCode = 2;
}
