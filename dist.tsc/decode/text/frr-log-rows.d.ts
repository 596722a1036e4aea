import type { RowBase } from "./format.ts";
/** When a line was written, as it says. */
export interface LogStamp {
    /** "2026-11-30"; undefined in syslog's old form, which has no year. */
    readonly date: string | undefined;
    /** "Nov 30" of syslog's old form. */
    readonly monthDay: string | undefined;
    /** "18:46:39.043877". */
    readonly time: string;
    /** "+00:00" or "Z" where the line has one. */
    readonly zone: string | undefined;
    /** Fractional digits. */
    readonly digits: number;
}
/** What is the same in all lines. */
interface LogBase extends RowBase {
    readonly stamp: LogStamp;
    /** "BGP", "ZEBRA", in capitals. */
    readonly daemon: string;
}
/** An EVPN route of type 2 in an UPDATE that bgpd received or sent. */
export interface LogUpdate extends LogBase {
    readonly kind: "update";
    readonly direction: "received" | "sent";
    /** Peer of a received UPDATE; undefined for sent ones, which go to a group. */
    readonly peer: string | undefined;
    readonly rd: string;
    readonly ethTag: number | undefined;
    readonly mac: string;
    readonly ip: string | undefined;
    readonly vni: number | undefined;
    readonly withdrawn: boolean;
    /** Why it was not taken; undefined when it was. */
    readonly denied: string | undefined;
    readonly nextHop: string | undefined;
    readonly originator: string | undefined;
    readonly seq: number | undefined;
    readonly sticky: boolean;
}
/** A MAC (or MAC+IP) that zebra took over from bgpd, or told bgpd about. */
export interface LogMacip extends LogBase {
    readonly kind: "macip";
    /** "remote": from bgpd, with its VTEP; "local": learned here; "ignored": the remote one before was not taken. */
    readonly from: "remote" | "local" | "ignored";
    readonly action: "add" | "delete";
    readonly vni: number;
    readonly mac: string;
    readonly ip: string | undefined;
    readonly vtep: string | undefined;
    readonly seq: number | undefined;
    readonly sticky: boolean;
}
/** Duplicate address detection: tripped, kept up, or cleared. */
export interface LogDuplicate extends LogBase {
    readonly kind: "duplicate";
    readonly what: "detected" | "held" | "recovered" | "reset";
    readonly vni: number | undefined;
    readonly mac: string;
    readonly ip: string | undefined;
    /** VTEP at the other side, where named. */
    readonly vtep: string | undefined;
    /** Moves counted, where told. */
    readonly moves: number | undefined;
}
/** A BGP session that came up or went down, or a NOTIFICATION about it. */
export interface LogSession extends LogBase {
    readonly kind: "session";
    readonly what: "up" | "down" | "notification";
    readonly peer: string;
    readonly name: string | undefined;
    /** Reason as printed. */
    readonly says: string | undefined;
}
/** Any other line of a daemon. */
export interface LogOther extends LogBase {
    readonly kind: "log";
}
/** A row of an FRR log. */
export type FrrLogRow = LogUpdate | LogMacip | LogDuplicate | LogSession | LogOther;
export {};
