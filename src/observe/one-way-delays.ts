// One-way delays of numbered UDP packets: arrival by the recorder's clock less the sender's stamp, both from the first packet. What the two
// clocks are apart falls out of every difference, so that the variation is known (RFC 5481) though the delay itself is not.
import { Thinned } from "./thinned.ts";

/** Streams of one input that are followed. */
export const MOST_FOLLOWED = 256;
/** RTP timestamps that rise by more between two packets are another clock. */
const MOST_TICKS = 2 ** 30;

/** Ticks of the RTP timestamp in a second, for payload types of audio whose rate is fixed (RFC 3551, table 4). */
const RATES: Readonly<Record<number, number>> = {
  0: 8000,
  3: 8000,
  4: 8000,
  5: 8000,
  6: 16_000,
  7: 8000,
  8: 8000,
  9: 8000,
  10: 44_100,
  11: 44_100,
  12: 8000,
  13: 8000,
  15: 8000,
  16: 11_025,
  17: 22_050,
  18: 8000,
};

/** The rate of an RTP timestamp; undefined where the payload type leaves it open. */
export function clockRate(payloadType: number): number | undefined {
  return RATES[payloadType];
}

/** Delays of one stream, thinned; ns beyond that of its first packet. */
export class OneWayDelays {
  readonly delays = new Thinned();
  /** Differences of packets whose numbers are neighbours, absolute. */
  readonly steps = new Thinned();
  private firstAt = Number.NaN;
  private sent = 0;
  private lastDelay = 0;
  private stopped = false;

  /** A packet that arrived at `ns` with the highest number so far; it left `laterNs` after the one before it in this stream. */
  add(ns: number, laterNs: number, isNext: boolean): void {
    if (this.stopped) return;
    if (Number.isNaN(this.firstAt)) {
      this.firstAt = ns;
      this.delays.add(ns, 0);
      return;
    }
    this.sent += laterNs;
    const delay = ns - this.firstAt - this.sent;
    this.delays.add(ns, delay);
    if (isNext) this.steps.add(ns, Math.abs(delay - this.lastDelay));
    this.lastDelay = delay;
  }

  /** Numbers or stamps began anew: what comes has another beginning. */
  stop(): void {
    this.stopped = true;
  }
}

/** ns between two RTP timestamps, which wrap; undefined where they jump. */
export function ticksApart(from: number, to: number, rate: number): number | undefined {
  const ticks = (to - from) | 0;
  return Math.abs(ticks) > MOST_TICKS ? undefined : (ticks * 1e9) / rate;
}
