import { EvidenceError } from "../../errors.js";
import { say } from "../output.js";
/** Prints rows to stdout and what the file itself has to say to stderr. */
export const packetsCommand = {
    command: "packets <file>",
    describe: "Print one row a packet, as the capture has it",
    builder: async (y) => {
        const { fieldNames } = await import("../../wire.js");
        return y
            .positional("file", { type: "string", demandOption: true, describe: "A capture, or - for stdin" })
            .option("format", {
            choices: ["text", "ndjson", "csv"],
            default: "text",
            describe: "text; ndjson follows `schema packet`; csv has a header line",
        })
            .option("where", { type: "string", requiresArg: true, describe: "Only packets that meet this expression" })
            .option("limit", { type: "number", requiresArg: true, describe: "Stop after this many rows" })
            .option("time", {
            choices: ["rfc3339", "epoch", "relative", "none"],
            default: "rfc3339",
            describe: "Stamps of text and csv",
        })
            .option("tunnel-port", {
            type: "string",
            array: true,
            requiresArg: true,
            nargs: 1,
            describe: "UDP port of a tunnel, such as vxlan:50000",
        })
            .option("guess", { type: "boolean", default: true, describe: "Find tunnels on other ports by their content" })
            .option("strict", { type: "boolean", default: false, describe: "End with 2 when the capture was cut or damaged" })
            .example("$0 packets leaf2.pcap --where 'vni == 100 and icmp.seq in (297, 298)'", "two probes in a tunnel")
            .example("$0 packets trunk.pcap --where 'len > 1518 and not vlan'", "long frames without a tag")
            .example("$0 packets leaf2.pcap --format ndjson | jq -c '.dst[0]' | sort | uniq -c", "packets by outer destination")
            .epilogue(`Fields of --where: ${fieldNames().join(", ")}.\n` +
            "Relations: == != < <= > >= in (...); and, or, not, parentheses. A field alone asks whether it is there.");
    },
    handler: async (argv) => packetsHandler(argv),
};
async function packetsHandler(argv) {
    const { openSource, packetChunks, parseTunnelPort, parseWhere, readCapture } = await import("../../wire.js");
    const { reveal } = await import("../../anonymize.js");
    const tunnelPorts = (argv["tunnel-port"] ?? []).map((text) => tunnelPort(text, parseTunnelPort(text)));
    const options = {
        format: argv.format,
        time: argv.time,
        tunnelPorts,
        guessTunnels: argv.guess,
        ...(argv.where === undefined ? {} : { where: parseWhere(argv.where) }),
        ...(argv.limit === undefined ? {} : { limit: limitOf(argv.limit) }),
    };
    const source = await openSource(argv.file);
    try {
        const reader = readCapture(source);
        for await (const chunk of packetChunks(reveal(reader), options))
            await printBytes(chunk);
        sayFindings(source.name, [...reader.findings, ...source.findings], argv.strict);
    }
    finally {
        source.close();
    }
}
/** Resolves when the bytes were taken, so that their buffer may be used again. */
function printBytes(chunk) {
    return new Promise((resolve) => process.stdout.write(chunk, () => resolve()));
}
function tunnelPort(text, port) {
    if (port !== undefined)
        return port;
    const hint = "write it as vxlan:50000, vxlan-gpe:4791 or geneve:6082";
    throw new EvidenceError("E_USAGE", `"${text}" is not a tunnel port`, { hint });
}
function limitOf(limit) {
    if (Number.isSafeInteger(limit) && limit >= 0)
        return limit;
    throw new EvidenceError("E_USAGE", "--limit needs a whole number from 0 on");
}
function sayFindings(name, findings, strict) {
    for (const f of findings) {
        const place = f.offset === undefined ? name : `${name}:+${f.offset}`;
        say(`wirewitness: ${place}: ${f.says}`);
    }
    if (strict && findings.some((f) => f.severity === "error" || f.code.endsWith(".cut")))
        process.exitCode = 2;
}
