import type { Outgoing } from "../anonymize/outgoing.ts";
import type { TunnelPort } from "../decode/wire/next-layer.ts";
import type { Where } from "../observe/where.ts";
import type { CaptureReader } from "../read/batch.ts";
import type { TimeStyle } from "./packet-time.ts";
/** Forms of a packet row. */
export type PacketFormat = "text" | "ndjson" | "csv";
/** What to print of each packet, and of which packets. */
export interface PacketOptions {
    readonly format: PacketFormat;
    /** Stamps of text and CSV; NDJSON always has seconds since 1970. Default "rfc3339". */
    readonly time?: TimeStyle;
    readonly where?: Where;
    /** Rows printed at most. */
    readonly limit?: number;
    readonly tunnelPorts?: readonly TunnelPort[];
    /** Default true. */
    readonly guessTunnels?: boolean;
}
/**
 * Rows of a capture as chunks of some 64 kB. A chunk is overwritten by the next one: write it before asking for more.
 * Nothing is thrown for what is in the packets; the reader may throw EvidenceError.
 */
export declare function packetChunks(reader: Outgoing<CaptureReader>, options: PacketOptions): AsyncGenerator<Uint8Array, void, undefined>;
