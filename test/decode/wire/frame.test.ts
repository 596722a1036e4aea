// The walk: order of layers, where each ends, and what stops it. Offsets in the comments are header lengths added up by hand.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createWalker, LINKTYPE, type WalkOptions } from "../../../src/decode/wire/frame.ts";
import { FLAG, LAYER_NAMES } from "../../../src/decode/wire/slots.ts";
import { hex } from "./bytes.ts";
import { echo, eth, geneveOvn, INNER, ip4, ip6, join, tag, tcp, u16, udp, vxlan } from "./frames.ts";

interface Walked {
  layers: string;
  at: number[];
  end: number[];
  flags: number;
  stop: ReturnType<typeof createWalker>["slots"]["stop"];
}

function walk(
  frame: Uint8Array,
  o: { link?: number; len?: number; caplen?: number; options?: WalkOptions } = {},
): Walked {
  const before = 5;
  const bytes = join(new Uint8Array(before).fill(0xee), frame, new Uint8Array(40).fill(0xee));
  const walker = createWalker(o.options);
  walker.walk(bytes, before, o.caplen ?? frame.length, o.link ?? LINKTYPE.ethernet, o.len ?? frame.length);
  const { slots: s } = walker;
  return {
    layers: Array.from(s.layer.subarray(0, s.count), (id) => LAYER_NAMES[id]).join(" "),
    at: Array.from(s.at.subarray(0, s.count), (v) => v - before),
    end: Array.from(s.end.subarray(0, s.count), (v) => v - before),
    flags: s.flags,
    stop: s.stop,
  };
}

