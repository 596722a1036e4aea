// monitoring-snapshot.json: targets before and after, series with their own samples and gaps, from answers of the Prometheus API and
// text exposition. Nothing is interpolated, and no clock of this machine is asked.
import { basename } from "node:path";
import { EvidenceError } from "../core/errors.ts";
import { rowsOfSource } from "../decode/text/read-rows.ts";
import type { TextRow } from "../decode/text/rows.ts";
import { viewOf } from "../observe/metric-names.ts";
import { openSource } from "../read/source.ts";
import type { MonitoringSnapshot } from "../schema/monitoring-snapshot.generated.ts";
import { newHash, type DigestChoice } from "./analyze.ts";
import { edges, seriesOf, type RawSeries } from "./snapshot-series.ts";
import { targetsOf, type RawTargets } from "./snapshot-targets.ts";
import { toolVersion } from "./version.ts";

/** Options of `snapshot`. */
export interface SnapshotOptions {
  readonly digest: NonNullable<DigestChoice>;
  /** Step of range queries in seconds; otherwise it is read off the times. */
  readonly step?: number | undefined;
}

/** Series and targets of all inputs that are kept. */
const MOST_SERIES = 100_000;

type Input = MonitoringSnapshot["inputs"][number];
type Row = Extract<TextRow, { format: "prometheus" | "prometheus-json" }>["row"];

/** What was read of one input. */
interface ReadInput {
  readonly input: Input;
  readonly series: readonly RawSeries[];
  readonly targets: RawTargets | undefined;
  readonly types: ReadonlyMap<string, string>;
}

/**
 * A snapshot of `paths` in their order, with nothing anonymized: the first that holds targets is the side before, the last the side after.
 * Throws EvidenceError: E_NOT_FOUND, E_IO, E_EMPTY; E_FORMAT for what is no answer of the API and no exposition, for JSON that is cut
 * and for an answer that is an error; E_LIMIT beyond 100,000 series.
 */
export async function snapshot(paths: readonly string[], options: SnapshotOptions): Promise<MonitoringSnapshot> {
  const read: ReadInput[] = [];
  for (const [i, path] of paths.entries()) read.push(await readInput(path, `i${i + 1}`, options.digest));
  if (read.reduce((n, r) => n + r.series.length, 0) > MOST_SERIES)
    throw new EvidenceError("E_LIMIT", `more than ${MOST_SERIES} series`, { hint: "ask for fewer metrics" });
  const types = new Map(read.flatMap((r) => [...r.types]));
  const series = read
    .flatMap((r) => r.series.map((s) => seriesOf(s, types, options.step)))
    .toSorted((a, b) => compare(a.name, b.name) || compare(labelText(a.labels), labelText(b.labels)) || a.line - b.line)
    .map((s, i) => ({ ...s, id: `s${i + 1}` }));
  const sides = read.flatMap((r) => r.targets ?? []);
  const views: MonitoringSnapshot["views"] = { addressPool: [], controlPlane: [], cniOvs: [] };
  for (const s of series) {
    const view = viewOf(s.name, s.labels["job"]);
    if (view !== undefined) views[view].push(s.id);
  }
  return {
    schema: "wirewitness/monitoring-snapshot/1",
    tool: { name: "wirewitness", version: toolVersion() },
    anonymized: false,
    window: windowOf(series),
    inputs: read.map((r) => r.input),
    targets: targetsOf(sides),
    series,
    views,
    limits: limitsOf(series, sides.length),
  };
}

async function readInput(path: string, id: string, digest: NonNullable<DigestChoice>): Promise<ReadInput> {
  const hash = newHash(digest)!;
  const source = await openSource(path, { onRaw: (chunk) => void hash.update(chunk) });
  try {
    const collected = new Collected(path, id);
    for await (const row of rowsOfSource(source)) collected.take(row);
    await source.finish();
    return collected.finish(source.size ?? 0, { algorithm: digest.algorithm, value: hash.digest("hex") });
  } finally {
    source.close();
  }
}

class Collected {
  readonly #path: string;
  readonly #id: string;
  readonly #series: RawSeries[] = [];
  readonly #targets: RawTargets["list"][number][] = [];
  readonly #types = new Map<string, string>();
  #format: Input["format"] | undefined;
  #warnings = 0;
  #unparsed = 0;

