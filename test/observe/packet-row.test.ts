// Packet rows of frames built by hand; offsets and lengths are added up in the comments.
import { describe, expect, test } from "vitest";
import { LINKTYPE } from "../../src/decode/wire/frame.ts";
import { packetRow } from "../../src/observe/packet-row.ts";
import { hex } from "../decode/wire/bytes.ts";
import { echo, eth, geneveOvn, INNER, ip4, ip6, join, tag, tcp, u16, udp, vxlan } from "../decode/wire/frames.ts";
import { viewOf } from "./view.ts";

const A = "52:54:00:aa:00:01";
const B = "52:54:00:aa:00:02";
const probe = eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER))));

test("a probe in a tunnel", () => {
  // Outer IP 20 + UDP 8 + VXLAN 8 + inner frame 50 = 86; inner IP 20 + 16 = 36; frame 14 + 86 = 100.
  expect(packetRow(viewOf(probe, { n: 7 }))).toEqual({
    n: 7,
    ts: "1.000001000",
    len: 100,
    caplen: 100,
    linktype: 1,
    link: "EN10MB",
    layers: ["eth", "ipv4", "udp", "vxlan", "eth", "ipv4", "icmp"],
    off: [0, 14, 34, 42, 50, 64, 84],
    vlan: [],
    vni: [100],
    src: ["192.0.2.1", "192.0.2.1"],
    dst: ["192.0.2.2", "192.0.2.2"],
    iplen: [86, 36],
    smac: [A, A],
    dmac: [B, B],
    sport: [54509],
    dport: [4789],
    icmp: { type: 8, code: 0, id: 5, seq: 298 },
  });
});

test("the record: no time, FCS, interface, direction", () => {
  const row = packetRow(viewOf(join(probe, "01020304"), { ns: Number.NaN, fcs: 4, iface: [3, "swp1"], direction: 2 }));
  expect(row).toMatchObject({ len: 104, caplen: 104, fcs: 4, iface: 3, ifname: "swp1", dir: "out" });
  expect(row.ts).toBeUndefined();
  expect(row.stop).toBeUndefined();
});

test("SLL2 has an ifindex and no MACs", () => {
  const cooked = join("0800 0000 00000003 0001 04 06 525400aa00010000", ip4(1, echo(1)));
  const row = packetRow(viewOf(cooked, { link: LINKTYPE.linuxSll2 }));
  expect(row).toMatchObject({ link: "LINUX_SLL2", layers: ["sll2", "ipv4", "icmp"], ifindex: 3 });
  expect(row).not.toHaveProperty("smac");
});

test("Geneve options, tags, MPLS, GRE with and without key", () => {
  const geneve = packetRow(viewOf(eth(0x0800, ip4(17, udp(54509, 6081, geneveOvn(7, INNER))))));
  expect(geneve).toMatchObject({ vni: [7], geneve_opts: [{ class: "0x0102", type: "0x80", len: 8, name: "ovn" }] });
  const tagged = packetRow(viewOf(eth(0x88a8, tag(100, 0x8100, tag(101, 0x8847, join("00065140", ip4(1, echo(1))))))));
  expect(tagged).toMatchObject({ vlan: [100, 101], mpls: [101] });
  const gre = packetRow(viewOf(eth(0x0800, ip4(47, join("2000 6558 00139200", INNER)))));
  expect(gre).toMatchObject({ gre_proto: ["0x6558"], gre_key: ["0x00139200"] });
  const keyless = packetRow(viewOf(eth(0x0800, ip4(47, join("0000 0800", ip4(1, echo(1)))))));
  expect(keyless.gre_proto).toEqual(["0x0800"]);
  expect(keyless).not.toHaveProperty("gre_key");
});

test("ARP and RARP are both arp, told apart by the operation", () => {
  const rarp = packetRow(viewOf(eth(0x8035, hex("0001 0800 0604 0003 525400aa0001 00000000 525400aa0001 00000000"))));
  expect(rarp).toMatchObject({
    layers: ["eth", "arp"],
    arp: { op: 3, sha: A, spa: "0.0.0.0", tha: A, tpa: "0.0.0.0" },
  });
});

