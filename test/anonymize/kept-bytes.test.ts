// What stays because of its kind stays in the length that this kind has, and no further: an option that calls itself a clock stamp and is
// thirty bytes long holds whatever its sender put there. Every packet here has the bytes of 192.168.40.11 in such a place.
import { describe, expect, it } from "vitest";
import { echo, ethernet, ipv4, ipv6, udp } from "../observe/packets.ts";
import { join, pcapng } from "../read/make.ts";
import { packetsOf, pcapOf, rewriteBytes, rewritePacket } from "./rewrite.ts";

const SECRET = [192, 168, 40, 11];
const TWICE = [...SECRET, ...SECRET];
const u16 = (v: number) => [v >> 8, v & 255];
const u32 = (v: number) => [v >>> 24, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];

/** Three bytes of the secret in a row, anywhere. */
function holdsSecret(bytes: Iterable<number>): boolean {
  const b = Buffer.from([...bytes]);
  return [SECRET.slice(0, 3), SECRET.slice(1), [16, 40, 11], [254, 40, 11]].some((s) => b.includes(Buffer.from(s)));
}

const inIpv4 = (protocol: number, payload: number[]) =>
  ethernet(0x0800, ipv4("198.51.100.20", "198.51.100.10", protocol, payload));
const inIpv6 = (next: number, payload: number[]) => ethernet(0x86dd, ipv6(1, 2, next, payload));
const tcp = (options: number[]) =>
  inIpv4(6, [
    ...u16(1000),
    ...u16(2000),
    ...u32(1),
    ...u32(2),
    (5 + options.length / 4) << 4,
    0x10,
    1,
    0,
    0,
    0,
    0,
    0,
    ...options,
  ]);
/** Options of a hop-by-hop header that fill it, in front of a datagram. */
const hopByHop = (options: number[]) =>
  inIpv6(0, [17, (options.length + 2) / 8 - 1, ...options, ...udp(1000, 2000, [1])]);
/** An IPv4 header with options. */
function withOptions(options: number[]): number[] {
  const plain = ipv4("198.51.100.20", "198.51.100.10", 1, [...options, ...echo(8, 1, 1)]);
  return ethernet(0x0800, [0x45 + options.length / 4, ...plain.slice(1)]);
}
const neighbour = (options: number[]) =>
  inIpv6(58, [135, 0, 0, 0, 0, 0, 0, 0, 0xfd, ...Array.from({ length: 15 }, () => 0), ...options]);
const inGeneve = (options: number[]) =>
  inIpv4(17, udp(50_000, 6081, [options.length / 4, 0, 0x65, 0x58, 0, 0, 77, 0, ...options, ...ethernet(0x0800, ipv4("10.0.0.1", "10.0.0.2", 1, echo(8, 1, 1)))])); // prettier-ignore
const quote = ipv4("198.51.100.20", "198.51.100.10", 17, udp(1000, 2000, []));

