import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "gre";
/** Bytes of the header without optional fields. */
export declare const LEN = 4;
/** Protocol types that only GRE uses. */
export declare const PROTOCOL_OF: {
    readonly ethernet: 25944;
    readonly erspan: 35006;
    readonly erspan3: 8939;
    readonly ppp: 34827;
    readonly wccp: 34878;
};
/** After this returns undefined, every accessor below and `headerLength` bytes are in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Bytes of the header with every optional field and RFC 1701 routing entry. */
export declare function headerLength(b: Uint8Array, at: number): number;
/** Version: 0, or 1 for PPTP. */
export declare function version(b: Uint8Array, at: number): number;
/** Protocol type: an EtherType or one of PROTOCOL_OF. */
export declare function protocolType(b: Uint8Array, at: number): number;
/** True when the checksum field is there. */
export declare function hasChecksum(b: Uint8Array, at: number): boolean;
/** True when the sequence number is there. */
export declare function hasSequence(b: Uint8Array, at: number): boolean;
/** Checksum; undefined when the header has none. */
export declare function checksum(b: Uint8Array, at: number): number | undefined;
/** Key; undefined when the header has none and in version 1, which has a payload length and a call id there. */
export declare function key(b: Uint8Array, at: number): number | undefined;
/** Sequence number; undefined when the header has none. */
export declare function sequence(b: Uint8Array, at: number): number | undefined;
/** NVGRE's virtual subnet id (RFC 7637 section 3.2): upper 24 bits of the key of an Ethernet payload; undefined otherwise. */
export declare function vsid(b: Uint8Array, at: number): number | undefined;
/** The header as a record; optional fields where they are there. */
export interface Gre {
    readonly version: number;
    readonly protocolType: number;
    readonly headerLength: number;
    readonly checksum?: number;
    readonly key?: number;
    readonly sequence?: number;
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Gre;
