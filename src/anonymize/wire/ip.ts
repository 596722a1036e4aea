// IPv4 and IPv6 headers with their options and extension headers: every address in them; unknown contents are zeroed.
import * as ipv4 from "../../decode/wire/ipv4.ts";
import * as ipv6 from "../../decode/wire/ipv6.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

/** IPv4 options (IANA ip-parameters). */
const OPTION = { recordRoute: 7, timestamp: 68, looseRoute: 131, routerAlert: 148, strictRoute: 137 } as const;
const SHORTEST_HEADER = 20;
const ROUTER_ALERT_LENGTH = 4;

/** The IPv4 header at `at`, checked before. */
export function v4(b: Uint8Array, at: number, maps: WireMaps): void {
  maps.ipv4(b, at + 12);
  maps.ipv4(b, at + 16);
  const end = at + ipv4.headerLength(b, at);
  if (end === at + SHORTEST_HEADER) return;
  let last = at + SHORTEST_HEADER;
  for (const option of ipv4.options(b, at)) {
    v4Option(b, option, maps);
    last = option.at + option.length;
  }
  blank(b, last, end);
}

function v4Option(b: Uint8Array, o: ipv4.Ipv4Option, maps: WireMaps): void {
  const end = o.at + o.length;
  if (o.type < 2 || (o.type === OPTION.routerAlert && o.length === ROUTER_ALERT_LENGTH)) return;
  if (o.bad !== undefined) return blank(b, o.at + 2, end);
  if (o.type === OPTION.recordRoute || o.type === OPTION.looseRoute || o.type === OPTION.strictRoute) {
    let p = o.at + 3;
    for (; p + 4 <= end; p += 4) maps.ipv4(b, p);
    blank(b, p, end);
  } else if (o.type === OPTION.timestamp && o.length >= 4) timestamps(b, o, maps);
  else blank(b, o.at + 2, end);
}

/** RFC 791: flag 0 stamps alone, 1 and 3 each behind an address. Stamps go: no figure needs them, and anything can stand in their place. */
function timestamps(b: Uint8Array, o: ipv4.Ipv4Option, maps: WireMaps): void {
  const flag = b[o.at + 3]! & 15;
  const end = o.at + o.length;
  if (flag === 0) return blank(b, o.at + 4, end);
  let p = o.at + 4;
  for (; p + 8 <= end; p += 8) {
    maps.ipv4(b, p);
    blank(b, p + 4, p + 8);
  }
  blank(b, p, end);
}

/** The 40 bytes of the IPv6 header at `at`. */
export function v6(b: Uint8Array, at: number, maps: WireMaps): void {
  maps.ipv6(b, at + 8);
  maps.ipv6(b, at + 24);
}

/** IPv6 options whose contents name nobody, and their lengths: router alert, jumbo payload, tunnel limit (RFC 2711, 2675, 2473). */
const PLAIN_OPTIONS: Readonly<Record<number, number>> = { 0x05: 4, 0xc2: 6, 0x04: 3 };
const HOME_ADDRESS = 0xc9;
/** Routing headers with whole addresses from byte 8 on: source route (0), mobile (2), segments (4). */
const ADDRESS_ROUTES: ReadonlySet<number> = new Set([0, 2, 4]);
const SEGMENTS = 4;

/** One extension header, wholly there: `protocol` is its own number. */
export function extension(b: Uint8Array, protocol: number, at: number, maps: WireMaps): void {
  const end = at + ipv6.extensionLength(b, protocol, at);
  switch (protocol) {
    case ipv6.EXTENSION.fragment:
      return;
    case ipv6.EXTENSION.hopByHop:
    case ipv6.EXTENSION.destination:
      return options(b, at, maps);
    case ipv6.EXTENSION.routing:
      return routing(b, at, end, maps);
    case ipv6.EXTENSION.authentication:
      // index and sequence number stay, the check value does not
      return blank(b, at + 12, end);
    default:
      // mobility, HIP, shim6: their length and type
      return blank(b, at + 4, end);
  }
}

function options(b: Uint8Array, at: number, maps: WireMaps): void {
  for (const o of ipv6.options(b, at)) {
    if (o.type === 0 || (o.bad === undefined && PLAIN_OPTIONS[o.type] === o.length)) continue;
    if (o.type === HOME_ADDRESS && o.length === 18 && o.bad === undefined) maps.ipv6(b, o.at + 2);
    else blank(b, o.at + 2, o.at + o.length);
  }
}

function routing(b: Uint8Array, at: number, end: number, maps: WireMaps): void {
  const type = b[at + 2]!;
  if (!ADDRESS_ROUTES.has(type)) return blank(b, at + 4, end);
  const most = Math.floor((end - at - 8) / 16);
  const count = type === SEGMENTS ? Math.min(most, b[at + 4]! + 1) : most;
  if (type !== SEGMENTS) blank(b, at + 4, at + 8);
  for (let i = 0; i < count; i++) maps.ipv6(b, at + 8 + 16 * i);
  for (let p = at + 8 + 16 * count; p < end;) p = routingTlv(b, p, end);
}

/** One TLV behind the segments (RFC 8754 section 2.1): its value goes. Type 0 is a single byte. */
function routingTlv(b: Uint8Array, at: number, end: number): number {
  if (b[at] === 0 || at + 2 > end) return at + 1;
  const next = Math.min(end, at + 2 + b[at + 1]!);
  blank(b, at + 2, next);
  return next;
}

/**
 * Where the address stands that a checksum covers as the destination: with segments left in a routing header it is the last
 * stop, which is not the destination of the header (RFC 8200 section 8.1).
 */
export function finalDestination(b: Uint8Array, at: number, end: number): number {
  for (const e of ipv6.next(b, at, end)) {
    if (e.protocol !== ipv6.EXTENSION.routing || b[e.at + 3] === 0) continue;
    const most = Math.floor((e.length - 8) / 16);
    if (most === 0) continue;
    if (b[e.at + 2] === SEGMENTS) return e.at + 8;
    if (b[e.at + 2] === 0 || b[e.at + 2] === 2) return e.at + 8 + 16 * (most - 1);
  }
  return at + 24;
}
