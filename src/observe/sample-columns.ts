// The sample of one stream, as later stages take it: columns, and the VTEPs that they refer to.
import type { EpochNs } from "../core/time.ts";
import type { AddressBook } from "./address-book.ts";
import type { ProbeSample, ProbeState, SendTimes } from "./observation.ts";
import type { ClockBases } from "./clock-base.ts";
import type { ProbeTracker } from "./probe-tracker.ts";
import type { RawMark } from "./raw-mark.ts";
import type { SampledProbe } from "./sample-book.ts";

/** Columns of a sample, as they are filled in order of ordinal. */
export class SampleColumns {
  private readonly tracker: ProbeTracker;
  private readonly book: AddressBook;
  private readonly index = new Map<number, number>();
  private readonly seq: number[] = [];
  private readonly sentBase: number[] = [];
  private readonly sentNs: number[] = [];
  private readonly rttNs: (number | undefined)[] = [];
  private readonly state: ProbeState[] = [];
  private readonly record: number[] = [];
  private readonly vtep: number[] = [];
  private readonly vteps: string[] = [];

  constructor(tracker: ProbeTracker, book: AddressBook) {
    this.tracker = tracker;
    this.book = book;
  }

  /** A probe of the SampleBook. */
  answered(p: SampledProbe): void {
    this.seq.push(p.ordinal & 0xffff);
    this.sentBase.push(p.sentBase);
    this.sentNs.push(p.sent);
    this.rttNs.push(p.rttNs === p.rttNs ? p.rttNs : undefined);
    this.state.push(p.late ? "late" : "answered");
    this.record.push(p.record);
    this.vtep.push(this.position(p.vtep));
  }

  /** A probe that left its ring without an answer. */
  unanswered(m: RawMark, vtep: number): void {
    this.seq.push(m.seq);
    this.sentBase.push(m.sentBase);
    this.sentNs.push(m.sent);
    this.rttNs.push(m.rttNs);
    this.state.push(m.state);
    this.record.push(m.record);
    this.vtep.push(this.position(vtep));
  }

  /** The sample. `omitted` probes are not in it. */
  finish(omitted: number): ProbeSample {
    const { seq, rttNs, state, record, vtep, vteps } = this;
    const { clock } = this.tracker;
    const sent = new Sent(clock, Uint32Array.from(this.sentBase), Float64Array.from(this.sentNs));
    return { seq, sent, rttNs, state, record, vtep, vteps, omitted };
  }

  private position(id: number): number {
    const { book, tracker } = this;
    const vtep = id < 0 ? tracker.paths.replicaVtep(id) : id;
    if (vtep === 0) return -1;
    let at = this.index.get(vtep);
    if (at === undefined) {
      this.index.set(vtep, (at = this.vteps.length));
      this.vteps.push(book.text(vtep));
    }
    return at;
  }
}

/** Send times as the tracker has them: ns from one of its bases. */
class Sent implements SendTimes {
  private readonly clock: ClockBases;
  private readonly base: Uint32Array;
  private readonly ns: Float64Array;

  constructor(clock: ClockBases, base: Uint32Array, ns: Float64Array) {
    this.clock = clock;
    this.base = base;
    this.ns = ns;
  }

  at(i: number): EpochNs | undefined {
    return i < this.ns.length ? this.clock.epoch(this.base[i]!, this.ns[i]!) : undefined;
  }
}
