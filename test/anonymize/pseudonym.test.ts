// Pseudonyms: published Crypto-PAn vectors, and the properties that figures rest on.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalMac, ipv4, parseIpv4, parseIpv6 } from "../../src/core/address.ts";
import { CryptoPan } from "../../src/anonymize/crypto-pan.ts";
import { NameMap } from "../../src/anonymize/names.ts";
import { Pseudonyms } from "../../src/anonymize/pseudonym.ts";

// Key and addresses of the sample that is distributed with the authors' reference implementation.
const REFERENCE_KEY = Uint8Array.from([
  21, 34, 23, 141, 51, 164, 207, 128, 19, 10, 91, 22, 73, 144, 125, 16, 216, 152, 143, 131, 121, 121, 101, 39, 98, 87,
  76, 45, 42, 132, 34, 2,
]);
const VECTORS = [
  ["128.11.68.132", "135.242.180.132"],
  ["129.118.74.4", "134.136.186.123"],
  ["130.132.252.244", "133.68.164.234"],
  ["141.223.7.43", "141.167.8.160"],
  ["141.233.145.108", "141.129.237.235"],
  ["152.163.225.39", "151.140.114.167"],
  ["156.29.3.236", "147.225.12.42"],
  ["165.247.96.84", "162.9.99.234"],
  ["166.107.77.190", "160.132.178.185"],
  ["192.102.249.13", "252.138.62.131"],
  ["192.215.32.125", "252.43.47.189"],
  ["198.26.132.101", "249.36.123.202"],
] as const;

const key = (n: number) => new Uint8Array(32).fill(n);
const octets = fc.uint8Array({ minLength: 4, maxLength: 4 });
const runs = { seed: 7, numRuns: 300 };

function sharedBits(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length * 8; i++) if (((a[i >> 3]! ^ b[i >> 3]!) >> (7 - (i & 7))) & 1) return i;
  return a.length * 8;
}

describe("Crypto-PAn", () => {
  test.each(VECTORS)("%s becomes %s", (original, expected) => {
    expect(ipv4(new CryptoPan(REFERENCE_KEY).map(parseIpv4(original)!), 0)).toBe(expected);
  });
});

describe("addresses", () => {
  test("two addresses share as many leading bits after as before", () => {
    const p = new Pseudonyms(key(1));
    const near = fc.tuple(octets, fc.integer({ min: 0, max: 31 }), octets).map(([a, n, r]) => {
      const b = Uint8Array.from(a);
      for (let i = n; i < 32; i++) b[i >> 3] = (b[i >> 3]! & ~(0x80 >> (i & 7))) | (r[i >> 3]! & (0x80 >> (i & 7)));
      return [a, b] as const;
    });
    fc.assert(
      fc.property(near, ([a, b]) => sharedBits(p.address(a), p.address(b)) === sharedBits(a, b)),
      runs,
    );
  });

  test.each([
    ["10.1.2.3", /^10\./],
    ["172.20.0.9", /^172\.(?:1[6-9]|2\d|3[01])\./],
    ["192.168.40.32", /^192\.168\./],
    ["100.88.0.4", /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./],
    ["169.254.7.7", /^169\.254\./],
    ["239.1.2.3", /^(?:22[4-9]|23\d)\./],
  ])("%s stays in its block", (text, expected) => {
    for (let k = 0; k < 20; k++) expect(new Pseudonyms(key(k)).ip(text)).toMatch(expected);
  });

  test.each([
    "127.0.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "192.0.2.12",
    "198.51.100.20",
    "203.0.113.9",
    "224.0.0.5",
    "::1",
    "2001:db8::7",
    "ff02::1",
  ])("%s is the same for everyone", (text) => expect(new Pseudonyms(key(3)).ip(text)).toBe(text));

  test("a public address never lands in a special block", () => {
    const p = new Pseudonyms(key(4));
    const isPublic = (a: Uint8Array) =>
      !/^(?:0|10|127|22[4-9]|2[345]\d)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.0\.2\.|^198\.51\.100\.|^203\.0\.113\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(
        ipv4(a, 0),
      );
    fc.assert(
      fc.property(octets.filter(isPublic), (a) => isPublic(p.address(a))),
      runs,
    );
  });

  test("IPv4-mapped IPv6 embeds the IPv4 pseudonym", () => {
    const p = new Pseudonyms(key(5));
    expect(p.ip("::ffff:10.9.8.7")).toBe(`::ffff:${p.ip("10.9.8.7")}`);
  });

  test("another key, another pseudonym; the same key, the same", () => {
    expect(new Pseudonyms(key(1)).ip("192.168.40.32")).not.toBe(new Pseudonyms(key(2)).ip("192.168.40.32"));
    expect(new Pseudonyms(key(1)).ip("192.168.40.32")).toBe(new Pseudonyms(key(1)).ip("192.168.40.32"));
  });

  test("all spellings of an IPv6 address have one pseudonym", () => {
    const p = new Pseudonyms(key(6));
    expect(p.ip("2A00:0:0:0:0:0:0:1")).toBe(p.ip("2a00::1"));
    expect(parseIpv6(p.ip("2a00::1")!)).toBeDefined();
  });
});

