import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "icmp";
/** Bytes of the header that every type has. */
export declare const LEN = 8;
/** Type numbers that are named here (IANA icmp-parameters). */
export declare const TYPE_OF: {
    readonly echoReply: 0;
    readonly unreachable: 3;
    readonly sourceQuench: 4;
    readonly redirect: 5;
    readonly echoRequest: 8;
    readonly timeExceeded: 11;
    readonly parameterProblem: 12;
    readonly extendedEchoRequest: 42;
    readonly extendedEchoReply: 43;
};
/** Code of an unreachable that says "fragmentation needed". */
export declare const CODE_FRAG_NEEDED = 4;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Type. */
export declare function type(b: Uint8Array, at: number): number;
/** Code. */
export declare function code(b: Uint8Array, at: number): number;
/** Checksum as it is in the header. */
export declare function checksum(b: Uint8Array, at: number): number;
/** True for the types that carry an identifier and a sequence: echo, timestamp, information, mask (0, 8, 13 to 18), extended echo (42, 43). */
export declare function hasId(messageType: number): boolean;
/** Identifier. Where `hasId`. */
export declare function id(b: Uint8Array, at: number): number;
/** Sequence, 16 bits; 8 bits in extended echo (RFC 8335 section 2). Where `hasId`. */
export declare function seq(b: Uint8Array, at: number): number;
/** True for messages that quote a packet. */
export declare function isError(messageType: number): boolean;
/** Next-hop MTU of a "fragmentation needed" (RFC 1191 section 4), bytes; undefined for other messages and from routers that state none. */
export declare function mtu(b: Uint8Array, at: number): number | undefined;
/** The header as a record. */
export interface Icmp {
    readonly type: number;
    readonly code: number;
    readonly checksum: number;
    readonly id?: number;
    readonly seq?: number;
    readonly mtu?: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Icmp;
