// What evidence JSON must satisfy beyond its schema: sums, order of bounds, references. It needs no raw file.
import { microseconds, parseRfc3339 } from "../core/time.ts";
import type { Evidence, Histogram, LossPeriod, Outage, Stream } from "../schema/evidence.generated.ts";
import { placeProblems, valueProblems } from "./document-values.ts";
import { flowProblems } from "./flow-arithmetic.ts";

/** A place in the document and what does not add up there. */
export interface ArithmeticProblem {
  /** JSON Pointer. */
  readonly pointer: string;
  readonly says: string;
}

type Say = (pointer: string, says: string) => void;

/** Whether an input has a length for each of its packets: a text need not say it, and a capture of too many lengths says that. */
function everyLengthCounted(e: Evidence): (input: string) => boolean {
  const captures = new Set(e.inputs.filter((i) => i.kind === "capture").map((i) => i.id));
  for (const f of e.findings) if (f.code === "limit.lengths") for (const w of f.where) captures.delete(w.input);
  return (input) => captures.has(input);
}

/** Every contradiction within an evidence document that fits its schema; empty when it adds up. */
export function arithmeticProblems(e: Evidence): ArithmeticProblem[] {
  const out: ArithmeticProblem[] = [];
  const say: Say = (pointer, says) => out.push({ pointer, says });
  const inputs = uniqueIds(e.inputs, "/inputs", say);
  const streams = uniqueIds(e.streams, "/streams", say);
  const losses = uniqueIds(e.lossPeriods, "/lossPeriods", say);
  checkReferences(e, { inputs, streams, losses }, say);
  const counted = everyLengthCounted(e);
  e.frames.forEach((f, i) => {
    for (const [kind, histogram] of Object.entries(f.lengths)) {
      const n = total(histogram);
      // a frame without an IP header has no packet length
      const exact = kind !== "packetLength" && counted(f.input);
      if (exact ? n !== f.packets : n > f.packets)
        say(`/frames/${i}/lengths/${kind}`, `counts ${n} of ${f.packets} packets`);
    }
  });
  e.overhead.forEach((o, i) => {
    const sum = o.headers.reduce((n, h) => n + h.bytes, 0);
    if (o.ipOverhead_bytes !== null && sum !== o.ipOverhead_bytes)
      say(`/overhead/${i}/ipOverhead_bytes`, `is ${o.ipOverhead_bytes}, its headers add up to ${sum}`);
    if (
      o.ipOverhead_bytes !== null &&
      o.innerMtuAt1500_bytes !== null &&
      o.innerMtuAt1500_bytes !== 1500 - o.ipOverhead_bytes
    ) {
      say(
        `/overhead/${i}/innerMtuAt1500_bytes`,
        `is ${o.innerMtuAt1500_bytes}, 1500 - ${o.ipOverhead_bytes} is ${1500 - o.ipOverhead_bytes}`,
      );
    }
  });
  e.clocks.forEach((c, i) => {
    if (c.offsetLow_us > c.offsetHigh_us)
      say(`/clocks/${i}/offsetLow_us`, `is ${c.offsetLow_us}, above offsetHigh_us ${c.offsetHigh_us}`);
  });
  e.streams.forEach((s, i) => checkStream(s, `/streams/${i}`, say));
  e.lossPeriods.forEach((l, i) => checkLoss(l, `/lossPeriods/${i}`, say));
  e.outages.forEach((o, i) => {
    const { whole_us, wholeLow_us, wholeHigh_us } = o;
    checkPositive({ whole_us, wholeLow_us, wholeHigh_us }, `/outages/${i}`, say);
    o.parts.forEach(({ low_us, high_us }, k) => {
      checkPositive({ low_us, high_us }, `/outages/${i}/parts/${k}`, say);
      if (low_us > high_us) say(`/outages/${i}/parts/${k}/low_us`, `is ${low_us}, above high_us ${high_us}`);
    });
  });
  checkLossTotals(e, say);
  e.outages.forEach((o, i) => checkOutage(o, `/outages/${i}`, say));
  return [...out, ...flowProblems(e), ...valueProblems(e), ...placeProblems(e, e.inputs)];
}

