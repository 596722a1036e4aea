import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "mpls";
/** Bytes of one entry. */
export declare const LEN = 4;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Label, 20 bits. */
export declare function label(b: Uint8Array, at: number): number;
/** Traffic class, 0 to 7. */
export declare function trafficClass(b: Uint8Array, at: number): number;
/** True for the last entry of the stack. */
export declare function isBottom(b: Uint8Array, at: number): boolean;
/** Time to live. */
export declare function ttl(b: Uint8Array, at: number): number;
/** The entry as a record. */
export interface Mpls {
    readonly label: number;
    readonly trafficClass: number;
    readonly bottom: boolean;
    readonly ttl: number;
}
/** The entry as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Mpls;
