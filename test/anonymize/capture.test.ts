// Captures, anonymized: packets written out by hand, and what must and must not be in the result.
import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { echo, ethernet, geneve, inVxlan, ipv4, ipv6, udp, vxlan } from "../observe/packets.ts";
import { pcap } from "../read/make.ts";
import { packetsOf, pcapOf, rewriteBytes, rewritePacket } from "./rewrite.ts";

/** Ones' complement sum of 16-bit words: 0xffff over a header or message whose checksum is right. */
function sum(bytes: readonly number[], more: readonly number[] = []): number {
  const all = [...bytes, ...(bytes.length % 2 === 0 ? [] : [0]), ...more];
  let s = 0;
  for (let i = 0; i < all.length; i += 2) s += (all[i]! << 8) | all[i + 1]!;
  while (s > 0xffff) s = (s & 0xffff) + (s >> 16);
  return s;
}

/** `packet` with its checksum at `at`, over what is from `from` on, made right. */
function summed(packet: readonly number[], at: number, more: readonly number[] = []): number[] {
  const zeroed = packet.map((v, i) => (i === at || i === at + 1 ? 0 : v));
  const right = 0xffff ^ sum(zeroed, more);
  return zeroed.map((v, i) => (i === at ? right >> 8 : i === at + 1 ? right & 255 : v));
}

/** Offset of the first place where `needle` stands in `bytes`; -1 where it stands nowhere. */
const find = (bytes: readonly number[], needle: readonly number[]): number =>
  Buffer.from(bytes).indexOf(Buffer.from(needle));

const OUTER = [
  [192, 0, 2, 12],
  [198, 51, 100, 20],
];
const VM = [192, 168, 40, 11];
const GATEWAY = [192, 168, 40, 32];
const OVN_MAC = [0x0a, 0x58, 0xc0, 0xa8, 0x28, 0x20];
const dotted = (a: readonly number[]) => a.join(".");

describe("what tcprewrite leaves behind", () => {
  const inner = [...OVN_MAC, 0x0a, 0x58, ...VM, 0x08, 0x00, ...ipv4(dotted(VM), dotted(GATEWAY), 1, echo(8, 5, 1))];
  const frame = inVxlan(dotted(OUTER[0]!), dotted(OUTER[1]!), inner, 77);

  it("the frame inside VXLAN: addresses, and MACs that spell them", async () => {
    const out = await rewritePacket(frame);
    expect(out).toHaveLength(frame.length);
    for (const original of [...OUTER, VM, GATEWAY, OVN_MAC, VM.slice(1), [0, 0, 77]])
      expect(find(out, original)).toBe(-1);
    // 14 + 20 + 8 + 8 is where the inner frame begins; its destination is turned from its second byte on
    expect(out.slice(50, 56)).toEqual([0x0a, 0x58 ^ 0x55, 0xc0 ^ 0x55, 0xa8 ^ 0x55, 0x28 ^ 0x55, 0x20 ^ 0x55]);
    expect(out.slice(76, 80)).toEqual([192, 168 ^ 0x55, 40 ^ 0x55, 11 ^ 0x55]);
    expect(out.slice(46, 49)).toEqual([0, 0x55, 77]);
  });

  it("the sender of SLL2, and the packet behind it", async () => {
    const head = [0x08, 0x00, 0, 0, 0, 0, 0, 3, 0, 1, 0, 6, ...OVN_MAC, 0xde, 0xad];
    const out = await rewritePacket([...head, ...ipv4(dotted(VM), dotted(GATEWAY), 1, echo(0, 5, 1))], 276);
    for (const original of [OVN_MAC, VM, GATEWAY, [0xde, 0xad]]) expect(find(out, original)).toBe(-1);
    expect(out.slice(0, 12)).toEqual(head.slice(0, 12));
    expect(out.slice(18, 20)).toEqual([0, 0]);
  });

  it("the packet that an ICMPv6 error quotes", async () => {
    const quote = ipv6(0x1234, 0x5678, 17, udp(1000, 2000, [1, 2, 3, 4]));
    const error = [1, 4, 0, 0, 0, 0, 0, 0, ...quote];
    const out = await rewritePacket(ethernet(0x86dd, ipv6(0x9abc, 0x1234, 58, error)));
    for (const original of [0x1234, 0x5678, 0x9abc]) expect(find(out, [0, original >> 8, original & 255])).toBe(-1);
    // outer IPv6 at 14, ICMPv6 at 54, quoted IPv6 at 62: its ports stay
    expect(out.slice(102, 106)).toEqual([1000 >> 8, 1000 & 255, 2000 >> 8, 2000 & 255]);
    expect(out.slice(110)).toEqual([0, 0, 0, 0]);
  });
});

