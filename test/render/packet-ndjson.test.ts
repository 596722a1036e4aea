// The byte-written row is the row object, for frames of every kind and for any bytes; and it fits the schema.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { LINKTYPE } from "../../src/decode/wire/frame.ts";
import { packetRow, type PacketView } from "../../src/observe/packet-row.ts";
import { ByteWriter } from "../../src/render/byte-writer.ts";
import { PacketNdjson } from "../../src/render/packet-ndjson.ts";
import { validate } from "../../src/schema/packet-validator.generated.js";
import { hex } from "../decode/wire/bytes.ts";
import { echo, eth, geneveOvn, INNER, ip4, ip6, join, tag, tcp, udp, vxlan } from "../decode/wire/frames.ts";
import { viewOf } from "../observe/view.ts";

function expectSame(view: PacketView): void {
  const out = new ByteWriter();
  new PacketNdjson(out).write(reveal(view));
  const line = new TextDecoder().decode(out.buffer.subarray(0, out.length));
  expect(line.endsWith("}\n")).toBe(true);
  const row: unknown = JSON.parse(line);
  expect(row).toEqual(JSON.parse(JSON.stringify(packetRow(view))));
  expect(validate(row), JSON.stringify(validate.errors)).toBe(true);
}

const probe = eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER))));

test.each([
  ["probe", viewOf(probe)],
  ["Geneve", viewOf(eth(0x86dd, ip6(17, udp(54509, 6081, geneveOvn(7, INNER)))))],
  [
    "Geneve, second option lies",
    viewOf(eth(0x0800, ip4(17, udp(54509, 6081, join("0340 6558 00000700 0001 01 00 0102 80 02 00010002", INNER))))),
  ],
  [
    "Geneve, only option lies",
    viewOf(eth(0x0800, ip4(17, udp(54509, 6081, join("0140 6558 00000700 0102 80 02", INNER))))),
  ],
  ["tags and MPLS", viewOf(eth(0x8100, tag(100, 0x8847, join("00064040 00065140", ip4(1, echo(1))))))],
  ["GRE with key", viewOf(eth(0x0800, ip4(47, join("2000 6558 00139200", INNER))))],
  ["GRE without key", viewOf(eth(0x0800, ip4(47, join("0000 0800", ip4(6, tcp(1, 2, hex("00")))))))],
  ["ARP", viewOf(eth(0x0806, hex("0001 0800 0604 0001 525400aa0001 c0000201 000000000000 c0000202")))],
  ["ARP cut", viewOf(eth(0x0806, hex("0001 0800 06ff 0001 525400aa0001")))],
  ["TCP cut", viewOf(eth(0x0800, ip4(6, tcp(49152, 179, hex("")))), { caplen: 44 })],
  ["error with quote", viewOf(eth(0x0800, ip4(1, join("0304 0000 0000 05aa", ip4(1, echo(2))))))],
  ["neighbour advertisement", viewOf(eth(0x86dd, ip6(58, hex(`88000000 20000000 fe80${"00".repeat(13)}01`))))],
  [
    "SLL2",
    viewOf(join("0800 0000 00000003 0001 04 06 525400aa00010000", ip4(1, echo(1))), { link: LINKTYPE.linuxSll2 }),
  ],
  [
    "no time, FCS, names",
    viewOf(join(probe, "01020304"), { ns: Number.NaN, fcs: 4, iface: [3, 'e"\\ö\n'], direction: 1 }),
  ],
  ["unknown link type", viewOf(probe, { link: 253 })],
  [
    "EVPN",
    viewOf(probe, { evpn: [{ op: "announce", rt: 2, mac: "52:54:00:aa:00:01", label_raw: ["000640"], mm_seq: 3 }] }),
  ],
  ["length 2^32 - 1", viewOf(probe, { len: 2 ** 32 - 1 })],
  // 2^53 + 1 seconds: no double holds it.
  ["a stamp beyond exact seconds", viewOf(probe, { base: 9007199254740993n * 1_000_000_000n })],
])("%s", (_name, view) => expectSame(view));

test("any bytes under any link type", () => {
  const links = [...Object.values(LINKTYPE), 253];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 160 }), fc.constantFrom(...links), fc.nat(9), (bytes, link, more) => {
      expectSame(viewOf(bytes, { link, len: bytes.length + more }));
    }),
    { seed: 1, numRuns: 1500 },
  );
});

test("frames changed in a few places", () => {
  const frames = [
    probe,
    eth(0x0800, ip4(17, udp(54509, 6081, geneveOvn(7, INNER)))),
    eth(0x86dd, ip6(41, ip6(58, hex("8000000000010002")))),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...frames),
      fc.array(fc.tuple(fc.nat(160), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      (frame, changes) => {
        const copy = frame.slice();
        for (const [at, value] of changes) copy[at % copy.length] = value;
        expectSame(viewOf(copy));
      },
    ),
    { seed: 1, numRuns: 3000 },
  );
});
