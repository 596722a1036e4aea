// Flows of one input as rows: those with something to tell, and the largest of the rest.
import { ipv4FromU32 } from "../core/address.ts";
import type { EpochNs } from "../core/time.ts";
import type { FlowFollower } from "./flow-follower.ts";
import type { DelaySample, FlowHole, FlowKey, FlowMark, FlowObservation, SequenceFlow, SequenceGap, SynAttempt, TcpFlow } from "./flow-observation.ts"; // prettier-ignore
import type { RawSequence } from "./sequence-flows.ts";
import type { RawGap } from "./sequence-run.ts";
import type { Thinned } from "./thinned.ts";
import * as layout from "./loop-layout.ts";
import type { TcpNotes } from "./tcp-notes.ts";
import type { ClosedHole, Mark } from "./tcp-holes.ts";

const {
  TCP_INTS: INTS,
  TCP_FLOATS: FLOATS,
  TCP_BITS: BITS,
  TCP_BLOCK: BLOCK,
  TCP_BLOCK_INTS: BLOCK_INTS,
  TCP_SECOND: SECOND,
} = layout;

/** Connections with a hole or a reset that are listed, and others, the largest. */
const MOST_TOLD = 256;
const MOST_OTHERS = 16;
/** Streams of numbered packets that are listed. */
const MOST_SEQUENCES = 256;

/** What a capture shows of flows; undefined when it has none. Call `connections.finish` before. */
export function flowRows(flows: FlowFollower): FlowObservation | undefined {
  const { connections, sequences, broken } = flows;
  const { count, refused } = connections.table;
  if (count === 0 && sequences.streams.length === 0) return undefined;
  if (broken) return { tcp: [], sequences: [], tcpFollowed: count, refused, omitted: 0, broken };
  const maker = new RowMaker(flows);
  const attempts = maker.attempts();
  const told = [...connections.notes.keys()].filter((n) => maker.hasHole(n));
  const listed = told.toSorted((a, b) => maker.longest(b) - maker.longest(a) || a - b).slice(0, MOST_TOLD);
  const chosen = new Set([...listed, ...maker.largest(new Set(told))]);
  const streams = sequences.streams.toSorted((a, b) => b.run.lost - a.run.lost || b.run.packets - a.run.packets);
  return {
    tcp: [...chosen].toSorted((a, b) => a - b).map((n) => maker.tcp(n)),
    sequences: streams
      .slice(0, MOST_SEQUENCES)
      .toSorted((a, b) => a.run.first.record - b.run.first.record)
      .map((s) => maker.sequence(s)),
    tcpFollowed: count,
    refused,
    omitted: told.length - listed.length + Math.max(0, streams.length - MOST_SEQUENCES),
    broken,
    ...(attempts.length === 0 ? {} : { attempts }),
    ...(maker.anyBothWays() ? { anyBothWays: true } : {}),
  };
}

class RowMaker {
  private readonly flows: FlowFollower;
  private readonly ints: Int32Array;
  private readonly floats: Float64Array;

  constructor(flows: FlowFollower) {
    this.flows = flows;
    this.ints = flows.connections.table.ints;
    this.floats = flows.connections.table.floats;
  }

  /** Only where packets of both ends were seen is a missing acknowledgment one. */
  hasHole(n: number): boolean {
    return this.bothWays(n) && (this.flows.connections.notes.get(n)?.holes.length ?? 0) > 0;
  }

  /** Length of the longest hole, ns. */
  longest(n: number): number {
    const holes = this.flows.connections.notes.get(n)!.holes;
    return holes.reduce((most, h) => Math.max(most, (h.firstAck ?? h.lastSent).ns - h.firstUnanswered.ns), 0);
  }

  /** The connections with most packets beside those of `told`. */
  largest(told: ReadonlySet<number>): number[] {
    const best: number[] = [];
    const packets = (n: number) => this.ints[n * INTS + layout.TCP_PACKETS]!;
    for (let n = 0; n < this.flows.connections.table.count; n++) {
      if (told.has(n) || packets(n) < 3) continue;
      if (best.length === MOST_OTHERS && packets(n) <= packets(best.at(-1)!)) continue;
      best.push(n);
      best.sort((a, b) => packets(b) - packets(a) || a - b);
      best.length = Math.min(best.length, MOST_OTHERS);
    }
    return best;
  }

