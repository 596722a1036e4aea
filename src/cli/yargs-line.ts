// The command line read by yargs: help, completion, and the words for everything that is wrong.
import yargs from "yargs";
import type { CommandModule } from "yargs";
import { EvidenceError } from "../errors.ts";
import { toolVersion } from "../index.ts";

/** Reads a command line with yargs and runs the command; throws EvidenceError (E_USAGE) for one that is wrong. */
export async function yargsLine(
  commands: readonly CommandModule<object, object>[],
  args: readonly string[],
): Promise<void> {
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
      throw (
        (error as Error | undefined) ??
        new EvidenceError("E_USAGE", plainly(message), { hint: "wirewitness --help lists what there is" })
      );
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

/** yargs' words for an argument that is missing. */
function plainly(message: string): string {
  return message.startsWith("Not enough non-option arguments") ? "name at least one file" : message;
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