describe("in packets", () => {
  it.each<[string, number[], number?]>([
    ["TCP: segment size", tcp([2, 10, ...TWICE, 1, 1])],
    ["TCP: window scale", tcp([3, 10, ...TWICE, 1, 1])],
    ["TCP: SACK permitted", tcp([4, 10, ...TWICE, 1, 1])],
    ["TCP: SACK of no whole block", tcp([5, 14, ...TWICE, ...SECRET, 1, 1])],
    ["TCP: timestamps", tcp([8, 14, ...TWICE, ...SECRET, 1, 1])],
    ["IPv4: router alert", withOptions([148, 10, ...TWICE, 1, 1])],
    ["IPv4: stamps alone", withOptions([68, 12, 5, 0, ...TWICE])],
    ["IPv4: stamps behind addresses", withOptions([68, 12, 5, 1, 10, 9, 9, 9, ...SECRET])],
    ["DHCP: kind of message", inIpv4(17, udp(68, 67, [1, 1, 6, 0, ...Array.from({ length: 232 }, () => 0), 0x63, 0x82, 0x53, 0x63, 53, 8, ...TWICE, 255]))], // prettier-ignore
    ["IPv6: jumbo payload", hopByHop([0xc2, 12, ...TWICE, ...SECRET])],
    ["IPv6: router alert", hopByHop([5, 4, ...SECRET])],
    ["IPv6: tunnel limit", hopByHop([4, 4, ...SECRET])],
    ["IPv6: an option that does not fit", hopByHop([0xc2, 60, ...SECRET])],
    ["neighbour discovery: MTU", neighbour([5, 2, 0, 0, 0, 0, 5, 220, ...TWICE])],
    ["neighbour discovery: DNS servers and a half", neighbour([25, 2, 0, 0, ...u32(600), ...TWICE])],
    [
      "neighbour discovery: reserved",
      inIpv6(58, [135, 0, 0, 0, ...SECRET, 0xfd, ...Array.from({ length: 15 }, () => 0)]),
    ],
    ["prefix information: reserved", neighbour([3, 4, 64, 0xc0, ...u32(1), ...u32(1), ...SECRET, 0xfd, ...Array.from({ length: 15 }, () => 0)])], // prettier-ignore
    ["router solicitation: reserved", inIpv6(58, [133, 0, 0, 0, ...SECRET])],
    ["ICMP: unused of time exceeded", inIpv4(1, [11, 0, 0, 0, ...SECRET, ...quote])],
    ["ICMP: unused of source quench", inIpv4(1, [4, 0, 0, 0, ...SECRET, ...quote])],
    ["ICMP: reserved of router solicitation", inIpv4(1, [10, 0, 0, 0, ...SECRET])],
    ["ICMPv6: unused of unreachable", inIpv6(58, [1, 0, 0, 0, ...SECRET, ...ipv6(1, 2, 17, udp(1000, 2000, []))])],
    ["Geneve: OVN's option of another length", inGeneve([1, 2, 0x80, 2, ...TWICE])],
    ["GRE: reserved behind a checksum", inIpv4(47, [0x80, 0, 0x08, 0, 0x12, ...SECRET.slice(0, 3), ...ipv4("10.0.0.1", "10.0.0.2", 17, udp(1, 2, []))])], // prettier-ignore
    // long enough for what the first byte would say of sources: twelve of them
    ["UDP: a private address where RTP has its head", inIpv4(17, udp(4000, 5000, [172, 16, 40, 11, ...Array.from({ length: 96 }, (_, i) => i)]))], // prettier-ignore
    ["UDP: a link-local one", inIpv4(17, udp(4000, 5000, [169, 254, 40, 11, ...Array.from({ length: 96 }, (_, i) => i)]))], // prettier-ignore
    ["SLL2: reserved", [8, 0, 192, 168, 40, 11, 0, 3, 0, 1, 0, 6, 2, 0, 0, 0, 0, 1, 0, 0, ...quote], 276],
  ])("%s", async (_, packet, linkType = 1) => {
    expect(holdsSecret(await rewritePacket(packet, linkType))).toBe(false);
  });

  it("what has the length of its kind stays", async () => {
    const options = [2, 4, 5, 180, 4, 2, 8, 10, ...TWICE, 1, 3, 3, 7];
    const out = await rewritePacket(tcp(options));
    expect(out.slice(54)).toEqual(options);
  });

  it.each<[string, number[], number]>([
    ["a redirect", inIpv4(1, [5, 0, 0, 0, ...SECRET, ...quote]), 34 + 7],
    [
      "GRE with a long route",
      inIpv4(47, [0x40, 0, 8, 0, ...u32(0), 8, 0, 0, 12, ...TWICE, ...SECRET, 0, 0, 0, 0, ...quote]),
      34 + 24,
    ],
    ["a group policy of VXLAN", inIpv4(17, udp(50_000, 4789, [0x88, 0, ...SECRET])), 42 + 6],
  ])("in a header that the recorder cut: %s", async (_, packet, cut) => {
    const { file } = await rewriteBytes(pcapOf([packet], 1, cut));
    expect(holdsSecret(packetsOf(file)[0]!)).toBe(false);
  });
});

