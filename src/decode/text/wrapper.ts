// What one wrapper (kubectl logs --timestamps, docker logs -t, docker compose, journalctl, ts) puts before every line of a text.
import type { Line, RowBase } from "./format.ts";
import type { FpingRow } from "./fping-rows.ts";
import type { MonitorRow } from "./linux-monitor.ts";
import { parseStamp } from "./written-stamp.ts";
import type { WrittenStamp } from "./written-stamp.ts";

const ISO = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)`;
const SYSLOG = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d\d:\d\d:\d\d(?:\.\d{1,9})?`;
const PROCESS = String.raw`[\w.-]{1,64} [\w./@-]{1,40}(?:\[\d{1,7}\])?:`;
// Each ends with one space; an empty line behind it may have lost that space.
const PIECES: readonly RegExp[] = [
  String.raw`\[pod\/[^\]\s]{1,200}\]`,
  String.raw`[\w.-]{1,64} +\|`,
  `(?<stamp>${ISO})(?: std(?:out|err) [FP]| ${PROCESS})?`,
  `(?<stamp>${SYSLOG}) ${PROCESS}`,
  `(?<stamp>${SYSLOG})`,
  String.raw`\[?(?<stamp>\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?)\]?`,
  String.raw`(?<stamp>\d{10}(?:\.\d{1,9})?)`,
].map((piece) => new RegExp(`^(?:${piece})(?: |$)`));
/** Pieces one behind the other: the pod's name, and the stamp. */
const MOST_PIECES = 3;

/** The pieces that a wrapper puts before each line, in their order. */
export type Wrapper = readonly RegExp[];

/** A line without its wrapper's prefix, and the stamp in that. */
export interface Unwrapped {
  readonly line: Line;
  readonly stamp: WrittenStamp | undefined;
}

/** Every way in which all of these lines are wrapped, the shortest prefix first. Blank lines do not count. */
export function wrappersOf(lines: readonly Line[]): Wrapper[] {
  const found: Wrapper[] = [];
  let wrapper: RegExp[] = [];
  let texts = lines.map((l) => l.text).filter((text) => text.trim() !== "");
  while (texts.length > 0 && wrapper.length < MOST_PIECES) {
    const piece = PIECES.find((p) => texts.every((text) => p.test(text)));
    if (piece === undefined) break;
    wrapper = [...wrapper, piece];
    found.push(wrapper);
    texts = texts.map((text) => text.replace(piece, "")).filter((text) => text !== "");
  }
  return found;
}

/** The line as the wrapped program printed it; the line itself where it does not begin as the others do. */
export function unwrap(line: Line, wrapper: Wrapper): Unwrapped {
  let rest = line.text;
  let stamp: WrittenStamp | undefined;
  for (const piece of wrapper) {
    const m = piece.exec(rest);
    if (m === null) return { line, stamp: undefined };
    const written = m.groups?.["stamp"];
    if (written !== undefined) stamp ??= parseStamp(written);
    rest = rest.slice(m[0].length);
  }
  return { line: { ...line, text: rest }, stamp };
}

/** Formats whose rows take the stamp of a wrapper where the program printed none of its own. */
const STAMPED: ReadonlyMap<string, (row: RowBase, stamp: WrittenStamp) => RowBase> = new Map<
  string,
  (row: RowBase, stamp: WrittenStamp) => RowBase
>([
  ["fping", (row: RowBase, stamp: WrittenStamp) => fpingRow(row as FpingRow, stamp)],
  ["linux-monitor", (row: RowBase, stamp: WrittenStamp) => monitorRow(row as MonitorRow, stamp)],
]);

/** True for a format whose rows `withStamp` can place. */
export function takesStamps(format: string): boolean {
  return STAMPED.has(format);
}

/** The row with the wrapper's stamp where it has none; the very row where it has one, or cannot have any. */
export function withStamp(format: string, row: RowBase, stamp: WrittenStamp): RowBase {
  return STAMPED.get(format)?.(row, stamp) ?? row;
}

function fpingRow(row: FpingRow, stamp: WrittenStamp): FpingRow {
  return (row.kind === "reply" || row.kind === "timeout") && row.stamp === undefined ? { ...row, stamp } : row;
}

function monitorRow(row: MonitorRow, { form, sec, nsec }: WrittenStamp): MonitorRow {
  if (row.kind !== "event" || row.stamp !== undefined || form === "time") return row;
  return { ...row, stamp: { sec, usec: Math.floor(nsec / 1000), ...(form === "utc" ? { utc: true } : {}) } };
}
