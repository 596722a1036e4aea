// Where a stream stands in seq and time, for matching it with the same probes at another tap.
import type { ProbeStream } from "../observe/observation.ts";
import type { StreamOf } from "./streams.ts";

/** Seq numbers wrap here. */
const SEQ_MOD = 65536;
const DEFAULT_INTERVAL_NS = 1e9;
/** Streams of more turns than this are compared at the first of them only: 64 turns are 4 million probes. */
const MOST_TURNS = 64;

/** One stream as the matcher sees it. */
export interface Place {
  readonly index: number;
  readonly stream: StreamOf;
  /** Input and whole key: two streams with one slot are two runs at one tap. */
  readonly slot: string;
  /** Unwrapped seq numbers, first to last; undefined where single probes are not known. */
  readonly range: { readonly first: number; readonly last: number } | undefined;
  readonly intervalNs: number;
  /** Lost runs as text, "" when nothing was lost: the fingerprint that the same probes share. */
  readonly losses: string;
}

/** The place of a stream; `index` is its position among the streams. */
export function place(stream: StreamOf, index: number): Place {
  const o = stream.observed;
  const k = o.key;
  const range = seqRange(o);
  const intervalNs = o.meanSpacingNs ?? o.nominalIntervalNs ?? DEFAULT_INTERVAL_NS;
  return {
    index,
    stream,
    slot: [stream.observation.input.id, k.to, k.from, k.icmpId, k.vni, k.vlan, k.protocol].join("|"),
    range,
    intervalNs,
    losses: o.lossRuns.map((r) => `${r.first.seq}-${r.last.seq}`).join(),
  };
}

/** Unwrapped by as many turns as the number of sends asks for: computed, since a text may claim any number of sends. */
function seqRange(o: ProbeStream): Place["range"] {
  const first = o.firstSeq ?? o.sample?.seq[0];
  const end = o.lastSeq ?? o.sample?.seq.at(-1);
  if (first === undefined || end === undefined) return undefined;
  const least = wraps(o) ? Math.max(first, first + o.sent - SEQ_MOD / 2) : first;
  return { first, last: end + Math.max(0, Math.ceil((least - end) / SEQ_MOD)) * SEQ_MOD };
}

function wraps(o: ProbeStream): boolean {
  return o.key.protocol !== "probe";
}

/** Whole turns of the seq that `b` may be moved by so that the two ranges meet; none when they cannot. */
function turns(a: NonNullable<Place["range"]>, b: NonNullable<Place["range"]>, wrapping: boolean): number[] {
  if (!wrapping) return a.first <= b.last && b.first <= a.last ? [0] : [];
  const out: number[] = [];
  const least = Math.ceil((a.first - b.last) / SEQ_MOD);
  const most = Math.floor((a.last - b.first) / SEQ_MOD);
  for (let k = least; k <= most && out.length < MOST_TURNS; k++) out.push(k);
  return out;
}

/** True when the seq ranges of the two overlap, or one of them is not known. */
export function rangesMeet(a: Place, b: Place): boolean {
  if (a.range === undefined || b.range === undefined) return true;
  return turns(a.range, b.range, wraps(a.stream.observed)).length > 0;
}

/**
 * Distance in ns between the times at which the two clocks place one and the same seq (the first that both may have
 * seen); between their spans where no seq is known; undefined where one has no times.
 */
export function apart(a: Place, b: Place): number | undefined {
  const [x, y] = [a.stream.observed, b.stream.observed];
  if (x.first === undefined || y.first === undefined) return undefined;
  if (a.range === undefined || b.range === undefined) return spansApart(a, b);
  const distances = turns(a.range, b.range, wraps(x)).map((k) => {
    const shift = k * SEQ_MOD;
    const common = Math.max(a.range!.first, b.range!.first + shift);
    const inA = (common - a.range!.first) * a.intervalNs;
    const inB = (common - shift - b.range!.first) * b.intervalNs;
    return Math.abs(Number(y.first! - x.first!) + inB - inA);
  });
  return distances.length === 0 ? undefined : Math.min(...distances);
}

/**
 * Probes of the seq numbers that both may have seen which only one of the two lost: [only `a`, only `b`]. Undefined where the numbers
 * are not known, or come round.
 */
export function lossesApart(a: Place, b: Place): readonly [number, number] | undefined {
  if (a.range === undefined || b.range === undefined) return undefined;
  if (a.range.last - a.range.first >= SEQ_MOD || b.range.last - b.range.first >= SEQ_MOD) return undefined;
  const wrapping = wraps(a.stream.observed);
  const [turn] = turns(a.range, b.range, wrapping);
  if (turn === undefined) return undefined;
  const shift = turn * SEQ_MOD;
  const common = {
    first: Math.max(a.range.first, b.range.first + shift),
    last: Math.min(a.range.last, b.range.last + shift),
  };
  const x = lostIn(a, 0, common);
  const y = lostIn(b, shift, common);
  const both = overlap(x, y);
  return [total(x) - both, total(y) - both];
}

/** First and last of a run of unwrapped seq numbers, both included. */
type Span = readonly [first: number, last: number];

/** Lost runs of a stream by unwrapped seq, moved by `shift`, as far as they lie in `common`. In order, apart from each other. */
function lostIn(p: Place, shift: number, common: { readonly first: number; readonly last: number }): Span[] {
  const out: Span[] = [];
  const from = p.range!.first;
  const modulus = wraps(p.stream.observed) ? SEQ_MOD : Number.MAX_SAFE_INTEGER;
  for (const run of p.stream.observed.lossRuns) {
    const first = from + modOf(run.first.seq - from, modulus);
    const last = Math.min(first + modOf(run.last.seq - run.first.seq, modulus), p.range!.last);
    const low = Math.max(first + shift, common.first);
    const high = Math.min(last + shift, common.last);
    if (low <= high) out.push([low, high]);
  }
  return out.sort((q, r) => q[0] - r[0]);
}

function total(spans: readonly Span[]): number {
  return spans.reduce((n, [first, last]) => n + last - first + 1, 0);
}

/** How many numbers lie in both, run by run: long losses cost no more than short ones. */
function overlap(x: readonly Span[], y: readonly Span[]): number {
  let n = 0;
  for (let i = 0, k = 0; i < x.length && k < y.length;) {
    const [a, b] = [x[i]!, y[k]!];
    n += Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]) + 1);
    if (a[1] < b[1]) i++;
    else k++;
  }
  return n;
}

function modOf(n: number, modulus: number): number {
  return ((n % modulus) + modulus) % modulus;
}

/** Distance in ns between the recorded spans of the two, 0 when they overlap; undefined without times. */
function spansApart(a: Place, b: Place): number | undefined {
  const [x, y] = [a.stream.observed, b.stream.observed];
  if (x.first === undefined || y.first === undefined || x.last === undefined || y.last === undefined) return undefined;
  if (x.first > y.last) return Number(x.first - y.last);
  return y.first > x.last ? Number(y.first - x.last) : 0;
}
