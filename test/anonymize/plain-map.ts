// A map that a reader can apply by hand: every byte of an address but its first is turned around. For tests of the rewriter, which
// must not depend on how pseudonyms are made.
import type { PseudonymMap } from "../../src/anonymize.ts";

const turned = (b: Uint8Array, from: number): Uint8Array => b.map((v, i) => (i < from ? v : v ^ 0x55));

/** Addresses, MACs, RDs and ESIs from their second (RDs from their third) byte on: v ^ 0x55. Numbers: n ^ 0x55 in their low byte. */
export const PLAIN_MAP: PseudonymMap = {
  address: (b) => turned(b, 1),
  macBytes: (b) => (b.every((v) => v === 0xff || v === 0) ? b : turned(b, 1)),
  vni: (n) => (n === 0 ? 0 : n ^ 0x5500),
  vlan: (n) => (n === 0 || n === 4095 ? n : n ^ 0x55),
  asn: (n) => n ^ 0x55,
  ssrc: (n) => (n ^ 0x55) >>> 0,
  rd: (b) => turned(b, 2),
  routeTarget: (b) => turned(b, 2),
  esi: (b) => (b.every((v) => v === 0) ? b : turned(b, 1)),
  prefix: (b, length) => b.map((v, i) => (i > 0 && i * 8 < length ? v ^ 0x55 : v)),
  token: (text) => `token-${text.length}`,
  name: (kind, text) => `${kind}-${text.length}`,
};