function total(h: Histogram): number {
  return Object.values(h).reduce((n, c) => n + c, 0);
}

function uniqueIds(rows: readonly { id: string }[], pointer: string, say: Say): Set<string> {
  const ids = new Set<string>();
  rows.forEach((r, i) => {
    if (ids.has(r.id)) say(`${pointer}/${i}/id`, `"${r.id}" is the id of an earlier row`);
    ids.add(r.id);
  });
  return ids;
}

function checkReferences(
  e: Evidence,
  ids: { inputs: Set<string>; streams: Set<string>; losses: Set<string> },
  say: Say,
): void {
  const input = (pointer: string, id: string) => ids.inputs.has(id) || say(pointer, `there is no input "${id}"`);
  const stream = (pointer: string, id: string) => ids.streams.has(id) || say(pointer, `there is no stream "${id}"`);
  e.frames.forEach((f, i) => input(`/frames/${i}/input`, f.input));
  e.overhead.forEach((o, i) => input(`/overhead/${i}/input`, o.input));
  e.streams.forEach((s, i) => {
    input(`/streams/${i}/input`, s.input);
    s.sameAs.forEach((id, k) => stream(`/streams/${i}/sameAs/${k}`, id));
  });
  e.lossPeriods.forEach((l, i) => {
    stream(`/lossPeriods/${i}/stream`, l.stream);
    l.evidence.forEach((x, k) => input(`/lossPeriods/${i}/evidence/${k}/input`, x.input));
  });
  e.paths.forEach((p, i) => {
    input(`/paths/${i}/input`, p.input);
    stream(`/paths/${i}/stream`, p.stream);
  });
  e.ways.forEach((w, i) => {
    input(`/ways/${i}/input`, w.input);
    if (w.stream !== null) stream(`/ways/${i}/stream`, w.stream);
  });
  e.translations.forEach((t, i) => {
    stream(`/translations/${i}/original`, t.original);
    stream(`/translations/${i}/translated`, t.translated);
  });
  e.mobility.forEach((m, i) =>
    m.history.forEach((h, k) => input(`/mobility/${i}/history/${k}/source/input`, h.source.input)),
  );
  e.clocks.forEach((c, i) => {
    input(`/clocks/${i}/a`, c.a);
    input(`/clocks/${i}/b`, c.b);
  });
  e.findings.forEach((f, i) => f.where.forEach((w, k) => input(`/findings/${i}/where/${k}/input`, w.input)));
  e.outages.forEach(
    (o, i) => ids.losses.has(o.loss) || say(`/outages/${i}/loss`, `there is no loss period "${o.loss}"`),
  );
  e.rasters.forEach((r, i) => stream(`/rasters/${i}/stream`, r.stream));
}

function checkStream(s: Stream, pointer: string, say: Say): void {
  const sum = s.answered + s.late + s.lost + s.pending + s.icmpErrors + s.localErrors + s.notObserved;
  if (sum !== s.sent) say(`${pointer}/sent`, `is ${s.sent}, the states add up to ${sum}`);
  const { interval_us, nominalInterval_us, widestAnsweredSpacing_us, rtt } = s;
  checkPositive({ interval_us, nominalInterval_us, widestAnsweredSpacing_us, waited_us: s.waited_us }, pointer, say);
  if (rtt === undefined) return;
  const { min_us, mean_us, max_us } = rtt;
  checkPositive({ min_us, mean_us, max_us }, `${pointer}/rtt`, say);
  // a mean is rounded to 1 ns
  if (min_us > mean_us + 0.001 || mean_us > max_us + 0.001)
    say(`${pointer}/rtt/mean_us`, `is ${mean_us}, not between ${min_us} and ${max_us}`);
}

/** No duration is negative. */
function checkPositive(
  durations: Readonly<Record<string, number | null | undefined>>,
  pointer: string,
  say: Say,
): void {
  for (const [name, us] of Object.entries(durations))
    if (us !== null && us !== undefined && us < 0) say(`${pointer}/${name}`, `is ${us}: no duration is negative`);
}