describe("checksums", () => {
  const message = summed(echo(8, 7, 3), 2);
  const packet = ethernet(0x0800, ipv4("198.51.100.20", "198.51.100.10", 1, message));

  it("right ones stay right, of the header and of the message", async () => {
    const out = await rewritePacket(packet);
    expect(sum(out.slice(14, 34))).toBe(0xffff);
    expect(sum(out.slice(34))).toBe(0xffff);
    expect(out.slice(42)).toEqual(Array.from({ length: 56 }, () => 0));
  });

  it("wrong ones stay wrong, by as much", async () => {
    const wrong = packet.map((v, i) => (i === 37 ? v ^ 1 : v));
    const out = await rewritePacket(wrong);
    expect(sum(out.slice(34))).toBe(sum(wrong.slice(34)));
    expect(sum(out.slice(34))).not.toBe(0xffff);
  });

  it("a header whose checksum is left to the NIC keeps zero", async () => {
    const out = await rewritePacket(packet.map((v, i) => (i === 24 || i === 25 ? 0 : v)));
    expect(out.slice(24, 26)).toEqual([0, 0]);
  });

  const pseudo = (ip: readonly number[], length: number) => [...ip.slice(12, 20), 0, 17, length >> 8, length & 255];
  const datagram = udp(4000, 5000, [9, 8, 7, 6, 5]);
  const plain = ipv4("198.51.100.20", "198.51.100.10", 17, datagram);

  it("UDP: zero stays zero, right stays right with an odd length", async () => {
    expect((await rewritePacket(ethernet(0x0800, plain))).slice(40, 42)).toEqual([0, 0]);
    const right = [...plain.slice(0, 20), ...summed(datagram, 6, pseudo(plain, 13))];
    const out = (await rewritePacket(ethernet(0x0800, right))).slice(14);
    expect(sum(out.slice(20), pseudo(out, 13))).toBe(0xffff);
  });

  it("UDP: the sum of the pseudo-header alone, as offload leaves it, becomes that of the new addresses", async () => {
    const partial = sum([], pseudo(plain, 13));
    const packet = plain.map((v, i) => (i === 26 ? partial >> 8 : i === 27 ? partial & 255 : v));
    const out = (await rewritePacket(ethernet(0x0800, packet))).slice(14);
    expect((out[26]! << 8) | out[27]!).toBe(sum([], pseudo(out, 13)));
  });

  it("an outer UDP checksum covers what is rewritten inside", async () => {
    const inner = vxlan(5, ethernet(0x0800, ipv4("10.0.0.1", "10.0.0.2", 1, message)));
    const outer = ipv4("192.0.2.1", "192.0.2.2", 17, udp(50_000, 4789, inner));
    const length = outer.length - 20;
    const right = [...outer.slice(0, 20), ...summed(outer.slice(20), 6, pseudo(outer, length))];
    const out = (await rewritePacket(ethernet(0x0800, right))).slice(14);
    expect(sum(out.slice(20), pseudo(out, length))).toBe(0xffff);
  });
});

describe("frame check sequences, where the file says that there are ones", () => {
  const frame = Uint8Array.from(ethernet(0x0800, ipv4("10.0.0.1", "10.0.0.2", 1, echo(8, 1, 1))));
  const check = (bytes: Uint8Array) => [0, 8, 16, 24].map((by) => (crc32(bytes) >>> by) & 255);
  // the upper bits of the link type's word: present, of two 16-bit words
  const file = (fcs: readonly number[]) => pcap([[1, 0, Uint8Array.from([...frame, ...fcs])]], { word: 0x24000001 });
  const rewritten = async (fcs: readonly number[]) => {
    const out = packetsOf((await rewriteBytes(file(fcs))).file)[0]!;
    return { is: out.slice(-4), right: check(Uint8Array.from(out.slice(0, -4))) };
  };

  it("a right one is made right", async () => {
    const { is, right } = await rewritten(check(frame));
    expect(is).toEqual(right);
    expect(is).not.toEqual(check(frame));
  });

  it("a wrong one stays wrong, in the same bits", async () => {
    const { is, right } = await rewritten(check(frame).map((v, i) => v ^ (i === 2 ? 0x10 : 0)));
    expect(is.map((v, i) => v ^ right[i]!)).toEqual([0, 0, 0x10, 0]);
  });
});

