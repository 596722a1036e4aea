// Lists of routes in UPDATEs: prefixes (RFC 4271 section 4.3), MP_REACH and MP_UNREACH (RFC 4760), path identifiers
// (RFC 7911) and next hops. EVPN routes themselves are in evpn-nlri.ts.
import { ipv4, ipv6, routeDistinguisher } from "../../core/address.ts";
import { u16be, u32be } from "../../core/bytes.ts";
import type { BgpSession, Family } from "./bgp-open.ts";
import { addPathAgreed } from "./bgp-open.ts";
import type { EvpnRoute } from "./evpn-nlri.ts";
import * as evpn from "./evpn-nlri.ts";
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
export type BgpRoutes =
  | { readonly kind: "evpn"; readonly routes: readonly EvpnRoute[]; readonly addPath: AddPath }
  | { readonly kind: "prefix"; readonly prefixes: readonly BgpPrefix[]; readonly addPath: AddPath }
  /** A family whose routes are not decoded. */
  | { readonly kind: "bytes"; readonly bytes: Uint8Array };

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
export const EVPN_FAMILY: Family = { afi: 25, safi: 70 };

const REACH_HEAD = 5;
const UNREACH_HEAD = 3;

/** MP_REACH_NLRI in `[at, end)` (RFC 4760 section 3). */
export function readMpReach(b: Uint8Array, at: number, end: number, ctx: BgpContext): MpReach | undefined {
  const hopLength = end - at >= REACH_HEAD ? b[at + 3]! : 0;
  const need = REACH_HEAD + hopLength;
  if (end - at < need) {
    ctx.stops.push({ layer: "bgp.mp-reach", offset: at, need, have: end - at, endFrom: "bgp.attribute" });
    return undefined;
  }
  const of = { afi: u16be(b, at), safi: b[at + 2]! };
  const hop = nextHop(b, at + 4, hopLength);
  const nlri = readRoutes(b, at + need, end, { ...ctx, of });
  return { ...of, ...hop, nextHopBytes: b.slice(at + 4, at + 4 + hopLength), nlri };
}

/** MP_UNREACH_NLRI in `[at, end)` (RFC 4760 section 4). */
export function readMpUnreach(b: Uint8Array, at: number, end: number, ctx: BgpContext): MpUnreach | undefined {
  if (end - at < UNREACH_HEAD) {
    ctx.stops.push({
      layer: "bgp.mp-unreach",
      offset: at,
      need: UNREACH_HEAD,
      have: end - at,
      endFrom: "bgp.attribute",
    });
    return undefined;
  }
  const of = { afi: u16be(b, at), safi: b[at + 2]! };
  return { ...of, withdrawn: readRoutes(b, at + UNREACH_HEAD, end, { ...ctx, of }) };
}

/** Lengths: 4 and 16 are an address, 32 a global and a link-local one (RFC 2545), 12, 24 and 48 the same behind an RD each. */
function nextHop(b: Uint8Array, at: number, length: number): { nextHops: string[]; nextHopRd?: string } {
  switch (length) {
    case 4:
      return { nextHops: [ipv4(b, at)] };
    case 16:
      return { nextHops: [ipv6(b, at)] };
    case 32:
      return { nextHops: [ipv6(b, at), ipv6(b, at + 16)] };
    case 12:
      return { nextHops: [ipv4(b, at + 8)], nextHopRd: routeDistinguisher(b, at) };
    case 24:
      return { nextHops: [ipv6(b, at + 8)], nextHopRd: routeDistinguisher(b, at) };
    case 48:
      return { nextHops: [ipv6(b, at + 8), ipv6(b, at + 32)], nextHopRd: routeDistinguisher(b, at) };
    default:
      return { nextHops: [] };
  }
}

