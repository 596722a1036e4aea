import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "icmpv6";
/** Bytes of the header that every type has. */
export declare const LEN = 4;
/** Type numbers that are named here (IANA icmpv6-parameters). */
export declare const TYPE_OF: {
    readonly unreachable: 1;
    readonly packetTooBig: 2;
    readonly timeExceeded: 3;
    readonly parameterProblem: 4;
    readonly echoRequest: 128;
    readonly echoReply: 129;
    readonly routerSolicitation: 133;
    readonly routerAdvertisement: 134;
    readonly neighbourSolicitation: 135;
    readonly neighbourAdvertisement: 136;
    readonly extendedEchoRequest: 160;
    readonly extendedEchoReply: 161;
};
/** After this returns undefined, every accessor below is in bounds at `at` for the types that it names. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Type. */
export declare function type(b: Uint8Array, at: number): number;
/** Code. */
export declare function code(b: Uint8Array, at: number): number;
/** Checksum as it is in the header. */
export declare function checksum(b: Uint8Array, at: number): number;
/** True for echo and extended echo, which carry an identifier and a sequence. */
export declare function hasId(messageType: number): boolean;
/** Identifier. Where `hasId`. */
export declare function id(b: Uint8Array, at: number): number;
/** Sequence, 16 bits; 8 bits in extended echo (RFC 8335 section 2). Where `hasId`. */
export declare function seq(b: Uint8Array, at: number): number;
/** True for messages that quote a packet (types 1 to 4). */
export declare function isError(messageType: number): boolean;
/** MTU of a packet too big, bytes; undefined for other messages. */
export declare function mtu(b: Uint8Array, at: number): number | undefined;
/** True for neighbour solicitation and advertisement, which name a target. */
export declare function isNeighbour(messageType: number): boolean;
/** Target address. Where `isNeighbour`. */
export declare function target(b: Uint8Array, at: number): string;
/** Solicited flag of an advertisement; clear in the unsolicited ones that announce a move. */
export declare function solicited(b: Uint8Array, at: number): boolean;
/** Override flag of an advertisement. */
export declare function override(b: Uint8Array, at: number): boolean;
/** Source (type 1) or target (type 2) link-layer address of a neighbour message, up to `end`; undefined when it has none. */
export declare function linkAddress(b: Uint8Array, at: number, end: number): string | undefined;
/** The header as a record. */
export interface Icmpv6 {
    readonly type: number;
    readonly code: number;
    readonly checksum: number;
    readonly id?: number;
    readonly seq?: number;
    readonly mtu?: number;
    readonly target?: string;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Icmpv6;
