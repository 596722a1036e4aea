import type { BgpSession, Family } from "./bgp-open.ts";
import type { EvpnRoute } from "./evpn-nlri.ts";
import type { Stop } from "./stop.ts";
/** What an UPDATE is read with. */
export interface BgpContext {
    readonly session: BgpSession;
    /** Where reading ended early or a field is impossible; offsets count from the first byte of the message. */
    readonly stops: Stop[];
}
/** "open": both OPENs were seen (or the one that settles it). "inferred": the bytes fit only, or better, this way. */
export type Basis = "open" | "inferred";
/** Whether a list carries path identifiers, and how that is known. */
export interface AddPath {
    readonly used: boolean;
    readonly basis: Basis;
}
/** A prefix such as "10.0.0.0/8", with its path identifier where the list carries them. */
export interface BgpPrefix {
    readonly prefix: string;
    readonly pathId?: number;
}
/** Routes of one family. */
export type BgpRoutes = {
    readonly kind: "evpn";
    readonly routes: readonly EvpnRoute[];
    readonly addPath: AddPath;
} | {
    readonly kind: "prefix";
    readonly prefixes: readonly BgpPrefix[];
    readonly addPath: AddPath;
}
/** A family whose routes are not decoded. */
 | {
    readonly kind: "bytes";
    readonly bytes: Uint8Array;
};
/** MP_REACH_NLRI. */
export interface MpReach extends Family {
    /** One address, or the global and the link-local one; empty when the length fits no address. */
    readonly nextHops: readonly string[];
    /** Route distinguisher in front of the next hop (VPN families). */
    readonly nextHopRd?: string;
    readonly nextHopBytes: Uint8Array;
    readonly nlri: BgpRoutes;
}
/** MP_UNREACH_NLRI. */
export interface MpUnreach extends Family {
    readonly withdrawn: BgpRoutes;
}
/** AFI 25 (L2VPN), SAFI 70 (EVPN), RFC 7432 section 7. */
export declare const EVPN_FAMILY: Family;
/** MP_REACH_NLRI in `[at, end)` (RFC 4760 section 3). */
export declare function readMpReach(b: Uint8Array, at: number, end: number, ctx: BgpContext): MpReach | undefined;
/** MP_UNREACH_NLRI in `[at, end)` (RFC 4760 section 4). */
export declare function readMpUnreach(b: Uint8Array, at: number, end: number, ctx: BgpContext): MpUnreach | undefined;
/** Prefixes of an IPv4 or IPv6 unicast or multicast list. A length beyond the family's ends the list with a Stop. */
export declare function readPrefixes(b: Uint8Array, at: number, end: number, ctx: BgpContext & {
    of: Family;
}): Extract<BgpRoutes, {
    kind: "prefix";
}>;