describe("ICMP errors carry what they are about", () => {
  const quoted = ip4(1, echo(298, new Uint8Array(1472))).subarray(0, 28);

  test("fragmentation needed", () => {
    expect(packetRow(viewOf(eth(0x0800, ip4(1, join("0304 0000 0000 05aa", quoted))))).icmp).toEqual({
      type: 3,
      code: 4,
      mtu: 1450,
      quote: {
        layers: ["ipv4", "icmp"],
        src: "192.0.2.1",
        dst: "192.0.2.2",
        protocol: 1,
        length: 1500,
        icmpType: 8,
        icmpId: 5,
        icmpSeq: 298,
      },
    });
  });

  test("packet too big", () => {
    expect(
      packetRow(viewOf(eth(0x86dd, ip6(58, join("0200 0000 00000500", ip6(17, udp(1, 2, hex("")))))))),
    ).toMatchObject({
      icmp: { type: 2, mtu: 1280, quote: { src: "2001:db8::1", sport: 1, dport: 2 } },
    });
  });
});

describe("what is cut or lies", () => {
  test("a header cut by the snaplen", () => {
    expect(packetRow(viewOf(probe, { caplen: 60 }))).toMatchObject({
      caplen: 60,
      snapped: true,
      stop: { layer: "eth", offset: 50, need: 14, have: 10, endFrom: "caplen" },
    });
  });

  test("ports of a TCP header that is cut", () => {
    const row = packetRow(viewOf(eth(0x0800, ip4(6, tcp(49152, 179, hex("")))), { caplen: 44 }));
    expect(row).toMatchObject({
      layers: ["eth", "ipv4"],
      sport: [49152],
      dport: [179],
      stop: { layer: "tcp", have: 10 },
    });
  });

  test("operation of an ARP packet that is cut", () => {
    const row = packetRow(viewOf(eth(0x0806, hex("0001 0800 06ff 0001 525400aa0001"))));
    expect(row).toMatchObject({ layers: ["eth"], arp: { op: 1 }, stop: { layer: "arp" } });
  });

  test("fragments and lengths left to the NIC", () => {
    expect(packetRow(viewOf(eth(0x0800, ip4(17, new Uint8Array(16), { fragment: 1 })))).frag).toBe(true);
    // 14 + 20 + 20 + 2000: the room after Ethernet is 2040.
    const big = packetRow(viewOf(eth(0x0800, ip4(6, tcp(1, 2, new Uint8Array(2000)), { total: 0 }))));
    expect(big).toMatchObject({ offload: true, iplen: [2040], tcp: { payload: 2000 } });
  });
});

describe("checksums", () => {
  const datagram = udp(1, 2, hex("0102"));
  test("right, absent and unknowable ones are not listed", () => {
    expect(packetRow(viewOf(probe)).checksums).toBeUndefined();
    expect(packetRow(viewOf(probe, { caplen: 95 })).checksums).toBeUndefined();
  });

  test("wrong and left to the NIC", () => {
    // Pseudo-header of 192.0.2.1 > 192.0.2.2, UDP, 10 bytes: c000 + 0201 + c000 + 0202 + 0011 + 000a = 1841e -> 841f.
    datagram.set(u16(0x841f), 6);
    expect(packetRow(viewOf(eth(0x0800, ip4(17, datagram)))).checksums).toEqual([
      { layer: 2, name: "udp", state: "notFilledIn" },
    ]);
    datagram.set(u16(0x1234), 6);
    const wrong = ip4(17, datagram);
    wrong[10]! ^= 0xff;
    expect(packetRow(viewOf(eth(0x0800, wrong))).checksums).toEqual([
      { layer: 1, name: "ipv4", state: "wrong" },
      { layer: 2, name: "udp", state: "wrong" },
    ]);
    expect(packetRow(viewOf(eth(0x0800, wrong)), false).checksums).toBeUndefined();
  });
});
