// RESULTS.md: the machine, the bars, the medians, the commands.
import { spawnSync } from "node:child_process";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { basename } from "node:path";
import { CACHE } from "./captures.mjs";

const firstLine = (program, ...args) => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return `${stdout ?? ""}${stderr ?? ""}`.split("\n")[0].trim();
};
const GB = 2 ** 30;

/** What the figures were measured on, and how busy it was. */
export function machine() {
  return {
    hardware: `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, ${(totalmem() / GB).toFixed(0)} GiB, ${type()} ${release()}`,
    load: loadavg()[0].toFixed(1),
    versions: [
      `Node ${process.version}`,
      firstLine("tcpdump", "--version"),
      firstLine("tshark", "--version")
        .replace(/ \((Git|Wireshark).*?\)/g, "")
        .replace(/\.$/, ""),
      firstLine("gcc", "--version"),
      firstLine("gzip", "--version"),
      firstLine("zstd", "--version").replaceAll("*", "").trim(),
    ].filter((line) => line !== ""),
  };
}

/** The whole file, in the same order every time. */
export function render(results, before, quick) {
  return `# Benchmark results

Written by \`npm run bench\`; not by hand. Whole processes, start-up included, files in the page cache, standard output to /dev/null;
commands of a group run in turn (A B C A B C ...) after one run of each that does not count; figures are medians.${quick ? " (quick: one run of each)" : ""}

- Machine: ${before.hardware}; load average ${before.load} before, ${loadavg()[0].toFixed(1)} after
- ${before.versions.join("; ")}

## Bars

| work | figure | measured | by CPU time | bar | aim | verdict |
| --- | --- | ---: | ---: | --- | --- | --- |
${results.flatMap((r) => r.rows.map((row) => `| ${row.work} | ${row.says} | ${row.text} | ${row.cpuText} | ${row.barText} | ${row.aimText} | ${row.verdict} |`)).join("\n")}
${problemsOf(results)}
## Medians

| group | command | runs | wall s | fastest s | CPU s | peak MB |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
${results.flatMap(medianRows).join("\n")}

## Commands

Captures are those of \`node test/bench/generate.mjs KIND COUNT FILE\`.

${results.flatMap(commandLines).join("\n")}
`;
}

function problemsOf(results) {
  const problems = results.flatMap((r) => r.problems);
  return problems.length === 0
    ? ""
    : `\nWrong results, so that these figures mean nothing:\n${problems.map((p) => `- ${p}`).join("\n")}\n`;
}

function medianRows({ group, commands, medians }) {
  return commands.map(({ name }) => {
    const m = medians.get(name);
    const figure = (value, digits) => (value === undefined ? "" : value.toFixed(digits));
    return `| ${group.name} | ${name} | ${m.runs} | ${figure(m.wall, 3)} | ${figure(m.fastest, 3)} | ${figure(m.cpu, 2)} | ${figure(m.mb, 0)} |`;
  });
}

function commandLines({ group, commands }) {
  return commands.map((command) => {
    const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${value} `);
    const words = command.argv.map((word) => short(word)).join(" ");
    return `- ${group.name}, ${command.name}: \`${env.join("")}${words}\``;
  });
}

/** Paths as anyone would write them. */
function short(word) {
  if (word === process.execPath) return "node";
  if (word.endsWith("dist/cli/main.js")) return "dist/cli/main.js";
  if (word.startsWith(CACHE))
    return basename(word)
      .replace(/^native-.*/, "native")
      .replace(/-[0-9a-f]{8}\./, ".");
  if (word.includes("createHash")) return "'(read and hash)'";
  if (word.includes("/samples/")) return word.slice(word.indexOf("samples/"));
  return word;
}
