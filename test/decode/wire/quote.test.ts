// The packet that an ICMP error quotes, from 28 bytes (RFC 792) to a whole tunnelled probe.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createWalker } from "../../../src/decode/wire/frame.ts";
import { readQuote } from "../../../src/decode/wire/quote.ts";
import { hex } from "./bytes.ts";
import { echo, eth, INNER, ip4, ip6, join, tcp, udp, vxlan } from "./frames.ts";

const quoteOf = (bytes: Uint8Array) => readQuote(join("eeee", bytes, "eeee"), 2, 2 + bytes.length);
const addresses = { src: "192.0.2.1", dst: "192.0.2.2" };

test("an echo request of 1500 bytes, of which 28 are quoted", () => {
  const packet = ip4(1, echo(298, new Uint8Array(1472))).subarray(0, 28);
  expect(quoteOf(packet)).toEqual({
    layers: ["ipv4", "icmp"],
    ...addresses,
    protocol: 1,
    length: 1500,
    icmpType: 8,
    icmpId: 5,
    icmpSeq: 298,
  });
});

test("TCP: 8 bytes hold the ports", () => {
  const packet = ip4(6, tcp(49152, 179, new Uint8Array(100))).subarray(0, 28);
  expect(quoteOf(packet)).toEqual({
    layers: ["ipv4"],
    ...addresses,
    protocol: 6,
    length: 140,
    sport: 49152,
    dport: 179,
  });
});

test("UDP to a closed port", () => {
  const packet = ip4(17, udp(49152, 33434, new Uint8Array(24))).subarray(0, 28);
  expect(quoteOf(packet)).toMatchObject({ layers: ["ipv4", "udp"], sport: 49152, dport: 33434 });
});

test("a tunnelled probe: the outer packet, its tunnel, and the probe", () => {
  const packet = ip4(17, udp(54509, 4789, vxlan(100, INNER)));
  expect(quoteOf(packet)).toEqual({
    layers: ["ipv4", "udp", "vxlan", "eth", "ipv4", "icmp"],
    ...addresses,
    protocol: 17,
    length: 86,
    sport: 54509,
    dport: 4789,
    tunnel: "vxlan",
    vni: 100,
    inner: { layers: ["ipv4", "icmp"], ...addresses, protocol: 1, length: 36, icmpType: 8, icmpId: 5, icmpSeq: 298 },
  });
});

test("a tunnel on a declared port needs a walker that knows it", () => {
  const bytes = ip4(17, udp(54509, 50000, vxlan(0, eth(0x0800, ip4(1, echo(1))))));
  expect(quoteOf(bytes)?.inner).toBeUndefined();
  const walker = createWalker({ tunnelPorts: [["vxlan", 50000]] });
  expect(readQuote(bytes, 0, bytes.length, walker)).toMatchObject({ tunnel: "vxlan", vni: 0, inner: { icmpSeq: 1 } });
});

test("IPv6 behind an extension header", () => {
  const packet = ip6(0, join("3a00 0104 00000000", hex("8000 0000 0005 0007")));
  expect(quoteOf(packet)).toEqual({
    layers: ["ipv6", "icmpv6"],
    src: "2001:db8::1",
    dst: "2001:db8::2",
    protocol: 58,
    length: 56,
    icmpType: 128,
    icmpId: 5,
    icmpSeq: 7,
  });
});

test("a later fragment has no ports", () => {
  expect(quoteOf(ip4(6, new Uint8Array(8), { fragment: 0x2001 }))).toEqual({
    layers: ["ipv4"],
    ...addresses,
    protocol: 6,
    length: 28,
  });
});

test("nothing quoted, or no IP header", () => {
  expect(quoteOf(hex(""))).toBeUndefined();
  expect(quoteOf(hex("4500"))).toBeUndefined();
  expect(readQuote(hex("45"), 5, 1)).toBeUndefined();
});

test("any bytes are read without throwing", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), fc.constantFrom(0x45, 0x60), (bytes, first) => {
      if (bytes.length > 0) bytes[0] = first;
      readQuote(bytes, 0, bytes.length);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
