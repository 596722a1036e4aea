// Payload that the walk does not read. What it holds goes; of protocols that are known well enough their outline stays, so that
// other programs still read them as what they are.
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

const LLDP = 0x88cc;
const IGMP = 2;
const ESP = 50;

/** Payload behind an EtherType that nobody walks. */
export function frameBody(b: Uint8Array, etherType: number, from: number, to: number): void {
  if (etherType === LLDP) return lldp(b, from, to);
  blank(b, from, to);
}

/** LLDP (IEEE 802.1AB clause 8): types and lengths stay, values go. */
function lldp(b: Uint8Array, from: number, to: number): void {
  let p = from;
  while (p + 2 <= to) {
    const length = ((b[p]! & 1) << 8) | b[p + 1]!;
    if (p + 2 + length > to) break;
    blank(b, p + 2, p + 2 + length);
    if (b[p]! >> 1 === 0) {
      p += 2 + length;
      break;
    }
    p += 2 + length;
  }
  blank(b, p, to);
}

/** Payload of an IP protocol that nobody walks. */
export function packetBody(
  b: Uint8Array,
  protocol: number,
  [from, to]: readonly [number, number],
  maps: WireMaps,
): void {
  if (protocol === IGMP) return igmp(b, from, to, maps);
  // index and sequence number
  if (protocol === ESP) return blank(b, from + 8, to);
  blank(b, from, to);
}

const V3_QUERY = 0x11;
const V3_REPORT = 0x22;

/** IGMP (RFC 2236, RFC 3376 section 4): groups and sources are mapped. */
function igmp(b: Uint8Array, from: number, to: number, maps: WireMaps): void {
  if (to - from < 8) return blank(b, from, to);
  if (b[from] === V3_REPORT) return igmpReport(b, from, to, maps);
  if (b[from]! > 0x17) return blank(b, from + 1, to);
  maps.ipv4(b, from + 4);
  if (b[from] !== V3_QUERY || to - from < 12) return blank(b, from + 8, to);
  let p = from + 12;
  for (; p + 4 <= to; p += 4) maps.ipv4(b, p);
  blank(b, p, to);
}

function igmpReport(b: Uint8Array, from: number, to: number, maps: WireMaps): void {
  let p = from + 8;
  while (p + 8 <= to) {
    const addresses = p + 8 + ((b[p + 2]! << 8) | b[p + 3]!) * 4;
    const next = addresses + b[p + 1]! * 4;
    if (next > to) break;
    for (let a = p + 4; a < addresses; a += 4) maps.ipv4(b, a);
    blank(b, addresses, next);
    p = next;
  }
  blank(b, p, to);
}
