// Routes in UPDATEs, rewritten in place: prefixes, EVPN routes, next hops. Lengths and types stay.
import { u32be } from "../../core/bytes.ts";
import { type BgpContext, EVPN_FAMILY, evpnAddPath, prefixAddPath } from "../../decode/wire/bgp-nlri.ts";
import type { Family } from "../../decode/wire/bgp-open.ts";
import * as evpn from "../../decode/wire/evpn-nlri.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

/** What an UPDATE is rewritten with. */
export interface BgpWith {
  readonly maps: WireMaps;
  readonly ctx: BgpContext;
  /** Labels of this UPDATE are VNIs; where nothing says so they are taken for ones all the same. */
  readonly vnis: boolean;
}

type Range = readonly [at: number, end: number];

const RD = 8;
const ESI = 10;
const TAG = 4;
const MOST_VNI = 0xffffff;

/** A label field of three bytes: a VNI, or unknown and treated as one. Labels 0 to 15 of MPLS would be reserved; 0 stays. */
export function label(b: Uint8Array, at: number, with_: BgpWith): void {
  with_.maps.vni(b, at);
}

/** Addresses of a next hop of `length` bytes (RFC 4760, RFC 2545; behind an RD in VPN families). */
export function nextHop(b: Uint8Array, at: number, length: number, maps: WireMaps): void {
  const behindRd = length === 12 || length === 24 || length === 48;
  const size = length === 4 || length === 12 ? 4 : 16;
  const step = (behindRd ? RD : 0) + size;
  if (length === 0 || length % step !== 0) return blank(b, at, at + length);
  for (let p = at; p < at + length; p += step) {
    if (behindRd) maps.rd(b, p);
    maps.address(b, p + step - size, size);
  }
}

/** Routes of one family in [at, end). False when they are not known or do not add up: then they were left as they were. */
export function rewriteRoutes(b: Uint8Array, range: Range, of: Family, with_: BgpWith): boolean {
  const [at, end] = range;
  const ctx = { ...with_.ctx, of };
  if (of.afi === EVPN_FAMILY.afi && of.safi === EVPN_FAMILY.safi) {
    return evpnRoutes(b, range, evpnAddPath(b, at, end, ctx).used, with_);
  }
  const size = of.afi === 1 ? 4 : of.afi === 2 ? 16 : 0;
  if (size === 0) return at === end;
  if (of.safi === 1 || of.safi === 2) {
    return rewritePrefixes(b, range, { size, ids: prefixAddPath(b, at, end, ctx).used }, with_.maps);
  }
  if (of.safi === 4 || of.safi === 128) return labelled(b, range, { size, rd: of.safi === 128 }, with_);
  return at === end;
}

/** Prefixes, each behind its length in bits and perhaps a path identifier. False when they do not add up: the rest is zeroed. */
export function rewritePrefixes(
  b: Uint8Array,
  [at, end]: Range,
  of: { readonly size: 4 | 16; readonly ids: boolean },
  maps: WireMaps,
): boolean {
  const head = of.ids ? 5 : 1;
  let p = at;
  while (p + head <= end) {
    const bits = b[p + head - 1]!;
    const next = p + head + Math.ceil(bits / 8);
    if (bits > of.size * 8 || next > end) break;
    maps.prefix(b, p + head, bits, of.size);
    p = next;
  }
  blank(b, p + head, end);
  return p === end;
}

const WITHDRAWN_LABEL = 0x800000;

/**
 * RFC 8277 and RFC 4364: labels up to the bottom of the stack, perhaps an RD, and a prefix. The first label stays; what stands where a
 * further one would is a prefix where a sender does not mark the bottom (RFC 8277 section 2.2), so its number goes.
 */
function labelled(b: Uint8Array, [at, end]: Range, of: { size: 4 | 16; rd: boolean }, with_: BgpWith): boolean {
  let p = at;
  while (p < end) {
    const next = p + 1 + Math.ceil(b[p]! / 8);
    let q = p + 1;
    while (q + 3 <= next && (b[q + 2]! & 1) === 0 && !isWithdrawn(b, q)) {
      if (q > p + 1) furtherLabel(b, q);
      q += 3;
    }
    if (q > p + 1 && q + 3 <= next) furtherLabel(b, q);
    q += 3;
    const bits = b[p]! - (q - p - 1) * 8 - (of.rd ? RD * 8 : 0);
    if (next > end || bits < 0 || bits > of.size * 8) break;
    if (of.rd) with_.maps.rd(b, q);
    with_.maps.prefix(b, of.rd ? q + RD : q, bits, of.size);
    p = next;
  }
  blank(b, p + 1, end);
  return p === end;
}