describe("order of layers", () => {
  // INNER is 14 + 20 + 16 = 50 bytes.
  test.each([
    {
      name: "VXLAN",
      frame: eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER)))),
      layers: "eth ipv4 udp vxlan eth ipv4 icmp",
      at: [0, 14, 34, 42, 50, 64, 84],
    },
    {
      name: "VXLAN on 8472",
      frame: eth(0x0800, ip4(17, udp(54509, 8472, vxlan(100, INNER)))),
      layers: "eth ipv4 udp vxlan eth ipv4 icmp",
      at: [0, 14, 34, 42, 50, 64, 84],
    },
    {
      name: "VXLAN over IPv6",
      frame: eth(0x86dd, ip6(17, udp(54509, 4789, vxlan(100, INNER)))),
      layers: "eth ipv6 udp vxlan eth ipv4 icmp",
      at: [0, 14, 54, 62, 70, 84, 104],
    },
    {
      name: "Geneve with OVN's option",
      frame: eth(0x0800, ip4(17, udp(54509, 6081, geneveOvn(7, INNER)))),
      layers: "eth ipv4 udp geneve eth ipv4 icmp",
      at: [0, 14, 34, 42, 58, 72, 92],
    },
    {
      name: "VXLAN in Geneve",
      frame: eth(
        0x0800,
        ip4(17, udp(1234, 6081, geneveOvn(7, eth(0x0800, ip4(17, udp(54509, 4789, vxlan(1, INNER))))))),
      ),
      layers: "eth ipv4 udp geneve eth ipv4 udp vxlan eth ipv4 icmp",
      at: [0, 14, 34, 42, 58, 72, 92, 100, 108, 122, 142],
    },
    {
      name: "tag inside the tunnel",
      frame: eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, eth(0x8100, tag(101, 0x0800, ip4(1, echo(1)))))))),
      layers: "eth ipv4 udp vxlan eth vlan ipv4 icmp",
      at: [0, 14, 34, 42, 50, 64, 68, 88],
    },
    {
      name: "QinQ, 0x9100, priority tag",
      frame: eth(0x88a8, tag(100, 0x9100, tag(101, 0x8100, tag(0, 0x0800, ip4(1, echo(1)))))),
      layers: "eth vlan vlan vlan ipv4 icmp",
      at: [0, 14, 18, 22, 26, 46],
    },
    {
      name: "VXLAN-GPE with IPv4",
      frame: eth(0x0800, ip4(17, udp(54509, 4790, join("0c000001 00006400", ip4(1, echo(1)))))),
      layers: "eth ipv4 udp vxlan ipv4 icmp",
      at: [0, 14, 34, 42, 50, 70],
    },
    {
      name: "GRE with an Ethernet frame and key",
      frame: eth(0x0800, ip4(47, join("2000 6558 00139200", INNER))),
      layers: "eth ipv4 gre eth ipv4 icmp",
      at: [0, 14, 34, 42, 56, 76],
    },
    {
      name: "ERSPAN I has no header",
      frame: eth(0x0800, ip4(47, join("0000 88be", INNER))),
      layers: "eth ipv4 gre erspan eth ipv4 icmp",
      at: [0, 14, 34, 38, 38, 52, 72],
    },
    {
      name: "ERSPAN II",
      frame: eth(0x0800, ip4(47, join("1000 88be 00000001 10640001 00000000", INNER))),
      layers: "eth ipv4 gre erspan eth ipv4 icmp",
      at: [0, 14, 34, 42, 50, 64, 84],
    },
    {
      name: "ERSPAN III",
      frame: eth(0x0800, ip4(47, join("1000 22eb 00000001 20640001 00000000 00000000", INNER))),
      layers: "eth ipv4 gre erspan eth ipv4 icmp",
      at: [0, 14, 34, 42, 54, 68, 88],
    },
    { name: "IPIP", frame: eth(0x0800, ip4(4, ip4(1, echo(1)))), layers: "eth ipv4 ipv4 icmp", at: [0, 14, 34, 54] },
    {
      name: "6in4, 4in6, 6in6",
      frame: eth(0x0800, ip4(41, ip6(41, ip6(4, ip4(1, echo(1)))))),
      layers: "eth ipv4 ipv6 ipv6 ipv4 icmp",
      at: [0, 14, 34, 74, 114, 134],
    },
    {
      name: "MPLS over Ethernet, two labels",
      frame: eth(0x8847, join("00064040 00065140", ip4(1, echo(1)))),
      layers: "eth mpls mpls ipv4 icmp",
      at: [0, 14, 18, 22, 42],
    },
    {
      name: "MPLS in UDP, IPv6 inside",
      frame: eth(0x0800, ip4(17, udp(54509, 6635, join("00065140", ip6(17, udp(1, 2, hex(""))))))),
      layers: "eth ipv4 udp mpls ipv6 udp",
      at: [0, 14, 34, 42, 46, 86],
    },
    {
      name: "Ethernet pseudowire with control word",
      frame: eth(0x8847, join("00065140 00000000", INNER)),
      layers: "eth mpls eth ipv4 icmp",
      at: [0, 14, 22, 36, 56],
    },
    {
      name: "GRE in UDP",
      frame: eth(0x0800, ip4(17, udp(54509, 4754, join("0000 0800", ip4(1, echo(1)))))),
      layers: "eth ipv4 udp gre ipv4 icmp",
      at: [0, 14, 34, 42, 46, 66],
    },
    {
      name: "BGP",
      frame: eth(0x0800, ip4(6, tcp(179, 49152, hex("ff")))),
      layers: "eth ipv4 tcp bgp",
      at: [0, 14, 34, 54],
    },
    {
      name: "port 179 without payload is no BGP",
      frame: eth(0x0800, ip4(6, tcp(179, 49152, hex("")))),
      layers: "eth ipv4 tcp",
      at: [0, 14, 34],
    },
    {
      name: "RARP",
      frame: eth(0x8035, hex("0001 0800 0604 0003 525400aa0001 00000000 525400aa0001 00000000")),
      layers: "eth rarp",
      at: [0, 14],
    },
    {
      name: "SNAP",
      frame: eth(0x0024, join("aaaa03 000000 0800", ip4(1, echo(1)).subarray(0, 28))),
      layers: "eth llc ipv4 icmp",
      at: [0, 14, 22, 42],
    },
    { name: "spanning tree", frame: eth(0x0026, join("424203", new Uint8Array(35))), layers: "eth llc", at: [0, 14] },
    {
      name: "authentication header",
      frame: eth(0x0800, ip4(51, join("01 04 0000 00000001 00000001 000000000000000000000000", echo(1)))),
      layers: "eth ipv4 icmp",
      at: [0, 14, 58],
    },
    { name: "unknown EtherType", frame: eth(0x88cc, new Uint8Array(20)), layers: "eth", at: [0] },
  ])("$name", ({ frame, layers, at }) => {
    const w = walk(frame);
    expect(w.layers).toBe(layers);
    expect(w.at).toEqual(at);
    expect(w.stop).toBeUndefined();
  });

  test.each([
    { name: "RAW IPv4", link: LINKTYPE.raw, frame: ip4(1, echo(1)), layers: "raw ipv4 icmp", at: [0, 0, 20] },
    {
      name: "RAW IPv6",
      link: LINKTYPE.raw,
      frame: ip6(17, udp(1, 2, hex(""))),
      layers: "raw ipv6 udp",
      at: [0, 0, 40],
    },
    { name: "IPV4", link: LINKTYPE.ipv4, frame: ip4(1, echo(1)), layers: "ipv4 icmp", at: [0, 20] },
    { name: "IPV6", link: LINKTYPE.ipv6, frame: ip6(17, udp(1, 2, hex(""))), layers: "ipv6 udp", at: [0, 40] },
    {
      name: "SLL",
      link: LINKTYPE.linuxSll,
      frame: join("0000 0001 0006 525400aa00010000 0800", ip4(1, echo(1))),
      layers: "sll ipv4 icmp",
      at: [0, 16, 36],
    },
    {
      name: "SLL2",
      link: LINKTYPE.linuxSll2,
      frame: join("0800 0000 00000003 0001 04 06 525400aa00010000", ip4(1, echo(1))),
      layers: "sll2 ipv4 icmp",
      at: [0, 20, 40],
    },
    {
      name: "SLL of a GRE device",
      link: LINKTYPE.linuxSll,
      frame: join("0000 030a 0004 c000020100000000 0800", ip4(1, echo(1))),
      layers: "sll ipv4 icmp",
      at: [0, 16, 36],
    },
    {
      name: "SLL of netlink",
      link: LINKTYPE.linuxSll,
      frame: join("0000 0338 0000 0000000000000000 0800", ip4(1, echo(1))),
      layers: "sll",
      at: [0],
    },
    {
      name: "NULL",
      link: LINKTYPE.null,
      frame: join("02000000", ip4(1, echo(1))),
      layers: "null ipv4 icmp",
      at: [0, 4, 24],
    },
    {
      name: "LOOP",
      link: LINKTYPE.loop,
      frame: join("00000002", ip4(1, echo(1))),
      layers: "null ipv4 icmp",
      at: [0, 4, 24],
    },
  ])("link type $name", ({ link, frame, layers, at }) => {
    const w = walk(frame, { link });
    expect(w.layers).toBe(layers);
    expect(w.at).toEqual(at);
  });

  test("a link type that is not known stops and names itself", () => {
    expect(walk(ip4(1, echo(1)), { link: 253 })).toMatchObject({
      layers: "",
      stop: { layer: "link", offset: 0, bad: "link type 253 is not decoded" },
    });
  });
});

