import type { EpochNs } from "../core/time.ts";
import type { CaptureReader } from "./batch.ts";
import type { ByteSource } from "./source.ts";
/** What the 24 bytes at the start of a pcap say. */
export interface PcapHeader {
    readonly littleEndian: boolean;
    /** Bytes before each packet: 16, or 24 in the records of Kuznetzov's patch. */
    readonly recordHeader: 16 | 24;
    readonly nanoseconds: boolean;
    readonly major: number;
    readonly minor: number;
    readonly snaplen: number;
    readonly linkType: number;
    readonly fcsLength: number;
}
/** True when `head` starts with the magic number of a pcap, of any variant, or with as much of it as there is (3 bytes or more). */
export declare function isPcap(head: Uint8Array): boolean;
/** Reads the file header. Throws EvidenceError (E_FORMAT) when it is cut or of a version that nothing writes. */
export declare function readPcapHeader(head: Uint8Array, file: string): PcapHeader;
/** Opens a pcap whose file header is at the start of `source.head`. Throws EvidenceError (E_FORMAT). */
export declare function openPcap(source: ByteSource, base?: EpochNs): CaptureReader;
