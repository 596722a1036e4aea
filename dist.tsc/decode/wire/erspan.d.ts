import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "erspan";
/** Bytes of the type II header; type I has no header and type III is longer. */
export declare const LEN = 8;
/** After this returns undefined, every accessor below is in bounds at `at`. Not for type I, which has no header. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Version field: 1 is type II, 2 is type III. */
export declare function version(b: Uint8Array, at: number): number;
/** VLAN of the mirrored frame, 0 when it had none or kept its tag. */
export declare function vlan(b: Uint8Array, at: number): number;
/** Session id, 10 bits. */
export declare function sessionId(b: Uint8Array, at: number): number;
/** T flag: the mirrored frame was cut to fit the MTU. */
export declare function truncated(b: Uint8Array, at: number): boolean;
/** Type III: frame type of what was mirrored; 0 is Ethernet, 2 an IP packet. */
export declare function frameType(b: Uint8Array, at: number): number;
/** Type II: port index, 20 bits. Type III: timestamp. */
export declare function indexOrTimestamp(b: Uint8Array, at: number): number;
/** Bytes of the header: 8, 12 or 20. */
export declare function headerLength(b: Uint8Array, at: number): number;
/** The header as a record. */
export interface Erspan {
    readonly version: number;
    readonly vlan: number;
    readonly sessionId: number;
    readonly truncated: boolean;
    readonly frameType: number;
    readonly headerLength: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Erspan;
