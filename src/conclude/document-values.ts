// What no document can hold, whatever its schema allows: days that the calendar has not, counts that no machine counted, lines behind the
// end of their file.
import { parseRfc3339 } from "../core/time.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";

type Path = readonly (string | number)[];

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** What a claim compares, and the value of a fact or of a series, may be any number that was measured. */
const MEASURED = new Set(["observed", "expected", "value", "tolerance"]);

/** What an input, a person or a system is free to call so, as the value of a fact: "2026-02-30T00:00:00Z" is a name like any other. */
const CALLED = new Set(
  (
    "text name names parts node host stage title label labels subject command says value nextHop originatorId from to vtep vteps " +
    "toVtep answeredBy interface bridge toBridge port ports master where places mac ip rd esi others copies"
  ).split(" "),
);

/** Times that no calendar has, and whole numbers beyond those that are exact, wherever they stand. */
export function valueProblems(document: unknown): ArithmeticProblem[] {
  const out: ArithmeticProblem[] = [];
  eachValue(document, [], (v, path) => {
    if (typeof v === "string" && TIME.test(v) && parseRfc3339(v) === undefined && !isCalled(path))
      out.push({ pointer: pointerOf(path), says: `is ${v}: there is no such time` });
    if (typeof v === "number" && Math.abs(v) > mostOf(path) && !isMeasured(path))
      out.push({ pointer: pointerOf(path), says: `is ${v}: nothing was counted or measured to that` });
  });
  return out;
}

/** Stamps of a file are 64 bits, of seconds at the most: durations, in us, may be as long as those allow. */
const LONGEST_US = 2 ** 65 * 1e6;

function mostOf(path: Path): number {
  const inDuration = path.some((key) => typeof key === "string" && key.endsWith("_us"));
  return inDuration ? LONGEST_US : Number.MAX_SAFE_INTEGER;
}

function isMeasured(path: Path): boolean {
  return path.some((key) => typeof key === "string" && MEASURED.has(key));
}

function isCalled(path: Path): boolean {
  return (
    path.includes("key") ||
    path.includes("value") ||
    CALLED.has(String(path.findLast((key) => typeof key === "string")))
  );
}

/** An input as far as places in it are bounded. */
interface Bounded {
  readonly id: string;
  readonly kind: string;
  readonly records: number;
  readonly lines?: number;
}

/** Places that name a line or a record that their input does not have. */
export function placeProblems(document: unknown, inputs: readonly Bounded[]): ArithmeticProblem[] {
  const byId = new Map(inputs.map((i) => [i.id, i]));
  const out: ArithmeticProblem[] = [];
  eachValue(document, [], (v, path) => {
    if (typeof v !== "object" || v === null || !("input" in v)) return;
    const { input, line, record } = v as { input: unknown; line?: unknown; record?: unknown };
    const of = typeof input === "string" ? byId.get(input) : undefined;
    if (of === undefined) return;
    const beyond = (key: string, at: unknown, most: number | undefined) => {
      if (typeof at === "number" && most !== undefined && at > most)
        out.push({ pointer: `${pointerOf(path)}/${key}`, says: `is ${at}, input ${of.id} has ${most}` });
    };
    beyond("line", line, of.lines);
    // where reading ended may be within the record behind the last whole one
    if (of.kind === "capture") beyond("record", record, of.records + 1);
  });
  return out;
}

/** Every value of a document, with the way to it. */
function eachValue(v: unknown, path: (string | number)[], take: (v: unknown, path: Path) => void): void {
  take(v, path);
  if (typeof v !== "object" || v === null) return;
  const entries: Iterable<[string | number, unknown]> = Array.isArray(v) ? v.entries() : Object.entries(v);
  for (const [key, x] of entries) {
    path.push(key);
    eachValue(x, path, take);
    path.pop();
  }
}

function pointerOf(path: Path): string {
  return path.map((p) => `/${String(p).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
