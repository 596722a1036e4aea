#!/usr/bin/env node
// The command line: options, one catch, exit codes. 0 fine; 1 a check failed; 2 usage or unreadable input; 3 inconclusive.
import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import yargs from "yargs";
import { EvidenceError } from "../errors.js";
import { analyzeCommand } from "./commands/analyze.js";
import { inspectCommand } from "./commands/inspect.js";
import { packetsCommand } from "./commands/packets.js";
import { schemaCommand } from "./commands/schema.js";
import { validateCommand } from "./commands/validate.js";
import { watchStreams, say } from "./output.js";
// Almost everything that is made on the way is garbage soon: a young generation that stays small costs a few per cent of time
// and spares a third of the peak memory on a long capture.
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--max-semi-space-size=4");
const version = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
async function run(args) {
    const parser = yargs(shield(args))
        .scriptName("wirewitness")
        .usage("wirewitness: evidence about what a network migration did on the wire\n\nUsage: $0 COMMAND [OPTION...]")
        .command(analyzeCommand)
        .command(inspectCommand)
        .command(packetsCommand)
        .command(validateCommand)
        .command(schemaCommand)
        .completion("completion", "Print a completion script for bash or zsh: add it to ~/.bashrc or ~/.zshrc")
        .demandCommand(1, "Name a command")
        .recommendCommands()
        .strict()
        .version(version)
        .alias("version", "V")
        .help()
        .alias("help", "h")
        .locale("en")
        .wrap(Math.min(100, process.stdout.columns ?? 80))
        .check(once)
        .middleware(restoreStdin)
        .epilogue("Exit codes: 0 fine, 1 a check failed, 2 usage or unreadable input, 3 inconclusive.")
        .exitProcess(false)
        .fail((message, error) => {
        throw (error ??
            new EvidenceError("E_USAGE", plainly(message), { hint: "wirewitness --help lists what there is" }));
    });
    await parser.parseAsync();
}
// yargs drops a lone "-" among several positional arguments and takes words behind "--" for unknown ones.
const STDIN = "\u0001stdin";
/** Arguments in a form that survives yargs: "-" as a word of its own, and what follows "--" as paths. */
function shield(args) {
    const end = args.indexOf("--");
    const [before, after] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
    const files = after.map((a) => (a.startsWith("-") && a !== "-" ? `./${a}` : a));
    return [...before, ...files].map((a) => (a === "-" ? STDIN : a));
}
function restoreStdin(argv) {
    for (const [key, value] of Object.entries(argv)) {
        if (value === STDIN)
            argv[key] = "-";
        else if (Array.isArray(value))
            argv[key] = value.map((v) => (v === STDIN ? "-" : v));
    }
}
/** yargs' words for an argument that is missing. */
function plainly(message) {
    return message.startsWith("Not enough non-option arguments") ? "name at least one file" : message;
}
/** Options that take one value; given twice they would be an array. */
const SINGLE = ["case", "out", "key-file", "digest", "date", "tz", "wait", "format", "where", "limit", "time"];
function once(argv) {
    const twice = SINGLE.find((name) => Array.isArray(argv[name]));
    if (twice !== undefined)
        throw new EvidenceError("E_USAGE", `--${twice} is given twice`, { hint: "give it once" });
    return true;
}
watchStreams();
const go=async()=>{try {
    await run(process.argv.slice(2));
}
catch (error) {
    process.exitCode = 2;
    if (error instanceof EvidenceError)
        say(`wirewitness: ${error.message}`);
    else if (error instanceof Error && error.name === "YError")
        say(`wirewitness: ${error.message}\nTry: wirewitness --help`);
    else
        throw error;
}};void go();
