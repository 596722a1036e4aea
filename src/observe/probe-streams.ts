// The probe streams of a capture, made from what the tracker kept, once the recording has ended.
import * as address from "../core/address.ts";
import type { AddressBook } from "./address-book.ts";
import type { ClockBases } from "./clock-base.ts";
import type { DropSpan } from "../read/batch.ts";
import { DropBook, type DropExplanation } from "./drop-explanations.ts";
import type { FlowGaps, Gap } from "./gap-store.ts";
import type { PathObservation, ProbeSample, ProbeState, ProbeStream } from "./observation.ts";
import type { Replica } from "./path-book.ts";
import type { ProbeErrors } from "./probe-errors.ts";
import type { ProbeTable } from "./probe-table.ts";
import type { ProbeTracker } from "./probe-tracker.ts";
import { NOTE_ERROR, NOTE_LOCAL_ERROR, NOTE_UNSEEN, sentBase } from "./raw-mark.ts";
import { type RawMark, probeMark, rawTimes } from "./raw-mark.ts";
import { RunBuilder, emptyCounts, lossRun } from "./run-builder.ts";
import type { SampleBook } from "./sample-book.ts";
import { SampleColumns } from "./sample-columns.ts";
import type { UsualSpacing } from "./spacing-sample.ts";

/** Most probes without a plain answer that the samples of one input keep. */
const SAMPLE_LIMIT = 20_000;

/** What is needed beside the tracker. */
export interface StreamSources {
  readonly input: string;
  readonly tracker: ProbeTracker;
  readonly book: AddressBook;
  readonly errors: ProbeErrors;
  readonly sample: SampleBook | undefined;
  /** Last stamp of the recording, and the wait before an unanswered probe is lost. */
  readonly end: bigint | undefined;
  readonly waitNs: number;
  /** Packets that the recorder dropped by its own account, and when; a number where it does not tell when and where. */
  readonly drops: number | readonly DropSpan[];
  /** They are those of all interfaces together, whichever the spans name. */
  readonly dropsOfAll?: boolean;
  readonly resolutionNs: number;
  /** Whether the recording shows packets in both directions; undefined where that is not known. */
  readonly bothWays?: boolean | undefined;
}

/** What was left out of the lists of the streams. */
export interface StreamOmissions {
  runs: number;
}

/** One row a stream, in order of its first request. Call `tracker.finish` before. */
export function probeStreams(from: StreamSources): {
  streams: ProbeStream[];
  /** Every probe of a stream, where that was asked for. */
  tables: Map<ProbeStream, ProbeTable>;
  omitted: StreamOmissions;
  /** Probes that count as not observed for what was dropped, how much that is, and what it does not suffice for. */
  explained: DropExplanation;
} {
  // prettier-ignore
  const maker = new StreamMaker(from);
  const streams: ProbeStream[] = [];
  const tables = new Map<ProbeStream, ProbeTable>();
  for (let f = 0; f < from.tracker.count; f++) {
    const stream = maker.stream(f);
    streams.push(stream);
    const table = from.tracker.tables?.of(f);
    if (table === undefined || stream.stamps === "none") continue;
    table.finish(from.tracker.clock.list[0]!, (id) => from.book.text(id));
    tables.set(stream, table);
  }
  streams.sort((a, b) => (a.firstSource.record ?? 0) - (b.firstSource.record ?? 0));
  return { streams, tables, omitted: maker.omitted, explained: maker.explained };
}

class StreamMaker {
  readonly omitted: StreamOmissions = { runs: 0 };
  readonly explained: DropExplanation;
  private readonly drops: DropBook;
  /** Drops of which no interface is told are any stream's. */
  private readonly whole: boolean;
  private readonly from: StreamSources;
  private readonly clock: ClockBases;
  /** End of the recording in ns from each clock base. */
  private readonly ends: readonly number[];
  private readonly replicas = new Map<number, Replica[]>();
  private sampleLeft = SAMPLE_LIMIT;

  constructor(from: StreamSources) {
    this.from = from;
    this.clock = from.tracker.clock;
    const { end } = from;
    this.ends = this.clock.list.map((base) => (end === undefined ? Number.NaN : Number(end - base)));
    for (const r of from.tracker.paths.replicas) {
      const known = this.replicas.get(r.flow);
      if (known === undefined) this.replicas.set(r.flow, [r]);
      else known.push(r);
    }
    this.whole = typeof from.drops === "number" || from.dropsOfAll === true;
    this.drops = new DropBook(typeof from.drops === "number" ? [{ iface: 0, count: from.drops }] : from.drops);
    for (let f = 0; f < from.tracker.count; f++) if (this.drops.concerns(this.faces(f))) this.askDrops(f);
    this.explained = this.drops.settle();
  }

