// Stalls (runs of late probes) of each stream, in order of ordinal, joined where a very late reply closes the space between.
import { type Room, plainRoom } from "../core/room.ts";
import { STALLS_LEFT, STALLS_OMITTED } from "./loop-layout.ts";
import type { StallRun } from "./observation.ts";

interface Stall {
  first: number;
  last: number;
  probes: number;
  longestNs: number;
}

/** Most stalls listed for one input. */
const LIMIT = 1_000;

/** Stalls of one input. */
export class StallBook {
  /** How many more there is room for, and how many had none; the compiled loop counts these as well. */
  readonly counts: Float64Array;
  private readonly flows: (Stall[] | undefined)[] = [];

  constructor(room: Room = plainRoom) {
    this.counts = room.floats(2);
    this.counts[STALLS_LEFT] = LIMIT;
  }

  /** Stalls that had no room. */
  get omitted(): number {
    return this.counts[STALLS_OMITTED]!;
  }

  /** A run of late probes, by ordinal. `longestNs` is NaN where no time is known. */
  add(flow: number, first: number, last: number, probes: number, longestNs: number): void {
    const { counts } = this;
    if (counts[STALLS_LEFT]! <= 0) {
      counts[STALLS_OMITTED]!++;
      return;
    }
    counts[STALLS_LEFT]!--;
    (this.flows[flow] ??= []).push({ first, last, probes, longestNs });
  }

  /** The stalls of a stream. */
  of(flow: number): StallRun[] {
    const sorted = [...(this.flows[flow] ?? [])].sort((a, b) => a.first - b.first);
    const joined: Stall[] = [];
    for (const s of sorted) {
      const before = joined.at(-1);
      if (before === undefined || before.last + 1 !== s.first)
        joined.push({ first: s.first, last: s.last, probes: s.probes, longestNs: s.longestNs });
      else {
        before.last = s.last;
        before.probes += s.probes;
        if (!(s.longestNs <= before.longestNs)) before.longestNs = s.longestNs;
      }
    }
    return joined.map((s) => ({
      firstSeq: s.first & 0xffff,
      lastSeq: s.last & 0xffff,
      probes: s.probes,
      longestRttNs: Number.isNaN(s.longestNs) ? undefined : s.longestNs,
    }));
  }
}
