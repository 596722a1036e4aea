import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "ipv4";
/** Bytes of the header without options. */
export declare const LEN = 20;
/** After this returns undefined, every accessor below and the options are in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Version, 4 after `check`. */
export declare function version(b: Uint8Array, at: number): number;
/** Bytes of the header with options: 20 to 60. */
export declare function headerLength(b: Uint8Array, at: number): number;
/** Differentiated services code point, 0 to 63. */
export declare function dscp(b: Uint8Array, at: number): number;
/** Explicit congestion notification, 0 to 3. */
export declare function ecn(b: Uint8Array, at: number): number;
/** Header and payload in bytes as the field says; 0 where the sender left segmentation to the NIC. */
export declare function totalLength(b: Uint8Array, at: number): number;
/** Identification, shared by the fragments of a packet. */
export declare function identification(b: Uint8Array, at: number): number;
/** Don't-fragment flag. */
export declare function dontFragment(b: Uint8Array, at: number): boolean;
/** More-fragments flag. */
export declare function moreFragments(b: Uint8Array, at: number): boolean;
/** Offset of this fragment's payload, in bytes (the field counts units of 8). */
export declare function fragmentOffset(b: Uint8Array, at: number): number;
/** Time to live. */
export declare function ttl(b: Uint8Array, at: number): number;
/** Protocol number of the payload. */
export declare function protocol(b: Uint8Array, at: number): number;
/** Header checksum as it is in the header. */
export declare function checksum(b: Uint8Array, at: number): number;
/** Source address, dotted. */
export declare function src(b: Uint8Array, at: number): string;
/** Destination address, dotted. */
export declare function dst(b: Uint8Array, at: number): string;
/** Source address as a number. */
export declare function srcU32(b: Uint8Array, at: number): number;
/** Destination address as a number. */
export declare function dstU32(b: Uint8Array, at: number): number;
/** One option: `length` counts type and length bytes too; `bad` when the option does not fit the header, which ends the list. */
export interface Ipv4Option {
    readonly type: number;
    readonly at: number;
    readonly length: number;
    readonly bad?: string;
}
/** Options in order, up to end-of-options (type 0, included) or the end of the header (RFC 791 section 3.1). */
export declare function options(b: Uint8Array, at: number): Generator<Ipv4Option, void, undefined>;
/** The header as a record. */
export interface Ipv4 {
    readonly headerLength: number;
    readonly dscp: number;
    readonly ecn: number;
    readonly totalLength: number;
    readonly identification: number;
    readonly dontFragment: boolean;
    readonly moreFragments: boolean;
    readonly fragmentOffset: number;
    readonly ttl: number;
    readonly protocol: number;
    readonly checksum: number;
    readonly src: string;
    readonly dst: string;
    readonly options: readonly Ipv4Option[];
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Ipv4;
