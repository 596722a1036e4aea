// Protocols that are not walked, and well enough known that their outline can stay: types and lengths, so that other programs still
// read them as what they are. What they hold is zeroed, addresses are mapped.
import { u16be, u32be } from "../../core/bytes.ts";
import { fold, sum16 } from "../../decode/wire/checksum.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

type Range = readonly [from: number, to: number];

/** LLDP (IEEE 802.1AB clause 8): types and lengths. */
export function lldp(b: Uint8Array, [from, to]: Range): void {
  let p = from;
  while (p + 2 <= to) {
    const next = p + 2 + (((b[p]! & 1) << 8) | b[p + 1]!);
    if (next > to) break;
    const last = b[p]! >> 1 === 0;
    blank(b, p + 2, next);
    p = next;
    if (last) break;
  }
  blank(b, p, to);
}

/** Cisco's discovery and trunking protocols: two bytes of type and of length, its own four included, behind a head of `head` bytes. */
export function ciscoValues(b: Uint8Array, [from, to]: Range, head: number): void {
  // version and lifetime stay, a checksum over what is zeroed does not
  blank(b, from + 2, Math.min(to, from + head));
  let p = from + head;
  while (p + 4 <= to) {
    const next = p + u16be(b, p + 2);
    if (next < p + 4 || next > to) break;
    blank(b, p + 4, next);
    p = next;
  }
  blank(b, p, to);
}

const STP_CONFIGURATION = 35;
const RSTP = 2;
const ORIGINATING_VLAN = 36;

/** Spanning tree (IEEE 802.1D clause 9): flags, costs and times stay; bridges are mapped, with the VLAN in their priority. */
export function spanningTree(b: Uint8Array, [from, to]: Range, maps: WireMaps): void {
  if (to - from < STP_CONFIGURATION) return blank(b, from + 4, to);
  for (const bridge of [from + 5, from + 17]) {
    maps.vlan(b, bridge);
    maps.mac(b, bridge + 2);
  }
  let end = from + STP_CONFIGURATION + (b[from + 2]! >= RSTP && to > from + STP_CONFIGURATION ? 1 : 0);
  // Cisco's per-VLAN trees say which one behind it: type 0, length 2
  const told = from + ORIGINATING_VLAN;
  if (told + 6 <= to && u32be(b, told) === 2) {
    maps.vlan(b, told + 4);
    end = told + 6;
    b[told - 1] = 0;
  }
  blank(b, end, to);
}

const DHCP_OPTIONS = 240;
const DHCP_COOKIE = 0x63825363;
const DHCP_MESSAGE_TYPE = 53;
/** Bytes of the link address of a client. */
const CLIENT_ADDRESS = 28;

/** DHCP (RFC 2131 section 2): numbers stay, addresses are mapped; of options their kinds and lengths, and the kind of message. */
export function dhcp(b: Uint8Array, [from, to]: Range, maps: WireMaps): void {
  if (to - from < DHCP_OPTIONS || u32be(b, from + DHCP_OPTIONS - 4) !== DHCP_COOKIE) return blank(b, from, to);
  for (let p = from + 12; p < from + CLIENT_ADDRESS; p += 4) maps.ipv4(b, p);
  const mac = b[from + 1] === 1 && b[from + 2] === 6;
  if (mac) maps.mac(b, from + CLIENT_ADDRESS);
  blank(b, from + CLIENT_ADDRESS + (mac ? 6 : 0), from + DHCP_OPTIONS - 4);
  let p = from + DHCP_OPTIONS;
  while (p < to && b[p] !== 255) {
    if (b[p] === 0) {
      p++;
      continue;
    }
    const next = p + 1 < to ? p + 2 + b[p + 1]! : to + 1;
    if (next > to) break;
    if (b[p] !== DHCP_MESSAGE_TYPE || b[p + 1] !== 1) blank(b, p + 2, next);
    p = next;
  }
  blank(b, b[p] === 255 ? p + 1 : p, to);
}

const V3_QUERY = 0x11;
const V3_REPORT = 0x22;

/**
 * IGMP (RFC 2236, RFC 3376 section 4): groups and sources are mapped, and the checksum by as much as they change it: the old one would
 * tell what they were.
 */
export function igmp(b: Uint8Array, [from, to]: Range, maps: WireMaps): void {
  if (to - from < 8) return blank(b, from, to);
  const before = sum16(b, from, to);
  igmpBody(b, from, to, maps);
  const becomes = fold(u16be(b, from + 2) + before + 0xffff - sum16(b, from, to));
  // of a sum both spellings of zero are the same; senders write 0
  const told = becomes === 0xffff ? 0 : becomes;
  b[from + 2] = told >>> 8;
  b[from + 3] = told;
}

function igmpBody(b: Uint8Array, from: number, to: number, maps: WireMaps): void {
  if (b[from] === V3_REPORT) return igmpReport(b, from, to, maps);
  if (b[from]! > 0x17) return blank(b, from + 4, to);
  maps.ipv4(b, from + 4);
  if (b[from] !== V3_QUERY || to - from < 12) return blank(b, from + 8, to);
  let p = from + 12;
  for (; p + 4 <= to; p += 4) maps.ipv4(b, p);
  blank(b, p, to);
}

function igmpReport(b: Uint8Array, from: number, to: number, maps: WireMaps): void {
  let p = from + 8;
  while (p + 8 <= to) {
    const addresses = p + 8 + u16be(b, p + 2) * 4;
    const next = addresses + b[p + 1]! * 4;
    if (next > to) break;
    for (let a = p + 4; a < addresses; a += 4) maps.ipv4(b, a);
    blank(b, addresses, next);
    p = next;
  }
  blank(b, p, to);
}

const PPPOE_HEADER = 6;
const PPP_IPV4 = 0x0021;
const PPP_IPV6 = 0x0057;

/**
 * A PPPoE session (RFC 2516 section 4): header and protocol stay. Gives where an IP packet begins in it, or -1: then the rest was
 * zeroed.
 */
export function pppoe(b: Uint8Array, [from, to]: Range): number {
  const body = from + PPPOE_HEADER + 2;
  if (body >= to) return -1;
  const protocol = u16be(b, from + PPPOE_HEADER);
  if (protocol === PPP_IPV4 || protocol === PPP_IPV6) return body;
  blank(b, body, to);
  return -1;
}