function checkLoss(l: LossPeriod, pointer: string, say: Say): void {
  if (l.lost !== l.byState.lost + l.byState.icmpErrors)
    say(`${pointer}/lost`, `is ${l.lost}, by state ${l.byState.lost} + ${l.byState.icmpErrors}`);
  const open =
    l.lastReplyBefore === null
      ? l.firstReplyAfter === null
        ? "both"
        : "start"
      : l.firstReplyAfter === null
        ? "end"
        : null;
  if (l.open !== open)
    say(`${pointer}/open`, `is ${JSON.stringify(l.open)}, its replies before and after say ${JSON.stringify(open)}`);
  // a reply in a recording without times has no arrival
  const before = parseRfc3339(l.lastReplyBefore?.arrived ?? "");
  const after = parseRfc3339(l.firstReplyAfter?.arrived ?? "");
  if (
    before !== undefined &&
    after !== undefined &&
    l.observedGap_us !== null &&
    Math.abs(microseconds(after - before) - l.observedGap_us) > 0.0005
  ) {
    say(
      `${pointer}/observedGap_us`,
      `is ${l.observedGap_us}, its two replies are ${microseconds(after - before)} us apart`,
    );
  }
  checkDurations(l, pointer, say);
  const order = [
    ["provenUnreachable_us", l.provenUnreachable_us],
    ["possibleUnreachable_us", l.possibleUnreachable_us],
    ["outageAtMost_us", l.outageAtMost_us],
  ] as const;
  const known = order.filter((x): x is readonly [(typeof order)[number][0], number] => x[1] !== null);
  for (let i = 1; i < known.length; i++) {
    if (known[i - 1]![1] > known[i]![1])
      say(`${pointer}/${known[i]![0]}`, `is ${known[i]![1]}, below ${known[i - 1]![0]} ${known[i - 1]![1]}`);
  }
}

/** Durations of a loss period are positive, and what is derived from the number lost fits the upper bound. */
function checkDurations(l: LossPeriod, pointer: string, say: Say): void {
  if (l.limits.length === 0) say(`${pointer}/limits`, "is empty: no loss period is without limits");
  const { observedGap_us, provenUnreachable_us, possibleUnreachable_us, outageAtMost_us } = l;
  const { lossDerived_us, lossDerivedTolerance_us, atLeast_us, resolution_us } = l;
  checkPositive({ observedGap_us, provenUnreachable_us, possibleUnreachable_us, outageAtMost_us }, pointer, say);
  checkPositive({ lossDerived_us, lossDerivedTolerance_us, atLeast_us, resolution_us }, pointer, say);
  if (lossDerived_us === 0) say(`${pointer}/lossDerived_us`, `is 0, with ${l.lost} probes lost`);
  // rounded to 1 ns
  if (lossDerived_us !== null && outageAtMost_us !== null && lossDerived_us > outageAtMost_us + 0.001)
    say(`${pointer}/lossDerived_us`, `is ${lossDerived_us}, above outageAtMost_us ${outageAtMost_us}`);
}

/** Parts that lie within no other add up to the whole: their lower bounds to no more, their upper bounds to no less. */
function checkOutage(o: Outage, pointer: string, say: Say): void {
  const parts = o.parts.filter((p) => p.within === undefined);
  if (parts.length === 0) return;
  const low = parts.reduce((n, p) => n + p.low_us, 0);
  const high = parts.reduce((n, p) => n + p.high_us, 0);
  const whole = { low: o.wholeLow_us ?? o.whole_us, high: o.wholeHigh_us ?? o.whole_us };
  if (low > whole.high + 0.01 || high < whole.low - 0.01)
    say(`${pointer}/parts`, `add up to between ${low} and ${high}, the whole is ${o.whole_us}`);
}

/** Loss periods hold each unanswered probe of their stream once, as far as they could be placed. */
function checkLossTotals(e: Evidence, say: Say): void {
  const placed = new Map<string, number>();
  for (const l of e.lossPeriods) placed.set(l.stream, (placed.get(l.stream) ?? 0) + l.lost);
  e.streams.forEach((s, i) => {
    const n = placed.get(s.id) ?? 0;
    if (n > s.lost + s.icmpErrors)
      say(`/streams/${i}/lost`, `${s.lost} lost and ${s.icmpErrors} ICMP errors, but its loss periods hold ${n}`);
  });
}