  private faces(f: number): number {
    return this.whole ? -1 : this.from.tracker.faces(f);
  }

  /** Counts the probes of a stream that drops could explain. */
  private askDrops(f: number): void {
    const g = this.from.tracker.gaps.of(f);
    const faces = this.faces(f);
    const one = (id: number) => {
      if (this.state(f, id, false) === "lost") this.drops.add(faces, ...this.answerTime(id));
    };
    g?.spilled.forEach(one);
    for (const gap of g?.gaps ?? []) {
      gap.ids.forEach(one);
      if (gap.tailLost > 0) this.drops.add(faces, ...this.tailTime(gap), gap.tailLost);
    }
  }

  /** When an answer to a probe could have come, as far as anybody waits for it. */
  private answerTime(id: number): [from: bigint | undefined, to: bigint | undefined] {
    const { gaps } = this.from.tracker;
    const sent = this.clock.epoch(sentBase(gaps.note(id)), gaps.sent(id));
    return [sent, sent === undefined ? undefined : sent + BigInt(this.from.waitNs)];
  }

  /** The same for the probes of a gap that are not kept one by one: all of them at once. */
  private tailTime(gap: Gap): [from: bigint | undefined, to: bigint | undefined] {
    const last = gap.ids.at(-1);
    const to = gap.tail === undefined ? undefined : this.clock.epoch(gap.tail.sentBase, gap.tail.sent);
    return [
      last === undefined ? undefined : this.answerTime(last)[0],
      to === undefined ? undefined : to + BigInt(this.from.waitNs),
    ];
  }

  stream(f: number): ProbeStream {
    const { tracker, input, waitNs, errors, resolutionNs } = this.from;
    const t = tracker.totals(f);
    const ends = tracker.ends[f]!;
    const counts = this.counts(f);
    const first = this.clock.epoch(ends.firstBase, ends.firstSent);
    const last = this.clock.epoch(t.lastBase, t.lastSent);
    const replies = t.answered + t.late;
    const measured = replies - t.unmeasured;
    const runs = this.runs(f, t.widestNs);
    const path = this.path(f);
    const sample = this.sample(f, replies);
    return {
      key: this.key(f),
      stamps: first === undefined ? "none" : "request",
      resolutionNs,
      sent: t.probes,
      counts,
      duplicates: t.duplicates,
      first,
      last,
      meanSpacingNs: meanSpacing({ first, last, probes: t.probes }, runs.widestAnsweredNs, tracker.spacings.usual(f)),
      nominalIntervalNs: positive(tracker.spacings.median(f)),
      waitedNs: waitNs,
      rtt:
        measured > 0 && Number.isFinite(t.rttMinNs)
          ? {
              count: measured,
              minNs: t.rttMinNs,
              meanNs: t.rttSumNs / measured,
              maxNs: t.rttMaxNs,
            }
          : undefined,
      ...runs,
      stalls: tracker.stalls.of(f),
      errors: errors.of(f),
      path,
      sample,
      firstSource: {
        input,
        record: ends.firstRecord,
      },
      firstSeq: t.firstOrdinal & 65535,
      lastSeq: t.lastOrdinal & 65535,
      ...(this.from.bothWays === undefined ? {} : { bothWays: this.from.bothWays }),
    };
  }

  private key(f: number): ProbeStream["key"] {
    const k = this.from.tracker.key(f);
    const text = (v: number) => (k.v6 ? this.from.book.text(v) : address.ipv4FromU32(v >>> 0));
    return {
      ...(k.vni === undefined ? {} : { vni: k.vni }),
      ...(k.vlan === undefined ? {} : { vlan: k.vlan }),
      from: text(k.from),
      to: text(k.to),
      icmpId: k.icmpId,
      protocol: k.icmpv6 ? "icmpv6" : "icmp",
    };
  }

  /** State of a probe that left its ring without an answer; `withDrops`: those that drops explain are not observed. */
  private state(f: number, id: number, withDrops: boolean): ProbeState {
    const { gaps } = this.from.tracker;
    const note = gaps.note(id);
    if (gaps.isAnswered(id)) return gaps.answeredAs(id);
    if ((note & NOTE_ERROR) !== 0) return (note & NOTE_ERROR) === NOTE_LOCAL_ERROR ? "localError" : "icmpError";
    if ((note & NOTE_UNSEEN) !== 0) return "notObserved";
    if (gaps.ordinal(id) < this.from.tracker.maxAnswered(f) || this.waitedFor(id)) {
      return withDrops && this.drops.explains(this.faces(f), ...this.answerTime(id)) ? "notObserved" : "lost";
    }
    return "pending";
  }

