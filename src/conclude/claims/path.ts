// A figure named by its path into the evidence: $.streams[to=192.0.2.1].lost, $.lossPeriods[0].observedGap_us
import { named } from "../../core/quoted.ts";
import type { Unit } from "../../core/quantity.ts";
import { parseRfc3339 } from "../../core/time.ts";
import type { Evidence, Source } from "../../schema/evidence.generated.ts";
import { nearest } from "../../schema/problems.ts";
import type { Derived, Figure, FigureKind, Scalar } from "../checks/figure.ts";
import { silent, streamSpan } from "../checks/keys.ts";
import { canonical } from "./expected.ts";

type Step = { readonly key: string } | { readonly index: number } | { readonly by: string; readonly is: string };

/** Most rows that one path may mean. */
const MOST = 1000;

const STEP = /\.([A-Za-z_][A-Za-z0-9_]*)|\[(\d{1,6})\]|\[([A-Za-z_][A-Za-z0-9_.]*)=("[^"\]]*"|[^"\]]+)\]/y;

/** True for what is meant as a path and not as a kind. */
export function isPath(figure: string): boolean {
  return figure.startsWith("$");
}

/** Steps of a path, or what is wrong with it. */
export function parsePath(text: string): readonly Step[] | string {
  const steps: Step[] = [];
  STEP.lastIndex = 1;
  while (STEP.lastIndex < text.length) {
    const at = STEP.lastIndex;
    const m = STEP.exec(text);
    if (m === null)
      return `the path cannot be read from "${text.slice(at, at + 20)}" on; write $.streams[to=192.0.2.1].lost`;
    if (m[1] !== undefined) steps.push({ key: m[1] });
    else if (m[2] !== undefined) steps.push({ index: Number(m[2]) });
    else steps.push({ by: m[3]!, is: m[4]!.replace(/^"(.*)"$/, "$1") });
  }
  const [first] = steps;
  if (first === undefined || !("key" in first)) return "the path begins with a key, such as $.streams";
  return steps;
}

interface Found {
  readonly value: unknown;
  /** JSON Pointer of it. */
  readonly pointer: string;
  /** The objects on the way, outermost first. */
  readonly way: readonly Record<string, unknown>[];
}

/** What a path means in the evidence: figures, or why there is none. */
export function pathFigures(evidence: Evidence, text: string): { figures: Figure[] } | { says: string } {
  const found = walk(evidence, text);
  if ("says" in found) return found;
  const figures = found.found.map((f) => figureOf(evidence, f));
  const wrong = figures.findIndex((f) => f === undefined);
  return wrong < 0
    ? { figures: figures as Figure[] }
    : { says: `${text} is a part of the evidence with parts of its own; name one of them` };
}

/** Values of any document at a path, each with its JSON Pointer; or why there is none. */
export function valuesAt(
  document: unknown,
  text: string,
): { values: { value: unknown; pointer: string }[] } | { says: string } {
  const found = walk(document, text);
  return "says" in found ? found : { values: found.found.map(({ value, pointer }) => ({ value, pointer })) };
}

function walk(document: unknown, text: string): { found: Found[] } | { says: string } {
  const steps = parsePath(text);
  if (typeof steps === "string") return { says: steps };
  let found: Found[] = [{ value: document, pointer: "", way: [] }];
  for (const [i, step] of steps.entries()) {
    const next = found.flatMap((f) => follow(f, step));
    if (next.length === 0) return { says: deadEnd(found, step, i) };
    found = next.slice(0, MOST);
  }
  return { found };
}

function follow(f: Found, step: Step): Found[] {
  if (Array.isArray(f.value)) {
    const rows = f.value as unknown[];
    if ("index" in step) return step.index < rows.length ? [into(f, rows[step.index], step.index)] : [];
    if ("by" in step) return rows.flatMap((x, i) => (is(x, step) ? [into(f, x, i)] : []));
    return rows.flatMap((x, i) => follow(into(f, x, i), step));
  }
  if ("by" in step) return is(f.value, step) ? [f] : [];
  if (!isRecord(f.value) || !("key" in step) || !Object.hasOwn(f.value, step.key)) return [];
  return [into(f, f.value[step.key], step.key)];
}

