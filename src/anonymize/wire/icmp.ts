// ICMP and ICMPv6: addresses of redirects, advertisements and neighbour discovery; quoted packets are given to the caller;
// payload is zeroed, and with it the time of sending that ping puts there.
import * as icmp from "../../decode/wire/icmp.ts";
import * as icmpv6 from "../../decode/wire/icmpv6.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

/** Rewrites the IP packet in [from, to) of the same bytes: an error quotes it. */
export type QuoteRewriter = (from: number, to: number) => void;

const ROUTER_ADVERTISEMENT = 9;
const PARAMETER_PROBLEM = 12;
const FIRST = 8;

/** The ICMP message [at, end), its 8 bytes of header wholly there. */
export function rewriteIcmp(b: Uint8Array, at: number, end: number, with_: IcmpWith): void {
  const type = icmp.type(b, at);
  if (icmp.isError(type)) {
    if (type === icmp.TYPE_OF.redirect) with_.maps.ipv4(b, at + 4);
    // RFC 4884 section 4.1: a length in words at byte 5
    unused(b, at, type);
    const words = type === icmp.TYPE_OF.redirect || type === icmp.TYPE_OF.sourceQuench ? 0 : b[at + 5]! * 4;
    return quoted(b, [at + FIRST, end], words, with_);
  }
  if (type === ROUTER_ADVERTISEMENT) return routers(b, at, end, with_.maps);
  if (!icmp.hasId(type)) blank(b, at + 4, at + FIRST);
  blank(b, at + FIRST, end);
}

/** Bytes of an error's header that no figure needs: length, pointer and MTU stay, the gateway of a redirect is an address. */
function unused(b: Uint8Array, at: number, type: number): void {
  if (type === icmp.TYPE_OF.redirect) return;
  if (type === icmp.TYPE_OF.sourceQuench) return blank(b, at + 4, at + FIRST);
  if (type !== PARAMETER_PROBLEM) b[at + 4] = 0;
  if (type !== icmp.TYPE_OF.unreachable) blank(b, at + 6, at + FIRST);
}

/** What messages are rewritten with. */
export interface IcmpWith {
  readonly maps: WireMaps;
  readonly quote: QuoteRewriter;
}

/** Quoted packet, and behind it, where a length was stated, the objects of RFC 4884. */
function quoted(b: Uint8Array, [from, end]: readonly [number, number], stated: number, with_: IcmpWith): void {
  const to = stated > 0 && from + stated < end ? from + stated : end;
  with_.quote(from, to);
  if (to < end) objects(b, to, end);
}

/** Objects of RFC 4884 section 7: their length and kind stay, what they hold goes. */
function objects(b: Uint8Array, at: number, end: number): void {
  if (end - at < 4) return blank(b, at, end);
  // the checksum may be 0 for "none" (section 7): with zeroed contents it is
  blank(b, at + 1, at + 4);
  for (let p = at + 4; p < end;) {
    const length = p + 4 <= end ? (b[p]! << 8) | b[p + 1]! : 0;
    if (length < 4 || p + length > end) return blank(b, p, end);
    blank(b, p + 4, p + length);
    p += length;
  }
}

/** Router advertisement (RFC 1256 section 3): entries of an address and a preference. */
function routers(b: Uint8Array, at: number, end: number, maps: WireMaps): void {
  const size = b[at + 5]! * 4;
  const count = size < 8 ? 0 : Math.min(b[at + 4]!, Math.floor((end - at - FIRST) / size));
  let p = at + FIRST;
  for (let i = 0; i < count; i++, p += size) {
    maps.ipv4(b, p);
    blank(b, p + 8, p + size);
  }
  blank(b, p, end);
}

const LISTENER_QUERY = 130;
const LISTENER_DONE = 132;
const REDIRECT = 137;
const LISTENER_REPORT = 143;

