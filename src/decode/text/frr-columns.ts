// Metric, LocPrf and Weight of FRR's BGP tables: right aligned, blank when unset, so that only their columns tell them apart.

/** Numbers, AS path and origin of one path. */
export interface PathColumns {
  readonly metric: number | undefined;
  readonly locPrf: number | undefined;
  readonly weight: number | undefined;
  readonly path: string;
  readonly origin: "i" | "e" | "?";
}

/** Widths since FRR 2: `%10u%7u%7u ` and then the path. */
const METRIC = 10;
const LOC_PRF = 7;
const WEIGHT = 7;
/** Columns behind the start of a next hop: its field was widened by two in 10.5. */
const NEXT_HOP_WIDTHS = [16, 18];
/** A next hop that is too long for its field is followed by a line with this much space before the metric. */
const INDENTS = [36, 38];

// The path: AS numbers (also asdot), sets in braces, confederations in parentheses; then the origin.
const PATH =
  /^(?:((?:[\d.]+|\{[\d., ]+\}|\([\d., ]+\)|\[[\d., ]+\])(?: (?:[\d.]+|\{[\d., ]+\}|\([\d., ]+\)|\[[\d., ]+\]))*) )?([ie?])$/;

/**
 * The columns of a line. `from` is where its next hop begins; 0 for a line without one. Undefined when the line has no
 * such columns. Where the indentation was lost, numbers are told apart by their distances.
 */
export function numbersAndPath(text: string, from: number): PathColumns | undefined {
  const line = text.trimEnd();
  const bases = from > 0 || /^\S/.test(line) ? NEXT_HOP_WIDTHS.map((w) => from + w) : INDENTS;
  for (const base of bases) {
    const found = atColumns(line, base);
    if (found !== undefined) return found;
  }
  return byDistance(line, from);
}

function atColumns(line: string, base: number): PathColumns | undefined {
  const weightEnd = base + METRIC + LOC_PRF + WEIGHT;
  const path = PATH.exec(line.slice(weightEnd + 1));
  if (path === null || line[weightEnd] !== " ") return undefined;
  const metric = field(line, base, METRIC);
  const locPrf = field(line, base + METRIC, LOC_PRF);
  const weight = field(line, base + METRIC + LOC_PRF, WEIGHT);
  if (metric === null || locPrf === null || weight === null || weight === undefined) return undefined;
  return { metric, locPrf, weight, path: path[1] ?? "", origin: path[2] as PathColumns["origin"] };
}

/** The right-aligned number in a field: undefined when it is blank, null when the field is something else. */
function field(line: string, at: number, width: number): number | undefined | null {
  const text = line.slice(at, at + width);
  if (text.trim() === "") return undefined;
  return /^ *\d+$/.test(text) ? Number(text) : null;
}

// Weight is always there and one space parts it from the path; two or more part the numbers before it.
function byDistance(line: string, from: number): PathColumns | undefined {
  const behind = from > 0 || /^\S/.test(line) ? line.slice(from).replace(/^\S+(?: ?\([^)]*\))?(?:@\d+)?<?/, "") : line;
  const m = /^\s*(?:(\d{1,15}) {2,})?(?:(\d{1,15}) {2,})?(\d{1,15}) (\S.*)$/.exec(behind);
  const path = m === null ? null : PATH.exec(m[4]!);
  if (m === null || path === null) return undefined;
  const [first, second] = [m[1], m[2]].map((t) => (t === undefined ? undefined : Number(t)));
  // a single number before the weight: LocPrf is what iBGP always sends, and is shown without a metric there
  const pair = second === undefined ? { metric: undefined, locPrf: first } : { metric: first, locPrf: second };
  return { ...pair, weight: Number(m[3]), path: path[1] ?? "", origin: path[2] as PathColumns["origin"] };
}