function into(f: Found, value: unknown, key: string | number): Found {
  const pointer = `${f.pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return { value, pointer, way: isRecord(f.value) ? [...f.way, f.value] : f.way };
}

function is(row: unknown, step: { by: string; is: string }): boolean {
  let v: unknown = row;
  for (const key of step.by.split(".")) v = isRecord(v) && Object.hasOwn(v, key) ? v[key] : undefined;
  return (
    (typeof v === "string" || typeof v === "number" || typeof v === "boolean") &&
    String(v) === String(canonical(step.is))
  );
}

function deadEnd(found: readonly Found[], step: Step, i: number): string {
  const rows = found.flatMap((f) => (Array.isArray(f.value) ? (f.value as unknown[]) : [f.value])).filter(isRecord);
  if ("index" in step) return `there is no row ${step.index}`;
  const key = "by" in step ? step.by.split(".")[0]! : step.key;
  const known = [...new Set(rows.flatMap((r) => Object.keys(r)))];
  if ("by" in step && known.includes(key)) return `no row has ${step.by} ${named(step.is)}`;
  if (known.length === 0) return i === 0 ? "the evidence is empty" : `there is no row that could have "${key}"`;
  const near = nearest(key, known);
  return `there is no "${key}"${near === undefined ? `; there are ${known.slice(0, 12).join(", ")}` : `: did you mean "${near}"?`}`;
}

function figureOf(e: Evidence, f: Found): Figure | undefined {
  const value = derivedOf(f.value);
  if (value === undefined) return undefined;
  const evidence = f.way.flatMap(sourcesOf);
  const inputs = [...new Set([...evidence.map((s) => s.input), ...f.way.flatMap((row) => inputsOf(e, row))])];
  const nothing = value === 0 || value === false || value === null || (Array.isArray(value) && value.length === 0);
  return {
    value,
    keys: {},
    ...seen(e, f, value),
    inputs,
    evidence: evidence.length > 0 ? evidence : inputs.map((input) => ({ input })),
    proof: nothing ? undefined : "it is what the evidence states",
    needs: nothing
      ? "a kind of figure that knows what a zero needs: wirewitness check --figures lists them"
      : undefined,
    limits: [],
  };
}

/** What a row of a stream shows or rests on: answers that were counted, or silence. */
function seen(e: Evidence, f: Found, value: Derived): Pick<Figure, "absent" | "shows" | "span"> {
  const key = f.pointer.slice(f.pointer.lastIndexOf("/") + 1);
  const s = f.way.flatMap((row) => e.streams.filter((x) => x.id === row["stream"] || (x as unknown) === row))[0];
  if (s === undefined) return {};
  const counted = (key === "answered" || key === "late") && typeof value === "number" && value > 0;
  const ofLoss = key === "lost" || f.pointer.startsWith("/lossPeriods/");
  return { absent: ofLoss ? silent(s) : undefined, shows: counted ? ["answer"] : [], span: streamSpan(s) };
}

function derivedOf(v: unknown): Derived | undefined {
  if (isScalar(v)) return v;
  return Array.isArray(v) && v.every(isScalar) ? v : undefined;
}

function sourcesOf(row: Record<string, unknown>): Source[] {
  const own = [row["source"], ...(Array.isArray(row["evidence"]) ? (row["evidence"] as unknown[]) : [])];
  return own.filter((s): s is Record<string, unknown> & Source => isRecord(s) && typeof s["input"] === "string");
}

function inputsOf(e: Evidence, row: Record<string, unknown>): string[] {
  if (typeof row["input"] === "string") return [row["input"]];
  if (typeof row["stream"] !== "string") return [];
  return e.streams.filter((s) => s.id === row["stream"]).map((s) => s.input);
}

/** How the figure of a path is compared: unit by the end of its last key, type by its value. */
export function pathType(
  text: string,
  value: Derived | undefined,
): Pick<FigureKind, "value" | "unit" | "order" | "signed"> {
  const last = /\.([A-Za-z0-9_]+)(?:\[[^\]]*\])?$/.exec(text)?.[1] ?? "";
  const units: Readonly<Record<string, Unit>> = { us: "us", bytes: "bytes", percent: "percent", ppm: "ppm" };
  const unit = units[/_([a-z]+)$/.exec(last)?.[1] ?? ""];
  if (Array.isArray(value)) return { value: "list", order: "sequence" };
  if (typeof value === "boolean") return { value: "truth" };
  if (typeof value === "string") return { value: parseRfc3339(value) === undefined ? "word" : "time" };
  const signed = /^(?:offset|zoneShift|dateShift|value)/.test(last);
  return { value: "number", ...(unit === undefined ? {} : { unit }), ...(signed ? { signed } : {}) };
}

function isRecord(v: unknown): v is Record<string, unknown> {
  return typeof v === "object" && v !== null && !Array.isArray(v);
}

function isScalar(v: unknown): v is Scalar {
  return v === null || typeof v === "string" || typeof v === "boolean" || typeof v === "number";
}
