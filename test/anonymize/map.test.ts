// Properties of the map that figures rest on, with many random cases: 1,000 each, or as many as WIREWITNESS_CASES says.
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Pseudonyms, type PseudonymOptions } from "../../src/anonymize/pseudonym.ts";
import { parseBlock, type Block } from "../../src/anonymize/blocks.ts";
import { ipv4, ipv6, parseIpv4, parseIpv6 } from "../../src/core/address.ts";

const runs = { seed: 7, numRuns: Number(process.env["WIREWITNESS_CASES"] ?? 1000) };
const timeout = 600_000;
const key = (n: number) => createHmac("sha256", "map").update(String(n)).digest();

/** An order of numbers that is written here anew, so that the test shares nothing with the code. */
const number = (b: Uint8Array) => b.reduce((n, x) => n * 256n + BigInt(x), 0n);
function sharedBits(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length * 8; i++) if (((a[i >> 3]! ^ b[i >> 3]!) >> (7 - (i & 7))) & 1) return i;
  return a.length * 8;
}
const bytes = (n: number) => fc.uint8Array({ minLength: n, maxLength: n });
/** Pairs that share a prefix of any length. */
const near = (n: number) =>
  fc.tuple(bytes(n), fc.integer({ min: 0, max: n * 8 - 1 }), bytes(n)).map(([a, from, r]) => {
    const b = Uint8Array.from(a);
    for (let i = from; i < n * 8; i++) b[i >> 3] = (b[i >> 3]! & ~(0x80 >> (i & 7))) | (r[i >> 3]! & (0x80 >> (i & 7)));
    return [a, b] as const;
  });
/** Addresses of the blocks that people have: private, shared, multicast, public. */
const SUBNETS = [
  "10.20.0.0/16",
  "10.20.30.0/24",
  "172.20.1.0/24",
  "192.168.40.0/22",
  "81.9.77.0/25",
  "2a00:aa:bb:1::/64",
];
const declared = SUBNETS.map((s) => parseBlock(s)!);
const inside = (b: Block) =>
  bytes(b.bytes.length).map((r) => {
    const out = Uint8Array.from(b.bytes);
    for (let i = b.length; i < out.length * 8; i++) out[i >> 3]! |= r[i >> 3]! & (0x80 >> (i & 7));
    // an identifier made of a MAC is no place in the order of its subnet
    if (out.length === 16 && out[11] === 0xff) out[11] = 0;
    return out;
  });
const isEui = (a: Uint8Array) => a.length === 16 && a[11] === 0xff && a[12] === 0xfe;
const OPTIONS: readonly (readonly [string, PseudonymOptions])[] = [
  ["as it is by default", {}],
  ["with declared subnets", { subnets: declared }],
];

describe.each(OPTIONS)("addresses, %s", (_, options) => {
  test.each([4, 16])("prefixes of %i bytes are kept, no longer and no shorter", { timeout }, (n) => {
    const p = new Pseudonyms(key(1), options);
    fc.assert(
      fc.property(near(n), ([a, b]) => {
        const both = sharedBits(p.address(a), p.address(b));
        const before = sharedBits(a, b);
        // the identifier of an EUI-64 address is its MAC's: only what is before it has a prefix
        return isEui(a) || isEui(b) ? Math.min(both, 64) === Math.min(before, 64) : both === before;
      }),
      runs,
    );
  });

  test.each([
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "100.64.0.0/10",
    "169.254.0.0/16",
    "224.0.0.0/4",
    "fc00::/7",
    "fe80::/64",
    "ff02::/16",
    "2000::/3",
  ])("what is in %s stays in it, and no two become one", { timeout }, (text) => {
    const p = new Pseudonyms(key(2), options);
    const block = parseBlock(text)!;
    const back = new Map<string, string>();
    fc.assert(
      fc.property(inside(block), (a) => {
        const out = p.address(a).join();
        const before = back.get(out);
        back.set(out, a.join());
        return (
          sharedBits(Uint8Array.from(p.address(a)), block.bytes) >= block.length && (before ?? a.join()) === a.join()
        );
      }),
      runs,
    );
  });

  test("no address of a host becomes itself", { timeout }, () => {
    const p = new Pseudonyms(key(3), options);
    const hosts = fc.oneof(inside(parseBlock("10.0.0.0/8")!), ...declared.map(inside), inside(parseBlock("fd00::/8")!));
    fc.assert(
      fc.property(hosts, (a) => isEui(a) || p.address(a).join() !== a.join()),
      runs,
    );
  });

  test("order and number of the originals do not matter", { timeout }, () => {
    const all = fc.array(fc.oneof(bytes(4), bytes(16), bytes(6)), { minLength: 1, maxLength: 6 });
    const image = (p: Pseudonyms, a: Uint8Array) => (a.length === 6 ? p.macBytes(a) : p.address(a)).join();
    const fresh = { ...runs, numRuns: Math.ceil(runs.numRuns / 4) };
    fc.assert(
      fc.property(all, (list) => {
        const p = new Pseudonyms(key(4), options);
        const q = new Pseudonyms(key(4), { ...options, subnets: options.subnets?.toReversed() });
        const forward = list.map((a) => image(p, a));
        return forward.join("|") === list.toReversed().map((a) => image(q, a)).toReversed().join("|"); // prettier-ignore
      }),
      fresh,
    );
  });
});

