// One BGP message (RFC 4271 section 4), rewritten in place: AS numbers, addresses, routes and names. Whatever is not known, or
// cannot be read, is zeroed; lengths and types stay.
import { u16be } from "../../core/bytes.ts";
import { HEADER } from "../../decode/wire/bgp-message.ts";
import { type BgpContext, prefixAddPath } from "../../decode/wire/bgp-nlri.ts";
import type { BgpSession } from "../../decode/wire/bgp-open.ts";
import { labelsOfVnis, rewriteAttributes } from "./bgp-attributes.ts";
import { type BgpWith, rewritePrefixes } from "./bgp-routes.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

const OPEN = 1;
const UPDATE = 2;
const NOTIFICATION = 3;
const KEEPALIVE = 4;
const REFRESH = 5;
const CEASE = 6;
const SPACE = 0x20;

/** Rewrites the message that fills `b`, whose header was checked. False when a part of it could not be read and was zeroed. */
export function rewriteMessage(b: Uint8Array, session: BgpSession, maps: WireMaps): boolean {
  switch (b[HEADER - 1]!) {
    case OPEN:
      return rewriteOpen(b, maps);
    case UPDATE:
      return rewriteUpdate(b, session, maps);
    case NOTIFICATION:
      notification(b);
      return true;
    case KEEPALIVE:
      return true;
    case REFRESH:
      // prefixes to be filtered (RFC 5291) may follow
      blank(b, HEADER + 4, b.length);
      return true;
    default:
      blank(b, HEADER, b.length);
      return false;
  }
}

function rewriteUpdate(b: Uint8Array, session: BgpSession, maps: WireMaps): boolean {
  const attributes = HEADER + 2 + u16be(b, HEADER);
  const routes = attributes + 2 > b.length ? Infinity : attributes + 2 + u16be(b, attributes);
  if (routes > b.length) {
    blank(b, HEADER + 2, Math.min(attributes, b.length));
    blank(b, attributes + 2, b.length);
    return false;
  }
  const ctx: BgpContext = { session, stops: [] };
  const vnis = labelsOfVnis(b, attributes + 2, routes);
  const with_: BgpWith = { maps, ctx, vnis };
  const of = { afi: 1, safi: 1 };
  // which lists carry path identifiers is told by their bytes: all of them are looked at before any changes
  const [gone, here] = [
    [HEADER + 2, attributes],
    [routes, b.length],
  ] as const;
  const goneIds = prefixAddPath(b, gone[0], gone[1], { ...ctx, of }).used;
  const hereIds = prefixAddPath(b, here[0], here[1], { ...ctx, of }).used;
  const first = rewritePrefixes(b, gone, { size: 4, ids: goneIds }, maps);
  const second = rewriteAttributes(b, attributes + 2, routes, with_);
  return rewritePrefixes(b, here, { size: 4, ids: hereIds }, maps) && first && second;
}

/** Code and subcode stay; of a shutdown communication (RFC 9003) its length, and spaces for its words. */
function notification(b: Uint8Array): void {
  const data = HEADER + 2;
  const told = b[HEADER] === CEASE && (b[HEADER + 1] === 2 || b[HEADER + 1] === 4);
  const words = told && data < b.length && data + 1 + b[data]! <= b.length;
  blank(b, words ? data + 1 + b[data]! : data, b.length);
  if (words) b.fill(SPACE, data + 1, data + 1 + b[data]!);
}

/** OPEN (RFC 4271 section 4.2): AS, identifier, capabilities. */
function rewriteOpen(b: Uint8Array, maps: WireMaps): boolean {
  maps.asn(b, HEADER + 1, 2);
  maps.ipv4(b, HEADER + 5);
  const at = HEADER + 9;
  const extended = b[at] === 255 && at + 3 < b.length && b[at + 1] === 255;
  const head = extended ? 3 : 2;
  let p = at + (extended ? 4 : 1);
  let whole = true;
  while (p + head <= b.length) {
    const next = p + head + (extended ? u16be(b, p + 1) : b[p + 1]!);
    if (next > b.length) break;
    if (b[p] === 2) whole = capabilities(b, p + head, next, maps) && whole;
    else blank(b, p + head, next);
    p = next;
  }
  blank(b, p, b.length);
  return whole && p === b.length;
}

/**
 * Capabilities that name nobody, each with the length of its head and of what may follow that again and again: families, refresh, extended
 * next hop, extended messages, role, graceful restart, add-path, enhanced refresh, long-lived restart. Of another length they hold something else.
 */
const PLAIN: Readonly<Record<number, readonly [head: number, each: number]>> = {
  1: [4, 0],
  2: [0, 0],
  5: [0, 6],
  6: [0, 0],
  9: [1, 0],
  64: [2, 4],
  69: [0, 4],
  70: [0, 0],
  71: [0, 7],
  128: [0, 0],
};

function isPlain(code: number, length: number): boolean {
  const [head, each] = PLAIN[code] ?? [-1, 0];
  const more = length - head;
  return head >= 0 && (more === 0 || (each > 0 && more > 0 && more % each === 0));
}
const AS4 = 65;
const FQDN = 73;

function capabilities(b: Uint8Array, at: number, end: number, maps: WireMaps): boolean {
  let p = at;
  while (p + 2 <= end) {
    const next = p + 2 + b[p + 1]!;
    if (next > end) break;
    if (b[p] === AS4 && next - p === 6) maps.asn(b, p + 2, 4);
    else if (b[p] === FQDN) names(b, p + 2, next, maps);
    else if (!isPlain(b[p]!, next - p - 2)) blank(b, p + 2, next);
    p = next;
  }
  blank(b, p, end);
  return p === end;
}

const utf8 = new TextDecoder();
const bytesOf = new TextEncoder();

/** Host and domain, each behind its length: as much of a pseudonym as there is room for. */
function names(b: Uint8Array, at: number, end: number, maps: WireMaps): void {
  let p = at;
  for (const kind of ["host", "domain"]) {
    const next = p < end ? p + 1 + b[p]! : Infinity;
    if (next > end) return blank(b, p, end);
    const pseudonym = bytesOf.encode(maps.source.name(kind, utf8.decode(b.subarray(p + 1, next))));
    for (let i = 0; i < next - p - 1; i++) b[p + 1 + i] = pseudonym[i] ?? 0x78;
    p = next;
  }
  blank(b, p, end);
}
