import { type Slots } from "../decode/wire/slots.ts";
/** Slot indices are -1 where there is no such layer. */
export declare class FrameFacts {
    /** Outermost and innermost IP header. */
    outerIp: number;
    ip: number;
    /** IP header right outside the innermost tunnel. */
    tunnelIp: number;
    /** Innermost Ethernet header. */
    eth: number;
    /** First layer behind all encapsulation: the innermost IP header, or what follows the innermost Ethernet header and its tags. */
    inside: number;
    /** -1 none. Of the innermost tunnel. */
    vni: number;
    /** -1 none. Innermost tag of the innermost frame. */
    vlan: number;
    /** UDP source port of the innermost tunnel, 0 none. */
    port: number;
    /** Tags before the outermost IP header. */
    readonly tags: number[];
    /** Cooked headers: interface and direction in one number. */
    cooked: number;
    outerFragment: boolean;
    /** IP total length of the outermost IP packet. */
    outerLength: number;
    /** End of the innermost frame or packet by the length fields outside it, absolute; may lie beyond what was captured. */
    wireEnd: number;
    /** End of the innermost Ethernet frame by the length fields outside it, absolute. */
    frameEnd: number;
    /** Reads the slots of the frame that starts at `at` and was `length` bytes on the wire. */
    read(b: Uint8Array, s: Slots, at: number, length: number): void;
    private layer;
    private ipHeader;
    private tunnel;
}
