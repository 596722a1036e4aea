import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. RARP differs by its EtherType and its operations and has the same shape. */
export declare const NAME = "arp";
/** Bytes before the addresses. */
export declare const LEN = 8;
/** Operation numbers (IANA arp-parameters). */
export declare const OP: {
    readonly request: 1;
    readonly reply: 2;
    readonly rarpRequest: 3;
    readonly rarpReply: 4;
};
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Hardware type; 1 is Ethernet. */
export declare function hardwareType(b: Uint8Array, at: number): number;
/** Protocol type as an EtherType. */
export declare function protocolType(b: Uint8Array, at: number): number;
/** Operation: one of OP, or another number. */
export declare function operation(b: Uint8Array, at: number): number;
/** True when hardware addresses are MACs (Ethernet or IEEE 802, 6 bytes), so that `sha` and `tha` can be read. */
export declare function hasMacs(b: Uint8Array, at: number): boolean;
/** True when protocol addresses are IPv4, so that `spa` and `tpa` can be read. */
export declare function hasIpv4(b: Uint8Array, at: number): boolean;
/** Offset of the sender's protocol address. */
export declare function spaAt(b: Uint8Array, at: number): number;
/** Offset of the target's hardware address. */
export declare function thaAt(b: Uint8Array, at: number): number;
/** Offset of the target's protocol address. */
export declare function tpaAt(b: Uint8Array, at: number): number;
/** Sender's MAC. Where `hasMacs`. */
export declare function sha(b: Uint8Array, at: number): string;
/** Sender's IPv4 address. Where `hasIpv4`. */
export declare function spa(b: Uint8Array, at: number): string;
/** Target's MAC. Where `hasMacs`. */
export declare function tha(b: Uint8Array, at: number): string;
/** Target's IPv4 address. Where `hasIpv4`. */
export declare function tpa(b: Uint8Array, at: number): string;
/** True when sender and target protocol address are the same: an announcement or a probe for oneself (RFC 5227 section 3). */
export declare function isGratuitous(b: Uint8Array, at: number): boolean;
/** The packet as a record; addresses only where they are MACs and IPv4 addresses. */
export interface Arp {
    readonly hardwareType: number;
    readonly protocolType: number;
    readonly operation: number;
    readonly sha?: string;
    readonly spa?: string;
    readonly tha?: string;
    readonly tpa?: string;
}
/** The packet as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Arp;
