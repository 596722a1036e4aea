// Payload that the walk does not read. What it holds goes; of protocols that are known well enough their outline stays.
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";
import { ciscoValues, igmp, lldp, pppoe, spanningTree } from "./outline.ts";

type Range = readonly [from: number, to: number];

/** What unread payload is rewritten with. */
export interface PayloadWith {
  readonly maps: WireMaps;
  /** Rewrites an IP packet in the same bytes. */
  readonly packet: (from: number, to: number) => void;
}

const LLDP = 0x88cc;
const PPPOE_SESSION = 0x8864;

/** Payload behind an EtherType that is not walked. */
export function frameBody(b: Uint8Array, etherType: number, range: Range, with_: PayloadWith): void {
  if (etherType === LLDP) return lldp(b, range);
  if (etherType !== PPPOE_SESSION) return blank(b, range[0], range[1]);
  const at = pppoe(b, range);
  if (at >= 0) with_.packet(at, range[1]);
}

const BPDU = 0x4242;
const SNAP = 0xaaaa;
const CISCO_PVST = 0x00000c010b;
/** Heads of Cisco's protocols behind SNAP, by their number: CDP, DTP, UDLD. */
const CISCO_HEADS: Readonly<Record<number, number>> = { 0x00000c2000: 4, 0x00000c2004: 1, 0x00000c0111: 4 };

/** Payload behind an LLC header that begins at `at`. */
export function llcBody(b: Uint8Array, at: number, range: Range, maps: WireMaps): void {
  const service = (b[at]! << 8) | b[at + 1]!;
  let id = 0;
  for (let i = 3; i < 8; i++) id = id * 256 + b[at + i]!;
  if (service === BPDU || (service === SNAP && id === CISCO_PVST)) return spanningTree(b, range, maps);
  const head = service === SNAP ? CISCO_HEADS[id] : undefined;
  if (head !== undefined) return ciscoValues(b, range, head);
  blank(b, range[0], range[1]);
}

const IGMP = 2;
const ESP = 50;

/** Payload of an IP protocol that is not walked. */
export function packetBody(b: Uint8Array, protocol: number, range: Range, maps: WireMaps): void {
  if (protocol === IGMP) return igmp(b, range, maps);
  // index and sequence number stay
  blank(b, protocol === ESP ? range[0] + 8 : range[0], range[1]);
}
