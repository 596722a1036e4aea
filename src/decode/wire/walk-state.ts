// What a walk over one frame carries along: the bytes that are left, where the next layer starts, and the slots filled so far.
import { DONE } from "./next-layer.ts";
import { FLAG, type LayerId, MAX_LAYERS, newSlots, type Slots } from "./slots.ts";
import { bad, type Stop } from "./stop.ts";

/** State of a walk, reused for every frame; frame.ts adds the order of layers. */
export class WalkState {
  readonly slots: Slots = newSlots();
  protected readonly w: { bytes: Uint8Array; end: number; endFrom: string } = {
    bytes: new Uint8Array(0),
    end: 0,
    endFrom: "caplen",
  };
  /** Where the next layer starts. */
  protected at = 0;
  private readonly maxDepth: number;

  constructor(maxDepth: number) {
    this.maxDepth = Math.min(maxDepth, MAX_LAYERS);
  }

  /** Starts on the frame bytes[at, end). */
  protected begin(bytes: Uint8Array, at: number, end: number): void {
    const s = this.slots;
    s.count = 0;
    s.flags = 0;
    s.stop = undefined;
    this.w.bytes = bytes;
    this.w.end = end;
    this.w.endFrom = "caplen";
    this.at = at;
  }

  /** Makes the Stop count from the frame; `cut` says that the record was longer than what was kept. */
  protected finish(stop: Stop, frameAt: number, cut: boolean): void {
    if (cut && stop.bad === undefined && stop.endFrom === "caplen") this.slots.flags |= FLAG.snapped;
    this.slots.stop = { ...stop, offset: stop.offset - frameAt };
  }

  protected fail(stop: Stop): typeof DONE {
    this.slots.stop = stop;
    return DONE;
  }

  /** Takes the layer at `this.at`, whose data end at `w.end`, and steps over its header. False when the frame is too deep. */
  protected take(layer: LayerId, header: number): boolean {
    const s = this.slots;
    const i = s.count;
    if (i >= this.maxDepth) {
      this.fail(bad(this.w, "frame", this.at, `deeper than ${this.maxDepth} layers`));
      return false;
    }
    s.layer[i] = layer;
    s.at[i] = this.at;
    s.end[i] = this.w.end;
    s.count = i + 1;
    this.at += header;
    return true;
  }

  protected leaf(layer: LayerId, stop: Stop | undefined): typeof DONE {
    if (stop !== undefined) return this.fail(stop);
    this.take(layer, 0);
    return DONE;
  }

  protected limit(end: number, from: string): void {
    if (end >= this.w.end) return;
    this.w.end = end;
    this.w.endFrom = from;
  }
}
