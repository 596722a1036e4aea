// Tunnel headers: network identifiers, keys, options. What the figures do not need and might name something is zeroed.
import * as erspan from "../../decode/wire/erspan.ts";
import * as geneve from "../../decode/wire/geneve.ts";
import * as gre from "../../decode/wire/gre.ts";
import { u16be } from "../../core/bytes.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

const GPE_BITS = 0x04;

/** VXLAN, and VXLAN-GPE by its P flag. A group policy (draft-smith-vxlan-group-policy) names a group: it goes. */
export function vxlan(b: Uint8Array, at: number, maps: WireMaps): void {
  if ((b[at]! & GPE_BITS) === 0) blank(b, at + 2, at + 4);
  else blank(b, at + 1, at + 3);
  maps.vni(b, at + 4);
  b[at + 7] = 0;
}

const OVN_LENGTH = 8;

/** Geneve with its options: OVN's, which holds port numbers, stays; of others the kind and length. */
export function rewriteGeneve(b: Uint8Array, at: number, maps: WireMaps): void {
  maps.vni(b, at + 4);
  b[at + 7] = 0;
  for (const o of geneve.options(b, at))
    if (o.name !== "ovn" || o.length !== OVN_LENGTH) blank(b, o.at + 4, o.at + o.length);
}

const HAS_KEY = 0x2000;
const HAS_CHECKSUM_OR_ROUTE = 0xc000;
const HAS_CHECKSUM = 0x8000;
const HAS_ROUTE = 0x4000;
const HAS_SEQUENCE = 0x1000;

/** GRE: its key, of NVGRE the virtual subnet in it, and the routing entries of RFC 1701. Sequence numbers stay. */
export function rewriteGre(b: Uint8Array, at: number, maps: WireMaps): void {
  // PPTP's key is a length and a number of the call
  if (gre.version(b, at) !== 0) return;
  const flags = u16be(b, at);
  // without a route what stands behind the checksum is reserved
  if ((flags & HAS_CHECKSUM_OR_ROUTE) === HAS_CHECKSUM) blank(b, at + 6, at + 8);
  let p = at + 4 + ((flags & HAS_CHECKSUM_OR_ROUTE) === 0 ? 0 : 4);
  if ((flags & HAS_KEY) !== 0) {
    greKey(b, p, gre.protocolType(b, at) === gre.PROTOCOL_OF.ethernet, maps);
    p += 4;
  }
  if ((flags & HAS_SEQUENCE) !== 0) p += 4;
  if ((flags & HAS_ROUTE) === 0) return;
  for (const end = at + gre.headerLength(b, at); p + 4 <= end;) {
    const next = p + 4 + b[p + 3]!;
    blank(b, p + 4, Math.min(next, end));
    p = next;
  }
}

/** A key below 2^24 may be a network identifier and becomes one; with an Ethernet payload its upper 24 bits are one. */
function greKey(b: Uint8Array, at: number, ethernet: boolean, maps: WireMaps): void {
  if (ethernet) maps.vni(b, at);
  else if (b[at] === 0) maps.vni(b, at + 1);
  else maps.ipv4(b, at);
}

/** ERSPAN types II and III: the VLAN is mapped; session, port, group and platform fields go. */
export function rewriteErspan(b: Uint8Array, at: number, maps: WireMaps): void {
  maps.vlan(b, at);
  b[at + 2]! &= 0xfc;
  b[at + 3] = 0;
  if (erspan.version(b, at) === 1) return blank(b, at + 4, at + 8);
  // the stamp at 4 stays
  blank(b, at + 8, at + 10);
  blank(b, at + 12, at + erspan.headerLength(b, at));
}
