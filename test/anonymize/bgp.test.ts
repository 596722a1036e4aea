// BGP in captures, anonymized: messages over several segments, copies and segments out of order, what is cut and what is missing.
import { describe, expect, it } from "vitest";
import { ethernet, ipv4 } from "../observe/packets.ts";
import { PLAIN_MAP } from "./plain-map.ts";
import { packetsOf, pcapOf, rewriteBytes } from "./rewrite.ts";

const u16 = (v: number) => [v >> 8, v & 255];
const u32 = (v: number) => [v >>> 24, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];
const MARKER = Array.from({ length: 16 }, () => 255);
const message = (type: number, body: readonly number[]) => [...MARKER, ...u16(19 + body.length), type, ...body];

/** A segment from 192.0.2.1 to 192.0.2.2; the checksum is left out of it (0), which is wrong and stays wrong. */
const segment = (seq: number, data: readonly number[], flags = 0x18, from = "192.0.2.1") =>
  ethernet(
    0x0800,
    ipv4(from, "192.0.2.2", 6, [
      ...u16(40_000),
      ...u16(179),
      ...u32(seq),
      ...u32(1),
      0x50,
      flags,
      0x20,
      0,
      0,
      0,
      0,
      0,
      ...data,
    ]),
  );
const SYN = segment(999, [], 0x02);
const payload = (packet: readonly number[]) => packet.slice(54);

const HOST = [...Buffer.from("leaf1")];
// AS 64512, hold time 9, identifier 10.1.1.1, four-octet AS 4200000001, host name
const OPEN = message(1, [
  4, ...u16(64_512), ...u16(9), 10, 1, 1, 1, 17, 2, 15,
  65, 4, ...u32(4_200_000_001), 73, 7, 5, ...HOST, 0,
]); // prettier-ignore
const MAC = [0x52, 0x54, 0, 0xaa, 0, 1];
const ROUTE = [
  2, 37, // MAC/IP, 37 bytes
  0, 1, 10, 1, 1, 1, 0, 2, // RD 10.1.1.1:2
  ...Array.from({ length: 10 }, () => 0), // ESI
  0, 0, 0, 0, // Ethernet tag
  48, ...MAC, 32, 10, 9, 8, 7, 0, 0, 100,
]; // prettier-ignore
/** MP_REACH with the route, next hop 192.0.2.1; AS_PATH 4200000001; RT 64512:100 and encapsulation VXLAN. */
function update(): number[] {
  const reach = [0, 25, 70, 4, 192, 0, 2, 1, 0, ...ROUTE];
  const communities = [0, 2, ...u16(64_512), ...u32(100), 3, 12, 0, 0, 0, 0, 0, 8];
  const attributes = [
    0x40, 2, 6, 2, 1, ...u32(4_200_000_001),
    0x80, 14, reach.length, ...reach,
    0xc0, 16, communities.length, ...communities,
  ]; // prettier-ignore
  return message(2, [0, 0, ...u16(attributes.length), ...attributes]);
}

/** The stream as the map of the tests turns it, worked out field by field. */
function turned(): { open: number[]; update: number[] } {
  const open = [...OPEN];
  open.splice(20, 2, ...u16(64_512 ^ 0x55));
  open.splice(24, 4, 10, 1 ^ 0x55, 1 ^ 0x55, 1 ^ 0x55);
  open.splice(33, 4, ...u32((4_200_000_001 ^ 0x55) >>> 0));
  // "host-5" as far as there is room
  open.splice(40, 5, ...Buffer.from("host-"));
  const out = update();
  out.splice(28, 4, ...u32((4_200_000_001 ^ 0x55) >>> 0));
  const hop = 32 + 3 + 4;
  out.splice(hop, 4, 192, 0x55, 2 ^ 0x55, 1 ^ 0x55);
  const route = hop + 5 + 2;
  out.splice(route, 8, 0, 1, ...[10, 1, 1, 1, 0, 2].map((v) => v ^ 0x55));
  out.splice(route + 23, 6, ...MAC.map((v, i) => (i === 0 ? v : v ^ 0x55)));
  out.splice(route + 30, 4, 10, 9 ^ 0x55, 8 ^ 0x55, 7 ^ 0x55);
  // VNI 100: 100 ^ 0x5500
  out.splice(route + 34, 3, 0, 0x55, 100);
  const target = route + 37 + 3;
  out.splice(target, 8, 0, 2, ...[...u16(64_512), ...u32(100)].map((v) => v ^ 0x55));
  return { open, update: out };
}

const STREAM = [...OPEN, ...update()];
const TURNED = [...turned().open, ...turned().update];

async function rewritten(packets: readonly (readonly number[])[], cut = Infinity): Promise<number[][]> {
  return packetsOf((await rewriteBytes(pcapOf(packets, 1, cut))).file).map(payload);
}

