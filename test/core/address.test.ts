// One canonical spelling of every address.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canonicalIp,
  canonicalMac,
  esi,
  ipv4FromU32,
  ipv6,
  mac,
  parseIpv4,
  parseIpv6,
  routeDistinguisher,
} from "../../src/core/address.ts";

const bytes = (hex: string) => Uint8Array.from(hex.match(/[0-9a-f]{2}/gi) ?? [], (h) => Number.parseInt(h, 16));

describe("IPv6 text as RFC 5952 has it", () => {
  test.each([
    ["20010db8000000000000000000000001", "2001:db8::1"],
    // section 4.2.2: one zero group is not shortened; 4.2.3: the longest run, the first of equals
    ["20010db8000000010001000100010001", "2001:db8:0:1:1:1:1:1"],
    ["20010db8000000000001000000000001", "2001:db8::1:0:0:1"],
    ["00000000000000000000000000000000", "::"],
    ["00000000000000000000000000000001", "::1"],
    ["00000000000000000000ffff0a000002", "::ffff:10.0.0.2"],
    ["fe800000000000005054 00fffeaa000a", "fe80::5054:ff:feaa:a"],
    ["00010000000000000000000000000000", "1::"],
  ])("%s is %s", (hex, text) => {
    expect(ipv6(bytes(hex), 0)).toBe(text);
    expect([...parseIpv6(text)!]).toEqual([...bytes(hex)]);
  });

  test("every address is read back from its text", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (b) => {
        expect([...parseIpv6(ipv6(b, 0))!]).toEqual([...b]);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  test.each([
    "1:2:3",
    "::1::",
    "12345::",
    "1:2:3:4:5:6:7:8:9",
    "::ffff:1.2.3",
    ":::",
    "1:2:3:4:5:6:7::8:9",
    "g::1",
    "",
  ])("%s is refused", (text) => expect(parseIpv6(text)).toBeUndefined());
});

describe("other spellings", () => {
  test.each([
    ["::ffff:a00:2", "::ffff:10.0.0.2"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1%eth0"],
    ["10.0.0.2", "10.0.0.2"],
    ["010.0.0.2", undefined],
    ["10.0.0.256", undefined],
    ["leaf1", undefined],
  ])("IP %s is %s", (text, expected) => expect(canonicalIp(text)).toBe(expected));

  test.each([
    ["52:54:00:AA:00:01", "52:54:00:aa:00:01"],
    ["5254.00aa.0001", "52:54:00:aa:00:01"],
    ["5254-00aa-0001", "52:54:00:aa:00:01"],
    ["52-54-00-AA-00-01", "52:54:00:aa:00:01"],
    ["525400aa0001", "52:54:00:aa:00:01"],
    ["52:54:00-aa:00:01", undefined],
    ["52:54:00:aa:00", undefined],
  ])("MAC %s is %s", (text, expected) => expect(canonicalMac(text)).toBe(expected));

  test("bytes to text", () => {
    expect(mac(bytes("0a58c0a82820"), 0)).toBe("0a:58:c0:a8:28:20");
    expect(ipv4FromU32(0xc0a82820)).toBe("192.168.40.32");
    expect(parseIpv4("1.2.3")).toBeUndefined();
  });

  test("route distinguishers of the three types of RFC 4364, section 4.2", () => {
    expect(routeDistinguisher(bytes("0000fde800000064"), 0)).toBe("65000:100");
    expect(routeDistinguisher(bytes("0001c000020e0002"), 0)).toBe("192.0.2.14:2");
    expect(routeDistinguisher(bytes("0002fa56ea010064"), 0)).toBe("4200000001:100");
    expect(routeDistinguisher(bytes("0009000000000001"), 0)).toBe("00:09:00:00:00:00:00:01");
  });

  test("ESI", () => expect(esi(bytes("03443839beefaa000001"), 0)).toBe("03:44:38:39:be:ef:aa:00:00:01"));
});
