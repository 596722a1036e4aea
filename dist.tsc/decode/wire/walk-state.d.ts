import { DONE } from "./next-layer.ts";
import { type LayerId, type Slots } from "./slots.ts";
import { type Stop } from "./stop.ts";
/** State of a walk, reused for every frame; frame.ts adds the order of layers. */
export declare class WalkState {
    readonly slots: Slots;
    protected readonly w: {
        bytes: Uint8Array;
        end: number;
        endFrom: string;
    };
    /** Where the next layer starts. */
    protected at: number;
    private readonly maxDepth;
    constructor(maxDepth: number);
    /** Starts on the frame bytes[at, end). */
    protected begin(bytes: Uint8Array, at: number, end: number): void;
    /** Makes the Stop count from the frame; `cut` says that the record was longer than what was kept. */
    protected finish(stop: Stop, frameAt: number, cut: boolean): void;
    protected fail(stop: Stop): typeof DONE;
    /** Takes the layer at `this.at`, whose data end at `w.end`, and steps over its header. False when the frame is too deep. */
    protected take(layer: LayerId, header: number): boolean;
    protected leaf(layer: LayerId, stop: Stop | undefined): typeof DONE;
    protected limit(end: number, from: string): void;
}
