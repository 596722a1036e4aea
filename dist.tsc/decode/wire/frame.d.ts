import { type TunnelPort } from "./next-layer.ts";
import { type Slots } from "./slots.ts";
/** Link types that are walked: LINKTYPE_ numbers of tcpdump.org. */
export declare const LINKTYPE: {
    readonly null: 0;
    readonly ethernet: 1;
    readonly rawBsd: 12;
    readonly rawOpenBsd: 14;
    readonly raw: 101;
    readonly loop: 108;
    readonly linuxSll: 113;
    readonly ipv4: 228;
    readonly ipv6: 229;
    readonly linuxSll2: 276;
};
/** What the walker is told beside the bytes. */
export interface WalkOptions {
    /** UDP ports beside 4789 and 8472 (VXLAN), 4790 (VXLAN-GPE) and 6081 (Geneve). */
    readonly tunnelPorts?: readonly TunnelPort[];
    /** Look for VXLAN and Geneve on every other UDP port by content. Default true. */
    readonly guessTunnels?: boolean;
    /** Most layers of one frame, up to MAX_LAYERS, which is the default. */
    readonly maxDepth?: number;
}
/** A walker and the slots that each call of `walk` fills anew. */
export interface Walker {
    readonly slots: Slots;
    /**
     * Walks the packet bytes[at, at + caplen). `len` is its original length where it is known to be longer (FCS excluded
     * from both). The result is in `slots`; a Stop's offset counts from `at`.
     */
    walk(bytes: Uint8Array, at: number, caplen: number, linkType: number, len?: number): void;
}
/** A fresh walker; make one per reader and reuse it. */
export declare function createWalker(options?: WalkOptions): Walker;
