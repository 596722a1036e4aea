// Path attributes of an UPDATE, rewritten in place: AS numbers, addresses, communities, routes; unknown ones are zeroed.
import { u16be, u24be } from "../../core/bytes.ts";
import { asPath } from "../../decode/wire/bgp-attributes.ts";
import { VNI_TUNNELS } from "../../decode/wire/ext-community.ts";
import { type BgpWith, label, nextHop, rewriteRoutes } from "./bgp-routes.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

const EXTENDED_LENGTH = 0x10;
/** Attribute types (IANA bgp-parameters). */
const ATTRIBUTE = {
  origin: 1,
  asPath: 2,
  nextHop: 3,
  med: 4,
  localPref: 5,
  atomicAggregate: 6,
  aggregator: 7,
  communities: 8,
  originatorId: 9,
  clusterList: 10,
  mpReach: 14,
  mpUnreach: 15,
  extCommunities: 16,
  as4Path: 17,
  as4Aggregator: 18,
  pmsiTunnel: 22,
  largeCommunities: 32,
  onlyToCustomer: 35,
  prefixSid: 40,
} as const;
/** Those that name nobody, and their lengths: origin, MED, local preference, atomic aggregate. */
const PLAIN: Readonly<Record<number, number>> = { 1: 1, 4: 4, 5: 4, 6: 0 };
const ENCAPSULATION = 0x030c;

type Visit = (type: number, at: number, end: number) => void;

/** Calls `visit` for each attribute that is whole; gives where the list ends. */
function eachAttribute(b: Uint8Array, at: number, end: number, visit: Visit): number {
  let p = at;
  while (p < end) {
    const head = (b[p]! & EXTENDED_LENGTH) !== 0 ? 4 : 3;
    if (p + head > end) return p;
    const next = p + head + (head === 4 ? u16be(b, p + 2) : b[p + 2]!);
    if (next > end) return p;
    visit(b[p + 1]!, p + head, next);
    p = next;
  }
  return p;
}

/** Whether labels are VNIs: an encapsulation community says so (RFC 8365 section 5.1.3). */
export function labelsOfVnis(b: Uint8Array, at: number, end: number): boolean {
  let vnis = false;
  eachAttribute(b, at, end, (type, from, to) => {
    if (type !== ATTRIBUTE.extCommunities) return;
    for (let p = from; p + 8 <= to; p += 8) {
      vnis ||= u16be(b, p) === ENCAPSULATION && VNI_TUNNELS.has(u16be(b, p + 6));
    }
  });
  return vnis;
}

/** Rewrites the attributes in [at, end). False when something could not be read. */
export function rewriteAttributes(b: Uint8Array, at: number, end: number, with_: BgpWith): boolean {
  let whole = true;
  const last = eachAttribute(b, at, end, (type, from, to) => {
    if (PLAIN[type] === to - from || attribute(b, type, [from, to], with_)) return;
    blank(b, from, to);
    whole = false;
  });
  blank(b, last + (last < end && (b[last]! & EXTENDED_LENGTH) !== 0 ? 4 : 3), end);
  return whole && last === end;
}

/** False when the attribute is unknown or of an impossible length, and so was left as it was. */
function attribute(b: Uint8Array, type: number, range: readonly [number, number], with_: BgpWith): boolean {
  const [at, end] = range;
  const { maps } = with_;
  switch (type) {
    case ATTRIBUTE.asPath: {
      const path = asPath(b, at, end, with_.ctx);
      return path !== undefined && segments(b, at, end, { octets: path.octets, maps });
    }
    case ATTRIBUTE.as4Path:
      return segments(b, at, end, { octets: 4, maps });
    case ATTRIBUTE.nextHop:
    case ATTRIBUTE.originatorId:
    case ATTRIBUTE.clusterList:
      return each(b, range, 4, (p) => maps.ipv4(b, p));
    case ATTRIBUTE.aggregator:
    case ATTRIBUTE.as4Aggregator:
      return aggregator(b, at, end, maps);
    case ATTRIBUTE.communities:
      return each(b, range, 4, (p) => community(b, p, maps));
    case ATTRIBUTE.largeCommunities:
      return each(b, range, 12, (p) => {
        for (let k = 0; k < 3; k++) maps.largePart(b, p + 4 * k);
      });
    case ATTRIBUTE.onlyToCustomer:
      return each(b, range, 4, (p) => maps.asn(b, p, 4));
    case ATTRIBUTE.extCommunities:
      return each(b, range, 8, (p) => extCommunity(b, p, with_));
    case ATTRIBUTE.prefixSid:
      return prefixSid(b, at, end, maps);
    case ATTRIBUTE.pmsiTunnel:
      return pmsi(b, at, end, with_);
    case ATTRIBUTE.mpReach: {
      const routes = end - at >= 5 ? at + 5 + b[at + 3]! : Infinity;
      if (routes > end) return false;
      nextHop(b, at + 4, b[at + 3]!, maps);
      b[routes - 1] = 0;
      return rewriteRoutes(b, [routes, end], { afi: u16be(b, at), safi: b[at + 2]! }, with_);
    }
    case ATTRIBUTE.mpUnreach:
      return end - at >= 3 && rewriteRoutes(b, [at + 3, end], { afi: u16be(b, at), safi: b[at + 2]! }, with_);
    default:
      return false;
  }
}