  private bothWays(n: number): boolean {
    const bits = this.ints[n * INTS + BITS]!;
    return (bits & layout.TCP_HEARD) !== 0 && ((bits >>> SECOND) & layout.TCP_HEARD) !== 0;
  }

  anyBothWays(): boolean {
    for (let n = 0; n < this.flows.connections.table.count; n++) if (this.bothWays(n)) return true;
    return false;
  }

  /** Connections of which nothing was seen but a SYN of one end, once or several times. */
  attempts(): SynAttempt[] {
    const { ints, floats } = this;
    const out: SynAttempt[] = [];
    for (let n = 0; n < this.flows.connections.table.count; n++) {
      const k = n * INTS;
      const bits = ints[k + BITS]!;
      if ((bits & layout.TCP_SYN_SEEN) === 0 || this.bothWays(n)) continue;
      const way = (bits & layout.TCP_SYN_FROM_HIGHER) === 0 ? 0 : 1;
      const span = this.span(n, way);
      // a SYN counts one; a SYN with ACK is an answer whose SYN was not seen
      if (((bits >>> (way * SECOND)) & layout.TCP_HEARD) === 0 || span === undefined) continue;
      if (((span[1] - span[0]) | 0) !== 1) continue;
      out.push({
        key: this.key(ints.subarray(k, k + 6), way === 1),
        syns: ints[k + layout.TCP_PACKETS]!,
        first: this.mark({
          ns: floats[n * FLOATS + layout.TCP_FIRST_NS]!,
          record: ints[k + layout.TCP_FIRST_RECORD]! >>> 0,
        }),
        last: { at: this.epoch(floats[n * FLOATS + layout.TCP_LAST_NS]!) },
      });
    }
    return out;
  }

  tcp(n: number): TcpFlow {
    const { ints, floats } = this;
    const k = n * INTS;
    const bits = ints[k + BITS]!;
    const notes = this.flows.connections.notes.get(n);
    // The end that opened it is `from`; unknown, the one with the higher port.
    const ports = ints[k + 2]!;
    const known = (bits & layout.TCP_SYN_SEEN) !== 0;
    const forth = (known ? (bits & layout.TCP_SYN_FROM_HIGHER) !== 0 : (ports & 0xffff) > ports >>> 16) ? 1 : 0;
    const back = 1 - forth;
    const end = (way: number) => (way === forth ? ("from" as const) : ("to" as const));
    const holes = this.hasHole(n) ? notes!.holes : [];
    return {
      protocol: "tcp",
      key: this.key(ints.subarray(k, k + 6), forth === 1),
      packets: ints[k + layout.TCP_PACKETS]!,
      first: this.mark({
        ns: floats[n * FLOATS + layout.TCP_FIRST_NS]!,
        record: ints[k + layout.TCP_FIRST_RECORD]! >>> 0,
      }),
      last: this.epoch(floats[n * FLOATS + layout.TCP_LAST_NS]!),
      opened: known,
      bothWays: this.bothWays(n),
      retransmissions: { forth: notes?.retransmissions[forth] ?? 0, back: notes?.retransmissions[back] ?? 0 },
      ...rare(notes),
      resets: (notes?.resets ?? []).map((r) => ({ ...this.mark(r), from: end(r.way) })),
      finFrom: [forth, back].filter((way) => ((bits >>> (way * SECOND)) & layout.TCP_FIN) !== 0).map(end),
      holes: holes
        .map((h) => this.hole(h, forth))
        .toSorted((a, b) => a.firstUnanswered.record - b.firstUnanswered.record),
      rtt: { forth: this.rtt(n, forth), back: this.rtt(n, back) },
      spans: [forth, back].map((way) => this.span(n, way)),
    };
  }

  private span(n: number, way: number): readonly [number, number] | undefined {
    if (((this.ints[n * INTS + BITS]! >>> (way * SECOND)) & layout.TCP_VALID) === 0) return undefined;
    const w = n * INTS + BLOCK + way * BLOCK_INTS;
    return [this.ints[w + layout.TCP_FIRST_SEQ]! >>> 0, this.ints[w + layout.TCP_NEXT]! >>> 0];
  }

