import type { FrameCounters, LinkCounters } from "./frame-counters.ts";
import type { TextFacts } from "./from-tcpdump-facts.ts";
import { type Ledger } from "./ledger.ts";
import type { FrameCounts } from "./observation.ts";
interface Link {
    readonly name: string;
    readonly counters: LinkCounters;
    packets: number;
    withoutTime: number;
    /** Packets whose tags are printed and whose length is not. */
    readonly tagged: Map<string, {
        readonly tags: number[];
        packets: number;
    }>;
}
/** Counts the lengths of one recording. Lengths of frames are known with -e, of packets with -v or from those. */
export declare class TextLengths {
    private readonly frames;
    private readonly ledger;
    /** Packets for which any length was printed. */
    known: number;
    /** Tunnelled packets whose printed lengths leave open which headers they come from. */
    unclear: number;
    unclearLine: number;
    outerFragments: number;
    private readonly links;
    /** Link type as the banner says. */
    linkType: string | undefined;
    constructor(frames: FrameCounters, ledger: Ledger);
    /** A packet that begins on `line`. */
    packet(facts: TextFacts, line: number, timed: boolean): void;
    /** The link type that a packet shows, else the banner's. */
    private link;
    /** The counters of a link type; a recording without a packet still says what it would have held. */
    linkOf(name: string): Link;
    private count;
    private addToLedger;
    private tunnelRow;
    /** One row a link type of which any length or tag was printed, or no packet at all, in order of appearance. */
    frameCounts(): FrameCounts[];
}
export {};
