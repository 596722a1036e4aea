// UDP, TCP, ICMP, ICMPv6, ARP: every field of each header. The bytes are written by hand from the RFCs' diagrams.
import { describe, expect, test } from "vitest";
import * as arp from "../../../src/decode/wire/arp.ts";
import * as icmp from "../../../src/decode/wire/icmp.ts";
import * as icmpv6 from "../../../src/decode/wire/icmpv6.ts";
import * as tcp from "../../../src/decode/wire/tcp.ts";
import * as udp from "../../../src/decode/wire/udp.ts";
import { expectStopsWhenCut, hex, readAt, windowOf } from "./bytes.ts";

describe("udp", () => {
  test("every field", () => {
    expect(readAt(udp, "d4ed 12b5 0072 beef")).toEqual({ sport: 54509, dport: 4789, length: 114, checksum: 0xbeef });
  });

  test("stops when cut", () => expectStopsWhenCut(udp, "d4ed12b50072beef", 8));

  test("length 0 is for the IP layer to say, 1 to 7 is impossible", () => {
    expect(udp.check(windowOf(hex("0001000200000000")), 0)).toBeUndefined();
    expect(udp.check(windowOf(hex("0001000200070000")), 0)).toMatchObject({ layer: "udp", bad: "length is 7" });
  });
});

describe("tcp", () => {
  const bytes = "00b3 c001 01020304 a0b0c0d0 50 18 7210 1234 0000";

  test("every field", () => {
    expect(readAt(tcp, bytes)).toEqual({
      sport: 179,
      dport: 49153,
      seq: 0x01020304,
      ack: 0xa0b0c0d0,
      headerLength: 20,
      flags: tcp.TCP_FLAG.psh | tcp.TCP_FLAG.ack,
      window: 0x7210,
      checksum: 0x1234,
    });
  });

  test("stops when cut, options included", () => {
    expectStopsWhenCut(tcp, bytes, 20);
    expectStopsWhenCut(tcp, "00b3c001 01020304 a0b0c0d0 6018 7210 1234 0000 01010101", 24);
  });

  test("a data offset below 5 words is impossible", () => {
    expect(tcp.check(windowOf(hex("00b3c001 01020304 a0b0c0d0 4018 7210 1234 0000")), 0)).toMatchObject({
      bad: "data offset is 4 words",
    });
  });
});

describe("icmp", () => {
  test.each([
    { name: "echo", bytes: "08 00 f7ff 0005 012a", type: 8, code: 0, checksum: 0xf7ff, id: 5, seq: 298 },
    {
      name: "extended echo has 8 bits of sequence",
      bytes: "2a 00 0001 0005 0701",
      type: 42,
      code: 0,
      checksum: 1,
      id: 5,
      seq: 7,
    },
    { name: "fragmentation needed", bytes: "03 04 0001 0000 05aa", type: 3, code: 4, checksum: 1, mtu: 1450 },
    {
      name: "fragmentation needed, router states no MTU",
      bytes: "03 04 0001 0000 0000",
      type: 3,
      code: 4,
      checksum: 1,
    },
    { name: "port unreachable has no MTU", bytes: "03 03 0001 0000 05aa", type: 3, code: 3, checksum: 1 },
  ])("$name", ({ bytes, ...row }) => {
    expect({ name: row.name, ...readAt(icmp, bytes) }).toEqual(row);
  });

  test("stops when cut", () => expectStopsWhenCut(icmp, "0800f7ff0005012a", 8));
});

describe("icmpv6", () => {
  const na = "88 00 0001 20000000 fe800000000000000000000000000001 0201 525400aa000a";

  test.each([
    { name: "echo", bytes: "80 00 1234 0005 012a", type: 128, code: 0, checksum: 0x1234, id: 5, seq: 298 },
    { name: "packet too big", bytes: "02 00 1234 00000500", type: 2, code: 0, checksum: 0x1234, mtu: 1280 },
    { name: "advertisement", bytes: na, type: 136, code: 0, checksum: 1, target: "fe80::1" },
    { name: "4 bytes are enough for an unknown type", bytes: "8f 00 1234", type: 143, code: 0, checksum: 0x1234 },
  ])("$name", ({ bytes, ...row }) => {
    expect({ name: row.name, ...readAt(icmpv6, bytes) }).toEqual(row);
  });

  test("neighbour flags and link-layer address", () => {
    const b = hex(na);
    expect(icmpv6.solicited(b, 0)).toBe(false);
    expect(icmpv6.override(b, 0)).toBe(true);
    expect(icmpv6.linkAddress(b, 0, b.length)).toBe("52:54:00:aa:00:0a");
    expect(icmpv6.linkAddress(b, 0, b.length - 1)).toBeUndefined();
  });

  test("an option of length 0 ends the search", () => {
    const b = hex("88 00 0001 20000000 fe800000000000000000000000000001 0000000000000000");
    expect(icmpv6.linkAddress(b, 0, b.length)).toBeUndefined();
  });

  test("stops when cut: 24 bytes with a target, 8 with an identifier, 4 otherwise", () => {
    expectStopsWhenCut(icmpv6, na, 24);
    expectStopsWhenCut(icmpv6, "800012340005012a", 8);
    expectStopsWhenCut(icmpv6, "8f001234", 4);
  });
});

describe("arp", () => {
  const request = "0001 0800 06 04 0001 525400aa000a c6336414 000000000000 c633640a";

  test("request", () => {
    expect(readAt(arp, request)).toEqual({
      hardwareType: 1,
      protocolType: 0x0800,
      operation: arp.OP.request,
      sha: "52:54:00:aa:00:0a",
      spa: "198.51.100.20",
      tha: "00:00:00:00:00:00",
      tpa: "198.51.100.10",
    });
    expect(arp.isGratuitous(hex(request), 0)).toBe(false);
  });

  test("gratuitous", () => {
    expect(arp.isGratuitous(hex("0001 0800 0604 0002 525400aa000a c6336414 525400aa000a c6336414"), 0)).toBe(true);
  });

  test("addresses that are no MACs or no IPv4 are left out", () => {
    const infiniband = `0020 0800 14 04 0001 ${"00".repeat(20)} c6336414 ${"00".repeat(20)} c633640a`;
    expect(readAt(arp, infiniband)).toEqual({
      hardwareType: 32,
      protocolType: 0x0800,
      operation: 1,
      spa: "198.51.100.20",
      tpa: "198.51.100.10",
    });
    expect(readAt(arp, "0025 0000 06 04 0001 525400aa000a c6336414 000000000000 c633640a").sha).toBeUndefined();
  });

  test("stops when cut, by the lengths that it states", () => {
    expectStopsWhenCut(arp, request, 28);
    expectStopsWhenCut(arp, "0001 0800 00 00 0001", 8);
  });
});
