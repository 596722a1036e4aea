// Rows of FRR's BGP summaries, BGP unicast tables and the RIB, the same for text and JSON of a command.
import type { RowBase } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";

/** One neighbour in one address family. */
export interface BgpPeer extends RowBase {
  readonly kind: "peer";
  /** Address, or interface name of an unnumbered session. */
  readonly peer: string;
  /** Host name where the output shows it. */
  readonly name: string | undefined;
  /** "IPv4 Unicast", "L2VPN EVPN"; undefined where neither the output nor the command tells. */
  readonly family: string | undefined;
  readonly vrf: string | undefined;
  /** As printed (also asdot). */
  readonly as: string;
  readonly msgRcvd: number | undefined;
  readonly msgSent: number | undefined;
  /** As printed: "00:00:14", "1d02h03m", "never". */
  readonly uptime: string | undefined;
  /** "Established", "Active", "Idle", ... */
  readonly state: string;
  /** What the state is qualified with: "Policy" (established, and nothing is exchanged for want of one), "Admin", "PfxCt". */
  readonly because: string | undefined;
  readonly pfxRcd: number | undefined;
  readonly pfxSnt: number | undefined;
  readonly desc: string | undefined;
}

/** What stands above a summary. */
export interface BgpSummaryHead extends RowBase {
  readonly kind: "head";
  readonly routerId: string | undefined;
  readonly as: string | undefined;
  readonly family: string | undefined;
  readonly vrf: string | undefined;
}

/** The number of neighbours under a summary. */
export interface BgpSummaryTotal extends RowBase {
  readonly kind: "total";
  readonly peers: number;
}

/** A row of `show bgp ... summary`. */
export type BgpSummaryRow = BgpPeer | BgpSummaryHead | BgpSummaryTotal | JsonProblem;

/** What a path has in every address family. */
export interface BgpPathFields {
  /** Undefined when the status characters were cut off. */
  readonly valid: boolean | undefined;
  readonly best: boolean | undefined;
  readonly multipath: boolean;
  readonly stale: boolean;
  readonly internal: boolean;
  /** Undefined when the text was cut before it. */
  readonly nextHop: string | undefined;
  readonly nextHopName: string | undefined;
  readonly metric: number | undefined;
  readonly locPrf: number | undefined;
  readonly weight: number | undefined;
  /** AS path as printed; "" when there is none. */
  readonly path: string | undefined;
  readonly origin: "i" | "e" | "?" | undefined;
}

/** One path of one unicast prefix. */
export interface BgpPath extends RowBase, BgpPathFields {
  readonly kind: "path";
  readonly prefix: string;
}

/** What stands above a table. */
export interface BgpTable extends RowBase {
  readonly kind: "table";
  readonly version: number | undefined;
  readonly routerId: string | undefined;
}

/** The counts under a table. */
export interface BgpTotals extends RowBase {
  readonly kind: "totals";
  readonly prefixes: number | undefined;
  readonly paths: number | undefined;
}

/** The table is empty, and FRR says so. */
export interface BgpNone extends RowBase {
  readonly kind: "none";
  readonly says: string;
}

/** A row of `show bgp ipv4|ipv6 unicast`. */
export type BgpRoutesRow = BgpPath | BgpTable | BgpTotals | BgpNone | JsonProblem;

/** One next hop of a RIB entry. */
export interface RibNextHop {
  readonly ip: string | undefined;
  readonly interface: string | undefined;
  /** In the FIB. */
  readonly fib: boolean;
  readonly active: boolean;
  readonly recursive: boolean;
  readonly onlink: boolean;
  readonly weight: number | undefined;
  /** A route that drops: "blackhole", "reject", "admin-prohibited", "Null0". */
  readonly unreachable: boolean;
}

/** One entry of the RIB: a prefix from one protocol. */
export interface RibEntry extends RowBase {
  readonly kind: "rib";
  readonly prefix: string;
  /** "bgp", "connected", "kernel", ... */
  readonly protocol: string;
  readonly selected: boolean;
  readonly distance: number | undefined;
  readonly metric: number | undefined;
  readonly uptime: string | undefined;
  readonly vrf: string | undefined;
  readonly nextHops: readonly RibNextHop[];
}

/** A row of `show ip route`, `show ipv6 route`. */
export type RibRow = RibEntry | JsonProblem;