describe("MACs", () => {
  const macs = fc.uint8Array({ minLength: 6, maxLength: 6 });

  test("group and local bits stay, and no two become one", () => {
    const p = new Pseudonyms(key(8));
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(macs, (m) => {
        const out = p.macBytes(m);
        const before = seen.get(out.join());
        seen.set(out.join(), m.join());
        return (out[0]! & 3) === (m[0]! & 3) && (before === undefined || before === m.join());
      }),
      runs,
    );
  });

  test("a MAC that spells an IPv4 address spells its pseudonym", () => {
    const p = new Pseudonyms(key(9));
    // 0a:58 + c0.a8.28.20 = 192.168.40.32
    const [a, b, ...rest] = p.mac("0a:58:c0:a8:28:20")!.split(":");
    expect([a, b]).toEqual(["0a", "58"]);
    expect(rest.map((h) => Number.parseInt(h, 16)).join(".")).toBe(p.ip("192.168.40.32"));
  });

  test("the vendor part stays only when asked", () => {
    expect(new Pseudonyms(key(1), { keepVendor: true }).mac("48:a9:8a:38:16:62")).toMatch(/^48:a9:8a:/);
    expect(new Pseudonyms(key(1)).mac("48:a9:8a:38:16:62")).not.toMatch(/^48:a9:8a:/);
  });

  test.each(["ff:ff:ff:ff:ff:ff", "00:00:00:00:00:00", "00:00:5e:00:01:64", "33:33:00:00:00:01"])(
    "%s is the same for everyone",
    (m) => expect(new Pseudonyms(key(2)).mac(m)).toBe(m),
  );

  test("dotted and dashed spellings are one MAC", () => {
    const p = new Pseudonyms(key(2));
    expect(p.mac("5254.00aa.0001")).toBe(p.mac("52:54:00:aa:00:01"));
    expect(canonicalMac(p.mac("52-54-00-AA-00-01")!)).toBe(p.mac("52:54:00:aa:00:01"));
  });
});

test("names with tens of thousands of dots are names, and cost no more than others", () => {
  const names = new NameMap(new Uint8Array(32).fill(7));
  const noted: string[] = [];
  const begin = performance.now();
  const long = names.name("node", Array<string>(60_000).fill("1").join("."), (original) => noted.push(original));
  expect(performance.now() - begin).toBeLessThan(1000);
  // no domain name has more than 253 characters
  expect(long).toMatch(/^node-\w{5}-\w{5}$/);
  expect(noted).toHaveLength(1);
  // ends that name no site stay, but for one that stands before a label of its own
  expect(names.name("node", "leaf1.cluster.local", () => {})).toMatch(/^node-\w{5}-\w{5}\.cluster\.local$/);
  expect(names.name("node", "leaf1.local.corp", () => {})).toMatch(/^node-\w{5}-\w{5}\.\w{5}-\w{5}\.\w{5}-\w{5}$/);
});
