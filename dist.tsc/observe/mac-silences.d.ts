import type { EpochNs } from "../core/time.ts";
import type { MacSilence } from "./mac-sighting.ts";
/** Kinds of frames as numbers. */
export declare const KIND: {
    readonly data: 0;
    readonly arp: 1;
    readonly gratuitousArp: 2;
    readonly rarp: 3;
    readonly neighbourAdvertisement: 4;
};
/** A frame as numbers: ns from the base of the input. */
export interface RawFrame {
    ns: number;
    record: number;
    kind: number;
}
/** What is kept of a row beside its numbers. */
export interface MacNotes {
    readonly silences: Silences;
    /** Addresses that the MAC answered for, and at the same place whether each is one of IPv6, by its number. */
    readonly answers: number[];
    readonly wide: boolean[];
}
/** Notes of a new row. */
export declare function newNotes(): MacNotes;
/** Silences of one row. The kept ones are numbers in arrays that grow to their limit and are then written over. */
export declare class Silences {
    groupFrames: number;
    /** First unicast frame, and what was sent to a group before it. */
    private lead;
    private leadGroups;
    private count;
    private least;
    private numbers;
    private kinds;
    private readonly groups;
    private pending;
    /** A group-addressed frame. */
    group(ns: number, record: number, kind: number): void;
    /**
     * A unicast frame at or after the last one, or the first. Gives the length above which the next silence must be told. The
     * frames are read and not kept.
     */
    end(before: RawFrame | undefined, after: RawFrame): number;
    /** A unicast frame that lies before the last one: a silence that it falls into was none. */
    divide(frame: RawFrame): void;
    private keep;
    private grow;
    private write;
    private lengthOf;
    private shortest;
    private kept;
    /** All in order of time; `last` is the last unicast frame, behind which a silence lasts to the end. */
    list(last: RawFrame | undefined, epoch: (ns: number) => EpochNs): MacSilence[];
}
