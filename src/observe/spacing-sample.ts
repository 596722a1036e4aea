// The median spacing of the sends of each stream, from a thinned sample of constant size.

import { type Room, plainRoom } from "../core/room.ts";
import { SPACINGS } from "./loop-layout.ts";

/** Spacings kept for one stream. */
const MOST = SPACINGS;
const FIRST_STREAMS = 64;
/** Spacings of more than so many medians are not the sender's: a clock that was set, a pause, a sequence that began again. */
const FAR = 10;

/** Kept spacings that are neither negative nor far over the median, in ns. */
export interface UsualSpacing {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  /** Over this a spacing is left out. */
  readonly limit: number;
  /** Spacings that were left out. */
  readonly unusual: number;
  /** Every spacing of the stream was looked at. */
  readonly complete: boolean;
}

/**
 * Every stride-th spacing of each stream, where the stride doubles whenever 32 are kept: exact for the first 33 probes.
 * All streams share one array; the compiled loop adds to it as well.
 */
export class SpacingSamples {
  values: Float64Array;
  kept: Uint8Array;
  strides: Float64Array;
  private readonly room: Room;

  constructor(room: Room = plainRoom) {
    this.room = room;
    this.values = room.floats(FIRST_STREAMS * MOST);
    this.kept = room.bytes(FIRST_STREAMS);
    this.strides = room.floats(FIRST_STREAMS);
  }

  /** Takes one spacing in ns (NaN is left out) and says how many to skip before the next. */
  add(flow: number, ns: number): number {
    if (flow >= this.kept.length) this.grow(flow);
    const { values, kept, strides } = this;
    const at = flow * MOST;
    if (kept[flow] === 0) strides[flow] = 1;
    if (ns === ns) values[at + kept[flow]!++] = ns;
    if (kept[flow] === MOST) {
      for (let i = 0; i < MOST / 2; i++) values[at + i] = values[at + 2 * i]!;
      kept[flow] = MOST / 2;
      strides[flow]! *= 2;
    }
    return strides[flow]! - 1;
  }

  /** The lower median in ns; undefined when there is no spacing. */
  median(flow: number): number | undefined {
    const n = this.kept[flow] ?? 0;
    if (n === 0) return undefined;
    const sorted = this.values.slice(flow * MOST, flow * MOST + n).sort();
    return sorted[(n - 1) >>> 1];
  }

  /** What the spacings come to without those that no sender makes; undefined when there is no other. */
  usual(flow: number): UsualSpacing | undefined {
    const median = this.median(flow);
    if (median === undefined) return undefined;
    const n = this.kept[flow]!;
    const limit = median > 0 ? FAR * median : Number.POSITIVE_INFINITY;
    const usual = this.values.slice(flow * MOST, flow * MOST + n).filter((ns) => ns >= 0 && ns <= limit);
    if (usual.length === 0) return undefined;
    return {
      mean: usual.reduce((sum, ns) => sum + ns, 0) / usual.length,
      least: Math.min(...usual),
      most: Math.max(...usual),
      limit,
      unusual: n - usual.length,
      complete: this.strides[flow] === 1,
    };
  }

  private grow(flow: number): void {
    let size = this.kept.length;
    while (size <= flow) size *= 2;
    const { room, values, kept, strides } = this;
    this.values = room.floats(size * MOST);
    this.values.set(values);
    this.kept = room.bytes(size);
    this.kept.set(kept);
    this.strides = room.floats(size);
    this.strides.set(strides);
    for (const old of [values, kept, strides]) room.drop(old);
  }
}
