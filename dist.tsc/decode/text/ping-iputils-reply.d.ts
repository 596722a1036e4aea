import type { PingReply } from "./ping-rows.ts";
import type { WrittenStamp } from "./written-stamp.ts";
/** Scans reply lines; keeps the last address so that a long log does not make a million copies of it. */
export declare class ReplyScanner {
    private text;
    private at;
    private digits;
    private lastFrom;
    private lastAddress;
    /** The reply on this line; undefined when the line is not of the English form. */
    scan(text: string, line: number): PingReply | undefined;
    private tail;
    /** "10.2.0.1", "gw (10.2.0.1)", "fe80::1%eth0", up to ": icmp_seq=" (icmp_req= before 2012). */
    private address;
    private skip;
    /** Digits at the cursor as an integer; `digits` says how many there were. */
    private number;
    /** Digits after a point, in units of 10^-places; further digits are cut. */
    private fraction;
}
/** A stamp of fewer digits than ping prints: somebody cut them, and the tick is that of the last one. */
export declare function shortened(sec: number, nsec: number, digits: number): WrittenStamp;
