import { type PacketView } from "../observe/packet-row.ts";
import type { ByteWriter } from "./byte-writer.ts";
/** How packets are stamped: RFC 3339 in UTC, seconds since 1970, seconds since the first packet, or not at all. */
export type TimeStyle = "rfc3339" | "epoch" | "relative" | "none";
/** Writes the stamp of one packet after another, all in one style. */
export declare class PacketClock {
    private base;
    private baseSec;
    private baseNsec;
    private prefixSec;
    private prefix;
    private first;
    private sec;
    private nsec;
    /** "sec.nnnnnnnnn" with nine digits. False, and nothing written, when the packet has no time. */
    writeEpoch(out: ByteWriter, v: PacketView, digits?: number): boolean;
    /** In the given style with the interface's own digits. False when the packet has no time. */
    write(out: ByteWriter, v: PacketView, style: Exclude<TimeStyle, "none">): boolean;
    private writeRelative;
    /** Sets sec and nsec (0 to 999999999) of the packet; false when it has no time. */
    private split;
    private rebase;
    private prefixFor;
}
