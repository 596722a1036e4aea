// Numbers and identifiers that name parts of a network: VNI, VLAN, AS number, route distinguisher, route target, ESI.
import { colonHex, parseIpv4, routeDistinguisher } from "../core/address.ts";
import { u16be, u32be } from "../core/bytes.ts";
import type { AddressMap } from "./address-map.ts";
import { bytesOf, numberOf, type Permuter } from "./permute.ts";

/** AS numbers by kind (RFC 6996, RFC 5398, RFC 7300 and IANA's reserved ones, which stay). Low and high, both included. */
const AS_CLASSES = [
  ["public 16", 1, 64495],
  ["private 16", 64512, 65534],
  ["public 32", 131072, 4199999999],
  ["private 32", 4200000000, 4294967294],
] as const;

/** AS_TRANS of RFC 6793: the same for everyone. */
const AS_TRANS = 23456;

/** Maps numbers and identifiers; what they embed (addresses, MACs, AS numbers, VNIs) becomes the pseudonym of that. */
export class IdentifierMap {
  readonly #addresses: AddressMap;
  readonly #permuter: Permuter;

  constructor(addresses: AddressMap, permuter: Permuter) {
    this.#addresses = addresses;
    this.#permuter = permuter;
  }

  /** 24 bits: 1 to 16777215 among themselves; 0 and what is no VNI stay. */
  vni(n: number): number {
    return Number.isInteger(n) && n >= 1 && n <= 0xffffff ? this.#permuter.range("vni", 1, 0xffffff, n) : n;
  }

  /** 1 to 4094 among themselves; 0 (priority tag), 4095 (reserved) and what is no VLAN id stay. */
  vlan(n: number): number {
    return Number.isInteger(n) && n >= 1 && n <= 4094 ? this.#permuter.range("vlan", 1, 4094, n) : n;
  }

  /** Within its kind: public or private, of 16 or 32 bits. Reserved and documentation numbers stay. */
  asn(n: number): number {
    const c = AS_CLASSES.find(([, low, high]) => n >= low && n <= high);
    if (c === undefined || n === AS_TRANS || !Number.isInteger(n)) return n;
    return this.#permuter.range(c[0], c[1], c[2], n, (x) => x === AS_TRANS);
  }

  /** Source of an RTP stream, 32 bits. */
  ssrc(n: number): number {
    return Number.isInteger(n) ? Number(this.#permuter.bits("ssrc", 32, BigInt(n))) : n;
  }

  /** Route distinguisher (RFC 4364 section 4.2), 8 bytes. */
  rd(b: Uint8Array): Uint8Array {
    const type = u16be(b, 0);
    if (type <= 2) return Uint8Array.from([...b.subarray(0, 2), ...this.#administered(type, b.subarray(2))]);
    return Uint8Array.from([
      ...b.subarray(0, 2),
      ...bytesOf(this.#permuter.bits("rd", 48, numberOf(b.subarray(2))), 6),
    ]);
  }

  /** Route target or another extended community of the types of RFC 4360, RFC 5668, 8 bytes; others come back as they are. */
  routeTarget(b: Uint8Array): Uint8Array {
    const type = b[0]! & 0x3f;
    if (type > 2) return b;
    return Uint8Array.from([...b.subarray(0, 2), ...this.#administered(type, b.subarray(2))]);
  }

  /** Ethernet segment identifier (RFC 7432 section 5), 10 bytes. All zero (single homed) and all ones (MAX-ESI) stay. */
  esi(b: Uint8Array): Uint8Array {
    if (b.every((x) => x === 0) || b.every((x) => x === 255)) return b;
    const out = Uint8Array.from(b);
    if (b[0]! >= 1 && b[0]! <= 3) out.set(this.#addresses.mac(b.subarray(1, 7)), 1);
    else if (b[0] === 4) out.set(this.#addresses.address(b.subarray(1, 5)), 1);
    else if (b[0] === 5) out.set(bytesOf(BigInt(this.asn(u32be(b, 1))), 4), 1);
    else out.set(bytesOf(this.#permuter.bits(`esi ${b[0]}`, 72, numberOf(b.subarray(1))), 9), 1);
    if (b[0] === 3) out.set(bytesOf(BigInt(this.vni(Number(numberOf(b.subarray(7))))), 3), 7);
    if (b[0] === 4 || b[0] === 5) out.set(this.#number32(b.subarray(5, 9)), 5);
    return out;
  }

  /** An RD or RT as text ("65000:5010", "192.0.2.1:2", hex); undefined when it is neither. */
  administeredText(text: string): string | undefined {
    const bytes = parseAdministered(text);
    return bytes === undefined ? undefined : routeDistinguisher(this.rd(bytes), 0);
  }

  /** An ESI as colon-separated hex; undefined when it is none. */
  esiText(text: string): string | undefined {
    if (!/^[\da-f]{2}(?::[\da-f]{2}){9}$/i.test(text)) return undefined;
    return colonHex(this.esi(Uint8Array.from(text.split(":"), (h) => Number.parseInt(h, 16))), 0, 10);
  }

  /** Administrator and number, 6 bytes: AS and 32 bits, IPv4 address and 16 bits, AS of 32 bits and 16 bits. */
  #administered(type: number, b: Uint8Array): Uint8Array {
    if (type === 0)
      return Uint8Array.from([...bytesOf(BigInt(this.asn(u16be(b, 0))), 2), ...this.#number32(b.subarray(2))]);
    const head = type === 1 ? this.#addresses.address(b.subarray(0, 4)) : bytesOf(BigInt(this.asn(u32be(b, 0))), 4);
    const n = u16be(b, 4);
    return Uint8Array.from([
      ...head,
      ...bytesOf(BigInt(n === 0 ? 0 : this.#permuter.range("number", 1, 0xffff, n)), 2),
    ]);
  }

  /** A number that may be a VNI, with the flags that RFC 8365 section 5.1.2.1 puts above it: those stay. */
  #number32(b: Uint8Array): Uint8Array {
    return Uint8Array.from([b[0]!, ...bytesOf(BigInt(this.vni(Number(numberOf(b.subarray(1, 4))))), 3)]);
  }
}

/** The 8 bytes of a route distinguisher's text: the widths tell its type. */
function parseAdministered(text: string): Uint8Array | undefined {
  if (/^[\da-f]{2}(?::[\da-f]{2}){7}$/i.test(text))
    return Uint8Array.from(text.split(":"), (h) => Number.parseInt(h, 16));
  const m = /^(\d{1,10}|\d{1,3}(?:\.\d{1,3}){3}):(\d{1,10})$/.exec(text);
  if (m === null) return undefined;
  const address = parseIpv4(m[1]!);
  const number = Number(m[2]);
  if (address !== undefined)
    return number > 0xffff ? undefined : Uint8Array.of(0, 1, ...address, ...bytesOf(BigInt(number), 2));
  const as = Number(m[1]);
  if (m[1]!.includes(".") || as > 0xffffffff || number > 0xffffffff) return undefined;
  if (as <= 0xffff) return Uint8Array.of(0, 0, ...bytesOf(BigInt(as), 2), ...bytesOf(BigInt(number), 4));
  return number > 0xffff ? undefined : Uint8Array.of(0, 2, ...bytesOf(BigInt(as), 4), ...bytesOf(BigInt(number), 2));
}