  constructor(path: string, id: string) {
    this.#path = path;
    this.#id = id;
  }

  take({ format, row }: TextRow): void {
    if (row.kind === "unparsed") this.#unparsed++;
    else if (row.kind === "jsonProblem") this.#refuse((row as { says: string }).says, row.line);
    else if (format !== "prometheus" && format !== "prometheus-json")
      this.#refuse(`${format}, and no answer of the Prometheus API or text exposition`, row.line);
    else {
      this.#format ??= format;
      this.#row(row);
    }
  }

  #refuse(says: string, line: number): never {
    const hint = "save what /api/v1/query, query_range, targets or /metrics answers";
    throw new EvidenceError("E_FORMAT", says, { where: { file: this.#path, line }, hint });
  }

  #row(row: Exclude<Row, { kind: "jsonProblem" }>): void {
    if (row.kind === "series") this.#take(row);
    else if (row.kind === "target") this.#targets.push(row);
    else if (row.kind === "error" && !row.warning) this.#refuse("the API answers with an error", row.line);
    else if (row.kind === "error") this.#warnings++;
    else if (row.kind === "note" && row.type !== undefined) this.#types.set(row.of ?? "", row.type);
  }

  #take(row: Extract<Row, { kind: "series" }>): void {
    if (this.#series.length >= MOST_SERIES) {
      const where = { file: this.#path, line: row.line };
      throw new EvidenceError("E_LIMIT", `more than ${MOST_SERIES} series`, { where, hint: "ask for fewer metrics" });
    }
    this.#series.push({ ...row, input: this.#id });
  }

  finish(bytes: number, digest: Input["digest"]): ReadInput {
    // where nobody asked for the targets, the series up of one moment has them
    if (this.#targets.length === 0) this.#targets.push(...this.#series.flatMap(upTarget));
    if (this.#format === undefined) this.#refuse("no answer of the Prometheus API and no text exposition", 1);
    const input: Input = {
      id: this.#id,
      name: this.#path === "-" ? "stdin" : basename(this.#path),
      format: this.#format,
      bytes,
      digest,
      series: this.#series.length,
      samples: this.#series.reduce((n, s) => n + s.samples.length, 0),
      targets: this.#targets.length,
      warnings: this.#warnings,
      unparsed: this.#unparsed,
    };
    const targets = this.#targets.length === 0 ? undefined : { input: this.#id, list: this.#targets };
    return { input, series: this.#series, targets, types: this.#types };
  }
}

/** The target that a sample of `up` is of; none for other series, and for a range. */
function upTarget(s: RawSeries): RawTargets["list"][number][] {
  const value = Number(s.samples[0]?.value);
  if (s.name !== "up" || s.range) return [];
  const health = value === 1 ? "up" : value === 0 ? "down" : "unknown";
  const { line, labels } = s;
  return [
    { kind: "target", line, job: labels["job"], instance: labels["instance"], health, lastError: undefined, labels },
  ];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function labelText(labels: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(labels));
}

/** First and last time of any sample, and the step of all ranges. */
function windowOf(series: MonitoringSnapshot["series"]): MonitoringSnapshot["window"] {
  const [start = null, end = null] = edges(series);
  const steps = [...new Set(series.flatMap((s) => s.step_s ?? []))];
  return { start, end, step_s: steps.length === 1 ? steps[0]! : null };
}

function limitsOf(series: MonitoringSnapshot["series"], sides: number): string[] {
  return [
    "Samples are as scraped: nothing is known between two of them, and nothing is filled in.",
    "A target that is up answers its scrape: nothing more is known of it.",
    ...(sides < 2 ? ["Fewer than two inputs hold targets: there is no difference before and after."] : []),
    ...(series.some((s) => s.counter !== undefined)
      ? ["A counter that starts again between two samples and passes its old value is not seen."]
      : []),
    ...(series.some((s) => s.samples.length > 1 && s.step_s === null)
      ? ["Some series have times without a step: their gaps cannot be counted."]
      : []),
  ];
}
