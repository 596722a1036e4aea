// IP addresses and MACs to their pseudonyms, as bytes: what is kept of their structure, and what each option gives up.
import { createHmac } from "node:crypto";
import { EvidenceError } from "../core/errors.ts";
import { ipv4, ipv6 } from "../core/address.ts";
import { cleared, isPublicKnowledge, isSpecial, keptPrefix, ownBlock, shared, within, type Block } from "./blocks.ts";
import { CryptoPan, flipped } from "./crypto-pan.ts";
import type { Key } from "./key.ts";
import { bytesOf, numberOf, type Permuter } from "./permute.ts";

/** What may be kept of addresses, and what is given up for a stronger setting. */
export interface AddressOptions {
  /** Keep the vendor part of MAC addresses. Default false. */
  readonly keepVendor?: boolean | undefined;
  /** Subnets that the evidence declares: host bits within one stay, so that order, ranges, gateway and first free address do. */
  readonly subnets?: readonly Block[] | undefined;
  /** Do not keep host bits, whatever the evidence declares. */
  readonly scrambleHosts?: boolean | undefined;
  /** Where addresses outside of the special blocks go: at most one block a family. Two that meet there are a collision. */
  readonly target?: readonly Block[] | undefined;
  /** So many low bits of an IPv4 pseudonym are 0, and 64 more of an IPv6 one: hosts of one network become one. */
  readonly truncate?: number | undefined;
  /** Addresses that share a prefix need not share one any more. */
  readonly noPrefix?: boolean | undefined;
}

/** A declared subnet keeps its host bits only when this many bits of its prefix are under the key; else it would show itself. */
const KEYED_BITS = 4;

/** Part of an address that --target keeps together where no declared subnet says more. */
const TOGETHER = { 4: 24, 16: 64 };

/** Addresses under one key. A function of key, options and address alone. */
export class AddressMap {
  readonly #key: Key;
  readonly #pan: CryptoPan;
  readonly #permuter: Permuter;
  readonly #options: AddressOptions;
  readonly #subnets: readonly Block[];
  /** Pseudonym to original, where two originals could meet. */
  readonly #taken = new Map<string, string>();

  /** Throws E_USAGE for options that contradict each other. */
  constructor(key: Key, permuter: Permuter, options: AddressOptions) {
    const truncate = options.truncate ?? 0;
    if (!Number.isInteger(truncate) || truncate < 0 || truncate > 32)
      throw new EvidenceError("E_USAGE", "--truncate is a number of bits from 0 to 32", {
        hint: "8 clears the last byte of an IPv4 address",
      });
    this.#key = key;
    this.#pan = new CryptoPan(createHmac("sha256", key).update("wirewitness addresses").digest());
    this.#permuter = permuter;
    this.#options = options;
    this.#subnets =
      options.scrambleHosts === true || options.noPrefix === true
        ? []
        : (options.subnets ?? []).filter((s) => keepsHosts(s)).toSorted((a, b) => a.length - b.length);
  }

  /** 4 or 16 address bytes to their pseudonym. */
  address(bytes: Uint8Array): Uint8Array {
    return this.#truncated(this.#whole(bytes));
  }