describe("where a layer ends", () => {
  test("padding and trailers belong to Ethernet, not to IP", () => {
    // 14 + 20 + 8 = 42 bytes, padded to 60.
    const w = walk(join(eth(0x0800, ip4(17, udp(1, 2, hex("")))), new Uint8Array(18)));
    expect(w).toMatchObject({ layers: "eth ipv4 udp", end: [60, 42, 42] });
  });

  test("the UDP length ends the tunnel", () => {
    // 8 of VXLAN + 50 of INNER end at 42 + 58 = 100; 6 bytes of trailer are in the IP packet.
    const w = walk(eth(0x0800, ip4(17, join(udp(54509, 4789, vxlan(100, INNER)), new Uint8Array(6)))));
    expect(w.end).toEqual([106, 106, 100, 100, 100, 100, 100]);
  });

  test("an IP length beyond the frame ends with the frame", () => {
    const w = walk(eth(0x0800, ip4(17, udp(1, 2, hex("00")), { total: 1500 })));
    expect(w).toMatchObject({ layers: "eth ipv4 udp", end: [43, 43, 43], stop: undefined });
  });

  test("IP total length 0 (TSO) is the frame's, and flagged", () => {
    const w = walk(eth(0x0800, ip4(6, tcp(1, 2, new Uint8Array(100)), { total: 0 })));
    expect(w).toMatchObject({ layers: "eth ipv4 tcp", end: [154, 154, 154], flags: FLAG.lengthFromFrame });
  });

  test("IPv6 payload length 0 without the jumbo option (BIG TCP) is the frame's, and flagged", () => {
    const w = walk(eth(0x86dd, ip6(6, tcp(1, 2, new Uint8Array(100)), 0)));
    expect(w).toMatchObject({ layers: "eth ipv6 tcp", end: [174, 174, 174], flags: FLAG.lengthFromFrame });
  });

  test("a jumbogram ends by its option", () => {
    // 8 of hop-by-hop + 8 of UDP + 4: 20 = 0x14 bytes after the IPv6 header; 2 bytes of trailer.
    const w = walk(join(eth(0x86dd, ip6(0, join("1100 c204 00000014", udp(1, 2, new Uint8Array(4), 0)), 0)), "0000"));
    expect(w).toMatchObject({ layers: "eth ipv6 udp", at: [0, 14, 62], end: [76, 74, 74] });
  });

  test("IPv6 with no next header and length 0 holds nothing", () => {
    const w = walk(join(eth(0x86dd, ip6(59, hex(""), 0)), new Uint8Array(6)));
    expect(w).toMatchObject({ layers: "eth ipv6", end: [60, 54], flags: 0 });
  });
});

