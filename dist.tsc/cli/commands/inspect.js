import { print, wantsColor } from "../output.js";
import { sayProblems } from "../progress.js";
/** One screen a file, or an array with --json. Shows files as they are, to the person who has them. */
export const inspectCommand = {
    command: "inspect <file..>",
    describe: "Say what a file is and show the one screen that matters about it",
    builder: (y) => y
        .positional("file", {
        type: "string",
        array: true,
        demandOption: true,
        describe: "Files, folders, or - for stdin",
    })
        .option("json", { type: "boolean", default: false, describe: "Print an array, one object an input" })
        .option("tunnel-port", {
        type: "string",
        array: true,
        requiresArg: true,
        nargs: 1,
        describe: "UDP port of a tunnel, such as vxlan:50000",
    })
        .example("$0 inspect leaf2.pcap", "link type, sizes, tunnels, probes, findings")
        .example("$0 inspect --json logs/ | jq -r '.[] | [.name,.kind,.unparsed] | @tsv'", "a folder as a table")
        .example("curl -s URL | $0 inspect -", "from a pipe"),
    handler: async (argv) => {
        const { file: files, json, tunnelPort, } = argv;
        const { inspect } = await import("../../index.js");
        const { rows, documents, problems } = await inspect(files, tunnelPort === undefined ? {} : { tunnelPorts: tunnelPort });
        if (json)
            await print(`${JSON.stringify(rows, null, 2)}\n`);
        else if (rows.length > SCREENS)
            await print(table(rows));
        else {
            const { renderSummary } = await import("../../report.js");
            const { reveal } = await import("../../anonymize.js");
            const screens = documents.map((d) => renderSummary(reveal(d), { columns: process.stdout.columns ?? 80, color: wantsColor(), rows: true }));
            await print(screens.join("\n"));
        }
        sayProblems(problems);
        const nothing = rows.every((r) => r.kind === "empty" || r.kind === "unknown");
        if (problems.length > 0 || nothing)
            process.exitCode = 2;
    },
};
/** With more files than this, a line each instead of a screen each. */
const SCREENS = 4;
function table(rows) {
    const cells = rows.map((r) => [
        r.name,
        r.kind,
        `${r.records} records`,
        r.unparsed === 0 ? "" : `${r.unparsed} not understood`,
    ]);
    const widths = [0, 1, 2].map((c) => Math.max(...cells.map((row) => row[c].length)));
    return cells
        .map((row) => `${row
        .map((text, c) => text.padEnd(widths[c] ?? 0))
        .join("  ")
        .trimEnd()}\n`)
        .join("");
}
