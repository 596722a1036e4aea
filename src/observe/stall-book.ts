// Stalls (runs of late probes) of each stream, in order of ordinal, joined where a very late reply closes the space between.
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
  /** Stalls that had no room. */
  omitted = 0;
  private left = LIMIT;
  private readonly flows: (Stall[] | undefined)[] = [];

  /** A run of late probes, by ordinal. `longestNs` is NaN where no time is known. */
  add(flow: number, first: number, last: number, probes: number, longestNs: number): void {
    if (this.left <= 0) {
      this.omitted++;
      return;
    }
    this.left--;
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
