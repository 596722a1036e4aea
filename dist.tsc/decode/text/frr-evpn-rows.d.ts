import type { RowBase } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
/** What a route prefix says, RFC 7432 section 7 and RFC 9136. Fields that its type has not are undefined. */
export interface EvpnPrefix {
    /** 1 to 5; other numbers are kept. */
    readonly routeType: number;
    readonly ethTag: number | undefined;
    readonly mac: string | undefined;
    /** Host address (type 2), originator or VTEP (1, 3, 4), network (5). */
    readonly ip: string | undefined;
    /** Bits of `ip`, the prefix length in type 5. */
    readonly ipLen: number | undefined;
    /** Of types 1 and 4. */
    readonly segment: string | undefined;
}
/** One path of one route. */
export interface EvpnRoute extends RowBase, EvpnPrefix {
    readonly kind: "route";
    /** As printed. */
    readonly prefix: string;
    readonly rd: string | undefined;
    /** Undefined when the status characters were cut off. */
    readonly valid: boolean | undefined;
    readonly best: boolean | undefined;
    readonly multipath: boolean;
    readonly stale: boolean;
    readonly internal: boolean;
    /** The text ends within its last line: what is there may be a part of a value, and what is not there may have been. */
    readonly cut?: true;
    /** Undefined when the text was cut before it. */
    readonly nextHop: string | undefined;
    readonly nextHopName: string | undefined;
    readonly metric: number | undefined;
    readonly locPrf: number | undefined;
    readonly weight: number | undefined;
    /** AS path as printed; "" when there is none. */
    readonly path: string | undefined;
    readonly origin: "i" | "e" | "?" | undefined;
    /** Ethernet segment of the path. */
    readonly esi: string | undefined;
    /** Extended communities as printed, one string; undefined when none is shown. */
    readonly communities: string | undefined;
    /** VNIs where the output names them ("100", "100/4001"): the detailed forms. */
    readonly vnis: readonly number[];
    readonly originator: string | undefined;
    /** Made on this node. */
    readonly local: boolean;
}
/** What stands above a table. */
export interface EvpnTable extends RowBase {
    readonly kind: "table";
    readonly version: number | undefined;
    readonly routerId: string | undefined;
}
/** The counts under a table. */
export interface EvpnTotals extends RowBase {
    readonly kind: "totals";
    readonly prefixes: number | undefined;
    readonly paths: number | undefined;
}
/** The table is empty, and FRR says so. */
export interface EvpnNone extends RowBase {
    readonly kind: "none";
    readonly says: string;
}
/** A row of `show bgp l2vpn evpn route` in any form. */
export type EvpnRow = EvpnRoute | EvpnTable | EvpnTotals | EvpnNone | JsonProblem;
/** A MAC as zebra knows it. */
export interface EvpnMac extends RowBase {
    readonly kind: "mac";
    /** The text ends within its last line. */
    readonly cut?: true;
    readonly mac: string;
    readonly vni: number | undefined;
    readonly type: "local" | "remote" | "auto" | undefined;
    readonly interface: string | undefined;
    readonly vlan: number | undefined;
    readonly vtep: string | undefined;
    readonly esi: string | undefined;
    readonly localSeq: number | undefined;
    readonly remoteSeq: number | undefined;
    /** Letters of N, I, P, X. */
    readonly flags: string;
    /** Only the form for a single MAC shows it. */
    readonly sticky: boolean | undefined;
    readonly gateway: boolean | undefined;
    readonly uptime: string | undefined;
    readonly duplicate: boolean | undefined;
    /** Moves counted by duplicate detection; undefined when not shown. */
    readonly detectionCount: number | undefined;
    /** ctime, local time without a zone, as printed. */
    readonly detectedAt: string | undefined;
    /** Addresses that neighbour entries tie to the MAC. */
    readonly neighbors: readonly {
        readonly ip: string;
        readonly active: boolean;
    }[];
}
/** The heading of a VNI and the number of MACs that it announces. */
export interface EvpnMacCount extends RowBase {
    readonly kind: "count";
    readonly vni: number | undefined;
    readonly macs: number;
}
/** A row of `show evpn mac`. */
export type EvpnMacRow = EvpnMac | EvpnMacCount | JsonProblem;
/**
 * A prefix in FRR's spelling, of every version: `[2]:[EthTag]:[48]:[MAC]:[32]:[IP]`, and with the ESI in second place as
 * FRR 4 and Cumulus 3 print it. Undefined when the text is no prefix.
 */
export declare function parsePrefix(text: string): EvpnPrefix | undefined;
/** VNIs of "100" or "100/4001". */
export declare function parseVnis(text: string | undefined): number[];
/** The items of an extended-community string. Their order says nothing. */
export declare function communityItems(text: string): string[];
/** MAC Mobility of an extended-community string (RFC 7432 section 7.7); no item is no community, which is sequence 0 on the wire. */
export declare function mobilityOf(text: string | undefined): {
    seq: number | undefined;
    sticky: boolean;
};
