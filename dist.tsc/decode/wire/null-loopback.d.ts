import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "null";
/** Bytes of the header. */
export declare const LEN = 4;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/**
 * Address family (or EtherType). The byte order is the one that gives a value below 65536; where neither does, the
 * header is that of Linux tun devices (flags, EtherType) and this is its second half.
 */
export declare function family(b: Uint8Array, at: number): number;
/** EtherType that the family stands for: 0x0800, 0x86dd, the value itself when it is an EtherType, else 0. */
export declare function etherType(b: Uint8Array, at: number): number;
/** The header as a record. */
export interface NullLoopback {
    readonly family: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): NullLoopback;
