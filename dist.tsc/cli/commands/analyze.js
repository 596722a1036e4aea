import { print, ReportFolder, say, wantsColor } from "../output.js";
import { progressFor, sayProblems } from "../progress.js";
/** Codes of findings that --strict does not let pass. */
const DAMAGE = /\.(?:cut|broken|damaged|checksum|unreadable-file)$/;
/** Where a report goes when nothing is said. */
const DEFAULT_OUT = "wirewitness-report";
/** Reads a body of evidence; exit code 0 when every input was read, 2 otherwise. */
export const analyzeCommand = {
    command: "analyze [input..]",
    describe: "Derive evidence, figures and a report from captures and logs",
    builder: (y) => y
        .positional("input", {
        type: "string",
        array: true,
        default: [],
        describe: "Captures, logs, folders of them, or - for stdin",
    })
        .option("case", {
        type: "string",
        requiresArg: true,
        describe: "Case file that names sources, nodes, order and zones",
    })
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
        .option("reveal", { type: "boolean", default: false, describe: "Keep addresses, MACs and names as they are" })
        .option("key-file", {
        type: "string",
        requiresArg: true,
        describe: "32-byte pseudonym key; else WIREWITNESS_KEY, else random",
    })
        .option("keep-vendor", { type: "boolean", default: false, describe: "Keep the vendor part of MAC addresses" })
        .option("digest", {
        choices: ["keyed", "none"],
        describe: "Digest of each input: keyed (SHA-256 with --reveal) or none",
    })
        .option("date", { type: "string", requiresArg: true, describe: "Date of stamps without one, such as 2026-09-23" })
        .option("tz", { type: "string", requiresArg: true, describe: "Zone of stamps without one, such as -05:00" })
        .option("tunnel-port", {
        type: "string",
        array: true,
        requiresArg: true,
        nargs: 1,
        describe: "UDP port of a tunnel, such as vxlan:50000",
    })
        .option("wait", {
        type: "number",
        requiresArg: true,
        describe: "Seconds without an answer, by the end, that count as lost [2]",
    })
        .option("force", { type: "boolean", default: false, describe: "Write into a folder that holds other files" })
        .option("strict", { type: "boolean", default: false, describe: "End with 2 when an input was cut or damaged" })
        .example("$0 analyze samples/evpn-move", "a folder with a case file")
        .example("$0 analyze leaf2.pcap ping.log --reveal --out report", "raw addresses, for yourself")
        .example("zcat big.pcap.gz | $0 analyze - --json | jq .lossPeriods", "only the JSON"),
    handler: async (argv) => analyzeHandler(argv),
};
async function analyzeHandler(argv) {
    const { analyze } = await import("../../index.js");
    const { loadKey, reveal, scrub } = await import("../../anonymize.js");
    const { key, random } = argv.reveal ? { key: new Uint8Array(32), random: false } : loadKey(argv["key-file"]);
    const folder = argv.json && argv.out === undefined ? undefined : new ReportFolder(argv.out ?? DEFAULT_OUT, argv.force);
    const bar = await progressFor(await sizeOf(argv.input), "reading");
    const analysis = await analyze(argv.input, {
        ...optionsOf(argv, key),
        onProgress: (done, total) => bar.update(done, total),
    }).finally(() => bar.end());
    const { evidence, problems, publicTitle } = analysis;
    sayProblems(problems);
    const outgoing = argv.reveal
        ? reveal(evidence)
        : scrub(evidence, key, { keepVendor: argv["keep-vendor"], publicTitle });
    const { assertEvidence } = await import("../../schemas.js");
    await assertEvidence(outgoing);
    const { renderJsonPieces, renderSummary } = await import("../../report.js");
    if (folder !== undefined) {
        const { reportFiles } = await import("../../report.js");
        for await (const [name, content] of reportFiles(outgoing))
            folder.add(name, content);
        folder.commit();
    }
    if (argv.json)
        for (const piece of renderJsonPieces(outgoing))
            await print(piece);
    else
        await print(renderSummary(outgoing, { columns: process.stdout.columns ?? 80, color: wantsColor() }));
    if (folder !== undefined)
        say(`wirewitness: wrote ${argv.out ?? DEFAULT_OUT}/report.html, report.md, evidence.json and figures`);
    if (random && !argv.json)
        say("wirewitness: pseudonyms under a random key of this run; --key-file keeps them the same, --reveal shows the originals");
    const damaged = evidence.findings.some((f) => f.severity === "error" || DAMAGE.test(f.code));
    if (problems.length > 0 || analysis.understood === 0 || (argv.strict && damaged))
        process.exitCode = 2;
}
function optionsOf(argv, key) {
    const digest = argv.digest === "none"
        ? undefined
        : argv.reveal
            ? { algorithm: "sha-256" }
            : { algorithm: "hmac-sha-256", key };
    return {
        digest,
        ...(argv.case === undefined ? {} : { caseFile: argv.case }),
        ...(argv.date === undefined ? {} : { date: argv.date }),
        ...(argv.tz === undefined ? {} : { zone: argv.tz }),
        ...(argv["tunnel-port"] === undefined ? {} : { tunnelPorts: argv["tunnel-port"] }),
        ...(argv.wait === undefined ? {} : { waitNs: Math.round(argv.wait * 1e9) }),
    };
}
async function sizeOf(paths) {
    const { statSync } = await import("node:fs");
    return paths.reduce((sum, p) => sum + (p === "-" ? 0 : (statSync(p, { throwIfNoEntry: false })?.size ?? 0)), 0);
}
