// Blocks of addresses that are special: some map within themselves, some are the same for everyone and stay as they are.
import { parseIpv4, parseIpv6 } from "../core/address.ts";

/** A prefix: 4 or 16 bytes, and the number of leading bits that count. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly length: number;
}

/** Blocks that map within themselves: a bit of the prefix is never flipped, so nothing from outside gets in either. */
const OWN_V4 = "10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 224.0.0.0/4";
/** "This host", loopback, documentation (RFC 5737), link-scope multicast, reserved. */
const FIXED_V4 = "0.0.0.0/8 127.0.0.0/8 192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/24 240.0.0.0/4";
/** Of multicast each scope (RFC 4291 section 2.7) is a block, and solicited-node addresses are one. */
const OWN_V6 =
  "fc00::/7 fe80::/64 ff00::/16 ff01::/16 ff02::/16 ff02::1:ff00:0/104 ff05::/16 ff08::/16 ff0e::/16 2000::/3 ::/96 ::ffff:0:0/96 64:ff9b::/96";
/** Unspecified and loopback, documentation (RFC 3849, RFC 9637), well-known multicast. */
const FIXED_V6 = "::/127 2001:db8::/32 3fff::/20 ff01::/112 ff02::/112 ff02::1:0:0/112 ff05::/112 ff05::1:0:0/112";

/** "10.0.0.0/8" as a block; undefined when it is none. Bits behind the prefix are cleared. */
export function parseBlock(text: string): Block | undefined {
  const m = /^([\da-fA-F:.]+)\/(\d{1,3})$/.exec(text);
  const bytes = m === null ? undefined : (parseIpv4(m[1]!) ?? parseIpv6(m[1]!));
  if (m === null || bytes === undefined || Number(m[2]) > bytes.length * 8) return undefined;
  return { bytes: cleared(bytes, Number(m[2])), length: Number(m[2]) };
}

/** A copy with every bit from `length` on 0. */
export function cleared(bytes: Uint8Array, length: number): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (let i = length; i < bytes.length * 8; i++) out[i >> 3]! &= ~(0x80 >> (i & 7));
  return out;
}

function blocks(text: string): readonly Block[] {
  return text.split(" ").map((t) => parseBlock(t)!);
}

const KEPT = { 4: blocks(FIXED_V4), 16: blocks(FIXED_V6) };
const OWN = { 4: blocks(OWN_V4), 16: blocks(OWN_V6) };
const SPECIAL = { 4: [...OWN[4], ...KEPT[4]], 16: [...OWN[16], ...KEPT[16]] };

function bit(bytes: Uint8Array, i: number): number {
  return (bytes[i >> 3]! >> (7 - (i & 7))) & 1;
}

/** Number of leading bits that two addresses share, at most `limit`. */
export function shared(a: Uint8Array, b: Uint8Array, limit: number): number {
  let i = 0;
  while (i < limit && bit(a, i) === bit(b, i)) i++;
  return i;
}

/** True when the address is within the block; of another family it is not. */
export function within(address: Uint8Array, b: Block): boolean {
  return address.length === b.bytes.length && shared(address, b.bytes, b.length) === b.length;
}

/** True for addresses that are the same for everyone (loopback, documentation, ...): they stay, and are no originals. */
export function isPublicKnowledge(address: Uint8Array): boolean {
  return KEPT[address.length === 4 ? 4 : 16].some((b) => within(address, b));
}

/** The narrowest block that maps within itself and holds the address; undefined for the rest of the space. */
export function ownBlock(address: Uint8Array): Block | undefined {
  return OWN[address.length === 4 ? 4 : 16]
    .filter((b) => within(address, b))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** True for any address of a block above, kept or mapped within itself. */
export function isSpecial(address: Uint8Array): boolean {
  return isPublicKnowledge(address) || ownBlock(address) !== undefined;
}

/**
 * How many leading bits must stay so that each special block maps onto itself: those that lead to the one that the address is
 * nearest to, and the bit that parts it from that.
 */
export function keptPrefix(address: Uint8Array): number {
  let kept = 0;
  for (const b of SPECIAL[address.length === 4 ? 4 : 16])
    kept = Math.max(kept, Math.min(shared(address, b.bytes, b.length) + 1, b.length));
  return kept;
}
