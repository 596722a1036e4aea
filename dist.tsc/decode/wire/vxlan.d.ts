import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "vxlan";
/** Bytes of the header. */
export declare const LEN = 8;
/** Next protocols of VXLAN-GPE. */
export declare const GPE_NEXT: {
    readonly ipv4: 1;
    readonly ipv6: 2;
    readonly ethernet: 3;
    readonly nsh: 4;
    readonly mpls: 5;
};
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** First byte. */
export declare function flags(b: Uint8Array, at: number): number;
/** I flag. Clear means the VNI is not valid. */
export declare function vniValid(b: Uint8Array, at: number): boolean;
/** VXLAN Network Identifier, 0 to 16777215. */
export declare function vni(b: Uint8Array, at: number): number;
/** GPE: what follows, one of GPE_NEXT; Ethernet when the P flag is clear, as in plain VXLAN. */
export declare function nextProtocol(b: Uint8Array, at: number): number;
/** The header as a record. */
export interface Vxlan {
    readonly vniValid: boolean;
    readonly vni: number;
    readonly nextProtocol: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Vxlan;
