import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EvpnRoute } from "../../../src/decode/wire/evpn-nlri.ts";
import { isMacIp, labelValue, plausible, readEvpn } from "../../../src/decode/wire/evpn-nlri.ts";
import { bytes } from "./bgp-bytes.ts";

// RD type 1: 192.0.2.13:2
const RD = "0001 c000020d 0002";
const common = { rd: "192.0.2.13:2", rdHex: "00:01:c0:00:02:0d:00:02" };
const ESI = "03 443839beefaa 000001";
const esi = "03:44:38:39:be:ef:aa:00:00:01";
const NO_ESI = "00*10";
const noEsi = "00:00:00:00:00:00:00:00:00:00";

// Lengths are counted by hand: RD 8, ESI 10, tag 4, MAC length 1, MAC 6, IP length 1, label 3.
const CASES: { name: string; hex: string; route: EvpnRoute }[] = [
  {
    name: "type 1, per segment: 8 + 10 + 4 + 3 = 25",
    hex: `01 19 ${RD} ${ESI} ffffffff 000000`,
    route: { type: 1, ...common, esi, ethTag: 4294967295, labels: [0] },
  },
  {
    name: "type 2, MAC only: 8 + 10 + 4 + 1 + 6 + 1 + 3 = 33",
    hex: `02 21 ${RD} ${NO_ESI} 00000000 30 525400aa000a 00 000064`,
    route: { type: 2, ...common, esi: noEsi, ethTag: 0, mac: "52:54:00:aa:00:0a", ipLength: 0, labels: [100] },
  },
  {
    name: "type 2, IPv4: 37",
    hex: `02 25 ${RD} ${NO_ESI} 00000007 30 525400aa000a 20 c633640a 000064`,
    route: {
      type: 2,
      ...common,
      esi: noEsi,
      ethTag: 7,
      mac: "52:54:00:aa:00:0a",
      ipLength: 32,
      ip: "198.51.100.10",
      labels: [100],
    },
  },
  {
    name: "type 2, IPv6 and two labels (0x000fa1 = 4001): 33 + 16 + 3 = 52",
    hex: `02 34 ${RD} ${ESI} 00000000 30 525400aa000a 80 20010db8 00*11 0a 000064 000fa1`,
    route: {
      type: 2,
      ...common,
      esi,
      ethTag: 0,
      mac: "52:54:00:aa:00:0a",
      ipLength: 128,
      ip: "2001:db8::a",
      labels: [100, 4001],
    },
  },
  {
    name: "type 3: 8 + 4 + 1 + 4 = 17",
    hex: `03 11 ${RD} 00000000 20 c000020d`,
    route: { type: 3, ...common, ethTag: 0, originator: "192.0.2.13" },
  },
  {
    name: "type 4, IPv6: 8 + 10 + 1 + 16 = 35",
    hex: `04 23 ${RD} ${ESI} 80 20010db8 00*11 0d`,
    route: { type: 4, ...common, esi, originator: "2001:db8::d" },
  },
  {
    name: "type 5, IPv4: 8 + 10 + 4 + 1 + 4 + 4 + 3 = 34",
    hex: `05 22 ${RD} ${NO_ESI} 00000000 18 cb007100 00000000 000fa1`,
    route: {
      type: 5,
      ...common,
      esi: noEsi,
      ethTag: 0,
      prefixLength: 24,
      prefix: "203.0.113.0",
      gateway: "0.0.0.0",
      labels: [4001],
    },
  },
  {
    name: "type 5, IPv6: 58",
    hex: `05 3a ${RD} ${NO_ESI} 00000000 20 20010db8 00*12 00*16 000fa1`,
    route: {
      type: 5,
      ...common,
      esi: noEsi,
      ethTag: 0,
      prefixLength: 32,
      prefix: "2001:db8::",
      gateway: "::",
      labels: [4001],
    },
  },
  {
    name: "type 6, any source: 8 + 4 + 1 + 1 + 4 + 1 + 4 + 1 = 24",
    hex: `06 18 ${RD} 00000000 00 20 efffffff 20 c000020d 02`,
    route: { type: 6, ...common, ethTag: 0, group: "239.255.255.255", originator: "192.0.2.13", tail: bytes("02") },
  },
  {
    name: "type 7: 8 + 10 + 4 + 5 + 5 + 5 + 1 = 38",
    hex: `07 26 ${RD} ${ESI} 00000000 20 c6336401 20 efffffff 20 c000020d 02`,
    route: {
      type: 7,
      ...common,
      esi,
      ethTag: 0,
      source: "198.51.100.1",
      group: "239.255.255.255",
      originator: "192.0.2.13",
      tail: bytes("02"),
    },
  },
  {
    name: "a type that is not known",
    hex: "0b 03 010203",
    route: { type: 11, undecoded: true, bytes: bytes("010203") },
  },
];