describe("declared subnets", () => {
  const p = new Pseudonyms(key(5), { subnets: declared });
  const pairs = fc.oneof(...declared.map((b) => fc.tuple(fc.constant(b), inside(b), inside(b))));

  test("order within one, and the distance of two hosts, stay", { timeout }, () => {
    fc.assert(
      fc.property(pairs, ([, a, b]) => number(p.address(a)) - number(p.address(b)) === number(a) - number(b)),
      runs,
    );
  });

  test("members stay members, and others stay outside", { timeout }, () => {
    const member = fc.oneof(...declared.map((b) => fc.tuple(fc.constant(b), inside(b), bytes(b.bytes.length))));
    fc.assert(
      fc.property(member, ([b, a, other]) => {
        const network = p.network(
          `${b.length > 0 && a.length === 4 ? ipv4(b.bytes, 0) : ipv6(b.bytes, 0)}/${b.length}`,
        )!;
        const image = parseBlock(network)!;
        const isIn = (x: Uint8Array) => sharedBits(x, image.bytes) >= image.length;
        return isIn(p.address(a)) && isIn(p.address(other)) === sharedBits(other, b.bytes) >= b.length;
      }),
      runs,
    );
  });

  test("what excludeIps leaves free is the same part of the subnet", { timeout }, () => {
    // a /25 with excluded ranges: the addresses that are left, by arithmetic of their own
    const range = fc.tuple(fc.integer({ min: 0, max: 127 }), fc.integer({ min: 0, max: 127 }));
    const base = number(parseIpv4("81.9.77.0")!);
    const mapped = (host: number) => number(p.address(Uint8Array.of(81, 9, 77, host)));
    const start = mapped(0);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), (ranges) => {
        const excluded = (at: (h: number) => bigint, x: bigint) =>
          ranges.some(([a, b]) => x >= at(Math.min(a, b)) && x <= at(Math.max(a, b)));
        const left = (at: (h: number) => bigint, from: bigint) =>
          Array.from({ length: 128 }, (_, h) => h).filter((h) => !excluded(at, from + BigInt(h)));
        return left((h) => base + BigInt(h), base).join() === left(mapped, start).join();
      }),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 10) },
    );
  });

  test("--scramble-hosts gives order up", () => {
    const q = new Pseudonyms(key(5), { subnets: declared, scrambleHosts: true });
    const hosts = Array.from({ length: 32 }, (_, h) => number(q.address(Uint8Array.of(10, 20, 30, h))));
    expect(hosts).not.toEqual(hosts.toSorted((a, b) => Number(a - b)));
  });

  test("a subnet with next to nothing in front of it under the key is not kept: it would show itself", () => {
    const q = new Pseudonyms(key(5), { subnets: [parseBlock("192.168.0.0/16")!, parseBlock("10.0.0.0/8")!] });
    const plain = new Pseudonyms(key(5));
    for (const ip of ["192.168.7.9", "10.1.2.3"]) expect(q.ip(ip)).toBe(plain.ip(ip));
  });
});

