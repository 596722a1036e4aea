import type { CaptureComment } from "./batch.ts";
import type { Resolution } from "./pcapng-clock.ts";
/** Block types that are read. The section header reads the same in both byte orders. */
export declare const SECTION_HEADER = 168627466;
export declare const INTERFACE_DESCRIPTION = 1;
export declare const OLD_PACKET = 2;
export declare const SIMPLE_PACKET = 3;
export declare const INTERFACE_STATISTICS = 5;
export declare const ENHANCED_PACKET = 6;
/** Option code of a comment, in every block. */
export declare const OPT_COMMENT = 1;
/** Magic in a section header: tells its byte order. */
export declare const BYTE_ORDER_MAGIC = 439041101;
/** What a block type is called; "block type 0x..." where it has no name. */
export declare function blockName(type: number): string;
/** A stretch of a buffer with its byte order. */
export interface Span {
    readonly view: DataView;
    readonly at: number;
    readonly end: number;
    readonly le: boolean;
}
/**
 * Calls `visit` for each option of `span`; ends at opt_endofopt.
 * False when an option claims more bytes than the block has: the options before it were visited.
 */
export declare function eachOption(span: Span, visit: (code: number, at: number, length: number) => void): boolean;
/** Text of an option, up to its first NUL and at most 1024 bytes; undefined when empty. */
export declare function optionText(view: DataView, at: number, length: number): string | undefined;
/** Comments of a capture: all counted, the first 1000 kept. */
export declare class Comments {
    readonly kept: CaptureComment[];
    count: number;
    add(comment: CaptureComment): void;
}
/** An interface as its block describes it. */
export interface Description {
    readonly linkType: number;
    readonly snaplen: number;
    readonly name: string | undefined;
    readonly description: string | undefined;
    readonly filter: string | undefined;
    readonly resolution: Resolution;
    readonly offsetSeconds: bigint;
    readonly fcsLength: number;
    readonly comments: readonly string[];
    readonly optionsWhole: boolean;
}
/** Reads an Interface Description Block; `block` is the whole block, at least 20 bytes. */
export declare function readInterface(block: Span): Description;
/** Counters of an Interface Statistics Block; undefined where the block does not say. */
export interface Statistics {
    readonly received?: number;
    readonly interfaceDrops?: number;
    readonly accepted?: number;
    readonly systemDrops?: number;
    readonly delivered?: number;
}
/** Reads the options of an Interface Statistics Block; `block` is the whole block, at least 24 bytes. */
export declare function readStatistics(block: Span): {
    counters: Statistics;
    optionsWhole: boolean;
};
/**
 * Packets that passed the filter and never reached the file, as the statistics say; undefined when they say nothing.
 * Dropped by the interface or the system; where the system's drops are not stated, what was accepted and not delivered.
 */
export declare function dropsOf(s: Statistics): number | undefined;
