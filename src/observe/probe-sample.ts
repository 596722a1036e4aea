// Probes for the figure: all that were not simply answered, up to a limit, and evenly some of those that were.
import type { EpochNs } from "../core/time.ts";
import type { ProbeSample, ProbeState } from "./observation.ts";

/** Most probes of each of the two kinds that a sample keeps. */
export const SAMPLE_LIMIT = 2000;

interface Kept {
  readonly ordinal: number;
  readonly seq: number;
  readonly sentNs: number;
  readonly rttNs: number;
  readonly state: ProbeState;
}

/** Takes every probe of a stream in order, keeps a few. Which ones does not depend on how the input was cut. */
export class ProbeSampler {
  private readonly odd: Kept[] = [];
  private plain: Kept[] = [];
  private stride = 1;
  private seen = 0;
  private total = 0;

  /** The next probe. `sentNs` and `rttNs` are NaN where unknown. */
  add(ordinal: number, seq: number, state: ProbeState, sentNs: number, rttNs: number): void {
    this.total++;
    if (state !== "answered") {
      if (this.odd.length < SAMPLE_LIMIT) this.odd.push({ ordinal, seq, sentNs, rttNs, state });
      return;
    }
    if (this.seen++ % this.stride !== 0) return;
    this.plain.push({ ordinal, seq, sentNs, rttNs, state });
    if (this.plain.length <= SAMPLE_LIMIT) return;
    this.plain = this.plain.filter((_, i) => i % 2 === 0);
    this.stride *= 2;
  }

  /** The sample; `epoch` turns ns from the base into a time. Undefined when there was no probe. */
  finish(epoch: (ns: number) => EpochNs | undefined): ProbeSample | undefined {
    if (this.total === 0) return undefined;
    const kept = [...this.odd, ...this.plain].toSorted((a, b) => a.ordinal - b.ordinal);
    return {
      seq: kept.map((k) => k.seq),
      sent: kept.map((k) => epoch(k.sentNs)),
      rttNs: kept.map((k) => (Number.isNaN(k.rttNs) ? undefined : k.rttNs)),
      state: kept.map((k) => k.state),
      vtep: kept.map(() => -1),
      vteps: [],
      omitted: this.total - kept.length,
    };
  }
}
