import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "eth";
/** Bytes of the header, EtherType included. */
export declare const LEN = 14;
/** Values below are an 802.3 length, not an EtherType (IEEE 802.3 clause 3.2.6). */
export declare const FIRST_ETHER_TYPE = 1536;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Destination MAC. */
export declare function dst(b: Uint8Array, at: number): string;
/** Source MAC. */
export declare function src(b: Uint8Array, at: number): string;
/** True for group addresses (multicast and broadcast) as destination. */
export declare function dstIsGroup(b: Uint8Array, at: number): boolean;
/** EtherType, or the 802.3 length when below FIRST_ETHER_TYPE. */
export declare function etherType(b: Uint8Array, at: number): number;
/** The header as a record. */
export interface Ethernet {
    readonly dst: string;
    readonly src: string;
    readonly etherType: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Ethernet;
