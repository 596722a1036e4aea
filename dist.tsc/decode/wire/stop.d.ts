/** Bytes that a layer may use. */
export interface Window {
    readonly bytes: Uint8Array;
    /** First byte that is not available. */
    readonly end: number;
    /** The field that set `end`: "caplen", "ipv4.totalLength", "udp.length", ... */
    readonly endFrom: string;
}
/** Why a layer could not be read. Offsets are absolute in `Window.bytes`; the walker makes them relative to the frame. */
export interface Stop {
    readonly layer: string;
    readonly offset: number;
    /** Bytes that the layer needs from `offset`. */
    readonly need: number;
    /** Bytes there are from `offset`. */
    readonly have: number;
    readonly endFrom: string;
    /** Set when enough bytes were there but a field is impossible: "version is 7", "header length is 3 words". */
    readonly bad?: string;
}
/** A Stop when fewer than `need` bytes are available at `at`. */
export declare function short(w: Window, layer: string, at: number, need: number): Stop | undefined;
/** The Stop of a layer whose bytes are there and whose field is impossible. */
export declare function bad(w: Window, layer: string, at: number, says: string): Stop;
