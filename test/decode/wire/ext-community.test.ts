import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as ext from "../../../src/decode/wire/ext-community.ts";
import { bytes } from "./bgp-bytes.ts";

// Eight bytes each: type, sub-type, six bytes of value. The texts are in the format strings of bgpd 8.4.4, but for Color
// and L2, which are those of later versions.
const CASES: { bytes: string; text: string; value: ext.ExtCommunityValue }[] = [
  // 0xfde8 = 65000, 0x64 = 100
  {
    bytes: "00 02 fde8 00000064",
    text: "RT:65000:100",
    value: { kind: "routeTarget", form: "as2", target: "65000:100" },
  },
  {
    bytes: "01 02 c0000201 0064",
    text: "RT:192.0.2.1:100",
    value: { kind: "routeTarget", form: "ipv4", target: "192.0.2.1:100" },
  },
  // 0xfa56ea01 = 4200000001
  {
    bytes: "02 02 fa56ea01 0064",
    text: "RT:4200000001:100",
    value: { kind: "routeTarget", form: "as4", target: "4200000001:100" },
  },
  { bytes: "00 03 fde8 00000001", text: "SoO:65000:1", value: { kind: "routeOrigin", form: "as2", target: "65000:1" } },
  { bytes: "03 0c 00000000 0008", text: "ET:8", value: { kind: "encapsulation", tunnelType: 8 } },
  { bytes: "03 0d 000000000000", text: "Default Gateway", value: { kind: "defaultGateway" } },
  { bytes: "03 0b 4000 00000064", text: "Color:01:100", value: { kind: "color", flags: 1, color: 100 } },
  { bytes: "06 00 00 00 00000003", text: "MM:3", value: { kind: "macMobility", sticky: false, sequence: 3 } },
  {
    bytes: "06 00 01 00 00000000",
    text: "MM:0, sticky MAC",
    value: { kind: "macMobility", sticky: true, sequence: 0 },
  },
  {
    bytes: "06 00 00 00 ffffffff",
    text: "MM:4294967295",
    value: { kind: "macMobility", sticky: false, sequence: 4294967295 },
  },
  // flags, two reserved bytes, label 0x0003e9
  {
    bytes: "06 01 01 0000 0003e9",
    text: "ESI-label-Rt:SA",
    value: { kind: "esiLabel", singleActive: true, label: 1001 },
  },
  {
    bytes: "06 01 00 0000 000000",
    text: "ESI-label-Rt:AA",
    value: { kind: "esiLabel", singleActive: false, label: 0 },
  },
  {
    bytes: "06 02 443839ffff01",
    text: "ES-Import-Rt:44:38:39:ff:ff:01",
    value: { kind: "esImport", mac: "44:38:39:ff:ff:01" },
  },
  {
    bytes: "06 03 0200000002f1",
    text: "Rmac:02:00:00:00:02:f1",
    value: { kind: "routerMac", mac: "02:00:00:00:02:f1" },
  },
  // control word of RFC 8214: 0x0002 primary; MTU 1500 = 0x05dc; two reserved bytes
  {
    bytes: "06 04 0002 05dc 0000",
    text: "L2: P flag:Y, B Flag N, C word N, MTU 1500",
    value: { kind: "l2Attributes", primary: true, backup: false, controlWord: false, mtu: 1500 },
  },
  // algorithm 2, bitmap 0, reserved, preference 32767
  {
    bytes: "06 06 02 0000 00 7fff",
    text: "DF: (alg: 2, pref: 32767)",
    value: { kind: "dfElection", algorithm: 2, bitmap: 0, preference: 32767 },
  },
  {
    bytes: "06 06 02 4000 00 7fff",
    text: "DF: (alg: 2, bmap: 0x4000 pref: 32767)",
    value: { kind: "dfElection", algorithm: 2, bitmap: 0x4000, preference: 32767 },
  },
  {
    bytes: "06 08 01 0000000000",
    text: "ND:Router Flag",
    value: { kind: "nd", router: true, override: false, proxy: false, immutable: false },
  },
  {
    bytes: "06 08 05 0000000000",
    text: "ND:Proxy",
    value: { kind: "nd", router: true, override: false, proxy: true, immutable: false },
  },
  {
    bytes: "06 08 0a 0000000000",
    text: "ND:",
    value: { kind: "nd", router: false, override: true, proxy: false, immutable: true },
  },
  // 125000.0 bytes/s as IEEE 754 single: 2^16 * 1.9073486328125 = 0x47f42400; 1 Mbit/s
  {
    bytes: "40 04 fde9 47f42400",
    text: "LB:65001:125000 (1.000 Mbps)",
    value: { kind: "linkBandwidth", as: 65001, bytesPerSecond: 125000 },
  },
  { bytes: "80 09 010203040506", text: "UNK:128, 9", value: { kind: "unknown" } },
  { bytes: "06 7f 010203040506", text: "UNK:6, 127", value: { kind: "unknown" } },
  { bytes: "00 7f 010203040506", text: "UNK:0, 127", value: { kind: "unknown" } },
];

describe("extended communities", () => {
  test.each(CASES)("$text", ({ bytes: hex, text, value }) => {
    const b = bytes(`aa ${hex}`);
    const got = ext.read(b, 1);
    expect(got.value).toEqual(value);
    expect(got.text).toBe(text);
    expect(got.bytes).toEqual(b.slice(1));
    expect([got.type, got.subType]).toEqual([b[1], b[2]]);
  });

  test("any eight bytes have a text", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (b) => {
        expect(ext.read(b, 0).text).not.toBe("");
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
