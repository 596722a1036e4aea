import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "raw";
/** There is no header. */
export declare const LEN = 0;
/** One byte must be there, the one with the IP version. After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** IP version in the first four bits. */
export declare function version(b: Uint8Array, at: number): number;
/** What follows as a record. */
export interface Raw {
    readonly version: number;
}
/** What follows as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Raw;
