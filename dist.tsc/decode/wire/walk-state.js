// What a walk over one frame carries along: the bytes that are left, where the next layer starts, and the slots filled so far.
import { DONE } from "./next-layer.js";
import { FLAG, MAX_LAYERS, newSlots } from "./slots.js";
import { bad } from "./stop.js";
/** State of a walk, reused for every frame; frame.ts adds the order of layers. */
export class WalkState {
    slots = newSlots();
    w = {
        bytes: new Uint8Array(0),
        end: 0,
        endFrom: "caplen",
    };
    /** Where the next layer starts. */
    at = 0;
    maxDepth;
    constructor(maxDepth) {
        this.maxDepth = Math.min(maxDepth, MAX_LAYERS);
    }
    /** Starts on the frame bytes[at, end). */
    begin(bytes, at, end) {
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
    finish(stop, frameAt, cut) {
        if (cut && stop.bad === undefined && stop.endFrom === "caplen")
            this.slots.flags |= FLAG.snapped;
        this.slots.stop = { ...stop, offset: stop.offset - frameAt };
    }
    fail(stop) {
        this.slots.stop = stop;
        return DONE;
    }
    /** Takes the layer at `this.at`, whose data end at `w.end`, and steps over its header. False when the frame is too deep. */
    take(layer, header) {
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
    leaf(layer, stop) {
        if (stop !== undefined)
            return this.fail(stop);
        this.take(layer, 0);
        return DONE;
    }
    limit(end, from) {
        if (end >= this.w.end)
            return;
        this.w.end = end;
        this.w.endFrom = from;
    }
}
