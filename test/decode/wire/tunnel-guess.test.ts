// Tunnels by content: what holds together is found, and each single thing that does not prevents it.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { looksLikeGeneve, looksLikeVxlan, type Payload } from "../../../src/decode/wire/tunnel-guess.ts";
import { hex } from "./bytes.ts";
import { echo, eth, geneveOvn, INNER, ip4, ip6, join, tag, udp, vxlan } from "./frames.ts";

const whole = (bytes: Uint8Array): Payload => ({ bytes, at: 0, end: bytes.length, wireEnd: bytes.length });
const changed = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
};
const arp = hex("0001 0800 0604 0001 525400aa0001 c0000201 000000000000 c0000202");

describe("found", () => {
  test.each([
    { name: "IPv4", frame: INNER },
    { name: "IPv6", frame: eth(0x86dd, ip6(17, udp(1, 2, hex("00")))) },
    { name: "ARP", frame: eth(0x0806, arp) },
    { name: "ARP padded to 60 bytes", frame: join(eth(0x0806, arp), new Uint8Array(18)) },
    { name: "RARP", frame: eth(0x8035, hex("0001 0800 0604 0003 525400aa0001 00000000 525400aa0001 00000000")) },
    { name: "tagged", frame: eth(0x8100, tag(101, 0x0800, ip4(1, echo(1)))) },
  ])("$name", ({ frame }) => {
    expect(looksLikeVxlan(whole(vxlan(100, frame)))).toBe(true);
    expect(looksLikeGeneve(whole(geneveOvn(7, frame)))).toBe(true);
  });

  test("Geneve without Ethernet", () => {
    expect(looksLikeGeneve(whole(join("0000 0800 000007 00", ip4(1, echo(1)))))).toBe(true);
    expect(looksLikeGeneve(whole(join("0000 86dd 000007 00", ip6(17, udp(1, 2, hex(""))))))).toBe(true);
    expect(looksLikeGeneve(whole(join("0000 86dd 000007 00", ip4(1, echo(1)))))).toBe(false);
  });

  test("cut by the snaplen after the inner IP header", () => {
    const bytes = vxlan(100, INNER);
    expect(looksLikeVxlan({ bytes, at: 0, end: 8 + 14 + 20, wireEnd: bytes.length })).toBe(true);
    expect(looksLikeVxlan({ bytes, at: 0, end: 8 + 14 + 19, wireEnd: bytes.length })).toBe(false);
  });
});

describe("not found", () => {
  // Offsets in vxlan(100, INNER): 8 of VXLAN, 14 of Ethernet (source at 14, EtherType at 20), IPv4 from 22 on.
  const v = vxlan(100, INNER);
  test.each([
    { name: "another flag", bytes: changed(v, 0, 0x88) },
    { name: "reserved bits", bytes: changed(v, 2, 1) },
    { name: "last reserved byte", bytes: changed(v, 7, 1) },
    { name: "VNI 0", bytes: changed(v, 6, 0) },
    { name: "a group as sender", bytes: changed(v, 14, 0x53) },
    { name: "unknown EtherType", bytes: changed(v, 20, 0x09) },
    { name: "IP version 5", bytes: changed(v, 22, 0x55) },
    { name: "IP longer than its room", bytes: changed(v, 25, 200) },
    { name: "IP with a wrong checksum", bytes: changed(v, 32, v[32]! ^ 1) },
    { name: "TTL 0", bytes: changed(v, 30, 0) },
    { name: "more than padding after it", bytes: join(v, new Uint8Array(47)) },
    { name: "sender 0", bytes: join(v.subarray(0, 14), new Uint8Array(6), v.subarray(20)) },
  ])("VXLAN: $name", ({ bytes }) => {
    expect(looksLikeVxlan(whole(bytes))).toBe(false);
  });

  const g = geneveOvn(7, INNER);
  test.each([
    { name: "version 1", bytes: changed(g, 0, 0x42) },
    { name: "reserved flags", bytes: changed(g, 1, 0x41) },
    { name: "payload of another kind", bytes: changed(g, 2, 0x08) },
    { name: "VNI 0", bytes: changed(g, 6, 0) },
    { name: "reserved byte", bytes: changed(g, 7, 1) },
    { name: "an option with reserved bits", bytes: changed(g, 11, 0x81) },
    { name: "an option beyond the header", bytes: changed(g, 11, 0x02) },
  ])("Geneve: $name", ({ bytes }) => {
    expect(looksLikeGeneve(whole(bytes))).toBe(false);
  });

  test("random payloads", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
        expect(looksLikeVxlan(whole(bytes)) || looksLikeGeneve(whole(bytes))).toBe(false);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });
});
