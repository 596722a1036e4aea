import type { Basis, BgpContext, MpReach, MpUnreach } from "./bgp-nlri.ts";
import type { ExtCommunity } from "./ext-community.ts";
/** One segment of an AS_PATH, in the order of the wire. */
export interface AsSegment {
    readonly kind: "set" | "sequence" | "confederationSequence" | "confederationSet";
    readonly as: readonly number[];
}
/** AS_PATH, with the width of its numbers and how that width is known. */
export interface AsPath {
    readonly octets: 2 | 4;
    readonly basis: Basis;
    readonly segments: readonly AsSegment[];
}
/** PMSI_TUNNEL (RFC 6514 section 5). `label` is three raw bytes: a VNI with VXLAN, see `labelValue`. */
export interface PmsiTunnel {
    readonly flags: number;
    /** 6 is ingress replication. */
    readonly tunnelType: number;
    readonly label: number;
    /** Address of the tunnel's end (ingress replication). */
    readonly endpoint?: string;
    readonly identifier: Uint8Array;
}
/** An attribute that is not decoded, one of impossible length, or one that comes a second time. */
export interface RawAttribute {
    readonly type: number;
    readonly flags: number;
    readonly bytes: Uint8Array;
}
/** Attributes of one UPDATE; a key is absent when the attribute is. */
export interface PathAttributes {
    readonly origin?: "igp" | "egp" | "incomplete";
    readonly asPath?: AsPath;
    /** AS4_PATH (RFC 6793 section 3). */
    readonly as4Path?: readonly AsSegment[];
    readonly nextHop?: string;
    readonly med?: number;
    readonly localPref?: number;
    readonly atomicAggregate?: true;
    readonly aggregator?: {
        readonly as: number;
        readonly address: string;
    };
    /** RFC 1997: "65000:1", and the well-known ones by name. */
    readonly communities?: readonly string[];
    /** RFC 4456 section 8. */
    readonly originatorId?: string;
    readonly clusterList?: readonly string[];
    readonly mpReach?: MpReach;
    readonly mpUnreach?: MpUnreach;
    readonly extCommunities?: readonly ExtCommunity[];
    readonly pmsiTunnel?: PmsiTunnel;
    /** RFC 8092: "4200000001:1:2". */
    readonly largeCommunities?: readonly string[];
    readonly others: readonly RawAttribute[];
}
/** Attributes in `[at, end)`. What is cut, impossible or repeated is kept as bytes, with a Stop in `ctx.stops`. */
export declare function readAttributes(b: Uint8Array, at: number, end: number, ctx: BgpContext): PathAttributes;
