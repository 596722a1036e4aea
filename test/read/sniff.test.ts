// What a file is by its first bytes.
import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, it } from "vitest";
import { linkTypeName, packetLimit } from "../../src/read/linktype.ts";
import { sniff } from "../../src/read/sniff.ts";
import { describeShared } from "../shared.ts";
import { hex, join, pcap, pcapng } from "./make.ts";

const text = (s: string): Uint8Array => Uint8Array.from(Buffer.from(s, "latin1"));
const at = (offset: number, bytes: Uint8Array): Uint8Array =>
  join(new Uint8Array(offset).fill(0x81), bytes, new Uint8Array(64).fill(0x81));

// An ERF record: time (fraction, seconds; little-endian), type 2 (Ethernet), flags, record length, loss, wire length; then the rest.
const erf = (second: number): Uint8Array =>
  join(
    hex("00000080"),
    Uint8Array.of(second, 0xf1, 0x53, 0x65),
    hex("02 04 0020 0000 0010"),
    new Uint8Array(16).fill(0xff),
  );

describe("sniff", () => {
  it.each([
    { bytes: new Uint8Array(0), kind: "empty", name: /0 bytes/, hint: /record again/ },
    { bytes: pcap([]), kind: "pcap", name: /pcap/, hint: /^$/ },
    { bytes: pcap([], { le: false, magic: 0xa1b23c4d }), kind: "pcap", name: /pcap/, hint: /^$/ },
    { bytes: pcap([], { magic: 0xa1b2cd34 }).subarray(0, 4), kind: "pcap", name: /pcap/, hint: /^$/ },
    { bytes: pcapng(false).section(), kind: "pcapng", name: /pcapng/, hint: /^$/ },
    {
      bytes: join(text("snoop\0\0\0"), hex("00000002 00000004")),
      kind: "foreign-capture",
      name: /snoop/,
      hint: /editcap/,
    },
    { bytes: text("GMBU\x00\x02\x01\x00"), kind: "foreign-capture", name: /Network Monitor 2/, hint: /editcap/ },
    { bytes: text("RTSS\x01\x01"), kind: "foreign-capture", name: /Network Monitor 1/, hint: /editcap/ },
    { bytes: text("TRSNIFF data    \x1a"), kind: "foreign-capture", name: /Sniffer/, hint: /editcap/ },
    { bytes: text("XCP\x00002.00"), kind: "foreign-capture", name: /Sniffer/, hint: /editcap/ },
    { bytes: text("btsnoop\0\0\0\0\x01"), kind: "foreign-capture", name: /btsnoop/, hint: /editcap/ },
    { bytes: hex("00000200 12050010 00000000"), kind: "foreign-capture", name: /K12/, hint: /editcap/ },
    { bytes: text("iptrace 2.0"), kind: "foreign-capture", name: /iptrace/, hint: /editcap/ },
    { bytes: at(0x48, hex("020002c0")), kind: "foreign-capture", name: /Windows event trace/, hint: /etl2pcapng/ },
    { bytes: join(erf(1), erf(2), erf(3)), kind: "foreign-capture", name: /ERF/, hint: /editcap/ },
    { bytes: join(erf(1)), kind: "foreign-capture", name: /ERF/, hint: /editcap/ },
    { bytes: text("\x89PNG\r\n\x1a\n"), kind: "binary", name: /PNG/, hint: /leave it out/ },
    { bytes: text("\x7fELF\x02\x01"), kind: "binary", name: /ELF/, hint: /leave it out/ },
    { bytes: text("PK\x03\x04\x14"), kind: "binary", name: /zip/, hint: /unpack/ },
    { bytes: text("\xfd7zXZ\0\0\x04"), kind: "binary", name: /xz/, hint: /xz -dc/ },
    { bytes: text("BZh91AY&SY"), kind: "binary", name: /bzip2/, hint: /bzip2 -dc/ },
    { bytes: text("%PDF-1.7\n"), kind: "binary", name: /PDF/, hint: /leave it out/ },
    { bytes: at(257, text("ustar\0")), kind: "binary", name: /tar/, hint: /tar -xf/ },
    { bytes: text("LPKSHHRH\0\0"), kind: "binary", name: /journal/, hint: /journalctl/ },
    { bytes: new Uint8Array(100).fill(0x81), kind: "binary", name: /unknown/, hint: /Wireshark/ },
    { bytes: text("PING 10.0.0.1\n"), kind: "text", name: /text/, hint: /^$/ },
    { bytes: text('{"a": 1}'), kind: "text", name: /text/, hint: /^$/ },
  ])("$kind: $name", ({ bytes, kind, name, hint }) => {
    const got = sniff(bytes);
    expect(got.kind).toBe(kind);
    expect(got.name).toMatch(name);
    expect(got.hint).toMatch(hint);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => void sniff(bytes)),
      { seed: 1, numRuns: 2000 },
    );
  });
});

describe("link types", () => {
  it.each([
    [0, "NULL"],
    [1, "EN10MB"],
    [101, "RAW"],
    [108, "LOOP"],
    [113, "LINUX_SLL"],
    [228, "IPV4"],
    [229, "IPV6"],
    [276, "LINUX_SLL2"],
    [105, "IEEE802_11"],
    [2, "LINKTYPE_2"],
    [65535, "LINKTYPE_65535"],
  ])("%d is %s", (linkType, name) => expect(linkTypeName(linkType)).toBe(name));

  it("bounds what a record may claim", () => {
    expect(packetLimit(1, 65535)).toBe(262_144);
    expect(packetLimit(1, 1_000_000)).toBe(1_000_000);
    expect(packetLimit(1, 0xffffffff)).toBe(16 * 2 ** 20);
    expect(packetLimit(231, 65535)).toBe(128 * 2 ** 20);
  });
});

describeShared("snoop of the corpus", (root) => {
  it("is named", () => {
    expect(sniff(readFileSync(path(root, "corpus/pcap/ppp__solaris.snoop")))).toMatchObject({
      kind: "foreign-capture",
    });
  });
});