/** The first number that is not reserved; its class and the bottom of the stack stay. */
function furtherLabel(b: Uint8Array, at: number): void {
  b[at] = 0;
  b[at + 1] = 1;
  b[at + 2]! &= 15;
}

function isWithdrawn(b: Uint8Array, at: number): boolean {
  const v = (b[at]! << 16) | (b[at + 1]! << 8) | b[at + 2]!;
  return v === WITHDRAWN_LABEL || v === 0;
}

function evpnRoutes(b: Uint8Array, [at, end]: Range, ids: boolean, with_: BgpWith): boolean {
  const head = ids ? 6 : 2;
  let p = at;
  let whole = true;
  while (p + head <= end) {
    const body = p + head;
    const next = body + b[body - 1]!;
    if (next > end) break;
    const [route] = evpn.readEvpn(b, p, next, ids).routes;
    if (route === undefined || "undecoded" in route) {
      blank(b, body, next);
      whole = false;
    } else evpnRoute(b, [body, next], route.type, with_);
    p = next;
  }
  blank(b, p + head, end);
  return whole && p === end;
}

/** A route that was read: its lengths fit its type. */
function evpnRoute(b: Uint8Array, [at, end]: Range, type: number, with_: BgpWith): void {
  const { maps } = with_;
  maps.rd(b, at);
  const afterRd = at + RD;
  switch (type) {
    case 1:
      maps.esi(b, afterRd);
      tag(b, afterRd + ESI, maps);
      return label(b, afterRd + ESI + TAG, with_);
    case 2:
      maps.esi(b, afterRd);
      tag(b, afterRd + ESI, maps);
      return macIp(b, at, end, with_);
    case 3:
      tag(b, afterRd, maps);
      return maps.address(b, afterRd + TAG + 1, end - afterRd - TAG - 1);
    case 4:
      maps.esi(b, afterRd);
      return maps.address(b, afterRd + ESI + 1, end - afterRd - ESI - 1);
    case 5:
      maps.esi(b, afterRd);
      tag(b, afterRd + ESI, maps);
      return ipPrefix(b, at + 22, end - at === 34 ? 4 : 16, with_);
    default:
      return multicast(b, at, end, { esi: type !== 6, maps });
  }
}

/** An Ethernet tag is a VNI where it is neither 0 nor "all" (RFC 8365 section 5.1.2); a VLAN is taken for one, as in evidence. */
function tag(b: Uint8Array, at: number, maps: WireMaps): void {
  const value = u32be(b, at);
  if (value === 0 || value === 0xffffffff) return;
  if (value <= MOST_VNI) maps.vni(b, at + 1);
  else blank(b, at, at + TAG);
}

function macIp(b: Uint8Array, at: number, end: number, with_: BgpWith): void {
  const { maps } = with_;
  maps.mac(b, at + 23);
  const size = b[at + 29]! / 8;
  if (size > 0) maps.address(b, at + 30, size);
  for (let p = at + 30 + size; p + 3 <= end; p += 3) label(b, p, with_);
}

function ipPrefix(b: Uint8Array, at: number, size: 4 | 16, with_: BgpWith): void {
  const { maps } = with_;
  const bits = b[at]!;
  maps.prefix(b, at + 1, bits, size);
  blank(b, at + 1 + Math.ceil(bits / 8), at + 1 + size);
  maps.address(b, at + 1 + size, size);
  label(b, at + 1 + 2 * size, with_);
}

function multicast(b: Uint8Array, at: number, end: number, of: { esi: boolean; maps: WireMaps }): void {
  const { maps } = of;
  let p = at + RD;
  if (of.esi) {
    maps.esi(b, p);
    p += ESI;
  }
  tag(b, p, maps);
  p += TAG;
  for (let k = 0; k < 3 && p < end; k++) {
    const size = b[p]! / 8;
    if (size > 0) maps.address(b, p + 1, size);
    p += 1 + size;
  }
}