describe("stronger settings", () => {
  test("--no-prefix: in the block, one to one, prefixes gone", { timeout }, () => {
    const p = new Pseudonyms(key(6), { noPrefix: true });
    const back = new Map<string, string>();
    let kept = 0;
    fc.assert(
      fc.property(bytes(4), (r) => {
        const a = Uint8Array.of(10, r[1]!, r[2]!, r[3]!);
        const out = p.address(a);
        const before = back.get(out.join());
        back.set(out.join(), a.join());
        const beside = p.address(Uint8Array.of(10, r[1]!, r[2]!, r[3]! ^ 1));
        if (sharedBits(out, beside) >= 24) kept++;
        return out[0] === 10 && (before ?? a.join()) === a.join();
      }),
      runs,
    );
    // by chance one pair in 2^16
    expect(kept).toBeLessThan(3 + runs.numRuns / 5000);
  });

  test("--truncate 8: hosts of a /24 become one, networks stay apart", () => {
    const p = new Pseudonyms(key(6), { truncate: 8 });
    expect(p.ip("10.1.2.3")).toBe(p.ip("10.1.2.200"));
    expect(p.ip("10.1.2.3")).not.toBe(p.ip("10.1.3.3"));
    expect(p.ip("10.1.2.3")).toMatch(/\.0$/);
    // 64 + 8 bits of an IPv6 address: a site of /56
    expect(p.ip("2a00:aa:bb:1201::5")).toBe(p.ip("2a00:aa:bb:12ff:1:2:3:4"));
    expect(p.ip("2a00:aa:bb:1201::5")).not.toBe(p.ip("2a00:aa:bb:1301::5"));
  });

  test("--target: into the block; the same /24 stays one; two that meet are told", () => {
    const p = new Pseudonyms(key(6), { target: [parseBlock("198.18.0.0/15")!] });
    const images = [1, 2, 3].map((h) => p.ip(`81.9.77.${h}`)!);
    for (const i of images) expect(i).toMatch(/^198\.1[89]\./);
    expect(new Set(images.map((i) => i.slice(0, i.lastIndexOf(".")))).size).toBe(1);
    expect(p.ip("10.1.2.3")).toMatch(/^10\./);
    const narrow = new Pseudonyms(key(6), { target: [parseBlock("198.18.0.0/30")!] });
    expect(() => [1, 2, 3, 4, 5].map((h) => narrow.ip(`81.9.${h}.7`))).toThrow(/two addresses become one/);
  });
});

describe("numbers", () => {
  test("VNIs, VLAN ids and AS numbers are permuted within their kind", () => {
    const p = new Pseudonyms(key(8));
    const vlans = Array.from({ length: 4094 }, (_, i) => p.vlan(i + 1));
    expect(new Set(vlans).size).toBe(4094);
    expect([Math.min(...vlans), Math.max(...vlans)]).toEqual([1, 4094]);
    expect([p.vlan(0), p.vlan(4095), p.vni(0)]).toEqual([0, 4095, 0]);
    const privates = Array.from({ length: 1023 }, (_, i) => p.asn(64512 + i));
    expect(new Set(privates).size).toBe(1023);
    expect([Math.min(...privates), Math.max(...privates)]).toEqual([64512, 65534]);
    // AS_TRANS, documentation, last ones: RFC 6793, RFC 5398, RFC 7300
    for (const n of [0, 23456, 64496, 64511, 65535, 65536, 65551, 4294967295]) expect(p.asn(n)).toBe(n);
  });

  test("VNIs and public AS numbers of 16 bits are one to one", { timeout }, () => {
    const p = new Pseudonyms(key(8));
    const vnis = new Map<number, number>();
    const ases = new Map<number, number>();
    const once = (m: Map<number, number>, out: number, n: number) => (m.has(out) ? m.get(out) === n : m.set(out, n));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffffff }), fc.integer({ min: 1, max: 64495 }), (v, a) => {
        const [vni, as] = [p.vni(v), p.asn(a)];
        if (a === 23456) return as === a;
        return vni >= 1 && vni <= 0xffffff && as >= 1 && as <= 64495 && as !== 23456 && !!once(vnis, vni, v) && !!once(ases, as, a); // prettier-ignore
      }),
      runs,
    );
  });

  test("an RD and a route target embed the pseudonyms of AS, address and VNI", () => {
    const p = new Pseudonyms(key(8));
    expect(p.administered("65000:5010")).toBe(`${p.asn(65000)}:${p.vni(5010)}`);
    expect(p.administered("10.1.2.3:7")).toMatch(new RegExp(`^${p.ip("10.1.2.3")!.replaceAll(".", "\\.")}:\\d+$`));
    // FRR's autort rfc8365-compatible: 0x10000000 is "VXLAN", the VNI below it
    expect(p.administered(`65000:${0x10000000 + 5010}`)).toBe(`${p.asn(65000)}:${0x10000000 + p.vni(5010)}`);
    // 00 02 fd e8 00 00 13 92: AS 65000, number 5010 (RFC 4360)
    const rt = p.routeTarget(Uint8Array.of(0, 2, 0xfd, 0xe8, 0, 0, 0x13, 0x92));
    expect([rt[0], rt[1], rt[2]! * 256 + rt[3]!, Number(number(rt.subarray(4)))]).toEqual([
      0,
      2,
      p.asn(65000),
      p.vni(5010),
    ]);
    expect(p.administered("4200000007:100")).toMatch(new RegExp(`^${p.asn(4200000007)}:`));
  });

  test("an ESI embeds its MAC; none and MAX stay", () => {
    const p = new Pseudonyms(key(8));
    expect(p.segment("03:44:38:39:ff:ff:01:00:00:01")).toMatch(new RegExp(`^03:${p.mac("44:38:39:ff:ff:01")}:`));
    for (const esi of [Array(10).fill("00").join(":"), Array(10).fill("ff").join(":")])
      expect(p.segment(esi)).toBe(esi);
    expect(p.segment("00:11:22:33:44:55:66:77:88:99")).toMatch(/^00:/);
  });
});

