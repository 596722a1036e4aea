// Where decoding of a frame ended before its data did, as data: never thrown, counted in the report.

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
export function short(w: Window, layer: string, at: number, need: number): Stop | undefined {
  const have = w.end - at;
  return have >= need ? undefined : { layer, offset: at, need, have: Math.max(0, have), endFrom: w.endFrom };
}

/** The Stop of a layer whose bytes are there and whose field is impossible. */
export function bad(w: Window, layer: string, at: number, says: string): Stop {
  const have = Math.max(0, w.end - at);
  return { layer, offset: at, need: have, have, endFrom: w.endFrom, bad: says };
}
