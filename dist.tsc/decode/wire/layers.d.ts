import type { Stop, Window } from "./stop.ts";
/** What every layer file exports, beside its field accessors. */
export interface WireLayer {
    /** The word in packet rows. */
    readonly NAME: string;
    /** Bytes of the shortest header. */
    readonly LEN: number;
    /** After this returns undefined, the file's accessors and `read` are in bounds at `at`. */
    check(w: Window, at: number): Stop | undefined;
    /** The header as a record. */
    read(b: Uint8Array, at: number): object;
}
/** Every header layer, in the order of LAYER numbers; BGP is a stream and has its own files. */
export declare const LAYERS: readonly WireLayer[];