  private dropsConcern(f: number): boolean {
    return this.explained.probes > 0 && this.drops.concerns(this.faces(f));
  }

  private tailExplained(f: number, gap: Gap): boolean {
    return this.dropsConcern(f) && this.drops.explains(this.faces(f), ...this.tailTime(gap));
  }

  private waitedFor(id: number): boolean {
    const { gaps } = this.from.tracker;
    return this.ends[sentBase(gaps.note(id))]! - gaps.sent(id) >= this.from.waitNs;
  }

  private counts(f: number): Record<ProbeState, number> {
    const { tracker } = this.from;
    const t = tracker.totals(f);
    const counts = { ...emptyCounts(), answered: t.answered, late: t.late };
    const g = tracker.gaps.of(f);
    if (g === undefined) return counts;
    const concerned = this.dropsConcern(f);
    const one = (id: number) => {
      const state = this.state(f, id, concerned);
      if (state !== "late" && state !== "answered") counts[state]++;
    };
    // What came before an answered probe and had neither error nor answer is lost: no need to look at each.
    if (g.spilledMixed || concerned) g.spilled.forEach(one);
    else counts.lost += g.spilled.length;
    for (const gap of g.gaps) {
      if (gap.mixed || gap.after === undefined || concerned) gap.ids.forEach(one);
      else counts.lost += gap.ids.length;
      counts[this.tailExplained(f, gap) ? "notObserved" : "lost"] += gap.tailLost;
      counts.icmpError += gap.tailIcmp;
      counts.localError += gap.tailLocal;
    }
    return counts;
  }

  private mark(f: number, id: number): RawMark {
    const mark = this.from.tracker.gaps.mark(id, this.clock);
    mark.state = this.state(f, id, this.dropsConcern(f));
    return mark;
  }

  private runs(f: number, widestNs: number): Pick<ProbeStream, "lossRuns" | "widestAnsweredNs"> {
    const builder = new RunBuilder<RawMark>(rawTimes(this.clock), { runs: Number.POSITIVE_INFINITY, stalls: 0 });
    const g = this.from.tracker.gaps.of(f);
    if (g !== undefined) this.pushGaps(f, g, builder);
    builder.finish();
    const widest = Math.max(Number.isNaN(widestNs) ? -1 : widestNs, builder.widestAnsweredNs ?? -1);
    const final = (m: RawMark) => probeMark(m, this.clock, this.from.input);
    const optional = (m: RawMark | undefined) => (m === undefined ? undefined : final(m));
    const lossRuns = builder.runs.map((r) =>
      lossRun({
        first: final(r.first),
        last: final(r.last),
        lost: r.lost,
        icmpErrors: r.icmpErrors,
        before: optional(r.before),
        after: optional(r.after),
        replyBefore: optional(r.replyBefore),
        replyAfter: optional(r.replyAfter),
      }),
    );
    return { lossRuns, widestAnsweredNs: widest < 0 ? undefined : widest };
  }

  private pushGaps(f: number, g: FlowGaps, builder: RunBuilder<RawMark>): void {
    this.omitted.runs += g.spilledGaps;
    for (const gap of g.gaps) {
      if (builder.losing) builder.finish();
      builder.resume(gap.before, gap.replyBefore ?? gap.before);
      if (gap.mixed || gap.after === undefined || this.dropsConcern(f)) this.pushProbes(f, gap.ids, builder);
      else this.pushLost(gap.ids, builder);
      this.pushTail(f, gap, builder);
      const after = gap.after;
      if (after === undefined) continue;
      const closes = builder.losing;
      builder.push(after);
      const run = builder.runs.at(-1);
      if (closes && run !== undefined && gap.replyAfter !== undefined) run.replyAfter = gap.replyAfter;
    }
  }

  /** The probes of a gap that are all lost. */
  private pushLost(ids: readonly number[], builder: RunBuilder<RawMark>): void {
    const { gaps } = this.from.tracker;
    if (ids.length > 0) builder.push(gaps.mark(ids[0]!, this.clock));
    if (ids.length > 1) builder.extend(gaps.mark(ids.at(-1)!, this.clock), ids.length - 1, 0);
  }

  /** The probes of a gap; of a run without an answer only the first and the last are made into marks. */
  private pushProbes(f: number, ids: readonly number[], builder: RunBuilder<RawMark>): void {
    let last = -1;
    let lost = 0;
    let icmpErrors = 0;
    const flush = () => {
      if (lost + icmpErrors > 0) builder.extend(this.mark(f, last), lost, icmpErrors);
      lost = icmpErrors = 0;
    };
    for (const id of ids) {
      const state = this.state(f, id, this.dropsConcern(f));
      if (builder.losing && (state === "lost" || state === "icmpError")) {
        last = id;
        if (state === "lost") lost++;
        else icmpErrors++;
      } else {
        flush();
        builder.push(this.mark(f, id));
      }
    }
    flush();
  }

