import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "vlan";
/** Bytes of the tag as it follows the EtherType that announced it. */
export declare const LEN = 4;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Priority code point, 0 to 7. */
export declare function pcp(b: Uint8Array, at: number): number;
/** Drop eligible indicator (CFI before 802.1Q-2011). */
export declare function dei(b: Uint8Array, at: number): boolean;
/** VLAN id, 0 to 4095; 0 is a priority tag. */
export declare function vid(b: Uint8Array, at: number): number;
/** EtherType, or 802.3 length, of what follows the tag. */
export declare function etherType(b: Uint8Array, at: number): number;
/** The tag as a record. */
export interface Dot1q {
    readonly pcp: number;
    readonly dei: boolean;
    readonly vid: number;
    readonly etherType: number;
}
/** The tag as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Dot1q;