function readRoutes(b: Uint8Array, at: number, end: number, ctx: BgpContext & { of: Family }): BgpRoutes {
  const { afi, safi } = ctx.of;
  if (afi === EVPN_FAMILY.afi && safi === EVPN_FAMILY.safi) {
    const addPath = evpnAddPath(b, at, end, ctx);
    const { routes, stops } = evpn.readEvpn(b, at, end, addPath.used);
    ctx.stops.push(...stops);
    return { kind: "evpn", routes, addPath };
  }
  if ((afi === 1 || afi === 2) && (safi === 1 || safi === 2)) return readPrefixes(b, at, end, ctx);
  return { kind: "bytes", bytes: b.slice(at, end) };
}

/** Whether the EVPN routes in `[at, end)` carry path identifiers. */
export function evpnAddPath(b: Uint8Array, at: number, end: number, ctx: BgpContext & { of: Family }): AddPath {
  return settle(ctx, (used) => evpn.plausible(b, at, end, used));
}

/** Whether the prefixes in `[at, end)`, of an IPv4 or IPv6 family, carry path identifiers. */
export function prefixAddPath(b: Uint8Array, at: number, end: number, ctx: BgpContext & { of: Family }): AddPath {
  const most = ctx.of.afi === 1 ? 32 : 128;
  return settle(ctx, (used) => plausiblePrefixes(b, at, end, { used, most }));
}

/** Prefixes of an IPv4 or IPv6 unicast or multicast list. A length beyond the family's ends the list with a Stop. */
export function readPrefixes(
  b: Uint8Array,
  at: number,
  end: number,
  ctx: BgpContext & { of: Family },
): Extract<BgpRoutes, { kind: "prefix" }> {
  const most = ctx.of.afi === 1 ? 32 : 128;
  const addPath = prefixAddPath(b, at, end, ctx);
  const head = addPath.used ? 5 : 1;
  const prefixes: BgpPrefix[] = [];
  for (let p = at; p < end;) {
    const bits = p + head <= end ? b[p + head - 1]! : 0;
    const need = head + Math.ceil(bits / 8);
    const have = end - p;
    if (have < need || bits > most) {
      const bad = bits > most ? { bad: `prefix length ${bits}` } : {};
      ctx.stops.push({ layer: "bgp.nlri", offset: p, need, have, endFrom: "bgp.nlri", ...bad });
      break;
    }
    const prefix = prefixText(b, p + head, { bits, most });
    prefixes.push(addPath.used ? { prefix, pathId: u32be(b, p) } : { prefix });
    p += need;
  }
  return { kind: "prefix", prefixes, addPath };
}

function prefixText(b: Uint8Array, at: number, size: { bits: number; most: number }): string {
  const bytes = new Uint8Array(size.most / 8);
  const used = Math.ceil(size.bits / 8);
  bytes.set(b.subarray(at, at + used));
  // Trailing bits are irrelevant (RFC 4271 section 4.3), so they are not part of the prefix.
  if (size.bits % 8 !== 0) bytes[used - 1]! &= 0xff << (8 - (size.bits % 8));
  return `${size.most === 32 ? ipv4(bytes, 0) : ipv6(bytes, 0)}/${size.bits}`;
}

/**
 * The OPENs decide. Without both, the list is read plainly unless it only fits with path identifiers: a plain reading
 * of path identifiers shows as impossible lengths, as set bits beyond a prefix, or as the default route repeated.
 */
function settle(ctx: BgpContext & { of: Family }, fits: (used: boolean) => boolean): AddPath {
  const agreed = addPathAgreed(ctx.session, ctx.of);
  if (agreed !== undefined) return { used: agreed, basis: "open" };
  return { used: !fits(false) && fits(true), basis: "inferred" };
}

function plausiblePrefixes(b: Uint8Array, at: number, end: number, how: { used: boolean; most: number }): boolean {
  const head = how.used ? 5 : 1;
  let defaults = 0;
  let p = at;
  while (p < end) {
    if (p + head > end) return false;
    const bits = b[p + head - 1]!;
    const next = p + head + Math.ceil(bits / 8);
    if (bits > how.most || next > end) return false;
    if (bits % 8 !== 0 && (b[next - 1]! & (0xff >> (bits % 8))) !== 0) return false;
    if (bits === 0 && ++defaults > 1 && !how.used) return false;
    p = next;
  }
  return true;
}