  /** A network as it is written, `length` leading bits: bits behind them that are 0 stay 0. */
  network(bytes: Uint8Array, length: number): Uint8Array {
    if (cleared(bytes, length).some((b, i) => b !== bytes[i])) return this.address(bytes);
    const own = ownBlock(bytes);
    if (isPublicKnowledge(bytes) || (own !== undefined && own.length >= length)) return bytes;
    if (this.#options.noPrefix !== true) return this.#truncated(cleared(this.#whole(bytes), length));
    return this.#truncated(this.#scattered(bytes, length));
  }

  /** 6 MAC bytes to their pseudonym: group and local bits stay; what spells an IP address spells its pseudonym. */
  mac(bytes: Uint8Array): Uint8Array {
    if (isKnownMac(bytes)) return bytes;
    if (spellsIpv4(bytes)) return Uint8Array.from([...bytes.subarray(0, 2), ...this.#spelled(bytes.subarray(2))]);
    if (isIpv4Group(bytes)) return Uint8Array.from([...bytes.subarray(0, 3), ...this.#group4(bytes).subarray(1)]);
    if (isIpv6Group(bytes)) return Uint8Array.from([0x33, 0x33, ...this.#group6(bytes).subarray(12)]);
    let out = bytes;
    // walking on keeps it one to one when a pseudonym falls among those that have a meaning of their own
    do out = this.#permutedMac(out);
    while (isKnownMac(out) || spellsIpv4(out) || isIpv4Group(out) || isIpv6Group(out));
    return out;
  }

  #whole(bytes: Uint8Array): Uint8Array {
    if (isPublicKnowledge(bytes)) return bytes;
    if (isV4Inside(bytes)) return Uint8Array.from([...bytes.subarray(0, 12), ...this.#whole(bytes.subarray(12))]);
    const target = this.#options.target?.find((t) => t.bytes.length === bytes.length);
    const out =
      target !== undefined && isElsewhere(bytes)
        ? this.#intoTarget(bytes, target)
        : this.#options.noPrefix === true
          ? this.#scattered(bytes, bytes.length * 8)
          : this.#tree(bytes);
    if (isEui64(bytes)) out.set(eui64(this.mac(macOfEui64(bytes))), 8);
    if (target !== undefined) this.#claim(bytes, out);
    return out;
  }

  /** Prefix-preserving: every flip is a function of the bits before it. */
  #tree(bytes: Uint8Array): Uint8Array {
    const bits = bytes.length * 8;
    const flips = this.#groupFlips(bytes) ?? this.#pan.flips(bytes);
    flips.fill(0, 0, keptPrefix(bytes));
    if (bits === 128) keepEui64(bytes, flips);
    let keptFrom = bits;
    for (const s of this.#subnets) {
      if (s.bytes.length !== bytes.length || s.length > keptFrom) continue;
      const common = shared(bytes, s.bytes, s.length);
      // decided at the parent of the subnet, so that its neighbour goes the same way: no subnet becomes itself
      if (common >= s.length - 1 && !flips.subarray(0, s.length).includes(1)) flips[s.length - 1] = 1;
      if (common === s.length) keptFrom = s.length;
    }
    flips.fill(0, keptFrom);
    if (!flips.includes(1) && keptFrom === bits && bytes[0] !== 0xff && !isIpv4Multicast(bytes)) flips[bits - 1] = 1;
    return flipped(bytes, flips);
  }

  /** Of a multicast address the part that its MAC spells goes the same way in all groups that share the MAC. */
  #groupFlips(bytes: Uint8Array): Uint8Array | undefined {
    if (!isIpv4Multicast(bytes) && !(bytes.length === 16 && bytes[0] === 0xff)) return undefined;
    const flips = this.#pan.flips(bytes);
    const v4 = bytes.length === 4;
    const tail = v4 ? canonicalGroup4(bytes) : canonicalGroup6(bytes);
    const from = v4 ? 9 : 96;
    const tailFlips = this.#pan.flips(tail);
    const kept = v4 ? keptTail(tail, [[9, 15, 0]]) : keptTail(tail, [[96, 16, 0], [96, 16, 1], [96, 8, 0xff]]); // prettier-ignore
    for (let i = from; i < flips.length; i++) flips[i] = i < kept ? 0 : tailFlips[i]!;
    if (v4 && shared(tail.subarray(1), Uint8Array.of(0, 0, 0), 16) === 16) flips.fill(0, from);
    if (!v4 && tail[12] === 0 && tail[13]! <= 1) flips.fill(0, from);
    return flips;
  }

  #group4(mac: Uint8Array): Uint8Array {
    const out = this.#tree(Uint8Array.of(239, ...mac.subarray(3)));
    out[1]! &= 0x7f;
    return out;
  }

  #group6(mac: Uint8Array): Uint8Array {
    return this.#tree(Uint8Array.of(0xff, 0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...mac.subarray(2)));
  }

  /** The 32 bits of a MAC that spells an IPv4 address. What no host has as its address is a hash, and goes as one. */
  #spelled(bytes: Uint8Array): Uint8Array {
    if (!isNoHost(bytes)) return this.address(bytes);
    let out = bytes;
    do out = bytesOf(this.#permuter.bits("spelled", 32, numberOf(out)), 4);
    while (!isNoHost(out));
    return out;
  }

  #permutedMac(bytes: Uint8Array): Uint8Array {
    const flags = bytes[0]! & 3;
    if (this.#options.keepVendor === true) {
      const vendor = `vendor ${bytes.subarray(0, 3).join(".")}`;
      const tail = bytesOf(this.#permuter.bits(vendor, 24, numberOf(bytes.subarray(3))), 3);
      return Uint8Array.from([...bytes.subarray(0, 3), ...tail]);
    }
    const flat = ((numberOf(bytes.subarray(0, 1)) >> 2n) << 40n) | numberOf(bytes.subarray(1));
    const out = bytesOf(this.#permuter.bits(`mac ${flags}`, 46, flat), 6);
    out[0] = ((out[0]! << 2) | flags) & 0xff;
    return out;
  }

  /** Without prefixes: permuted among the first `length` bits of its block, or of what is outside of all special blocks. */
  #scattered(bytes: Uint8Array, length: number): Uint8Array {
    const own = ownBlock(bytes);
    const free = length - (own?.length ?? 0);
    const shift = BigInt(bytes.length * 8 - length);
    const head = (own === undefined ? 0n : numberOf(own.bytes)) >> shift;
    const mask = (1n << BigInt(free)) - 1n;
    const domain = `scattered ${own === undefined ? "" : own.bytes.join(".")}/${own?.length}`;
    // nothing else becomes an identifier made of a MAC; one that is gets that of its MAC's pseudonym afterwards
    const taken = isEui64(bytes) ? () => false : isEui64;
    let out = bytes;
    do {
      const next = this.#permuter.bits(domain, free, (numberOf(out) >> shift) & mask);
      out = bytesOf((head | next) << shift, bytes.length);
    } while (isPublicKnowledge(out) || ownBlock(out) !== own || taken(out));
    return out;
  }

  #intoTarget(bytes: Uint8Array, target: Block): Uint8Array {
    const subnet = this.#subnets.find((s) => within(bytes, s));
    const together = Math.max(target.length, subnet?.length ?? TOGETHER[bytes.length === 4 ? 4 : 16]);
    const hash = createHmac("sha256", this.#key).update("target").update(cleared(bytes, together)).digest();
    const hosts = this.#tree(bytes);
    const out = Uint8Array.from(target.bytes);
    for (let i = target.length; i < bytes.length * 8; i++) {
      const from = i < together ? hash : hosts;
      out[i >> 3]! |= from[i >> 3]! & (0x80 >> (i & 7));
    }
    return out;
  }

  #claim(original: Uint8Array, out: Uint8Array): void {
    const before = this.#taken.get(out.join());
    const own = original.join();
    if (before !== undefined && before !== own)
      throw new EvidenceError("E_USAGE", `two addresses become one in --target (${text(out)})`, {
        hint: "give a larger block, or another key",
      });
    this.#taken.set(out.join(), own);
  }

  #truncated(bytes: Uint8Array): Uint8Array {
    const cut = this.#options.truncate ?? 0;
    if (cut === 0 || isPublicKnowledge(bytes) || bytes[0] === 0xff || isIpv4Multicast(bytes)) return bytes;
    if (isV4Inside(bytes)) return Uint8Array.from([...bytes.subarray(0, 12), ...this.#truncated(bytes.subarray(12))]);
    return cleared(bytes, bytes.length === 4 ? 32 - cut : 64 - cut);
  }
}

/** True when host bits within the subnet can be kept without showing its prefix. */
export function keepsHosts(s: Block): boolean {
  return s.length <= s.bytes.length * 8 - 2 && s.length - keptPrefix(cleared(s.bytes, s.length)) >= KEYED_BITS;
}

function text(bytes: Uint8Array): string {
  return bytes.length === 4 ? ipv4(bytes, 0) : ipv6(bytes, 0);
}

/** Outside of every block that maps within itself; of IPv6 global unicast is "elsewhere" too. */
function isElsewhere(bytes: Uint8Array): boolean {
  return bytes.length === 4 ? !isSpecial(bytes) : bytes[0]! >> 5 === 1;
}

/** Bit from which the tail of a group may change: behind what leads to a part (from, length, value) that stays. */
function keptTail(tail: Uint8Array, parts: readonly (readonly [number, number, number])[]): number {
  let kept = 0;
  for (const [from, length, value] of parts) {
    let same = 0;
    while (same < length && ((tail[(from + same) >> 3]! >> (7 - ((from + same) & 7))) & 1) === ((value >> (length - 1 - same)) & 1)) same++; // prettier-ignore
    kept = Math.max(kept, from + Math.min(same + 1, length));
  }
  return kept;
}

function canonicalGroup4(b: Uint8Array): Uint8Array {
  return Uint8Array.of(239, b[1]! & 0x7f, b[2]!, b[3]!);
}

function canonicalGroup6(b: Uint8Array): Uint8Array {
  return Uint8Array.of(0xff, 0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...b.subarray(12));
}

function isIpv4Multicast(b: Uint8Array): boolean {
  return b.length === 4 && b[0]! >> 4 === 0xe;
}

/** IPv4-mapped (RFC 4291 section 2.5.5.2) and the well-known prefix of NAT64 (RFC 6052). */
function isV4Inside(b: Uint8Array): boolean {
  if (b.length !== 16) return false;
  const mapped = b.subarray(0, 10).every((x) => x === 0) && b[10] === 0xff && b[11] === 0xff;
  const nat64 =
    b[0] === 0 && b[1] === 0x64 && b[2] === 0xff && b[3] === 0x9b && b.subarray(4, 12).every((x) => x === 0);
  return mapped || nat64;
}

/** An interface identifier made of a MAC (RFC 4291 appendix A). */
function isEui64(b: Uint8Array): boolean {
  return b.length === 16 && b[0] !== 0xff && b[11] === 0xff && b[12] === 0xfe;
}

/** Nothing else becomes an identifier made of a MAC: of bits 88 to 103 those stay that lead to ff:fe. */
function keepEui64(b: Uint8Array, flips: Uint8Array): void {
  if (b[0] === 0xff) return;
  const same = shared(b.subarray(11, 13), Uint8Array.of(0xff, 0xfe), 16);
  flips.fill(0, 88, 88 + Math.min(same + 1, 16));
}

function macOfEui64(a: Uint8Array): Uint8Array {
  return Uint8Array.from([a[8]! ^ 2, a[9]!, a[10]!, a[13]!, a[14]!, a[15]!]);
}

function eui64(m: Uint8Array): Uint8Array {
  return Uint8Array.from([m[0]! ^ 2, m[1]!, m[2]!, 0xff, 0xfe, m[3]!, m[4]!, m[5]!]);
}

/** OVN's 0a:58 and Docker's 02:42, followed by an IPv4 address. */
function spellsIpv4(m: Uint8Array): boolean {
  return (m[0] === 0x0a && m[1] === 0x58) || (m[0] === 0x02 && m[1] === 0x42);
}

/** 0/8, 127/8, multicast and reserved: OVN makes the MAC of an IPv6 address of a hash, which may fall there. */
function isNoHost(b: Uint8Array): boolean {
  return b[0] === 0 || b[0] === 127 || b[0]! >= 224;
}

/** 01:00:5e and 23 bits of an IPv4 group (RFC 1112 section 6.4). */
function isIpv4Group(m: Uint8Array): boolean {
  return m[0] === 0x01 && m[1] === 0 && m[2] === 0x5e && m[3]! < 0x80;
}

/** 33:33 and 32 bits of an IPv6 group (RFC 2464 section 7). */
function isIpv6Group(m: Uint8Array): boolean {
  return m[0] === 0x33 && m[1] === 0x33;
}

/** Broadcast, zero, IANA's and IEEE's well-known group addresses, VRRP, documentation (RFC 9542): the same for everyone. */
function isKnownMac(m: Uint8Array): boolean {
  const [a, b, c, d, e] = m as unknown as [number, number, number, number, number];
  if (m.every((x) => x === 0xff) || m.every((x) => x === 0)) return true;
  if (a === 0x01 && b === 0x80 && c === 0xc2) return true;
  if (a === 0x01 && b === 0 && c === 0x0c && (d === 0xcc || d === 0xcd)) return true;
  if (b === 0x00 && c === 0x5e && (a === 0x00 || (a === 0x01 && d >= 0x80))) return true;
  return a === 0x01 && b === 0x00 && c === 0x5e && d === 0 && e === 0;
}