/** The ICMPv6 message [at, end), as far as its type needs it checked. */
export function rewriteIcmpv6(b: Uint8Array, at: number, end: number, with_: IcmpWith): void {
  const { maps } = with_;
  const type = icmpv6.type(b, at);
  if (icmpv6.isError(type)) {
    // RFC 4884 section 4.4: a length in units of eight bytes at byte 4
    const stated = type === 1 || type === 3 ? b[at + 4]! * 8 : 0;
    if (type === 1 || type === 3) blank(b, at + 5, at + FIRST);
    return quoted(b, [at + FIRST, end], stated, with_);
  }
  if (icmpv6.hasId(type)) return blank(b, at + FIRST, end);
  // what is reserved (of an advertisement behind its flags)
  if (type === icmpv6.TYPE_OF.routerSolicitation || type === 135 || type === REDIRECT) blank(b, at + 4, at + FIRST);
  if (type === 136) blank(b, at + 5, at + FIRST);
  if (type === icmpv6.TYPE_OF.routerSolicitation) return options(b, at + FIRST, end, with_);
  if (type === icmpv6.TYPE_OF.routerAdvertisement) return options(b, at + 16, end, with_);
  if (type >= 135 && type <= REDIRECT) {
    const [first, second] = [at + 24, at + 40];
    if (first > end) return blank(b, at + 4, end);
    maps.ipv6(b, at + FIRST);
    if (type !== REDIRECT) return options(b, first, end, with_);
    if (second > end) return blank(b, first, end);
    maps.ipv6(b, first);
    return options(b, second, end, with_);
  }
  if (type >= LISTENER_QUERY && type <= LISTENER_DONE) return listener(b, at, end, maps);
  if (type === LISTENER_REPORT) return reports(b, at, end, maps);
  blank(b, at + 4, end);
}

/** Multicast listener messages (RFC 2710, RFC 3810 section 5.1): the group, and sources behind it. */
function listener(b: Uint8Array, at: number, end: number, maps: WireMaps): void {
  if (at + 24 > end) return blank(b, at + 4, end);
  blank(b, at + 6, at + FIRST);
  maps.ipv6(b, at + FIRST);
  let p = at + 28;
  if (p > end) return blank(b, at + 24, end);
  for (; p + 16 <= end; p += 16) maps.ipv6(b, p);
  blank(b, p, end);
}

/** Records of a version 2 report (RFC 3810 section 5.2). */
function reports(b: Uint8Array, at: number, end: number, maps: WireMaps): void {
  blank(b, at + 4, at + 6);
  let p = at + FIRST;
  while (p + 20 <= end) {
    const sources = (b[p + 2]! << 8) | b[p + 3]!;
    const next = p + 20 + sources * 16 + b[p + 1]! * 4;
    if (next > end) break;
    for (let s = p + 4; s < p + 20 + sources * 16; s += 16) maps.ipv6(b, s);
    blank(b, p + 20 + sources * 16, next);
    p = next;
  }
  blank(b, p, end);
}

const ND = { source: 1, target: 2, prefix: 3, redirected: 4, mtu: 5, route: 24, dns: 25 } as const;

/** Options of neighbour discovery (RFC 4861 section 4.6, RFC 4191, RFC 8106). */
function options(b: Uint8Array, at: number, end: number, with_: IcmpWith): void {
  let p = at;
  while (p + 2 <= end) {
    const length = b[p + 1]! * 8;
    if (length === 0 || p + length > end) break;
    option(b, p, length, with_);
    p += length;
  }
  blank(b, p, end);
}

function option(b: Uint8Array, p: number, length: number, with_: IcmpWith): void {
  const { maps } = with_;
  const end = p + length;
  switch (b[p]!) {
    case ND.source:
    case ND.target:
      if (length === 8) maps.mac(b, p + 2);
      else blank(b, p + 2, end);
      return;
    case ND.prefix:
      if (length !== 32 || b[p + 2]! > 128) return blank(b, p + 2, end);
      blank(b, p + 12, p + 16);
      return wholePrefix(b, p + 16, b[p + 2]!, maps);
    case ND.redirected:
      blank(b, p + 2, p + 8);
      return with_.quote(p + 8, end);
    case ND.mtu:
      blank(b, p + 2, length === 8 ? p + 4 : end);
      return;
    case ND.route:
      if (b[p + 2]! > 128 || b[p + 2]! > (length - 8) * 8) return blank(b, p + 2, end);
      maps.prefix(b, p + 8, b[p + 2]!, 16);
      return blank(b, p + 8 + Math.ceil(b[p + 2]! / 8), end);
    case ND.dns:
      blank(b, p + 2, p + 4);
      for (let a = p + 8; a < end; a += 16) {
        if (a + 16 <= end) maps.ipv6(b, a);
        else blank(b, a, end);
      }
      return;
    default:
      blank(b, p + 2, end);
  }
}

/** A prefix in 16 bytes; bits beyond it become 0. */
function wholePrefix(b: Uint8Array, at: number, bits: number, maps: WireMaps): void {
  maps.prefix(b, at, bits, 16);
  blank(b, at + Math.ceil(bits / 8), at + 16);
}
