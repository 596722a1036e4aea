// VXLAN, VXLAN-GPE, Geneve, GRE, ERSPAN and MPLS: every field and option. The bytes are written by hand from the diagrams.
import { describe, expect, test } from "vitest";
import * as erspan from "../../../src/decode/wire/erspan.ts";
import * as geneve from "../../../src/decode/wire/geneve.ts";
import * as gre from "../../../src/decode/wire/gre.ts";
import * as mpls from "../../../src/decode/wire/mpls.ts";
import * as vxlan from "../../../src/decode/wire/vxlan.ts";
import { expectStopsWhenCut, hex, readAt, windowOf } from "./bytes.ts";

describe("vxlan", () => {
  test.each([
    { name: "plain", bytes: "08 000000 001392 00", vniValid: true, vni: 5010, nextProtocol: 3 },
    { name: "I flag clear", bytes: "00 000000 001392 00", vniValid: false, vni: 5010, nextProtocol: 3 },
    { name: "highest VNI", bytes: "08 000000 ffffff 00", vniValid: true, vni: 16777215, nextProtocol: 3 },
    { name: "GPE with IPv6", bytes: "0c 000002 000064 00", vniValid: true, vni: 100, nextProtocol: 2 },
    { name: "GPE without P is Ethernet", bytes: "08 000001 000064 00", vniValid: true, vni: 100, nextProtocol: 3 },
  ])("$name", ({ bytes, ...row }) => {
    expect({ name: row.name, ...readAt(vxlan, bytes) }).toEqual(row);
  });

  test("stops when cut", () => expectStopsWhenCut(vxlan, "0800000000139200", 8));
});

describe("geneve", () => {
  // 02: version 0, 2 words of options. 40: C.
  const ovn = "02 40 6558 000007 00 0102 80 01 00010002";

  test("OVN's option", () => {
    expect(readAt(geneve, ovn)).toEqual({
      headerLength: 16,
      control: false,
      critical: true,
      protocolType: 0x6558,
      vni: 7,
      options: [{ optionClass: 0x0102, type: 0x80, critical: true, at: 11, length: 8, name: "ovn" }],
    });
    expect(geneve.ovnPorts(hex(ovn), 8)).toEqual({ ingress: 1, egress: 2 });
  });

  test("control flag, reserved bits, an option without value, several options", () => {
    const b = hex("03 bf 0800 ffffff 00 0001 01 00 ffff 7f 01 01020304");
    expect(readAt(geneve, "03 bf 0800 ffffff 00 0001 01 00 ffff 7f 01 01020304")).toMatchObject({
      control: true,
      critical: false,
      vni: 16777215,
    });
    expect(geneve.reservedFlags(b, 0)).toBe(0x3f);
    expect([...geneve.options(b, 0)].map((o) => [o.optionClass, o.type, o.critical, o.length])).toEqual([
      [1, 1, false, 4],
      [0xffff, 0x7f, false, 8],
    ]);
  });

  test("an option that does not fit ends the list", () => {
    const options = [...geneve.options(hex("01 00 6558 000007 00 0102 80 1f"), 0)];
    expect(options).toEqual([
      { optionClass: 0x0102, type: 0x80, critical: true, at: 8, length: 4, bad: "option needs 128 bytes" },
    ]);
  });

  test("stops when cut, options included, and at another version", () => {
    expectStopsWhenCut(geneve, "0000655800000700", 8);
    expectStopsWhenCut(geneve, ovn, 16);
    expect(geneve.check(windowOf(hex("4000655800000700")), 0)).toMatchObject({ bad: "version is 1" });
  });
});

