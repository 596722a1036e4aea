// The benchmark: whole processes in turn, medians, ratios against other programs in the same run, bars.
//   npm run build && npm run bench [-- --quick] [-- --only NAME,...] [-- --write]
// Ends with 1 when a bar was missed, and writes RESULTS.md beside this file after a full run (or with --write). --quick takes one
// run of each and leaves out what takes minutes. Captures are made once, in the system's temporary folder
// (WIREWITNESS_BENCH_CACHE). A bar whose peer is not installed is said to be not measured.
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { nativeReader, warm } from "./captures.mjs";
import { hasProgram, interleaved, outputOf, withoutMemory } from "./measure.mjs";
import { machine, render } from "./results.mjs";
import { GROUPS, problemsOf } from "./work.mjs";

const RESULTS = fileURLToPath(new URL("RESULTS.md", import.meta.url));
/** Left out by --quick. */
const LONG = new Set(["variants", "compressed10m", "digest10m", "anonymize10m", "taps10x1m"]);
const say = (text) => process.stderr.write(`${text}\n`);

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    write: { type: "boolean", default: false },
  },
});

function chosen() {
  const names = options.only?.split(",");
  const unknown = names?.find((name) => !GROUPS.some((g) => g.name === name));
  if (unknown !== undefined) throw new Error(`no group ${unknown}: ${GROUPS.map((g) => g.name).join(", ")}`);
  return GROUPS.filter((g) => (names === undefined ? !options.quick || !LONG.has(g.name) : names.includes(g.name)));
}

/** The commands whose programs are there. */
function available(commands, native) {
  const there = [];
  for (const command of commands) {
    if (command.needs === "native") {
      if (native.path !== undefined) there.push({ ...command, argv: [native.path, ...command.argv.slice(1)] });
    } else if (command.needs === undefined || existsSync(command.needs) || hasProgram(command.needs))
      there.push(command);
    else say(`${command.name}: ${command.needs} is not installed, left out`);
  }
  return there;
}

/** Checks what the commands say before they are timed. */
function check(commands) {
  const problems = [];
  const native = commands.find((c) => c.name === "native raw");
  for (const command of commands) {
    if (command.records === undefined && command.lines === undefined) continue;
    const said = native !== undefined && command.argv.includes(native.argv[2]) ? outputOf(native) : undefined;
    problems.push(...problemsOf(command, outputOf(command), said));
  }
  return problems;
}

function measured(group, native) {
  say(`${group.name} ...`);
  const commands = available(group.commands(), native);
  for (const file of new Set(commands.flatMap((c) => c.argv.filter((a) => /\.(pcap|pcapng|gz|zst|txt)$/.test(a)))))
    warm(file);
  const problems = check(commands);
  const medians = interleaved(commands, options.quick ? 1 : group.rounds);
  const rows = group.bars.map((bar) => judged(bar, medians));
  for (const row of rows)
    say(`  ${row.verdict}: ${row.work}: ${row.says} = ${row.text}${row.barText === "" ? "" : `, bar ${row.barText}`}`);
  for (const problem of problems) say(`  WRONG: ${problem}`);
  return { group, commands, medians, rows, problems };
}

function judged(bar, medians) {
  const { work, says, unit, less } = bar;
  const text = (value) => {
    if (unit === "MB") return `${value.toFixed(0)} MB`;
    return unit === "s" ? `${value.toFixed(3)} s` : `${value.toFixed(2)} x`;
  };
  const limit = (value) => (value === undefined ? "" : `${less ? "at most" : "at least"} ${value} ${unit}`);
  const common = { work, says, barText: limit(bar.bar), aimText: limit(bar.aim) };
  const value = figureOf(bar, (name) => medians.get(name));
  if (value === undefined) return { ...common, text: "", cpuText: "", verdict: "not measured" };
  // The same figure by CPU time: what it would be if nothing else ran on the machine and nothing ran in parallel.
  const byCpu = unit === "MB" ? undefined : figureOf(bar, (name) => ({ wall: medians.get(name).cpu }));
  const holds = (target) => target === undefined || (less ? value <= target : value >= target);
  const aim = holds(bar.aim) ? "aim met" : "aim missed";
  const verdict = bar.bar === undefined ? aim : holds(bar.bar) ? "pass" : "FAIL";
  return { ...common, text: text(value), cpuText: byCpu === undefined ? "" : text(byCpu), verdict };
}

/** Undefined where a program that it needs is not installed, or its CPU time is not known. */
function figureOf(bar, medianOf) {
  try {
    const value = bar.figure(medianOf);
    return Number.isFinite(value) ? value : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const native = nativeReader();
if (native.missing !== undefined) say(`${native.missing}; its rows are not measured`);
if (withoutMemory !== undefined) say(withoutMemory);
const before = machine();
const results = chosen().map((group) => measured(group, native));
const text = render(results, before, options.quick);
if ((options.only === undefined && !options.quick) || options.write) {
  writeFileSync(RESULTS, text);
  say(`wrote ${RESULTS}`);
} else process.stdout.write(text);
process.exitCode = results.some((r) => r.problems.length > 0 || r.rows.some((row) => row.verdict === "FAIL")) ? 1 : 0;
