// `wirewitness packets`: one row a packet, raw, for the person who has the capture.
import type { CommandModule } from "yargs";
import { EvidenceError } from "../../errors.ts";
import type { CaptureTold } from "../../index.ts";
import type { CaptureReader, PacketFormat, PacketOptions, TimeStyle, TunnelPort } from "../../wire.ts";
import { OPTION } from "../options.ts";
import { say } from "../output.ts";

const CASE = { ...OPTION.case, describe: "Case file that names interfaces by ifindex, and ports of tunnels" } as const;

interface Arguments {
  file: string;
  format: PacketFormat;
  where?: string;
  limit?: number;
  time: TimeStyle;
  case?: string;
  "tunnel-port"?: string[];
  guess: boolean;
  strict: boolean;
}

/** Prints rows to stdout and what the file itself has to say to stderr. */
export const packetsCommand: CommandModule<object, object> = {
  command: "packets <file>",
  describe: "Print one row a packet, as the capture has it",
  builder: async (y) => {
    const { fieldNames } = await import("../../wire.ts");
    return y
      .positional("file", { type: "string", demandOption: true, describe: "A capture, or - for stdin" })
      .option("format", {
        choices: ["text", "ndjson", "csv"] as const,
        default: "text" as const,
        describe: "text; ndjson follows `schema packet`; csv has a header line",
      })
      .option("where", { type: "string", requiresArg: true, describe: "Only packets that meet this expression" })
      .option("limit", { type: "number", requiresArg: true, describe: "Stop after this many rows" })
      .option("time", {
        choices: ["rfc3339", "epoch", "relative", "none"] as const,
        default: "rfc3339" as const,
        describe: "Stamps of text and csv",
      })
      .options({ case: CASE, "tunnel-port": OPTION["tunnel-port"] })
      .option("guess", { type: "boolean", default: true, describe: "Find tunnels on other ports by their content" })
      .option("strict", { type: "boolean", default: false, describe: "End with 2 when the capture was cut or damaged" })
      .example("$0 packets leaf2.pcap --where 'vni == 100 and icmp.seq in (297, 298)'", "two probes in a tunnel")
      .example("$0 packets trunk.pcap --where 'len > 1518 and not vlan'", "long frames without a tag")
      .example(
        "$0 packets leaf2.pcap --format ndjson | jq -c '.dst[0]' | sort | uniq -c",
        "packets by outer destination",
      )
      .epilogue(
        `Fields of --where: ${fieldNames().join(", ")}.\n` +
          "Relations: == != < <= > >= in (...); and, or, not, parentheses. A field alone asks whether it is there.",
      );
  },
  handler: async (argv) => packetsHandler(argv as unknown as Arguments),
};

async function packetsHandler(argv: Arguments): Promise<void> {
  const { openSource, packetChunks, parseTunnelPort, parseWhere, readCapture } = await import("../../wire.ts");
  const { reveal } = await import("../../anonymize.ts");
  const tunnelPorts = (argv["tunnel-port"] ?? []).map((text) => tunnelPort(text, parseTunnelPort(text)));
  const told = argv.case === undefined ? undefined : await toldOf(argv.file, argv.case);
  const options: PacketOptions = {
    format: argv.format,
    time: argv.time,
    tunnelPorts: [...(told?.tunnelPorts ?? []), ...tunnelPorts],
    ...(told?.ifindex === undefined ? {} : { ifindexNames: told.ifindex }),
    guessTunnels: argv.guess,
    ...(argv.where === undefined ? {} : { where: parseWhere(argv.where) }),
    ...(argv.limit === undefined ? {} : { limit: limitOf(argv.limit) }),
  };
  const source = await openSource(argv.file);
  try {
    const reader = readCapture(source);
    for await (const chunk of packetChunks(reveal(reader), options)) await printBytes(chunk);
    sayFindings(source.name, [...reader.findings, ...source.findings], argv.strict);
  } finally {
    source.close();
  }
}

/** What the case says of this capture. A capture that is none of its sources has the tunnel ports all the same. */
async function toldOf(file: string, caseFile: string): Promise<CaptureTold> {
  const { captureTold } = await import("../../index.ts");
  const told = await captureTold(file, caseFile);
  if (!told.named) say(`wirewitness: ${file} is no source of ${caseFile}: only its tunnel ports count here`);
  return told;
}

/** Resolves when the bytes were taken, so that their buffer may be used again. */
function printBytes(chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => process.stdout.write(chunk, () => resolve()));
}

function tunnelPort(text: string, port: TunnelPort | undefined): TunnelPort {
  if (port !== undefined) return port;
  const hint = "write it as vxlan:50000, vxlan-gpe:4791 or geneve:6082";
  throw new EvidenceError("E_USAGE", `"${text}" is not a tunnel port`, { hint });
}

function limitOf(limit: number): number {
  if (Number.isSafeInteger(limit) && limit >= 0) return limit;
  throw new EvidenceError("E_USAGE", "--limit needs a whole number from 0 on");
}

function sayFindings(name: string, findings: CaptureReader["findings"], strict: boolean): void {
  for (const f of findings) {
    const place = f.offset === undefined ? name : `${name}:+${f.offset}`;
    say(`wirewitness: ${place}: ${f.says}`);
  }
  if (strict && findings.some((f) => f.severity === "error" || f.code.endsWith(".cut"))) process.exitCode = 2;
}
