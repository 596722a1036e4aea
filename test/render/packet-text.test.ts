// Lines of text and CSV for frames whose lengths are added up by hand; every length says what it counts.
import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { LINKTYPE } from "../../src/decode/wire/frame.ts";
import { packetRow, type PacketView } from "../../src/observe/packet-row.ts";
import { ByteWriter } from "../../src/render/byte-writer.ts";
import { csvHeader, PacketCsv } from "../../src/render/packet-csv.ts";
import { PacketText } from "../../src/render/packet-text.ts";
import type { TimeStyle } from "../../src/render/packet-time.ts";
import { hex } from "../decode/wire/bytes.ts";
import { echo, eth, geneveOvn, INNER, ip4, ip6, join, tag, tcp, udp, vxlan } from "../decode/wire/frames.ts";
import { viewOf } from "../observe/view.ts";

function lineOf(view: PacketView, time: TimeStyle = "none"): string {
  const out = new ByteWriter();
  new PacketText(out, time).write(reveal(view));
  return new TextDecoder().decode(out.buffer.subarray(0, out.length));
}

const A = "52:54:00:aa:00:01";
const B = "52:54:00:aa:00:02";
const IP = "192.0.2.1 > 192.0.2.2";
const probe = eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER))));

describe("lines", () => {
  test.each([
    [
      "a probe in a tunnel: 14 + 20 + 8 + 8 + 50 = 100",
      viewOf(probe),
      `1 ${A} > ${B}, frame 100: 192.0.2.1.54509 > 192.0.2.2.4789, packet 86: UDP payload 58: VXLAN vni 100: ${A} > ${B}, frame 50: ${IP}, packet 36: ICMP echo request, id 5, seq 298, message 16`,
    ],
    [
      "Geneve",
      viewOf(eth(0x0800, ip4(17, udp(54509, 6081, geneveOvn(7, INNER))))),
      `1 ${A} > ${B}, frame 108: 192.0.2.1.54509 > 192.0.2.2.6081, packet 94: UDP payload 66: Geneve vni 7, ovn option of 8: ${A} > ${B}, frame 50: ${IP}, packet 36: ICMP echo request, id 5, seq 298, message 16`,
    ],
    [
      "a tag, and a frame with FCS",
      viewOf(join(eth(0x8100, tag(0xa065, 0x0800, ip4(1, echo(1)))), "01020304"), { fcs: 4 }),
      `1 record 58 FCS 4, ${A} > ${B}, frame 54: VLAN 101 pcp 5: ${IP}, packet 36: ICMP echo request, id 5, seq 1, message 16`,
    ],
    [
      "cut by the snaplen",
      viewOf(probe, { caplen: 60 }),
      `1 record 100 captured 60, ${A} > ${B}, frame 100: 192.0.2.1.54509 > 192.0.2.2.4789, packet 86: UDP payload 58: VXLAN vni 100 [eth at 50 cut by the snaplen: needs 14, has 10]`,
    ],
    [
      "a cooked capture",
      viewOf(join("0800 0000 00000003 0001 04 06 525400aa00010000", ip4(1, echo(1))), { link: LINKTYPE.linuxSll2 }),
      `1 record 56, SLL2 ifindex 3 out 52:54:00:aa:00:01:00:00`.replace(":00:00", "") +
        `: ${IP}, packet 36: ICMP echo request, id 5, seq 1, message 16`,
    ],
    [
      "fragmentation needed",
      viewOf(eth(0x0800, ip4(1, join("0304 f852 0000 05aa", ip4(1, echo(2)).subarray(0, 28))))),
      `1 ${A} > ${B}, frame 70: ${IP}, packet 56: ICMP fragmentation needed, mtu 1450, about ${IP} packet 36 echo id 5 seq 2, message 36 [icmp checksum wrong]`,
    ],
    [
      "TCP of BGP",
      viewOf(eth(0x0800, ip4(6, tcp(179, 49152, hex("ff"))))),
      `1 ${A} > ${B}, frame 55: 192.0.2.1.179 > 192.0.2.2.49152, packet 41: TCP [P.] seq 1, ack 2, TCP payload 1: BGP [tcp checksum wrong]`,
    ],
    [
      "ARP",
      viewOf(eth(0x0806, hex("0001 0800 0604 0001 525400aa0001 c0000201 000000000000 c0000202"))),
      `1 ${A} > ${B}, frame 42: ARP request: who has 192.0.2.2, asked by 192.0.2.1 at ${A}`,
    ],
    [
      "RARP, as QEMU announces",
      viewOf(eth(0x8035, hex("0001 0800 0604 0003 525400aa0001 00000000 525400aa0001 00000000"))),
      `1 ${A} > ${B}, frame 42: RARP request: who is ${A}, asked by ${A}`,
    ],
    [
      "gratuitous ARP",
      viewOf(eth(0x0806, hex("0001 0800 0604 0001 525400aa0001 c0000201 000000000000 c0000201"))),
      `1 ${A} > ${B}, frame 42: ARP announcement: 192.0.2.1 is at ${A}`,
    ],
    ["LLDP", viewOf(eth(0x88cc, new Uint8Array(20))), `1 ${A} > ${B}, frame 34: LLDP (EtherType 0x88cc)`],
    ["OSPF", viewOf(eth(0x0800, ip4(89, new Uint8Array(24)))), `1 ${A} > ${B}, frame 58: ${IP}, packet 44: OSPF`],
    [
      "a later fragment",
      viewOf(eth(0x0800, ip4(17, new Uint8Array(16), { fragment: 0x2002 }))),
      `1 ${A} > ${B}, frame 50: ${IP}, packet 36, fragment id 4660 offset 16 more follow`,
    ],
    [
      "a tunnel found by content",
      viewOf(
        eth(
          0x86dd,
          ip6(
            17,
            udp(
              1,
              50000,
              vxlan(5, eth(0x0806, hex("0001 0800 0604 0002 525400aa0001 c0000201 525400aa0002 c0000202"))),
            ),
          ),
        ),
      ),
      `1 ${A} > ${B}, frame 112: 2001:db8::1.1 > 2001:db8::2.50000, packet 98: UDP payload 50: VXLAN vni 5: ${A} > ${B}, frame 42: ARP reply: 192.0.2.1 is at ${A} [tunnel found by content]`,
    ],
    [
      "unknown link type",
      viewOf(probe, { link: 253 }),
      `1 record 100 link type NETLINK [link at 0: link type 253 is not decoded]`,
    ],
    [
      "an EVPN route",
      viewOf(eth(0x0800, ip4(1, echo(1))), {
        evpn: [{ op: "announce", rt: 2, mac: A, vni: [100], next_hop: "192.0.2.9", mm_seq: 1 }],
      }),
      `1 ${A} > ${B}, frame 50: ${IP}, packet 36: ICMP echo request, id 5, seq 1, message 16 [EVPN announce type 2 mac ${A} vni 100 next hop 192.0.2.9 sequence 1]`,
    ],
  ])("%s", (_name, view, expected) => {
    expect(lineOf(view)).toBe(`${expected}\n`);
  });

  test.each([
    ["rfc3339", "1 1970-01-01T00:00:01.000001Z 52"],
    ["epoch", "1 1.000001 52"],
    ["relative", "1 0.000000 52"],
    ["none", "1 52"],
  ] as const)("--time %s", (time, start) => {
    expect(lineOf(viewOf(probe), time).startsWith(start)).toBe(true);
  });

  test("an interface's name cannot reach the terminal with control characters", () => {
    expect(lineOf(viewOf(probe, { iface: [0, "e\u001b[31m\n1"] }))).toMatch(/^1 e\?\[31m\?1 52/);
  });
});

describe("CSV", () => {
  test("one cell a column, lists joined by blanks", () => {
    const view = viewOf(probe);
    const header = csvHeader("epoch").trimEnd().split(",");
    const cells = new PacketCsv("epoch").line(reveal(view), packetRow(view)).trimEnd().split(",");
    expect(cells).toHaveLength(header.length);
    const row = Object.fromEntries(header.map((name, i) => [name, cells[i]]));
    expect(row).toMatchObject({
      n: "1",
      time: "1.000001",
      record_bytes: "100",
      layers: "eth ipv4 udp vxlan eth ipv4 icmp",
      vni: "100",
      ip_packet_bytes: "86 36",
      icmp_seq: "298",
      mpls: "",
    });
  });

  test("a cell with a comma, a quote or a line ending is quoted (RFC 4180)", () => {
    const view = viewOf(probe, { iface: [0, 'a,"b"\n'] });
    expect(new PacketCsv("none").line(reveal(view), packetRow(view))).toContain(',"a,""b""\n",');
  });
});