describe("fragments", () => {
  test("the first is decoded, later ones are not", () => {
    const first = walk(eth(0x0800, ip4(17, udp(1, 2, new Uint8Array(8), 3000), { fragment: 0x2000 })));
    expect(first).toMatchObject({ layers: "eth ipv4 udp", flags: FLAG.firstFragment });
    const later = walk(eth(0x0800, ip4(17, new Uint8Array(16), { fragment: 0x2001 })));
    expect(later).toMatchObject({ layers: "eth ipv4", flags: FLAG.laterFragment, stop: undefined });
    const last = walk(eth(0x0800, ip4(17, new Uint8Array(16), { fragment: 0x0001 })));
    expect(last).toMatchObject({ layers: "eth ipv4", flags: FLAG.laterFragment });
  });

  test.each([
    { name: "first", header: "11 00 0001 0000abcd", layers: "eth ipv6 udp", flags: FLAG.firstFragment },
    { name: "later", header: "11 00 0009 0000abcd", layers: "eth ipv6", flags: FLAG.laterFragment },
    { name: "atomic", header: "11 00 0000 0000abcd", layers: "eth ipv6 udp", flags: FLAG.atomicFragment },
  ])("IPv6, $name", ({ header, layers, flags }) => {
    expect(walk(eth(0x86dd, ip6(44, join(header, udp(1, 2, hex("00"))))))).toMatchObject({ layers, flags });
  });
});

describe("stops", () => {
  const frame = eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER))));
  // First byte after each header, and what comes next.
  const headers = [
    [14, "eth"],
    [34, "ipv4"],
    [42, "udp"],
    [50, "vxlan"],
    [64, "eth"],
    [84, "ipv4"],
    [92, "icmp"],
  ] as const;

  test("a capture cut at every length stops at the header that is cut, and says snapped", () => {
    for (let caplen = 0; caplen < frame.length; caplen++) {
      const w = walk(frame, { caplen });
      const cut = headers.find(([end]) => end > caplen);
      const expected = headers.slice(
        0,
        headers.findIndex(([end]) => end > caplen),
      );
      if (cut === undefined) {
        expect(w.stop).toBeUndefined();
        continue;
      }
      // With nothing after UDP there is no tunnel to miss: 42 bytes are a whole (cut) datagram.
      if (caplen === 42) continue;
      expect(w.layers, `caplen ${caplen}`).toBe(expected.map(([, name]) => name).join(" "));
      expect(w.stop).toMatchObject({ layer: cut[1], offset: expected.at(-1)?.[0] ?? 0, endFrom: "caplen" });
      expect(w.flags & FLAG.snapped).toBe(FLAG.snapped);
    }
  });

  test("a frame that is short on the wire is not snapped", () => {
    const w = walk(frame.subarray(0, 60));
    expect(w).toMatchObject({ flags: 0, stop: { layer: "eth", need: 14, have: 10, endFrom: "caplen" } });
  });

  test("a length field that ends too early is named", () => {
    const w = walk(eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER), 20))));
    expect(w).toMatchObject({
      layers: "eth ipv4 udp vxlan",
      stop: { layer: "eth", need: 14, have: 4, endFrom: "udp.length" },
    });
  });

  test.each([
    {
      name: "IP total length below its header",
      frame: eth(0x0800, ip4(17, new Uint8Array(8), { total: 19 })),
      stop: { layer: "ipv4", offset: 14, bad: "total length is 19" },
    },
    {
      name: "UDP length 5",
      frame: eth(0x0800, ip4(17, udp(1, 2, hex("00"), 5))),
      stop: { layer: "udp", offset: 34, bad: "length is 5" },
    },
    {
      name: "version 7 in RAW",
      frame: eth(0x0800, hex(`75${"00".repeat(30)}`)),
      stop: { layer: "ipv4", offset: 14, bad: "version is 7" },
    },
  ])("$name", ({ frame: f, stop }) => {
    expect(walk(f).stop).toMatchObject(stop);
  });

  test("10,000 nested tags stop at the 64th layer", () => {
    const tags = new Uint8Array(40_000);
    for (let i = 0; i < 10_000; i++) tags.set(u16(0x8100), 4 * i + 2);
    const w = walk(eth(0x8100, tags));
    expect(w.at).toHaveLength(64);
    expect(w.stop).toMatchObject({ layer: "frame", bad: "deeper than 64 layers" });
  });

  test("maxDepth", () => {
    expect(walk(frame, { options: { maxDepth: 3 } })).toMatchObject({ layers: "eth ipv4 udp", stop: { offset: 42 } });
  });
});