describe("fragments", () => {
  // an echo of 64 bytes in pieces of 24 and 40: identification 9, the second one at offset 24 (3 units of 8)
  const message = summed(
    echo(8, 7, 3).map((v, i) => (i < 8 ? v : (i * 37) & 255)),
    2,
  );
  const piece = (data: readonly number[], offset: number, more: boolean) => {
    const ip = ipv4("198.51.100.20", "198.51.100.10", 1, [...data]);
    const told = ip.map((v, i) => (i === 5 ? 9 : i === 6 ? (more ? 0x20 : 0) : i === 7 ? offset / 8 : v));
    return ethernet(0x0800, [...summed(told.slice(0, 20), 10), ...told.slice(20)]);
  };
  const frames = [piece(message.slice(0, 24), 0, true), piece(message.slice(24), 24, false)];

  it("the checksum in the first one stays right for all of them", async () => {
    const [first, second] = packetsOf((await rewriteBytes(pcapOf(frames))).file);
    expect(sum([...first!.slice(34), ...second!.slice(34)])).toBe(0xffff);
    expect(sum(second!.slice(14, 34))).toBe(0xffff);
  });

  it("of the payload behind the first one only its sum is left", async () => {
    const second = packetsOf((await rewriteBytes(pcapOf(frames))).file)[1]!.slice(34);
    expect(second.slice(2)).toEqual(Array.from({ length: 38 }, () => 0));
    expect(sum(second)).toBe(sum(message.slice(24)));
  });
});

describe("what is not understood", () => {
  it("an unknown EtherType: zeroed, counted, placed", async () => {
    const frames = [
      ethernet(0x0800, ipv4("10.0.0.1", "10.0.0.2", 1, echo(8, 1, 1))),
      ethernet(0x88b5, [192, 168, 1, 1]),
    ];
    const { file, told } = await rewriteBytes(pcapOf(frames));
    expect(packetsOf(file)[1]!.slice(12)).toEqual([0x88, 0xb5, 0, 0, 0, 0]);
    expect(told.unknown).toEqual([{ what: "EtherType 0x88b5", count: 1, bytes: 4, records: [2] }]);
  });

  it("with keepUnknown it stays", async () => {
    const { file } = await rewriteBytes(pcapOf([ethernet(0x88b5, [192, 168, 1, 1])]), undefined, { keepUnknown: true });
    expect(packetsOf(file)[0]!.slice(14)).toEqual([192, 168, 1, 1]);
  });

  it("half an address at the end of a record that was cut is zeroed", async () => {
    const frame = ethernet(0x0800, ipv4("10.20.30.40", "10.50.60.70", 1, echo(8, 1, 1)));
    const { file, told } = await rewriteBytes(pcapOf([frame], 1, 32));
    expect(packetsOf(file)[0]!.slice(26)).toEqual([10, 20 ^ 0x55, 30 ^ 0x55, 40 ^ 0x55, 0, 0]);
    expect(told.cut).toBe(1);
  });

  it("a pcap of a link type that is not decoded is refused before anything is written", async () => {
    await expect(rewriteBytes(pcapOf([[1, 2, 3, 4]], 147))).rejects.toThrow(/link type USER0 is not decoded/);
  });

  it("Geneve: OVN's option stays, another's value goes", async () => {
    const inner = ethernet(0x0800, ipv4("10.0.0.1", "10.0.0.2", 1, echo(8, 1, 1)));
    const ovn = ethernet(0x0800, ipv4("192.0.2.1", "192.0.2.2", 17, udp(50_000, 6081, geneve(9, inner))));
    expect((await rewritePacket(ovn)).slice(50, 58)).toEqual([0x01, 0x02, 0x80, 1, 0, 3, 0, 5]);
    const other = ovn.map((v, i) => (i === 51 ? 0x09 : v));
    expect((await rewritePacket(other)).slice(50, 58)).toEqual([0x01, 0x09, 0x80, 1, 0, 0, 0, 0]);
  });
});
