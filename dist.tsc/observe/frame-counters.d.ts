import type { CaptureInterface } from "../read/batch.ts";
import { Histogram } from "./histogram.ts";
import type { FrameCounts } from "./observation.ts";
/**
 * Link types that are told apart, Ethernet always among them. Counters take megabytes a link type, and a hostile file of some
 * kilobytes names hundreds.
 */
export declare const LINK_LIMIT = 16;
/** Counters of one link type. Hot loops use `lengths.small` and `plain` directly. */
export declare class LinkCounters {
    readonly linkType: number;
    readonly ethernet: boolean;
    /** Record lengths of frames without FCS. */
    readonly lengths: Histogram;
    /** Total lengths of the outermost IP packet, where there is no Ethernet frame. */
    readonly packetLengths: Histogram | undefined;
    /** Frames that were cut: what they were, and what was kept. */
    private readonly cutLengths;
    private readonly cutCaptured;
    private readonly withFcs;
    private readonly stacks;
    /** Frame lengths by the one 802.1Q tag they have: [vid * SMALL + length] in a Map of numbers. */
    private readonly single;
    private snapped;
    private fcsBytes;
    withoutTime: number;
    /** Frames whose stack of tags was one too many to tell apart. */
    stacksRefused: number;
    constructor(linkType: number);
    /** A frame of this record length; `fcs` bytes of it are no part of the frame. */
    add(length: number, fcs: number): void;
    /** A frame that was not kept whole, or (in a broken file) kept longer than it was. */
    addCut(length: number, caplen: number): void;
    /** A frame with exactly one tag. */
    addTag(vid: number, frameLength: number): void;
    /** A frame with these tags, outermost first. */
    addStack(tags: readonly number[], frameLength: number): void;
    /** What was counted. */
    counts(): FrameCounts;
    /** Frames whose length is one too many to tell apart: in `packets`, in no histogram. */
    lengthsOmitted(): number;
    private vlans;
}
/** Counters of all link types of a capture, found by interface. */
export declare class FrameCounters {
    readonly links: LinkCounters[];
    private readonly byInterface;
    /** The counters of an interface. */
    of(iface: CaptureInterface): LinkCounters;
    private ofLinkType;
    /** One row a link type, in order of appearance. */
    counts(): FrameCounts[];
}
/**
 * Both together, by link type. Associative and commutative up to the order of rows, which is by link type here.
 */
export declare function mergeFrameCounts(a: readonly FrameCounts[], b: readonly FrameCounts[]): FrameCounts[];
