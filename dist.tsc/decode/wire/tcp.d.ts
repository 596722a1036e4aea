import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "tcp";
/** Bytes of the header without options. */
export declare const LEN = 20;
/** Bits of `flags`. */
export declare const TCP_FLAG: {
    readonly fin: 1;
    readonly syn: 2;
    readonly rst: 4;
    readonly psh: 8;
    readonly ack: 16;
    readonly urg: 32;
    readonly ece: 64;
    readonly cwr: 128;
};
/** After this returns undefined, every accessor below and the options are in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Source port. */
export declare function sport(b: Uint8Array, at: number): number;
/** Destination port. */
export declare function dport(b: Uint8Array, at: number): number;
/** Sequence number of the first payload byte (of the SYN itself in a SYN). */
export declare function seq(b: Uint8Array, at: number): number;
/** Acknowledgment number; meaningful with the ACK flag. */
export declare function ack(b: Uint8Array, at: number): number;
/** Bytes of the header with options: 20 to 60. */
export declare function headerLength(b: Uint8Array, at: number): number;
/** Flag bits, see TCP_FLAG. */
export declare function flags(b: Uint8Array, at: number): number;
/** Window as sent, not scaled. */
export declare function window(b: Uint8Array, at: number): number;
/** Checksum as it is in the header. */
export declare function checksum(b: Uint8Array, at: number): number;
/** The header as a record. */
export interface Tcp {
    readonly sport: number;
    readonly dport: number;
    readonly seq: number;
    readonly ack: number;
    readonly headerLength: number;
    readonly flags: number;
    readonly window: number;
    readonly checksum: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Tcp;
