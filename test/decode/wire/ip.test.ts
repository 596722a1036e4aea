// IPv4 and IPv6 headers with options and extension headers. The bytes are written by hand from the RFCs' diagrams.
import { describe, expect, test } from "vitest";
import * as ipv4 from "../../../src/decode/wire/ipv4.ts";
import * as ipv6 from "../../../src/decode/wire/ipv6.ts";
import { expectStopsWhenCut, hex, readAt, windowOf } from "./bytes.ts";

describe("ipv4", () => {
  // ToS b9 = 101110 01: DSCP 46, ECN 1. 4000: DF. 2001: MF, offset 1 x 8.
  const plain = "45b9 0054 1234 4000 40 01 abcd c0000201 c6336414";

  test("every field", () => {
    expect(readAt(ipv4, plain)).toEqual({
      headerLength: 20,
      dscp: 46,
      ecn: 1,
      totalLength: 84,
      identification: 0x1234,
      dontFragment: true,
      moreFragments: false,
      fragmentOffset: 0,
      ttl: 64,
      protocol: 1,
      checksum: 0xabcd,
      src: "192.0.2.1",
      dst: "198.51.100.20",
      options: [],
    });
  });

  test("fragment fields", () => {
    const h = readAt(ipv4, "4500 0054 1234 2001 40 11 0000 c0000201 c6336414");
    expect(h).toMatchObject({ dontFragment: false, moreFragments: true, fragmentOffset: 8 });
    const last = readAt(ipv4, "4500 0054 1234 1fff 40 11 0000 c0000201 c6336414");
    expect(last).toMatchObject({ moreFragments: false, fragmentOffset: 65528 });
  });

  test("addresses as numbers", () => {
    const b = hex(plain);
    expect(ipv4.srcU32(b, 0)).toBe(0xc0000201);
    expect(ipv4.dstU32(b, 0)).toBe(0xc6336414);
  });

  test("options: no-op, record route of 7 bytes, end", () => {
    const h = readAt(ipv4, "4800 0020 0000 0000 40 01 0000 c0000201 c6336414 01 83070400000000 00 00000000");
    expect(h.headerLength).toBe(32);
    expect(h.options.map(({ type, length }) => [type, length])).toEqual([
      [1, 1],
      [0x83, 7],
      [0, 1],
    ]);
  });

  test.each([
    { name: "length 0", options: "83000000" },
    { name: "length 1", options: "83010000" },
    { name: "longer than the header", options: "83050000" },
    { name: "no room for a length", options: "01010183" },
  ])("a bad option ends the list: $name", ({ options }) => {
    const h = readAt(ipv4, `4600 0018 0000 0000 40 01 0000 c0000201 c6336414 ${options}`);
    expect(h.options.at(-1)!.bad).toMatch(/^option length is/);
  });

  test("stops when cut", () => {
    expectStopsWhenCut(ipv4, plain, 20);
    expectStopsWhenCut(ipv4, `46${plain.slice(2)} 01010101`, 24);
  });

  test.each([
    { first: "65", bad: "version is 6" },
    { first: "44", bad: "header length is 4 words" },
    { first: "05", bad: "version is 0" },
  ])("impossible first byte $first", ({ first, bad }) => {
    expect(ipv4.check(windowOf(hex(first + plain.slice(2))), 0)).toMatchObject({ layer: "ipv4", bad });
  });
});

describe("ipv6", () => {
  // 6 b9 12345: traffic class 0xb9, flow label 0x12345.
  const plain = "6b912345 0040 3a 40 20010db8000000000000000000000001 20010db8000000000000000000000002";

  test("every field", () => {
    expect(readAt(ipv6, plain)).toEqual({
      trafficClass: 0xb9,
      flowLabel: 0x12345,
      payloadLength: 64,
      nextHeader: 58,
      hopLimit: 64,
      src: "2001:db8::1",
      dst: "2001:db8::2",
    });
  });

  test("stops when cut, and at another version", () => {
    expectStopsWhenCut(ipv6, plain, 40);
    expect(ipv6.check(windowOf(hex(`4${plain.slice(1)}`)), 0)).toMatchObject({ bad: "version is 4" });
  });

  test("extension headers: hop-by-hop 8, routing 16, fragment 8, authentication 12, destination 8", () => {
    const chain = [
      "2b 00 0104 00000000", // next 43, (0 + 1) x 8 bytes
      "2c 01 0401 00000000 0000000000000000", // next 44, 16 bytes
      "33 00 0009 0000abcd", // next 51; offset 8, more
      "3c 01 0000 00000001 00000002", // next 60, (1 + 2) x 4 = 12 bytes
      "11 00 0104 00000000", // next 17
    ];
    const b = hex(`60000000 0034 00 40 ${"00".repeat(32)} ${chain.join("")}`);
    const found = [...ipv6.next(b, 0, b.length)];
    expect(found.map((e) => [e.protocol, e.at, e.length, e.nextHeader])).toEqual([
      [0, 40, 8, 43],
      [43, 48, 16, 44],
      [44, 64, 8, 51],
      [51, 72, 12, 60],
      [60, 84, 8, 17],
    ]);
    expect(ipv6.fragmentOffset(b, 64)).toBe(8);
    expect(ipv6.moreFragments(b, 64)).toBe(true);
    expect(ipv6.identification(b, 64)).toBe(0xabcd);
    expect([...ipv6.next(b, 0, 91)]).toHaveLength(4); // the last one is cut
    expect(ipv6.checkExtension(windowOf(b, 91), 60, 84)).toMatchObject({ need: 8, have: 7 });
  });

  test("jumbo payload option (RFC 2675)", () => {
    expect(ipv6.jumboLength(hex("3a 00 c204 00012345"), 0)).toBe(0x12345);
    expect(ipv6.jumboLength(hex("3a 00 0104 00000000"), 0)).toBeUndefined();
  });

  test("options: Pad1, PadN, and one that does not fit", () => {
    const options = [...ipv6.options(hex("3a 00 00 01 01 00 05 02"), 0)];
    expect(options.map((o) => [o.type, o.length, o.bad])).toEqual([
      [0, 1, undefined],
      [1, 3, undefined],
      [5, 2, "option needs 4 bytes"],
    ]);
  });
});
