import type { RowBase, TextFormat } from "./format.ts";
import type { AddrRow, FdbRow, IprouteError, LinkRow, NeighRow, RouteRow } from "./linux-rows.ts";
/** A date and time of the recording machine, without its zone. */
export interface LocalStamp {
    /** Seconds since 1970 as if the zone were UTC. */
    readonly sec: number;
    readonly usec: number;
}
/** An event of a kind that the analysis does not use: multicast group, rule, next hop, forwarding setting. */
export interface OtherEvent extends RowBase {
    readonly kind: "other";
    readonly what: "netconf" | "mdb" | "rule" | "nexthop" | "nsid" | "prefix" | "labelled";
    readonly text: string;
}
/** One event. */
export interface MonitorEvent extends RowBase {
    readonly kind: "event";
    readonly stamp: LocalStamp | undefined;
    readonly object: FdbRow | LinkRow | AddrRow | RouteRow | NeighRow | OtherEvent;
}
/** Rows of a monitor. */
export type MonitorRow = MonitorEvent | IprouteError;
/** The stamp on a line of its own (-t). */
export declare function parseLongStamp(text: string): LocalStamp | undefined;
/** Events of a monitor, text. */
export declare const linuxMonitor: TextFormat<MonitorRow>;
