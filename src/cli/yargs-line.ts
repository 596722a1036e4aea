// The command line read by yargs: help, completion, and the words for everything that is wrong.
import yargs from "yargs";
import type { CommandModule } from "yargs";
import { EvidenceError } from "../errors.ts";
import { toolVersion } from "../index.ts";
import { optionNames } from "./plain-line.ts";

/** Reads a command line with yargs and runs the command; throws EvidenceError (E_USAGE) for one that is wrong. */
export async function yargsLine(
  commands: readonly CommandModule<object, object>[],
  args: readonly string[],
): Promise<void> {
  const options = await optionNames(commands, args[0]);
  const parser = yargs(shield(args))
    .scriptName("wirewitness")
    .usage("wirewitness: evidence about what a network migration did on the wire\n\nUsage: $0 COMMAND [OPTION...]")
    .command([...commands])
    .completion("completion", "Print a completion script for bash or zsh: add it to ~/.bashrc or ~/.zshrc", complete)
    .demandCommand(1, "Name a command")
    .recommendCommands()
    .strict()
    .version(toolVersion())
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
      // what a handler throws goes on as it is; yargs throws its own complaints as well
      if (error !== undefined && error !== null && error.name !== "YError") throw error;
      const help = options === undefined ? "wirewitness --help" : `wirewitness ${args[0]} --help`;
      throw new EvidenceError("E_USAGE", plainly(message, args, options), { hint: `${help} lists what there is` });
    });
  await parser.parseAsync();
}

type Completions = (error: Error | null, words: string[] | undefined) => void;

/**
 * Words that may come next. Behind a command a word is a file, unless it begins with a dash or is the value of an option with
 * choices: with nothing offered, the shell completes files.
 */
function complete(
  current: string,
  argv: unknown,
  defaults: (done: Completions) => unknown,
  done: (words: string[]) => unknown,
): void {
  const typed = (argv as { readonly _: readonly unknown[] })._;
  defaults((_, words = []) => {
    const atFile = !current.startsWith("-") && typed.length > 2;
    done(atFile ? words.filter((w) => !w.startsWith("-")) : words);
  });
}

// yargs drops a lone "-" among several positional arguments and takes words behind "--" for unknown ones.
const STDIN = "\u0001stdin";

/** Arguments in a form that survives yargs: "-" as a word of its own, and what follows "--" as paths. */
function shield(args: readonly string[]): string[] {
  const end = args.indexOf("--");
  const [before, after] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  const files = after.map((a) => (a.startsWith("-") && a !== "-" ? `./${a}` : a));
  return [...before, ...files].map((a) => (a === "-" ? STDIN : a));
}

function restoreStdin(argv: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(argv)) {
    if (value === STDIN) argv[key] = "-";
    else if (Array.isArray(value)) argv[key] = value.map((v: unknown) => (v === STDIN ? "-" : v));
  }
}

/** Options that every command has. */
const EVERYWHERE = ["help", "version"];

/**
 * What is wrong in plain words. An option that is none takes the word behind it for its value, and yargs misses that word first: then the
 * option is what to tell. Of a name with dashes yargs tells a second spelling.
 */
function plainly(message: string, args: readonly string[], options: readonly string[] | undefined): string {
  const value = /^Not enough arguments following: (.*)$/.exec(message)?.[1];
  if (value !== undefined) return `--${value} wants a value`;
  const missing = message.startsWith("Not enough non-option arguments");
  if (options === undefined || !(missing || message.startsWith("Unknown argument")))
    return missing ? "name at least one file" : message;
  const end = args.indexOf("--");
  const known = new Set([...options, ...EVERYWHERE]);
  const unknown = (end < 0 ? args : args.slice(0, end)).filter((a) => {
    const name = /^--(?:no-)?([^=]+)/.exec(a)?.[1];
    return name !== undefined && !known.has(name);
  });
  if (unknown.length === 0) return missing ? "name at least one file" : message;
  const names = unknown.map((a) => a.replace(/=.*$/s, "")).join(", ");
  return `there is no option ${names}`;
}

/** Options that take one value; given twice they would be an array. */
const SINGLE = [
  "case",
  "out",
  "key-file",
  "digest",
  "date",
  "tz",
  "wait",
  "format",
  "where",
  "limit",
  "time",
  "clock",
  "schema",
  "ip",
  "mac",
  "vni",
  "interval",
  "vm",
  "namespace",
  "lang",
  "theme",
];

function once(argv: Readonly<Record<string, unknown>>): true {
  const twice = SINGLE.find((name) => Array.isArray(argv[name]));
  if (twice !== undefined) throw new EvidenceError("E_USAGE", `--${twice} is given twice`, { hint: "give it once" });
  return true;
}
