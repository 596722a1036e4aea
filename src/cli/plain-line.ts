// The usual command line, read without yargs: loading that, and the help text which it lays out at every start, take as long
// as a hundred thousand packets. Whatever is not plainly right here (an unknown word, help, a missing value) is left to yargs,
// which alone says what is wrong. Both read the definitions of the same builders.
import type { Argv, CommandModule } from "yargs";

type Command = CommandModule<object, object>;

/** What a builder says of an option or of a positional argument. */
interface Definition {
  readonly type?: string;
  readonly array?: boolean;
  readonly choices?: readonly string[];
  readonly default?: unknown;
  readonly demandOption?: boolean;
}

interface Definitions {
  readonly options: Map<string, Definition>;
  readonly positionals: Map<string, Definition>;
}

/** A command with its arguments, as yargs would give them to the handler (without `_` and `$0`). */
export interface PlainLine {
  readonly command: Command;
  readonly argv: Record<string, unknown>;
}

/** Reads a command line that is plainly right; undefined for any other. */
export async function plainLine(commands: readonly Command[], args: readonly string[]): Promise<PlainLine | undefined> {
  const command = commandOf(commands, args[0]);
  if (command === undefined || !args.every(isPlain)) return undefined;
  const known = await definitionsOf(command);
  if (known === undefined) return undefined;
  const words: string[] = [];
  const argv = optionValues(known.options, args.slice(1), words);
  if (argv === undefined || !addPositionals(known.positionals, words, argv)) return undefined;
  for (const [name, d] of [...known.options, ...known.positionals])
    if (d.default !== undefined && !(name in argv)) argv[name] = d.default;
  return { command, argv };
}

/** Names of the options of a command, without dashes; undefined for a word that is no command. */
export async function optionNames(
  commands: readonly Command[],
  name: string | undefined,
): Promise<string[] | undefined> {
  const command = commandOf(commands, name);
  const known = command === undefined ? undefined : await definitionsOf(command);
  return known === undefined ? undefined : [...known.options.keys()];
}

function commandOf(commands: readonly Command[], name: string | undefined): Command | undefined {
  return commands.find((c) => String(c.command).split(" ", 1)[0] === name);
}

/** Yargs takes quotes off. */
function isPlain(word: string): boolean {
  return word !== "" && !/["'`\s]/.test(word);
}

/** What the builder defines, taken down in place of yargs; undefined where it asks for more than is known here. */
async function definitionsOf(command: Command): Promise<Definitions | undefined> {
  const known: Definitions = { options: new Map(), positionals: new Map() };
  const recorder = {
    option: (name: string, d: Definition) => (known.options.set(name, d), recorder),
    options: (all: Readonly<Record<string, Definition>>) => {
      for (const [name, d] of Object.entries(all)) known.options.set(name, d);
      return recorder;
    },
    positional: (name: string, d: Definition) => (known.positionals.set(name, d), recorder),
    example: () => recorder,
    epilogue: () => recorder,
  };
  if (typeof command.builder !== "function") return undefined;
  await command.builder(recorder as unknown as Argv<object>);
  return known;
}

/** Values of all options, and the other words in `words`; undefined when one of them is not plainly right. */
function optionValues(
  options: ReadonlyMap<string, Definition>,
  args: readonly string[],
  words: string[],
): Record<string, unknown> | undefined {
  const argv: Record<string, unknown> = {};
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!;
    if (word === "-" || !word.startsWith("-")) {
      words.push(word);
      continue;
    }
    const name = word.slice(2);
    const d = word.startsWith("--") ? options.get(name) : undefined;
    if (d === undefined) return undefined;
    const next = args[i + 1];
    const value = d.type === "boolean" ? flag(next) : valueOf(d, next);
    if (value === undefined || (name in argv && d.array !== true)) return undefined;
    if (d.type !== "boolean") i++;
    argv[name] = d.array === true ? [...((argv[name] as unknown[] | undefined) ?? []), value] : value;
  }
  return argv;
}

/** Yargs takes a word after a flag for its value when it can be one. */
function flag(next: string | undefined): true | undefined {
  return next === "true" || next === "false" ? undefined : true;
}

function valueOf(d: Definition, next: string | undefined): string | number | undefined {
  if (next === undefined || next.startsWith("-")) return undefined;
  if (d.choices !== undefined) return d.choices.includes(next) ? next : undefined;
  if (d.type === "number") return /^\d{1,9}(?:\.\d{1,9})?$/.test(next) ? Number(next) : undefined;
  return d.type === "string" ? next : undefined;
}

/** False when there are too few words or too many. All commands have one positional argument, some of them a list. */
function addPositionals(
  positionals: ReadonlyMap<string, Definition>,
  words: readonly string[],
  argv: Record<string, unknown>,
): boolean {
  const [first, ...more] = positionals;
  if (first === undefined || more.length > 0) return false;
  const [name, d] = first;
  if (words.length === 0) return d.demandOption !== true;
  if (d.array !== true && words.length > 1) return false;
  argv[name] = d.array === true ? words : words[0];
  return true;
}
