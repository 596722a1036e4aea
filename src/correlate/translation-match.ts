// Marks of two streams laid over each other by number.
import type { EchoMarks } from "../observe/echo-flow.ts";

/** How the times of two taps may differ for one probe, ns, and which part of the probes may differ by more. */
const JITTER_NS = 1e6;
const HELD_UP = 0.1;
/** How much better sends must fit in their place than one place off. */
const BETTER = 5;

/** What two streams have in common. */
export interface Common {
  /** Probes of a number that both have, and those of them that agree. */
  readonly both: number;
  readonly agree: number;
  /** Second less first sighting of each that agrees and has times, ns, in order of number. */
  readonly delays: readonly number[];
  /** When the first saw those, ns from the first of them. */
  readonly sent: readonly number[];
}

/** Lays the marks of `b` over those of `a`: by length, and by payload when `bytes`. A number that came round is left out. */
export function commonMarks(a: EchoMarks, b: EchoMarks, bytes: boolean): Common {
  const other = bySeq(b);
  const base = a.at.find((t) => t !== undefined);
  const delays: number[] = [];
  const sent: number[] = [];
  let both = 0;
  let agree = 0;
  for (const [seq, i] of bySeq(a)) {
    const k = other.get(seq);
    if (k === undefined || i < 0 || k < 0) continue;
    const lengths = [a.length[i]!, b.length[k]!];
    const hashes = [a.hash[i]!, b.hash[k]!];
    if (bytes && hashes.includes(-1)) continue;
    both++;
    if (lengths[0] !== lengths[1] && !lengths.includes(-1)) continue;
    if (bytes && hashes[0] !== hashes[1]) continue;
    agree++;
    const [x, y] = [a.at[i], b.at[k]];
    if (x === undefined || y === undefined || base === undefined) continue;
    delays.push(Number(y - x));
    sent.push(Number(x - base));
  }
  return { both, agree, delays, sent };
}

/** Index of each number; -1 where several probes have it. */
function bySeq(m: EchoMarks): Map<number, number> {
  const out = new Map<number, number>();
  for (const [i, seq] of m.seq.entries()) out.set(seq, out.has(seq) ? -1 : i);
  return out;
}

/** Least and greatest. */
export function spread(values: readonly number[]): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const v of values) {
    if (v < least) least = v;
    if (v > most) most = v;
  }
  return [least, most];
}

/**
 * Whether the sends of both have one and the same jitter: the delay hardly varies, while the spacing of the sends does. A sender as even
 * as a clock tells nothing.
 */
export function isOneRhythm(c: Common, tick: number): boolean {
  if (c.delays.length < 10) return false;
  const usual = median(c.delays);
  const rest = c.delays.map((d) => Math.abs(d - usual));
  if (rest.filter((r) => r <= JITTER_NS + tick).length < (1 - HELD_UP) * rest.length) return false;
  const spacing = c.sent.slice(1).map((t, i) => t - c.sent[i]!);
  const even = median(spacing);
  const uneven = median(spacing.map((s) => Math.abs(s - even)));
  return uneven > 2 * tick && uneven >= BETTER * median(rest);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[sorted.length >> 1] ?? 0;
}