  private hole(h: ClosedHole, forth: number): FlowHole {
    const mark = (m: Mark | undefined) => (m === undefined ? undefined : this.mark(m));
    return {
      way: h.way === forth ? "forth" : "back",
      retransmissions: h.retransmissions,
      repeatedAcks: h.repeats,
      lastAnswered: mark(h.lastAnswered),
      lastAck: mark(h.lastAck),
      firstUnanswered: this.mark(h.firstUnanswered),
      lastUnanswered: mark(h.lastUnanswered),
      lastSent: this.mark(h.lastSent),
      answered: mark(h.answered),
      firstAck: mark(h.firstAck),
      answers: h.answers,
      ended: h.ended,
    };
  }

  private rtt(n: number, way: number): DelaySample | undefined {
    const kept = this.flows.connections.rtts.get(n * 2 + way);
    if (kept === undefined) return undefined;
    return this.sample(kept);
  }

  private sample(kept: Thinned): DelaySample {
    const values = kept.list().map(({ ns, value }) => ({ at: this.epoch(ns), ns: value }));
    return { offered: kept.offered, stride: kept.stride, values };
  }

  sequence({ kind, key, declared, payloadType, run, delays }: RawSequence): SequenceFlow {
    return {
      protocol: kind === 1 ? "rtp" : "iperf3",
      key: { ...this.key(key, false), ...(kind === 1 ? { ssrc: key[6]! >>> 0 } : {}) },
      bits: run.bits,
      declared,
      ...(kind === 1 ? { payloadType } : {}),
      first: this.mark(run.first),
      last: this.mark(run.last),
      packets: run.packets,
      firstSeq: run.firstNumber,
      lastSeq: run.bits === 16 ? run.high & 0xffff : run.bits === 32 ? run.high >>> 0 : run.high,
      lost: run.lost,
      reordered: run.reordered,
      duplicates: run.duplicates,
      restarts: run.restarts,
      spacingNs: Number.isNaN(run.spacingNs) ? undefined : run.spacingNs,
      gaps: run.gaps.map((g) => this.gap(g, run.bits)),
      gapsOmitted: run.gapsOmitted,
      ...(delays === undefined ? {} : { delays: this.sample(delays.delays), steps: this.sample(delays.steps) }),
    };
  }

  private gap(g: RawGap, bits: number): SequenceGap {
    const onWire = (n: number) => (bits === 16 ? n & 0xffff : bits === 32 ? n >>> 0 : n);
    return {
      firstMissing: onWire(g.first),
      lastMissing: onWire(g.last),
      missing: g.missing,
      before: this.mark(g.before),
      after: this.mark(g.after),
      sentApartNs: Number.isNaN(g.sentApartNs) ? undefined : g.sentApartNs,
    };
  }

  /** The words of a key; `swapped` makes its second end the sender. */
  private key(words: Int32Array, swapped: boolean): FlowKey {
    const v6 = (words[3]! & layout.TCP_V6) !== 0;
    const address = (raw: number) => (v6 ? this.flows.book.text(raw) : ipv4FromU32(raw >>> 0));
    const vni = networkOf(words);
    const tag = words[4]! & ((1 << layout.TCP_IFACE_SHIFT) - 1);
    const ends = [
      [address(words[0]!), words[2]! >>> 16],
      [address(words[1]!), words[2]! & 0xffff],
    ] as const;
    const [from, to] = swapped ? [ends[1], ends[0]] : ends;
    return {
      ...(vni === undefined ? {} : { vni }),
      ...(tag === 0 ? {} : { vlan: tag - 1 }),
      from: from[0],
      fromPort: from[1],
      to: to[0],
      toPort: to[1],
    };
  }

  private mark(m: Mark): FlowMark {
    return { at: this.epoch(m.ns), record: m.record };
  }

  private epoch(ns: number): EpochNs {
    return this.flows.clock.epoch(this.flows.base, ns)!;
  }
}

/** VNI of the words of a key; undefined outside of tunnels. */
export function networkOf(words: Int32Array): number | undefined {
  const vni = words[3]! & 0x1ffffff;
  return vni === 0 ? undefined : vni - 1;
}

function rare(notes: TcpNotes | undefined) {
  return {
    repeatedAfterAck: notes?.repeatedAfterAck ?? 0,
    outOfOrder: notes?.outOfOrder ?? 0,
    copies: notes?.copies ?? 0,
    windowProbes: notes?.windowProbes ?? 0,
    keepAlives: notes?.keepAlives ?? 0,
    recoveries: notes?.recoveries ?? 0,
    connections: notes?.connections ?? 1,
    resetCount: notes?.resetCount ?? 0,
    holesOmitted: notes?.holesOmitted ?? 0,
  };
}
