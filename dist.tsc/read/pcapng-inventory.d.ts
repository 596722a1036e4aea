import type { CaptureInterface, DropPlace, ReadFinding } from "./batch.ts";
import type { Oddity } from "./counter.ts";
import * as blocks from "./pcapng-blocks.ts";
import { InterfaceColumns } from "./pcapng-clock.ts";
/** Where something was met: offset of its block, number of the next record. */
export interface Place {
    readonly offset: number;
    readonly record: number;
}
/** Collects what is not a packet. Bounded: what is beyond a bound is counted. */
export declare class Inventory {
    #private;
    readonly interfaces: CaptureInterface[];
    readonly columns: InterfaceColumns;
    readonly comments: blocks.Comments;
    readonly drops: Map<number, number>;
    readonly dropPlaces: DropPlace[];
    /** Index of the first interface of the section in hand. */
    firstInterface: number;
    /** Largest packet that any interface so far allows. */
    widest: number;
    /** Counts something odd. */
    odd(oddity: Oddity, place: Place): void;
    /** Counts a block that is passed over. */
    pass(type: number, offset: number): void;
    /** A Section Header Block of a known version: interfaces count from 0 again. */
    section(block: blocks.Span, place: Place): void;
    /** An Interface Description Block. */
    describe(block: blocks.Span, place: Place): void;
    /** An Interface Statistics Block. Its counters run from the start of the capture: the last one of an interface holds all. */
    statistics(block: blocks.Span, place: Place): void;
    /** Packets lost just before a record, as its block says. */
    dropped(drop: DropPlace): void;
    /** At the end of the file: drops are complete, and this is what there is to say. */
    findings(): ReadFinding[];
}