describe("messages of BGP", () => {
  it("OPEN and UPDATE in one segment", async () => {
    expect((await rewritten([SYN, segment(1000, STREAM)]))[1]).toEqual(TURNED);
  });

  it("without the SYN, from the first marker on", async () => {
    expect((await rewritten([segment(1000, STREAM)]))[0]).toEqual(TURNED);
  });

  it.each([1, 7, 18, 19, 30, 64])("in segments of %d bytes", async (size) => {
    const pieces: number[][] = [];
    for (let at = 0; at < STREAM.length; at += size) pieces.push(segment(1000 + at, STREAM.slice(at, at + size)));
    expect((await rewritten([SYN, ...pieces])).flat()).toEqual(TURNED);
  });

  it("out of order and sent again: every copy alike", async () => {
    const [a, b, c] = [STREAM.slice(0, 40), STREAM.slice(40, 90), STREAM.slice(90)];
    const out = await rewritten([
      SYN,
      segment(1000, a),
      segment(1090, c),
      segment(1000, a),
      segment(1040, b),
      segment(1020, STREAM.slice(20, 110)),
    ]);
    expect(out.slice(1)).toEqual([
      TURNED.slice(0, 40),
      TURNED.slice(90),
      TURNED.slice(0, 40),
      TURNED.slice(40, 90),
      TURNED.slice(20, 110),
    ]);
  });

  it("a copy that is not like the first one stays unlike it", async () => {
    const other = STREAM.map((v, i) => (i === 100 ? v ^ 3 : v));
    const out = await rewritten([SYN, segment(1000, STREAM), segment(1000, other)]);
    expect(out[2]!.filter((v, i) => v !== TURNED[i])).toHaveLength(1);
  });

  it("of a message that is not whole the header stays, all else is zeroed", async () => {
    const part = STREAM.slice(0, OPEN.length + 40);
    const out = (await rewritten([SYN, segment(1000, part)]))[1]!;
    expect(out.slice(0, OPEN.length)).toEqual(turned().open);
    expect(out.slice(OPEN.length)).toEqual([...update().slice(0, 19), ...Array.from({ length: 21 }, () => 0)]);
  });

  it("what the recorder cut is no message either", async () => {
    const out = (await rewritten([SYN, segment(1000, STREAM)], 54 + OPEN.length + 25))[1]!;
    expect(out.slice(OPEN.length)).toEqual([...update().slice(0, 19), 0, 0, 0, 0, 0, 0]);
  });

  it("bytes without a message are zeroed", async () => {
    expect((await rewritten([SYN, segment(1000, [192, 168, 40, 11, 1, 2, 3, 4])]))[1]).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it("a shutdown communication keeps its length alone", async () => {
    const words = [...Buffer.from("leaf1 moves")];
    const note = message(3, [6, 2, words.length, ...words]);
    const out = (await rewritten([SYN, segment(1000, note)]))[1]!;
    expect(out).toEqual(message(3, [6, 2, words.length, ...words.map(() => 0x20)]));
  });

  it("connections stay apart where their addresses become the same", async () => {
    const map = { ...PLAIN_MAP, address: (b: Uint8Array) => b.map((v, i) => (i === b.length - 1 ? 0 : v)) };
    const [a, b] = [STREAM.slice(0, 70), STREAM.slice(70)];
    const both = [
      segment(1000, a),
      segment(1000, a, 0x18, "192.0.2.3"),
      segment(1070, b, 0x18, "192.0.2.3"),
      segment(1070, b),
    ];
    const of = async (packets: number[][]) => packetsOf((await rewriteBytes(pcapOf(packets), map)).file).map(payload);
    const alone = await of([segment(1000, a), segment(1070, b)]);
    expect(await of(both)).toEqual([alone[0], alone[0], alone[1], alone[1]]);
  });

  it("what a large community holds beside AS numbers is a VNI: an AS number that stays does not make it stay", async () => {
    // of the AS numbers, this map knows private ones only, as a map knows no reserved ones
    const map = { ...PLAIN_MAP, asn: (n: number) => (n >= 4_200_000_000 ? (n ^ 0x55) >>> 0 : n) };
    const large = (parts: readonly number[]) => {
      const attribute = [0xc0, 32, 12, ...parts.flatMap(u32)];
      return message(2, [0, 0, ...u16(attribute.length), ...attribute]);
    };
    const given = large([4_200_077_077, 77_123, 0]);
    const { file } = await rewriteBytes(pcapOf([SYN, segment(1000, given)]), map);
    expect(payload(packetsOf(file)[1]!)).toEqual(large([(4_200_077_077 ^ 0x55) >>> 0, 77_123 ^ 0x5500, 0]));
  });
});
