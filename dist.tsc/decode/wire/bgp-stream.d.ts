import type { EpochNs } from "../../core/time.ts";
import type { BgpMessage } from "./bgp-message.ts";
import type { TcpSegment } from "./tcp-reassembly.ts";
export type { TcpSegment } from "./tcp-reassembly.ts";
/** Something that the segments show about the capture or the connection. */
export interface BgpFinding {
    readonly code: "bgp.gap" | "bgp.cut" | "bgp.mid-stream" | "bgp.resync" | "bgp.no-header" | "bgp.unfinished" | "bgp.conflict" | "bgp.before-start" | "bgp.jump" | "bgp.malformed" | "bgp.too-long" | "bgp.forgotten";
    readonly severity: "info" | "warning";
    readonly says: string;
    readonly flow: string;
    readonly from: string;
    readonly to: string;
    readonly record: number;
    readonly at: EpochNs | undefined;
}
/** Totals over all connections. */
export interface BgpStreamCounts {
    segments: number;
    payloadBytes: number;
    messages: number;
    /** Bytes that the snaplen cut or that are not in the capture. */
    missingBytes: number;
    /** Bytes that are there and are part of no message handed over. */
    undecodedBytes: number;
}
/** BGP connections of one capture. */
export interface BgpStreams {
    /** Takes a segment; gives the messages that it completes, each connection's in order. Nothing is thrown. */
    segment(s: TcpSegment): BgpMessage[];
    /** The capture ends: gives what waited behind gaps, and notes what is unfinished. */
    finish(): BgpMessage[];
    /** The first places of each kind, in order of discovery. */
    readonly findings: readonly BgpFinding[];
    /** How many findings of a code there were beyond those listed. */
    readonly omitted: ReadonlyMap<string, number>;
    readonly counts: Readonly<BgpStreamCounts>;
}
/** Most directions of connections kept at a time; the one unused for longest is forgotten. */
export declare const MAX_FLOWS = 4096;
/** Most bytes held over all connections. */
export declare const MAX_HELD_BYTES: number;
/** Findings listed of each code. */
export declare const MAX_FINDINGS = 100;
/** Reader of the BGP connections of one capture (files of a ring in order are one capture). */
export declare function createBgpStreams(): BgpStreams;