describe("in BGP", () => {
  const message = (type: number, body: number[]) => [
    ...Array.from({ length: 16 }, () => 255),
    ...u16(19 + body.length),
    type,
    ...body,
  ];
  const carried = (seq: number, flags: number, data: number[]) =>
    inIpv4(6, [...u16(40_000), ...u16(179), ...u32(seq), ...u32(1), 0x50, flags, 0x20, 0, 0, 0, 0, 0, ...data]);
  const attribute = (type: number, value: number[]) =>
    message(2, [0, 0, ...u16(3 + value.length), 0x40, type, value.length, ...value]);
  const capability = (code: number, value: number[]) =>
    message(1, [
      4,
      ...u16(64_512),
      ...u16(9),
      10,
      1,
      1,
      1,
      4 + value.length,
      2,
      2 + value.length,
      code,
      value.length,
      ...value,
    ]);
  it.each<[string, number[]]>([
    ...[1, 4, 5, 6].map((type): [string, number[]] => [`attribute ${type}`, attribute(type, [0, ...TWICE])]),
    // 13 bytes are of no such capability
    ...[1, 2, 5, 6, 9, 64, 69, 70, 71, 128].map((code): [string, number[]] => [
      `capability ${code}`,
      capability(code, [0, ...TWICE, ...SECRET]),
    ]),
    // SRv6 service, SID information, SID structure of eight bytes where it has six
    [
      "SID structure",
      attribute(40, [
        5,
        0,
        36,
        0,
        1,
        0,
        32,
        0,
        0xfd,
        ...Array.from({ length: 15 }, () => 0),
        0,
        0,
        0,
        0,
        1,
        0,
        8,
        ...TWICE,
      ]),
    ],
    // label 3 without the mark of the bottom, in front of 192.168.41.11/32: the third byte is odd, as that of a last label
    ["a label without its mark", attribute(14, [...u16(1), 4, 4, 10, 9, 9, 9, 0, 56, 0, 0, 0x30, 192, 168, 41, 11])],
    ["what is reserved behind a next hop", attribute(14, [...u16(1), 1, 4, 10, 9, 9, 9, 192, 24, 168, 40, 11])],
  ])("%s", async (_, bgp) => {
    const { file } = await rewriteBytes(pcapOf([carried(999, 2, []), carried(1000, 0x18, bgp)]));
    const out = packetsOf(file)[1]!.slice(54);
    expect(out.slice(0, 19)).toEqual(bgp.slice(0, 19));
    expect(holdsSecret(out) || Buffer.from(out).includes(Buffer.from([192, 168, 41]))).toBe(false);
  });
});

describe("IGMP", () => {
  it("its checksum is that of the pseudonym: the old one would tell the group", async () => {
    // 0x16 (version 2 report) 239.168.40.11: 0x1600 + 0xefa8 + 0x280b = 0x12db3 -> 0x2db4, its complement 0xd24b
    const out = await rewritePacket(inIpv4(2, [0x16, 0, 0xd2, 0x4b, 239, 168, 40, 11]));
    // the map turns all bytes but the first by 0x55: 239.253.125.94; 0x1600 + 0xeffd + 0x7d5e = 0x1835b -> 0x835c, complement 0x7ca3
    expect(out.slice(34, 42)).toEqual([0x16, 0, 0x7c, 0xa3, 239, 253, 125, 94]);
  });
});

describe.each([true, false])("in pcapng, little endian: %s", (le) => {
  const p = pcapng(le);
  const long = Uint8Array.from([...TWICE, ...TWICE]);
  const data = Uint8Array.from(inIpv4(1, echo(8, 1, 1)));
  it.each<[string, Uint8Array[]]>([
    [
      "of an interface",
      [
        p.iface(
          1,
          0,
          [8, 9, 10, 13, 14, 16, 17].filter((c) => c !== 9 && c !== 14).map((c) => [c, long]),
        ),
      ],
    ],
    [
      "of a packet",
      [
        p.iface(1, 0, []),
        p.packet(
          0,
          5n,
          data,
          data.length,
          [2, 4, 5, 6, 7].map((c) => [c, long]),
        ),
      ],
    ],
    [
      "of statistics",
      [
        p.iface(1, 0, []),
        p.packet(0, 5n, data),
        p.statistics(
          0,
          [2, 3, 4, 5, 6, 7, 8].map((c) => [c, long]),
        ),
      ],
    ],
  ])("numbers %s are as long as such numbers are", async (_, blocks) => {
    const { file } = await rewriteBytes(join(p.section([]), ...blocks, p.packet(0, 6n, data)));
    expect(holdsSecret(file)).toBe(false);
  });
});