describe("gre", () => {
  test.each([
    { name: "plain", bytes: "0000 0800", version: 0, protocolType: 0x0800, headerLength: 4 },
    {
      name: "checksum",
      bytes: "8000 0800 abcd 0000",
      version: 0,
      protocolType: 0x0800,
      headerLength: 8,
      checksum: 0xabcd,
    },
    { name: "key", bytes: "2000 6558 0013920f", version: 0, protocolType: 0x6558, headerLength: 8, key: 0x0013920f },
    { name: "sequence", bytes: "1000 88be 00000009", version: 0, protocolType: 0x88be, headerLength: 8, sequence: 9 },
    {
      name: "all three",
      bytes: "b000 6558 abcd0000 00000001 ffffffff",
      version: 0,
      protocolType: 0x6558,
      headerLength: 16,
      checksum: 0xabcd,
      key: 1,
      sequence: 0xffffffff,
    },
    // RFC 1701: R brings checksum and offset too; entries of 4 + 4 bytes and the terminator of 4.
    {
      name: "routing",
      bytes: "4000 0800 00000000 0800 00 04 c0000201 0000 0000",
      version: 0,
      protocolType: 0x0800,
      headerLength: 20,
    },
    {
      name: "PPTP: payload length and call id are no key",
      bytes: "3081 880b 00040007 00000001 00000002",
      version: 1,
      protocolType: 0x880b,
      headerLength: 16,
      sequence: 1,
    },
  ])("$name", ({ bytes, ...row }) => {
    expect({ name: row.name, ...readAt(gre, bytes) }).toEqual(row);
  });

  test("NVGRE's subnet id is the upper 24 bits of the key", () => {
    expect(gre.vsid(hex("2000 6558 0013920f"), 0)).toBe(5010);
    expect(gre.vsid(hex("2000 0800 0013920f"), 0)).toBeUndefined();
  });

  test("stops when cut", () => {
    expectStopsWhenCut(gre, "b0006558 abcd0000 00000001 ffffffff", 16);
    expectStopsWhenCut(gre, "40000800 00000000 08000004 c0000201 00000000", 20);
  });

  test("version 2 is impossible", () => {
    expect(gre.check(windowOf(hex("00020800")), 0)).toMatchObject({ bad: "version is 2" });
  });
});

describe("erspan", () => {
  test("type II: 1 064 / 6 0c01 -> VLAN 100, session 1, truncated", () => {
    expect(readAt(erspan, "1064 0c01 00012345")).toEqual({
      version: 1,
      vlan: 100,
      sessionId: 1,
      truncated: true,
      frameType: 0,
      headerLength: 8,
    });
    expect(erspan.indexOrTimestamp(hex("1064 0c01 fff12345"), 0)).toBe(0x12345);
  });

  test("type III without and with the platform header", () => {
    expect(readAt(erspan, "2064 0001 89abcdef 0000 0800")).toMatchObject({
      version: 2,
      headerLength: 12,
      frameType: 2,
    });
    expect(readAt(erspan, "2064 0001 89abcdef 0000 0001 0000000000000000")).toMatchObject({
      headerLength: 20,
      frameType: 0,
    });
    expect(erspan.indexOrTimestamp(hex("2064 0001 89abcdef 0000 0000"), 0)).toBe(0x89abcdef);
  });

  test("stops when cut, and at another version", () => {
    expectStopsWhenCut(erspan, "10640c0100012345", 8);
    expectStopsWhenCut(erspan, "2064000189abcdef00000000", 12);
    expectStopsWhenCut(erspan, "2064000189abcdef000000010000000000000000", 20);
    expect(erspan.check(windowOf(hex("3064000189abcdef")), 0)).toMatchObject({ bad: "version is 3" });
  });
});

describe("mpls", () => {
  test.each([
    // 00064 5 40: label 0x00064 = 100, then 101 0: tc 2, bottom 1
    { name: "bottom", bytes: "00064 5 40", label: 100, trafficClass: 2, bottom: true, ttl: 64 },
    { name: "highest label", bytes: "fffff e ff", label: 1048575, trafficClass: 7, bottom: false, ttl: 255 },
  ])("$name", ({ bytes, ...row }) => {
    expect({ name: row.name, ...readAt(mpls, bytes) }).toEqual(row);
  });

  test("stops when cut", () => expectStopsWhenCut(mpls, "00064540", 4));
});
