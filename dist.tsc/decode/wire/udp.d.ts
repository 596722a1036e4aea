import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "udp";
/** Bytes of the header. */
export declare const LEN = 8;
/**
 * After this returns undefined, every accessor below is in bounds at `at`.
 * Length 0 passes: the datagram then runs to the end of the IP packet (RFC 2675 section 4; GSO in Linux).
 */
export declare function check(w: Window, at: number): Stop | undefined;
/** Source port. */
export declare function sport(b: Uint8Array, at: number): number;
/** Destination port. */
export declare function dport(b: Uint8Array, at: number): number;
/** Header and payload in bytes as the field says. */
export declare function length(b: Uint8Array, at: number): number;
/** Checksum as it is in the header; 0 means none over IPv4. */
export declare function checksum(b: Uint8Array, at: number): number;
/** The header as a record. */
export interface Udp {
    readonly sport: number;
    readonly dport: number;
    readonly length: number;
    readonly checksum: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Udp;
