import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "llc";
/** Bytes of the header with an unnumbered control field. */
export declare const LEN = 3;
/** Bytes of the header with SNAP. */
export declare const SNAP_LEN = 8;
/** After this returns undefined, every accessor below is in bounds at `at`; the SNAP ones where `isSnap` says so. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Destination service access point. */
export declare function dsap(b: Uint8Array, at: number): number;
/** Source service access point. */
export declare function ssap(b: Uint8Array, at: number): number;
/** First byte of the control field; 3 is unnumbered information. */
export declare function control(b: Uint8Array, at: number): number;
/** True when a SNAP extension follows. */
export declare function isSnap(b: Uint8Array, at: number): boolean;
/** Organization of the SNAP protocol id; 0 and 0x0000f8 mean that it is an EtherType. */
export declare function oui(b: Uint8Array, at: number): number;
/** SNAP protocol id. */
export declare function pid(b: Uint8Array, at: number): number;
/** The header as a record; `oui` and `pid` with SNAP only. */
export interface Llc {
    readonly dsap: number;
    readonly ssap: number;
    readonly control: number;
    readonly oui?: number;
    readonly pid?: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Llc;
