/** Places that one hash may use. */
export declare const PLACES = 8;
/** What a place holds: nothing, a reply, a reply that answered a probe. */
export declare const FREE = 0;
export declare const OPEN = 1;
export declare const USED = 2;
/** A reply, by the key of its request. */
export interface StrayReply {
    readonly from: number;
    readonly to: number;
    readonly k2: number;
    readonly k3: number;
    readonly seq: number;
    readonly vtep: number;
    readonly view: number;
}
/** When it was stamped, from which clock base, its record, and the bit of its interface. */
export interface StrayStamp {
    readonly ns: number;
    readonly base: number;
    readonly record: number;
    readonly face: number;
}
/** Replies in their places. An index names a place; `first` gives the first of the eight that a reply may have. */
export declare class StrayReplies {
    readonly state: Uint8Array<ArrayBuffer>;
    /** The same reply in the same encapsulation, seen again. */
    readonly again: Uint32Array<ArrayBuffer>;
    private readonly ints;
    private readonly floats;
    /** First place of what has these ends, identifier and seq, in whatever encapsulation. */
    first(from: number, to: number, k3: number, seq: number): number;
    /** True when the reply at `at` has these ends, identifier and seq. */
    matches(at: number, from: number, to: number, k3: number, seq: number): boolean;
    /** True when it also has this encapsulation. */
    isIn(at: number, k2: number, k3: number): boolean;
    /** The place to take for a new reply among the eight from `first`: a free one, else a used one, else the oldest. */
    room(first: number): number;
    put(at: number, r: StrayReply, stamp: StrayStamp): void;
    /** All places that hold something. */
    held(): Generator<number, void, undefined>;
    /** What is at a place. */
    reply(at: number): StrayReply;
    from(at: number): number;
    to(at: number): number;
    k2(at: number): number;
    k3(at: number): number;
    seq(at: number): number;
    vtep(at: number): number;
    view(at: number): number;
    base(at: number): number;
    face(at: number): number;
    ns(at: number): number;
    record(at: number): number;
}
