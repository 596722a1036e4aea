// Writes docs/commands.md and the man pages (dist/man) from the definitions that the command line itself reads: what a command
// does, its arguments, options, examples and exit codes. Needs a build. With --check it only says whether the committed page is
// what would be written; it fails as well for a command with fewer than three examples, or an option without a word about it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Marked } from "marked";
import markedMan from "marked-man";

const root = new URL("../../", import.meta.url);
const page = new URL("docs/commands.md", root);
const { COMMANDS } = createRequire(import.meta.url)("../../dist/cli/command-line.js");
const { version } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
const problems = [];

const EXIT = [
  ["0", "fine: every input was read, whatever it says"],
  ["1", "a check failed: a claim contradicted, a budget exceeded, a file that does not add up, an original found"],
  ["2", "usage, or an input that cannot be used"],
  ["3", "inconclusive: nothing contradicts, and not all that was needed was measured"],
];

/** yargs prints completion scripts itself; its command has no module. */
const COMPLETION = {
  command: "completion",
  describe: "Print a completion script for bash or zsh",
  options: [],
  positionals: [],
  examples: [
    ["$0 completion >> ~/.bashrc", "bash"],
    ["SHELL=/bin/zsh $0 completion >> ~/.zshrc", "zsh"],
    ['eval "$($0 completion)"', "for this shell alone"],
  ],
  epilogue: "",
};

async function described(command) {
  const d = {
    command: command.command,
    describe: command.describe,
    options: [],
    positionals: [],
    examples: [],
    epilogue: "",
  };
  const recorder = {
    option: (name, o) => (d.options.push([name, o]), recorder),
    options: (all) => (d.options.push(...Object.entries(all)), recorder),
    positional: (name, o) => (d.positionals.push([name, o]), recorder),
    example: (line, says) => (d.examples.push([line, says]), recorder),
    epilogue: (text) => ((d.epilogue = text), recorder),
  };
  await command.builder(recorder);
  const name = d.command.split(" ")[0];
  if (d.examples.length < 3) problems.push(`${name} has ${d.examples.length} examples; three are wanted`);
  for (const [o, { describe = "" }] of [...d.options, ...d.positionals])
    if (describe === "") problems.push(`${name}: nothing is said about ${String(o)}`);
  return d;
}

const commands = [...(await Promise.all(COMMANDS.map(described))), COMPLETION];

const escape = (text) => text.replaceAll(/[<>*_|[\]]/g, "\\$&");

function optionRow([name, o]) {
  const value =
    o.type === "boolean"
      ? ""
      : ` ${o.choices === undefined ? (o.type === "number" ? "N" : "VALUE") : o.choices.join("|")}`;
  const notes = [
    o.describe ?? "",
    o.array === true ? "may be given several times" : "",
    o.default === undefined || o.default === false || (Array.isArray(o.default) && o.default.length === 0)
      ? ""
      : `default ${o.default}`,
  ].filter((n) => n !== "");
  return [`--${name}${value}`, notes.join("; ")];
}

const list = (rows) => rows.map(([term, says]) => `- \`${term}\`: ${escape(says)}`).join("\n");

function sections(d, level) {
  const name = d.command.split(" ")[0];
  const h = "#".repeat(level);
  const usage = `wirewitness ${d.command}${d.options.length > 0 ? " [OPTION...]" : ""}`;
  const parts = [`${h} Synopsis`, `    ${usage}`];
  if (d.positionals.length > 0)
    parts.push(`${h} Arguments`, list(d.positionals.map(([n, o]) => [n, o.describe ?? ""])));
  if (d.options.length > 0) parts.push(`${h} Options`, list(d.options.map(optionRow)));
  if (d.epilogue !== "") parts.push(`${h} Notes`, escape(d.epilogue));
  parts.push(
    `${h} Examples`,
    d.examples.map(([line, says]) => `${escape(says)}:\n\n    ${line.replaceAll("$0", "wirewitness")}`).join("\n\n"),
  );
  return { name, parts };
}

const exitList = list(EXIT);

function commandsPage() {
  const out = [
    "# Commands",
    "Made from the definitions that the command line reads (`npm run docs`). `wirewitness COMMAND --help` says the same; `man wirewitness` has it after a global installation.",
    "Data goes to standard output, everything else to standard error. `-` is standard input. A word after `--` is a file, whatever it begins with.",
  ];
  for (const d of commands) {
    const { name, parts } = sections(d, 3);
    out.push(`## ${name}`, `${escape(d.describe)}.`, ...parts);
  }
  out.push("## Exit codes", exitList);
  return `${out.join("\n\n")}\n`;
}

function manPage(title, says, body) {
  const text = [`# ${title}(1) -- ${says}`, ...body].join("\n\n");
  // no date: the same source gives the same page
  const options = { ...markedMan, manVersion: `v${version}`, manual: "wirewitness", date: 0, breaks: false };
  return new Marked(options).parse(text).replace('"January 1970"', '""');
}

function writeManPages() {
  const folder = new URL("dist/man/", root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const overview = [
    "## SYNOPSIS",
    "    wirewitness COMMAND [OPTION...]",
    "## COMMANDS",
    list(commands.map((d) => [d.command, d.describe])),
    "## EXIT STATUS",
    exitList,
    "## ENVIRONMENT",
    list([
      ["WIREWITNESS_KEY", "the pseudonym key as 64 hex digits, where no --key-file is given"],
      ["NO_COLOR", "no colours"],
    ]),
    "## SEE ALSO",
    commands.map((d) => `wirewitness-${d.command.split(" ")[0]}(1)`).join(", "),
  ];
  const pages = [["wirewitness", "evidence about what a network migration did on the wire", overview]];
  for (const d of commands) {
    const { name, parts } = sections(d, 2);
    const upper = parts.map((p) => p.replace(/^(#+ )(.*)$/, (_, hash, words) => hash + words.toUpperCase()));
    pages.push([`wirewitness-${name}`, d.describe, [...upper, "## EXIT STATUS", exitList]]);
  }
  for (const [title, says, body] of pages)
    writeFileSync(new URL(`${String(title)}.1`, folder), manPage(title, says, body));
}

const text = commandsPage();
if (process.argv.includes("--man")) writeManPages();
else if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (readFileSync(page, "utf8") !== text)
  problems.push("docs/commands.md is not what would be written: npm run docs");
for (const p of problems) console.error(p);
if (problems.length > 0 && !process.argv.includes("--man")) process.exitCode = 1;