function each(b: Uint8Array, [at, end]: readonly [number, number], size: number, map: (at: number) => void): boolean {
  if ((end - at) % size !== 0) return false;
  for (let p = at; p < end; p += size) map(p);
  return true;
}

function segments(b: Uint8Array, at: number, end: number, of: { octets: 2 | 4; maps: WireMaps }): boolean {
  let p = at;
  while (p + 2 <= end) {
    const next = p + 2 + b[p + 1]! * of.octets;
    if (next > end) return false;
    for (let q = p + 2; q < next; q += of.octets) of.maps.asn(b, q, of.octets);
    p = next;
  }
  return p === end;
}

function aggregator(b: Uint8Array, at: number, end: number, maps: WireMaps): boolean {
  const octets = end - at - 4;
  if (octets !== 2 && octets !== 4) return false;
  maps.asn(b, at, octets);
  maps.ipv4(b, at + octets);
  return true;
}

/** RFC 1997: an AS number and a value, which often is one too. Those of AS 0 and 65535 are everyone's. */
function community(b: Uint8Array, at: number, maps: WireMaps): void {
  const as = u16be(b, at);
  if (as === 0xffff) return;
  maps.asn(b, at, 2);
  maps.asn(b, at + 2, 2);
}

const EVPN = 0x06;
const LINK_BANDWIDTH = 0x04;
/** EVPN communities without an address: mobility, layer 2 attributes, DF election, neighbour discovery flags. */
const EVPN_PLAIN: ReadonlySet<number> = new Set([0x00, 0x04, 0x06, 0x08]);
/** Opaque ones: encapsulation, default gateway, color. */
const OPAQUE_PLAIN: ReadonlySet<number> = new Set([0x0b, 0x0c, 0x0d]);

/** One extended community, 8 bytes: what names nobody stays, what is not known goes but for its type. */
function extCommunity(b: Uint8Array, at: number, with_: BgpWith): void {
  const { maps } = with_;
  const type = b[at]! & 0x3f;
  const sub = b[at + 1]!;
  if (b[at]! < 0x80 && type <= 2) {
    if (type === 0 && sub === LINK_BANDWIDTH) return maps.asn(b, at + 2, 2);
    return maps.routeTarget(b, at);
  }
  if (b[at] === 0x03 && OPAQUE_PLAIN.has(sub)) return;
  if (b[at] !== EVPN) return blank(b, at + 2, at + 8);
  if (EVPN_PLAIN.has(sub)) return;
  if (sub === 0x02 || sub === 0x03) return maps.mac(b, at + 2);
  if (sub === 0x01) return label(b, at + 5, with_);
  blank(b, at + 2, at + 8);
}

const INGRESS_REPLICATION = 6;

/** PMSI tunnel (RFC 6514 section 5): label, and the end of the tunnel where it is an address. */
function pmsi(b: Uint8Array, at: number, end: number, with_: BgpWith): boolean {
  if (end - at < 5) return false;
  if (u24be(b, at + 2) !== 0) label(b, at + 2, with_);
  const size = end - at - 5;
  if (b[at + 1] === INGRESS_REPLICATION) with_.maps.address(b, at + 5, size);
  else blank(b, at + 5, end);
  return true;
}

const SRV6_L3 = 5;
const SRV6_L2 = 6;
const SID_INFORMATION = 1;
const SID_STRUCTURE = 1;
const SID_STRUCTURE_LENGTH = 6;

/** Prefix SID (RFC 8669 section 3): types and lengths; of SRv6 services (RFC 9252 section 3) the SID is mapped, its structure stays. */
function prefixSid(b: Uint8Array, at: number, end: number, maps: WireMaps): boolean {
  return eachTlv(b, at, end, (type, from, to) => {
    if ((type !== SRV6_L3 && type !== SRV6_L2) || from === to) return blank(b, from, to);
    b[from] = 0;
    eachTlv(b, from + 1, to, (sub, p, last) => {
      if (sub !== SID_INFORMATION || last - p < 21) return blank(b, p, last);
      maps.ipv6(b, p + 1);
      eachTlv(b, p + 21, last, (part, q, over) => {
        if (part !== SID_STRUCTURE || over - q !== SID_STRUCTURE_LENGTH) blank(b, q, over);
      });
    });
  });
}

/** Values with one byte of type and two of length; false, with the rest zeroed, when they do not fill [at, end). */
function eachTlv(b: Uint8Array, at: number, end: number, visit: Visit): boolean {
  let p = at;
  while (p + 3 <= end) {
    const next = p + 3 + u16be(b, p + 1);
    if (next > end) break;
    visit(b[p]!, p + 3, next);
    p = next;
  }
  blank(b, p, end);
  return p === end;
}
