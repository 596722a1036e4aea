// Writes docs/formats.md: a section a kind, from the table of formats (commands, versions), the comment at the head of each format's file
// (what it is, traps, what becomes of it, what is not read), the schema of the rows and the samples. So the page cannot fall behind the
// code. Needs a build. With --check it only says whether the committed page is what would be written; it fails as well when a format
// has no sample, or a kind does not say what becomes of it.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { FORMATS } from "../../dist/decode/text/formats.js";

const root = new URL("../../", import.meta.url);
const read = (name) => readFileSync(new URL(name, root), "utf8");
const page = new URL("docs/formats.md", root);
const problems = [];

const byKind = new Map();
for (const f of FORMATS) byKind.set(f.kind, [...(byKind.get(f.kind) ?? []), f]);

/** File of each format: the one that defines its id, or (ids made by a function) holds it as a string. */
const sources = readdirSync(new URL("src/decode/text/", root))
  .filter((f) => f.endsWith(".ts"))
  .map((name) => ({ name, text: read(`src/decode/text/${name}`) }));

function sourceOf(id) {
  const defined = sources.find((s) => s.text.includes(`id: "${id}"`));
  const stem = id.replace(/-json$/, "");
  return defined ?? sources.find((s) => s.text.includes(`"${stem}",\n`) && s.text.includes(": TextFormat<"));
}

/** The comment at the head of a file, by its parts. */
function notesOf({ name, text }) {
  const head = /^(?:\/\/.*\n)+/.exec(text)?.[0] ?? "";
  const whole = head
    .replaceAll(/^\/\/ ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const own = whole
    .replaceAll(/ ?\([\w-]+\.ts\)/g, "")
    .replaceAll(/ ?(?:Rows: |The lines are those of )[\w-]+\.ts[.;]/g, "");
  const [intro, ...rest] = own.split(/(?<=\. |^)(Traps?|Becomes|Not read): /);
  const parts = { intro: intro.trim() };
  for (let i = 0; i < rest.length; i += 2) parts[rest[i].replace("Traps", "Trap")] = rest[i + 1].trim();
  if (parts.intro === "") problems.push(`src/decode/text/${name} has no comment at its head`);
  return parts;
}

const schema = JSON.parse(read("schemas/rows.schema.json"));

/** Definitions of the rows that a format can give, without those that any format can. */
function rowDefs(id) {
  const own = schema.anyOf.find((x) => x.properties.format.const === id);
  if (own === undefined) problems.push(`no rows of ${id} in schemas/rows.schema.json`);
  const names = [];
  const walk = (ref) => {
    const name = ref.replace("#/$defs/", "");
    const d = schema.$defs[name];
    if (d.properties !== undefined) names.push(name);
    for (const x of d.anyOf ?? []) if (x.$ref !== undefined) walk(x.$ref);
  };
  for (const x of own?.properties.row.anyOf ?? []) if (x.$ref !== undefined) walk(x.$ref);
  return names.filter((n) => n !== "Unparsed");
}

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("<", "\\<").replaceAll("\n", " ");
/** Plain text as Markdown; what stands in backticks stays. */
const prose = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(/[<*[]/g, "\\$&").replaceAll(/(?<!\w)_|_(?!\w)/g, "\\_")))
    .join("");

function rowTable(kind, formats) {
  const names = [...new Set(formats.flatMap((f) => rowDefs(f.id)))];
  const rows = names.map((name) => {
    const d = schema.$defs[name];
    const kindOf = d.properties.kind.const;
    const fields = Object.keys(d.properties)
      .filter((f) => f !== "kind" && f !== "line")
      .map((f) => (d.required.includes(f) ? f : `${f}?`));
    return `| \`${kindOf}\` | ${cell(d.description ?? "")} | ${fields.map((f) => `\`${f}\``).join(" ")} |`;
  });
  return `| row | is | fields, \`?\` where a text may not show them |\n| --- | --- | --- |\n${rows.join("\n")}`;
}

function samplesOf(kind, id) {
  let expected = {};
  try {
    expected = JSON.parse(read(`samples/formats/${kind}/expected.json`));
  } catch {
    // no folder: said below
  }
  const own = Object.entries(expected).filter(([, e]) => e.format === id);
  if (own.length === 0) problems.push(`${id} has no sample in samples/formats/${kind}`);
  return own.map(([file, e]) => `[${file}](../samples/formats/${kind}/${file}) (${cell(e.made)})`).join(", ");
}

/** What the head of a file says, under a heading of its own where a kind has several files. */
function told(file, ids, alone) {
  const notes = notesOf(file);
  const part = (title, key) => {
    const says = notes[key];
    return says === undefined ? [] : [`**${title}.** ${prose(says[0].toUpperCase() + says.slice(1))}`];
  };
  return [
    ...(alone ? [] : [`### ${ids.join(", ")}`]),
    prose(notes.intro),
    ...part("Traps", "Trap"),
    ...part("What becomes of it", "Becomes"),
    ...part("Not read", "Not read"),
  ];
}

function section([kind, formats]) {
  const files = new Map();
  for (const { id } of formats) {
    const file = sourceOf(id);
    if (file === undefined) problems.push(`no file of ${id} found`);
    else files.set(file, [...(files.get(file) ?? []), id]);
  }
  for (const [file] of files)
    if (notesOf(file).Becomes === undefined)
      problems.push(`src/decode/text/${file.name} does not say what "Becomes: " of it`);
  const table = formats.map((f) => `| \`${f.id}\` | ${cell(f.from)} | ${samplesOf(kind, f.id)} |`);
  return [
    `## ${kind}`,
    `| format | command and versions | samples |\n| --- | --- | --- |\n${table.join("\n")}`,
    ...[...files].flatMap(([file, ids]) => told(file, ids, files.size === 1)),
    rowTable(kind, formats),
  ].join("\n\n");
}

const text = `# Text formats

What wirewitness reads beside captures. The kind is found by content: a file's name does not matter, a file may hold several
outputs (a terminal session with prompts), and what is not understood is counted and listed with its line. \`wirewitness
inspect FILE\` says which kind a file is. Terminal control (ANSI escapes, backspaces, carriage returns, \`script\` headers),
byte order marks and UTF-16 are worked off first; line numbers stay those of the file. Where a text does not tell what it is,
the \`kind\` or the \`command\` of its source in case.yaml does.

Text and JSON of one command have one kind. Every row has \`kind\` and \`line\`; \`readRows\` of the library hands them out, and
\`wirewitness schema rows\` prints their JSON Schema. A line that its format does not understand is a row \`unparsed\`; JSON that is
cut or invalid gives a row \`jsonProblem\` beside what could be read.

| kind | formats |
| --- | --- |
${[...byKind].map(([kind, formats]) => `| [${kind}](#${kind}) | ${formats.map((f) => cell(f.from)).join("<br>")} |`).join("\n")}

${[...byKind].map(section).join("\n\n")}

This page is generated by \`npm run docs\` from the table in \`src/decode/text/formats.ts\`, the head of each format's file,
\`schemas/rows.schema.json\` and \`samples/formats\`.
`;

for (const p of problems) console.error(p);
if (problems.length > 0) process.exitCode = 1;
else if (!process.argv.includes("--check")) writeFileSync(page, text);
else {
  let old = "";
  try {
    old = readFileSync(page, "utf8");
  } catch {
    // absent is stale, too
  }
  if (old !== text) {
    console.error('docs/formats.md is not what the formats say: run "npm run docs"');
    process.exitCode = 1;
  }
}
