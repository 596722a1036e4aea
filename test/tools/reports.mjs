// Makes reports/: the report of every sample, with the key that is public because the samples are. Needs a build. With --check it says
// which of the committed files are not what would be written: text byte by byte, PNG within a few pixels, because rasterizers differ.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MAIN = join(ROOT, "dist/cli/main.js");
const KEY = ["--key-file", "samples/public.key"];
/** Share of pixels that may differ, and by how much of 255 a channel may before its pixel counts. */
const PIXELS = 0.002;
const CHANNEL = 24;

/** Folder of reports/ -> its sample; `documents` are what its page is made of. */
const REPORTS = [
  { name: "evpn-move", says: "a VM moves between EVPN VTEPs (FRR): what `npm start` makes", analyze: true },
  { name: "geneve-vs-plain", says: "the same pings in Geneve and plain", documents: ["evidence"] },
  { name: "vlan-mtu", says: "a VLAN and what its MTU carries", documents: ["evidence"] },
  { name: "tcp-move", says: "a move that nobody pinged: TCP alone", documents: ["evidence"] },
  {
    name: "kube-ovn-underlay",
    says: "a node goes over to another CNI: its claims, in three stages",
    documents: ["evidence", "acceptance"],
  },
  { name: "monitoring", says: "what monitoring showed of a canary node", documents: ["snapshot", "acceptance"] },
  {
    name: "moved-vm",
    sample: "cases/moved-vm",
    says: "a moved VM, from texts alone, with claims",
    documents: ["evidence", "acceptance"],
  },
  {
    name: "no-overlay",
    sample: "cases/no-overlay",
    says: "a network without an overlay, with claims",
    documents: ["evidence", "acceptance"],
  },
  {
    name: "vlan-pool",
    sample: "cases/vlan-pool",
    says: "addresses of a VLAN shared with a CNI",
    documents: ["evidence"],
  },
];

/** Runs the tool as a user would; ends the process where it fails. `allowed`: exit codes that are results. */
function run(args, allowed = [0]) {
  const r = spawnSync(process.execPath, [MAIN, ...args], { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
  if (!allowed.includes(r.status)) {
    process.stderr.write(`wirewitness ${args.join(" ")}: exit code ${r.status}\n${r.stderr}`);
    process.exit(1);
  }
  return r.stdout;
}

/** Writes the report of a sample into `out`, which is new. */
function make(report, out) {
  const sample = `samples/${report.sample ?? report.name}`;
  if (report.analyze) {
    run(["analyze", sample, ...KEY, "--out", out]);
    return;
  }
  const scratch = mkdtempSync(join(tmpdir(), "wirewitness-reports-"));
  const files = report.documents.map((d) => document(d, sample, scratch));
  run(["report", ...files, "--out", out, "--quiet"]);
  rmSync(scratch, { recursive: true });
}

function document(kind, sample, scratch) {
  if (kind === "evidence") {
    const file = join(scratch, "evidence.json");
    writeFileSync(file, run(["analyze", sample, ...KEY, "--json"]));
    return file;
  }
  if (kind === "acceptance") {
    // A claim that is contradicted, or stays open, is a result.
    run(["check", sample, ...KEY, "--out", join(scratch, "check")], [0, 1, 3]);
    return join(scratch, "check/acceptance.json");
  }
  const file = join(scratch, "monitoring-snapshot.json");
  const answers = [
    "targets.before.json",
    "targets.after.json",
    "pool.json",
    "queue.json",
    "codes.json",
    "process.json",
    "cni.metrics.txt",
  ];
  run(["snapshot", ...answers.map((a) => `${sample}/${a}`), ...KEY, "--out", file]);
  return file;
}

function index() {
  const rows = REPORTS.map(
    ({ name, says }) => `| [${name}](${name}/report.md) | ${says} | [page](${name}/report.html) |`,
  );
  return (
    "# Reports of the samples\n\nMade by `npm run reports` from `samples/`, with `samples/public.key`: names and addresses are pseudonyms, the same " +
    "everywhere. CI makes them again and compares.\n\n| report | of | |\n| --- | --- | --- |\n" +
    `${rows.join("\n")}\n\nGitHub shows a page as its source: download it, or clone, and open it in a browser. Figures are in \`figures/\` of ` +
    "each folder, as SVG and PNG, with their data as CSV.\n"
  );
}

/** Files below a folder, by their path in it. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath ?? e.path, e.name).slice(folder.length + 1))
    .sort();
}

/** Why a committed file is not the one that was made; undefined where it is. */
async function difference(committed, made) {
  if (!existsSync(committed)) return "is not there";
  if (!existsSync(made)) return "is no longer made";
  const [a, b] = [readFileSync(committed), readFileSync(made)];
  if (a.equals(b)) return undefined;
  if (!committed.endsWith(".png")) return "differs";
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const [x, y] = await Promise.all([loadImage(a), loadImage(b)]);
  if (x.width !== y.width || x.height !== y.height) return "is of another size";
  const data = (image) => {
    const context = createCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const [p, q] = [data(x), data(y)];
  let apart = 0;
  for (let i = 0; i < p.length; i += 4)
    if ([0, 1, 2, 3].some((c) => Math.abs(p[i + c] - q[i + c]) > CHANNEL)) apart += 1;
  const share = apart / (p.length / 4);
  return share <= PIXELS ? undefined : `differs in ${(share * 100).toFixed(2)} % of its pixels`;
}

const check = process.argv.includes("--check");
const committed = join(ROOT, "reports");
const target = check ? mkdtempSync(join(tmpdir(), "wirewitness-reports-")) : committed;
if (!check) rmSync(committed, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const report of REPORTS) make(report, join(target, report.name));
writeFileSync(join(target, "README.md"), index());
if (check) {
  let wrong = 0;
  for (const name of new Set([...filesIn(committed), ...filesIn(target)])) {
    const why = await difference(join(committed, name), join(target, name));
    if (why === undefined) continue;
    wrong += 1;
    process.stderr.write(`reports/${name} ${why}\n`);
  }
  rmSync(target, { recursive: true });
  if (wrong > 0) {
    process.stderr.write(`${wrong} files of reports/ are not what the samples give: npm run reports makes them\n`);
    process.exit(1);
  }
}
