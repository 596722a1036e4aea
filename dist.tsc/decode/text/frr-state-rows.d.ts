import type { RowBase } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
/** A neighbour (ARP or ND entry) of a VNI. */
export interface EvpnNeighbor extends RowBase {
    readonly kind: "neighbor";
    readonly ip: string;
    readonly mac: string | undefined;
    readonly vni: number | undefined;
    readonly type: "local" | "remote" | undefined;
    /** "inactive": the MAC is gone; undefined in versions that do not show it. */
    readonly state: "active" | "inactive" | undefined;
    readonly vtep: string | undefined;
    readonly esi: string | undefined;
    readonly localSeq: number | undefined;
    readonly remoteSeq: number | undefined;
    /** Letters of I, P, X. */
    readonly flags: string;
    readonly uptime: string | undefined;
    /** Undefined where the output does not say: the text of a list. */
    readonly duplicate: boolean | undefined;
    /** ctime, local time without a zone, as printed. */
    readonly detectedAt: string | undefined;
}
/** The number of entries that a table announces. */
export interface StateCount extends RowBase {
    readonly kind: "count";
    readonly vni: number | undefined;
    readonly count: number;
}
/** A row of `show evpn arp-cache`. */
export type EvpnNeighborRow = EvpnNeighbor | StateCount | JsonProblem;
/** A VNI as zebra knows it. Fields that a form of the command does not show are undefined. */
export interface EvpnVni extends RowBase {
    readonly kind: "vni";
    readonly vni: number;
    readonly type: "L2" | "L3" | undefined;
    readonly interface: string | undefined;
    readonly vrf: string | undefined;
    readonly macs: number | undefined;
    readonly neighbors: number | undefined;
    /** Number of remote VTEPs; undefined for "n/a" (L3). */
    readonly remoteVteps: number | undefined;
    /** Remote VTEPs by address; undefined where only their number is shown. */
    readonly vteps: readonly string[] | undefined;
    /** The node's own VTEP address. */
    readonly localVtep: string | undefined;
    readonly svi: string | undefined;
    /** L3 only: "Up" or "Down". */
    readonly state: string | undefined;
    readonly routerMac: string | undefined;
    readonly l2Vnis: readonly number[] | undefined;
}
/** A row of `show evpn vni`. */
export type EvpnVniRow = EvpnVni | JsonProblem;
/** What `show evpn` says about the node. */
export interface EvpnSettings extends RowBase {
    readonly kind: "evpn";
    readonly l2Vnis: number | undefined;
    readonly l3Vnis: number | undefined;
    readonly duplicateDetection: boolean | undefined;
    readonly maxMoves: number | undefined;
    /** Seconds in which the moves are counted. */
    readonly time: number | undefined;
    /**
     * What happens to a duplicate: "none" (a warning in the log), "permanent", or seconds. Undefined where the output does not
     * tell: JSON prints 0 for the first two.
     */
    readonly freeze: "none" | "permanent" | number | undefined;
}
/** A row of `show evpn`. */
export type EvpnSettingsRow = EvpnSettings | JsonProblem;
/** A VNI as bgpd knows it. */
export interface BgpVni extends RowBase {
    readonly kind: "bgpVni";
    readonly vni: number;
    readonly type: "L2" | "L3" | undefined;
    readonly inKernel: boolean;
    readonly rd: string | undefined;
    readonly vrf: string | undefined;
    /** VTEP address that its routes name as their origin. */
    readonly originator: string | undefined;
    /** The first only where the text cuts the list ("65001:100, ..."). */
    readonly importRts: readonly string[];
    readonly exportRts: readonly string[];
}
/** What `show bgp l2vpn evpn vni` says above its table. */
export interface BgpVniSettings extends RowBase {
    readonly kind: "settings";
    readonly advertiseAllVnis: boolean | undefined;
    readonly l2Vnis: number | undefined;
    readonly l3Vnis: number | undefined;
}
/** A row of `show bgp l2vpn evpn vni [N]`. */
export type BgpVniRow = BgpVni | BgpVniSettings | JsonProblem;
/** A router MAC of a remote VTEP. */
export interface EvpnRmac extends RowBase {
    readonly kind: "rmac";
    /** The L3 VNI. */
    readonly vni: number | undefined;
    readonly mac: string;
    readonly vtep: string;
}
/** A row of `show evpn rmac` or `show evpn next-hops`. */
export type EvpnRmacRow = EvpnRmac | StateCount | JsonProblem;
/** An Ethernet segment. */
export interface EvpnSegment extends RowBase {
    readonly kind: "segment";
    readonly esi: string;
    readonly local: boolean;
    readonly remote: boolean;
    readonly interface: string | undefined;
    readonly rd: string | undefined;
    readonly vteps: readonly string[];
}
/** A row of `show evpn es` or `show bgp l2vpn evpn es`. */
export type EvpnSegmentRow = EvpnSegment | JsonProblem;