describe("MACs of groups spell the group's pseudonym", () => {
  test("IPv4: 23 bits (RFC 1112)", { timeout }, () => {
    const p = new Pseudonyms(key(9));
    fc.assert(
      fc.property(bytes(3), fc.integer({ min: 224, max: 239 }), (r, first) => {
        const out = p.address(Uint8Array.of(first, ...r));
        const mac = p.macBytes(Uint8Array.of(1, 0, 0x5e, r[0]! & 0x7f, r[1]!, r[2]!));
        // 224.0.0.0/24 stays, and so does its MAC; others share it only with groups of the same low 23 bits
        return mac.join() === [1, 0, 0x5e, out[1]! & 0x7f, out[2]!, out[3]!].join();
      }),
      runs,
    );
  });

  test("IPv6: 32 bits (RFC 2464), solicited-node ones too", { timeout }, () => {
    const p = new Pseudonyms(key(9));
    fc.assert(
      fc.property(
        fc.oneof(
          bytes(4),
          bytes(3).map((b) => Uint8Array.of(0xff, ...b)),
        ),
        (r) => {
          const solicited = r[0] === 0xff ? 1 : 0;
          const out = p.address(Uint8Array.of(0xff, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, solicited, ...r));
          return p.macBytes(Uint8Array.of(0x33, 0x33, ...r)).join() === [0x33, 0x33, ...out.subarray(12)].join();
        },
      ),
      runs,
    );
  });
});

describe("names", () => {
  test("a domain name is mapped by label; what ends every name stays", () => {
    const p = new Pseudonyms(key(10));
    const [host, dom, ...rest] = p.name("node", "leaf1.acme.com").split(".");
    expect(host).toBe(p.name("node", "leaf1"));
    expect(dom).toMatch(/^[a-z]{5}-[a-z]{5}$/);
    expect(rest).toEqual(["com"]);
  });

  test("the same name has the same words as interface and as node", () => {
    const p = new Pseudonyms(key(10));
    expect(p.name("if", "eth1")).toBe(p.name("node", "eth1"));
    expect(p.name("node", "eth1")).toMatch(/^if-/);
    expect(p.name("if", "leaf1")).toMatch(/^node-/);
    for (const same of ["lo", "any", "default"]) expect(p.name("if", same)).toBe(same);
  });
});

test("addresses of IPv6 have one pseudonym in any spelling", () => {
  const p = new Pseudonyms(key(11), { subnets: declared });
  expect(p.ip("2A00:AA:BB:1:0:0:0:7")).toBe(p.ip("2a00:aa:bb:1::7"));
  expect(parseIpv6(p.ip("2a00:aa:bb:1::7")!)!.at(-1)).toBe(7);
});