describe("tunnel ports", () => {
  const payload = vxlan(100, INNER);

  test("a declared port", () => {
    const options: WalkOptions = { tunnelPorts: [["vxlan", 50000]], guessTunnels: false };
    expect(walk(eth(0x0800, ip4(17, udp(54509, 50000, payload))), { options })).toMatchObject({
      layers: "eth ipv4 udp vxlan eth ipv4 icmp",
      flags: 0,
    });
  });

  test("by content, and flagged", () => {
    const f = eth(0x0800, ip4(17, udp(54509, 50000, payload)));
    expect(walk(f)).toMatchObject({ layers: "eth ipv4 udp vxlan eth ipv4 icmp", flags: FLAG.inferredTunnel });
    expect(walk(f, { options: { guessTunnels: false } })).toMatchObject({ layers: "eth ipv4 udp", flags: 0 });
  });

  test("an answer of a service to a client on 4789 is not taken for a tunnel", () => {
    expect(walk(eth(0x0800, ip4(17, udp(53, 4789, new Uint8Array(60)))))).toMatchObject({
      layers: "eth ipv4 udp",
      stop: undefined,
    });
    expect(walk(eth(0x0800, ip4(17, udp(53, 4789, payload))))).toMatchObject({
      layers: "eth ipv4 udp vxlan eth ipv4 icmp",
      flags: 0,
    });
  });

  test("a tunnel from a tunnel port to another", () => {
    expect(walk(eth(0x0800, ip4(17, udp(4789, 54509, payload))))).toMatchObject({
      layers: "eth ipv4 udp vxlan eth ipv4 icmp",
      flags: 0,
    });
    expect(walk(eth(0x0800, ip4(17, udp(4789, 54509, new Uint8Array(60)))))).toMatchObject({ layers: "eth ipv4 udp" });
  });
});

test("the slots are reused and nothing of the frame before is left", () => {
  const walker = createWalker();
  const long = eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER))));
  walker.walk(long, 0, 60, LINKTYPE.ethernet, long.length);
  expect(walker.slots.stop).toBeDefined();
  walker.walk(eth(0x88cc, new Uint8Array(8)), 0, 22, LINKTYPE.ethernet);
  expect(walker.slots).toMatchObject({ count: 1, flags: 0, stop: undefined });
});

test("any bytes under any link type walk without throwing, in order and in bounds", () => {
  const walker = createWalker();
  const links = [...Object.values(LINKTYPE), 253];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...links), fc.nat(3), (bytes, link, extra) => {
      walker.walk(bytes, 0, bytes.length, link, bytes.length + extra);
      const { slots: s } = walker;
      for (let i = 0; i < s.count; i++) {
        expect(s.at[i]!).toBeGreaterThanOrEqual(i === 0 ? 0 : s.at[i - 1]!);
        expect(s.end[i]!).toBeLessThanOrEqual(i === 0 ? bytes.length : s.end[i - 1]!);
        expect(s.at[i]!).toBeLessThanOrEqual(bytes.length);
      }
    }),
    { seed: 1, numRuns: 5000 },
  );
});
