import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "ipv6";
/** Bytes of the header without extension headers. */
export declare const LEN = 40;
/** Extension header numbers that are walked over (IANA ipv6-parameters). */
export declare const EXTENSION: {
    readonly hopByHop: 0;
    readonly routing: 43;
    readonly fragment: 44;
    readonly authentication: 51;
    readonly destination: 60;
    readonly mobility: 135;
    readonly hip: 139;
    readonly shim6: 140;
};
/** After this returns undefined, every accessor below is in bounds at `at`; extension headers are checked by `next`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Version, 6 after `check`. */
export declare function version(b: Uint8Array, at: number): number;
/** Traffic class, 0 to 255: DSCP in the upper six bits, ECN in the lower two. */
export declare function trafficClass(b: Uint8Array, at: number): number;
/** Flow label, 20 bits. */
export declare function flowLabel(b: Uint8Array, at: number): number;
/** Bytes after this header as the field says; 0 for jumbograms and for packets that the NIC was to segment. */
export declare function payloadLength(b: Uint8Array, at: number): number;
/** Number of the first extension header or of the payload. */
export declare function nextHeader(b: Uint8Array, at: number): number;
/** Hop limit. */
export declare function hopLimit(b: Uint8Array, at: number): number;
/** Source address (RFC 5952). */
export declare function src(b: Uint8Array, at: number): string;
/** Destination address (RFC 5952). With a routing header it is the next stop, not the last. */
export declare function dst(b: Uint8Array, at: number): string;
/** True for header numbers that `extensionLength` can step over. */
export declare function isExtension(protocol: number): boolean;
/** A Stop when the extension header `protocol` at `at` is not wholly there. */
export declare function checkExtension(w: Window, protocol: number, at: number): Stop | undefined;
/** Bytes of the extension header `protocol` at `at`. */
export declare function extensionLength(b: Uint8Array, protocol: number, at: number): number;
/** Fragment header: offset of the payload in bytes. */
export declare function fragmentOffset(b: Uint8Array, at: number): number;
/** Fragment header: more fragments follow. */
export declare function moreFragments(b: Uint8Array, at: number): boolean;
/** Fragment header: identification. */
export declare function identification(b: Uint8Array, at: number): number;
/**
 * Jumbo payload length of a checked hop-by-hop header at `at` (RFC 2675 section 2): bytes after the IPv6 header.
 * Undefined when the option is not there.
 */
export declare function jumboLength(b: Uint8Array, at: number): number | undefined;
/** One option of a hop-by-hop or destination header: `length` counts type and length bytes too. */
export interface Ipv6Option {
    readonly type: number;
    readonly at: number;
    readonly length: number;
    readonly bad?: string;
}
/** Options of a checked hop-by-hop or destination header at `at` (RFC 8200 section 4.2); Pad1 has length 1. */
export declare function options(b: Uint8Array, at: number): Generator<Ipv6Option, void, undefined>;
/** One header of the chain. */
export interface Ipv6Extension {
    /** Its own number. */
    readonly protocol: number;
    readonly at: number;
    readonly length: number;
    /** Number of the header after it. */
    readonly nextHeader: number;
}
/** The extension headers that are wholly before `end`, in order. */
export declare function next(b: Uint8Array, at: number, end: number): Generator<Ipv6Extension, void, undefined>;
/** The header as a record, extension headers apart. */
export interface Ipv6 {
    readonly trafficClass: number;
    readonly flowLabel: number;
    readonly payloadLength: number;
    readonly nextHeader: number;
    readonly hopLimit: number;
    readonly src: string;
    readonly dst: string;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Ipv6;