describe("EVPN routes", () => {
  test.each(CASES)("$name", ({ hex, route }) => {
    const b = bytes(hex);
    expect(readEvpn(b, 0, b.length, false)).toEqual({ routes: [route], stops: [] });
    const behind = bytes(`00000009 ${hex}`);
    expect(readEvpn(behind, 0, behind.length, true)).toEqual({ routes: [{ ...route, pathId: 9 }], stops: [] });
  });

  test("several in one list", () => {
    const b = bytes(CASES.map((c) => c.hex).join(""));
    expect(readEvpn(b, 0, b.length, false).routes).toEqual(CASES.map((c) => c.route));
  });

  test.each(CASES)("stops at every shorter length: $name", ({ hex }) => {
    const b = bytes(hex);
    for (let n = 1; n < b.length; n++) {
      const got = readEvpn(b, 0, n, false);
      expect(got.routes).toEqual([]);
      expect(got.stops).toMatchObject([{ layer: "evpn", offset: 0, need: n < 2 ? 2 : b.length, have: n }]);
    }
  });

  const IMPOSSIBLE = [
    ["type 2 with MAC length 47", `02 21 ${RD} ${NO_ESI} 00000000 2f 525400aa000a 00 000064`],
    ["type 2 with IP length 24", `02 25 ${RD} ${NO_ESI} 00000000 30 525400aa000a 18 c633640a 000064`],
    ["type 2 with IP length 32 but no room for it", `02 21 ${RD} ${NO_ESI} 00000000 30 525400aa000a 20 000064`],
    ["type 2 without a label", `02 1e ${RD} ${NO_ESI} 00000000 30 525400aa000a 00`],
    ["type 2 with four label bytes", `02 22 ${RD} ${NO_ESI} 00000000 30 525400aa000a 00 00006400`],
    ["type 1 a byte too long", `01 1a ${RD} ${ESI} ffffffff 00000000`],
    ["type 3 with IP length 128 and four bytes", `03 11 ${RD} 00000000 80 c000020d`],
    ["type 5 with prefix length 33 and IPv4", `05 22 ${RD} ${NO_ESI} 00000000 21 cb007100 00000000 000fa1`],
  ] as const;
  test.each(IMPOSSIBLE)("%s: kept as bytes, and the next route is read", (_, hex) => {
    const b = bytes(`${hex} ${CASES[1]!.hex}`);
    const got = readEvpn(b, 0, b.length, false);
    expect(got.routes).toEqual([{ type: b[0], undecoded: true, bytes: bytes(hex).slice(2) }, CASES[1]!.route]);
    expect(got.stops).toHaveLength(1);
    expect(got.stops[0]).toMatchObject({ layer: "evpn", offset: 0 });
    expect(got.stops[0]!.bad).toMatch(/^route type \d with length \d+/);
  });

  test("a path identifier in front makes the plain reading implausible, and the other way round", () => {
    const plain = bytes(CASES[1]!.hex);
    const withId = bytes(`00000001 ${CASES[1]!.hex}`);
    expect([plausible(plain, 0, plain.length, false), plausible(plain, 0, plain.length, true)]).toEqual([true, false]);
    expect([plausible(withId, 0, withId.length, false), plausible(withId, 0, withId.length, true)]).toEqual([
      false,
      true,
    ]);
  });

  test("a label is 24 bits of VNI, or the upper 20 of an MPLS label", () => {
    expect(labelValue(0x000064, true)).toBe(100);
    expect(labelValue(0x000641, false)).toBe(100); // 0x00064 and the bottom-of-stack bit
    expect(labelValue(0xffffff, true)).toBe(16777215);
    expect(labelValue(0xffffff, false)).toBe(1048575);
  });

  test("any bytes: no throw, fields in range, routes and stops account for the list", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (b, addPath) => {
        const { routes, stops } = readEvpn(b, 0, b.length, addPath);
        for (const r of routes) if (isMacIp(r)) expect(r.labels.every((l) => l >= 0 && l <= 0xffffff)).toBe(true);
        if (b.length > 0) expect(routes.length + stops.length).toBeGreaterThan(0);
        if (plausible(b, 0, b.length, addPath)) expect(stops).toEqual([]);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });
});