  private pushTail(f: number, gap: Gap, builder: RunBuilder<RawMark>): void {
    const { tail, tailLost, tailIcmp } = gap;
    if (tail === undefined || tailLost + tailIcmp === 0 || this.tailExplained(f, gap)) return;
    if (builder.losing) builder.extend(tail, tailLost, tailIcmp);
    else {
      builder.push({ ...tail, state: "lost" });
      builder.extend(tail, tailLost - 1, tailIcmp);
    }
  }

  private path(f: number): PathObservation | undefined {
    const { tracker, book, input } = this.from;
    const p = tracker.paths.of(f);
    if (p === undefined) return undefined;
    const final = (m: RawMark) => probeMark(this.settled(f, m), this.clock, input);
    const vteps = [...p.vteps].map(([id, v]) => ({
      vtep: book.text(id),
      requests: v.requests,
      answered: v.answered,
      firstSeq: v.firstOrdinal & 65535,
      lastSeq: v.lastOrdinal & 65535,
    }));
    const replicated = (this.replicas.get(f) ?? []).sort((a, b) => a.ordinal - b.ordinal);
    return {
      vteps,
      outerSourcePorts: [...Uint16Array.from(p.ports).sort()],
      repoints: p.repoints.map((r) => ({
        from: book.text(r.from),
        to: book.text(r.to),
        lastToOld: final(r.lastToOld),
        firstToNew: final(r.firstToNew),
      })),
      replicated: replicated.map((r) => ({
        seq: r.ordinal & 0xffff,
        to: r.to.map((id) => book.text(id)),
        answeredBy: r.answeredBy === 0 ? undefined : book.text(r.answeredBy),
        source: { input, record: r.record },
        evidence: [...r.copies, ...(r.answer === 0 ? [] : [r.answer])].map((record) => ({ input, record })),
      })),
    };
  }

  /** A mark taken before the state of its probe was final. */
  private settled(f: number, mark: RawMark): RawMark {
    if (mark.arrivedRecord > 0) return mark;
    const id = this.from.tracker.gaps.find(f, mark.ordinal);
    return id < 0 ? mark : this.mark(f, id);
  }

  /** What was kept of the answered probes and (the first SAMPLE_LIMIT) of the others, in order. */
  private sample(f: number, replies: number): ProbeSample | undefined {
    const { sample, tracker } = this.from;
    if (sample === undefined) return undefined;
    const { gaps } = tracker;
    const g = gaps.of(f);
    const ids = g === undefined ? [] : [...g.gaps.flatMap((gap) => gap.ids), ...g.spilled];
    const unanswered = ids.length;
    ids.length = Math.min(ids.length, this.sampleLeft);
    this.sampleLeft -= ids.length;
    ids.sort((a, b) => gaps.ordinal(a) - gaps.ordinal(b));
    const out = new SampleColumns(tracker, this.from.book);
    const kept = sample.count(f);
    let i = 0;
    for (const id of ids) {
      const ordinal = gaps.ordinal(id);
      for (; i < kept && sample.ordinal(f, i) <= ordinal; i++) out.answered(sample.read(f, i));
      out.unanswered(this.mark(f, id), gaps.vtep(id));
    }
    for (; i < kept; i++) out.answered(sample.read(f, i));
    return out.finish(Math.max(0, replies + unanswered - kept - ids.length));
  }
}

/**
 * Mean spacing of the sends. Spacings that are negative or over ten times the median are left out where they show: all of a short
 * stream, and of a long one as far as its sampled spacings and its widest one say.
 */
function meanSpacing(
  ends: { readonly first: bigint | undefined; readonly last: bigint | undefined; readonly probes: number },
  widest: number | undefined,
  usual: UsualSpacing | undefined,
): number | undefined {
  const { first, last, probes } = ends;
  if (first === undefined || last === undefined || probes < 2) return undefined;
  const span = Number(last - first);
  const plain = span / (probes - 1);
  if (usual === undefined) return plain > 0 ? plain : undefined;
  if (usual.complete) return usual.unusual > 0 ? usual.mean : plain;
  const mean = widest !== undefined && widest > usual.limit ? (span - widest) / (probes - 2) : plain;
  return mean >= usual.least && mean <= usual.most ? mean : usual.mean;
}

function positive(ns: number | undefined): number | undefined {
  return ns !== undefined && ns > 0 ? ns : undefined;
}
