// Frames built from the outside in, for tests of the walk: lengths and checksums are right unless told otherwise.
import { hex } from "./bytes.ts";

/** Parts put together. */
export function join(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const all = parts.map((p) => (typeof p === "string" ? hex(p) : p));
  const out = new Uint8Array(all.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const p of all) {
    out.set(p, at);
    at += p.length;
  }
  return out;
}

/** Two bytes, big-endian. */
export function u16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value & 255);
}

/** Internet checksum (RFC 1071) the slow way: words added with end-around carry, complemented. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 2) {
    sum += bytes[i]! * 256 + (bytes[i + 1] ?? 0);
    if (sum > 65535) sum -= 65535;
  }
  return 65535 - sum;
}

/** Ethernet from 52:54:00:aa:00:01 to :02. */
export function eth(etherType: number, payload: Uint8Array): Uint8Array {
  return join("525400aa0002 525400aa0001", u16(etherType), payload);
}

/** A VLAN tag's last four bytes. */
export function tag(vid: number, etherType: number, payload: Uint8Array): Uint8Array {
  return join(u16(vid), u16(etherType), payload);
}

/** IPv4 from 192.0.2.1 to 192.0.2.2. */
export function ip4(
  protocol: number,
  payload: Uint8Array,
  o: { total?: number; fragment?: number; options?: string } = {},
): Uint8Array {
  const options = hex(o.options ?? "");
  const total = o.total ?? 20 + options.length + payload.length;
  const head = join(
    Uint8Array.of(0x45 + options.length / 4, 0),
    u16(total),
    "1234",
    u16(o.fragment ?? 0),
    Uint8Array.of(64, protocol),
    "0000 c0000201 c0000202",
    options,
  );
  head.set(u16(checksum(head)), 10);
  return join(head, payload);
}

/** IPv6 from 2001:db8::1 to 2001:db8::2. */
export function ip6(next: number, payload: Uint8Array, length: number = payload.length): Uint8Array {
  const addresses = "20010db8000000000000000000000001 20010db8000000000000000000000002";
  return join("60000000", u16(length), Uint8Array.of(next, 64), addresses, payload);
}

/** UDP without checksum. */
export function udp(
  sport: number,
  dport: number,
  payload: Uint8Array,
  length: number = 8 + payload.length,
): Uint8Array {
  return join(u16(sport), u16(dport), u16(length), "0000", payload);
}

/** TCP without options; the checksum is 0. */
export function tcp(sport: number, dport: number, payload: Uint8Array): Uint8Array {
  return join(u16(sport), u16(dport), "00000001 00000002 5018 7210 0000 0000", payload);
}

/** ICMP echo request, id 5, with a right checksum. */
export function echo(seq: number, payload: Uint8Array = new Uint8Array(8)): Uint8Array {
  const message = join("0800 0000 0005", u16(seq), payload);
  message.set(u16(checksum(message)), 2);
  return message;
}

/** VXLAN header and frame. */
export function vxlan(vni: number, frame: Uint8Array): Uint8Array {
  return join("08000000", Uint8Array.of(vni >> 16, (vni >> 8) & 255, vni & 255, 0), frame);
}

/** Geneve header with OVN's option and a frame. */
export function geneveOvn(vni: number, frame: Uint8Array): Uint8Array {
  return join("0240 6558", Uint8Array.of(vni >> 16, (vni >> 8) & 255, vni & 255, 0), "0102 80 01 00010002", frame);
}

/** The inner frame of most tests: an echo request. */
export const INNER: Uint8Array = eth(0x0800, ip4(1, echo(298)));
