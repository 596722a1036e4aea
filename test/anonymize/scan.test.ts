// The leak scan: every spelling is found, in every kind of file, wherever a chunk ends; chance and generic names are no leaks.
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Finder, Needles } from "../../src/anonymize/finder.ts";
import { chanceLimit, seek } from "../../src/anonymize/scan.ts";
import { scanContent, scanFile } from "../../src/anonymize/scan-files.ts";
import type { OriginalKind } from "../../src/anonymize/pseudonym.ts";
import { put, scratch } from "../cli/run.ts";

const map = (pairs: Partial<Record<OriginalKind, Record<string, string>>>) =>
  new Map(Object.entries(pairs).map(([k, v]) => [k as OriginalKind, new Map(Object.entries(v))]));
const sought = seek(
  map({
    ip: {
      "192.168.40.32": "192.168.9.9",
      "10.0.0.1": "10.7.7.7",
      "fd00:aa::c0a8:2820": "fd11::1",
      "172.20.9.8": "172.30.1.1",
    },
    mac: { "0a:58:c0:a8:28:20": "0a:58:c0:a8:09:09" },
    name: { "vm-canary": "node-a-b", leaf: "node-c-d", eth0: "if-e-f", ab: "node-g-h", "big host": "node-i-j" },
    rd: { "65000:5010": "64999:77" },
    vni: { "5010": "7" },
  }),
);
const found = (content: string | Uint8Array) =>
  scanContent(content, sought).leaks.map(
    (l) => `${l.original} ${l.form}${l.within === undefined ? "" : ` ${l.within}`}`,
  );

// each spelled by hand: c0 a8 28 20 is 192.168.40.32; 3232245792 is its number; 20 28 a8 c0 its reverse
describe("a text", () => {
  test.each([
    ["64 bytes from 192.168.40.32: icmp_seq=1", "192.168.40.32 text"],
    ["ip-192-168-40-32.internal", "192.168.40.32 dashes"],
    ["32.40.168.192.in-addr.arpa. PTR", "192.168.40.32 reverse name"],
    ["::ffff:192.168.40.32", "192.168.40.32 text"],
    ["fd00::c0a8:2820", "192.168.40.32 tail of IPv6"],
    ["eth0\t2028A8C0\t0102", "192.168.40.32 reversed hex"],
    ["0xc0a82820", "192.168.40.32 hex"],
    ["nw_src 3232245792 end", "192.168.40.32 decimal"],
    ["host=192%2e168%2e40%2e32", "192.168.40.32 URL-encoded"],
    // printf %s 'x192.168.40.32y' | base64
    ["eDE5Mi4xNjguNDAuMzJ5", "192.168.40.32 base64"],
    ["mac 0a58.c0a8.2820", "0a:58:c0:a8:28:20 dotted"],
    ["RMAC:0A:58:C0:A8:28:20 x", "0a:58:c0:a8:28:20 text"],
    ["0A-58-C0-A8-28-20", "0a:58:c0:a8:28:20 dashes"],
    ["a:58:c0:a8:28:20", "0a:58:c0:a8:28:20 short"],
    ['\\"0a58c0a82820\\"', "0a:58:c0:a8:28:20 bare"],
    ["fd00:00aa:0000:0000:0000:0000:c0a8:2820", "fd00:aa::c0a8:2820 text"],
    ["pod vm-canary-x7 up", "vm-canary text"],
    ["VM-CANARY", "vm-canary text"],
    ["GET /big%20host", "big host URL-encoded"],
    ["Route Distinguisher: 65000:5010", "65000:5010 text"],
    ["spine to leaf", "leaf text"],
  ])("%s", (text, expected) => expect(found(text)).toContain(expected));

  test.each([
    "192.168.40.320",
    "1192.168.40.32",
    "8.192.168.40.32",
    "vm-canary2 vm-canaryx",
    "leaflet",
    "5010",
    "eth0 ab",
    "fd00:aa::c0a8:28201",
  ])("%s is something else, or too generic", (text) => expect(found(text)).toEqual([]));

  test("the line is told", () => {
    expect(scanContent("a\nb\nc 192.168.40.32\n", sought).leaks[0]).toMatchObject({ offset: 6, line: 3 });
  });

  test("in UTF-16", () => {
    expect(found(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("von 192.168.40.32", "utf16le")]))).toEqual([
      "192.168.40.32 text",
    ]);
  });

  test("behind entities, and in a data URI", () => {
    expect(found("<text>192&#46;168&#x2e;40&period;32</text>")).toEqual(["192.168.40.32 text entities"]);
    const uri = `<img src="data:image/svg+xml;base64,${Buffer.from("<svg>vm-canary in here</svg>").toString("base64")}">`;
    expect(found(uri)).toContain("vm-canary text data URI");
  });
});

describe("a PNG", () => {
  const chunk = (type: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const png = (...chunks: Uint8Array[]) => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);

  test.each([
    ["tEXt", Buffer.from("Title\0to 192.168.40.32")],
    ["zTXt", Buffer.concat([Buffer.from("Title\0\0"), deflateSync("to 192.168.40.32")])],
    ["iTXt", Buffer.concat([Buffer.from("Title\0\x01\0\0\0"), deflateSync("to 192.168.40.32")])],
  ])("in %s", (type, data) => {
    expect(found(png(chunk("IHDR", Buffer.alloc(13)), chunk(type, data)))).toContain("192.168.40.32 text PNG text");
  });
});

describe("a capture", () => {
  const capture = (...parts: (string | Uint8Array)[]) =>
    Buffer.concat([
      Buffer.from("d4c3b2a1020004000000000000000000ffff000001000000", "hex"),
      ...parts.map((p) => Buffer.from(p as string, "hex")),
    ]);

  test("bytes at any offset", () => {
    expect(found(capture("ffee", "c0a82820", "00"))).toEqual(["192.168.40.32 bytes"]);
    expect(found(capture("ff", "0a58c0a82820", "00"))).toEqual(["192.168.40.32 bytes", "0a:58:c0:a8:28:20 bytes"].toSorted((a) => (a.startsWith("0a") ? -1 : 1))); // prettier-ignore
    expect(found(capture("fd0000aa0000000000000000c0a82820"))).toContain("fd00:aa::c0a8:2820 bytes");
  });

  test("an address of few telling bytes where a header has it, and not elsewhere", () => {
    // an IPv4 header behind its EtherType: 0800 45 00 ..., source at 12
    expect(found(capture("0800450000541234400040010000", "0a000001", "0a070707"))).toEqual(["10.0.0.1 bytes"]);
    expect(found(capture("0800450000541234400040010000", "0a070707", "0a000001"))).toEqual(["10.0.0.1 bytes"]);
    // anywhere, with its checksum: 4500 + 0054 + 1234 + 4000 + 4001 + 0a00 + 0001 + 0a07 + 0707 = f298, its complement 0d67
    expect(found(capture("450000541234400040010d67", "0a000001", "0a070707"))).toEqual(["10.0.0.1 bytes"]);
    expect(found(capture("450000541234400040010d67", "0a070707", "0a000001"))).toEqual(["10.0.0.1 bytes"]);
    // a byte that looks like the first of a header, and nothing else that does: a number that runs through its values
    expect(found(capture("450000541234400040010d66", "0a000001", "0a070707"))).toEqual([]);
    // ARP: 0001 0800 06 04 0001, sender MAC, sender IP
    expect(found(capture("0001080006040001020304050607", "0a000001"))).toEqual(["10.0.0.1 bytes"]);
    expect(found(capture("1111111111111111", "0a000001", "11111111"))).toEqual([]);
  });

  test("compressed", async () => {
    const file = put(scratch(), "x.pcap.gz", gzipSync(capture("00".repeat(5000), "ac140908")));
    expect((await scanFile(file, sought)).leaks).toEqual([{ original: "172.20.9.8", form: "bytes", offset: 5024 }]);
  });
});

test("a pseudonym that is another original says nothing", () => {
  const swapped = seek(map({ ip: { "10.1.2.3": "10.1.2.4", "10.1.2.4": "10.1.2.9" } }));
  expect(scanContent("10.1.2.4 10.1.2.3", swapped).leaks.map((l) => l.original)).toEqual(["10.1.2.3"]);
});

test("four bytes in a large file are a leak where they are more than chance explains", () => {
  // P(at least k) of a Poisson of mean 1: 5: 0.00366, 6: 0.00059. Of mean 0.001 (4 MiB): 1: 0.0009995.
  expect([chanceLimit(1, 0.001), chanceLimit(1, 0.01), chanceLimit(0.001, 0.001), chanceLimit(0, 0.001)]).toEqual([
    6, 5, 1, 1,
  ]);
});

test("in the name of a file", () => {
  expect(scanContent("nothing", sought, "out/vm-canary.log").leaks).toMatchObject([
    { original: "vm-canary", within: "file name" },
  ]);
});

test("whatever the chunks, each place is found once", () => {
  const bytes = fc.uint8Array({ minLength: 4, maxLength: 12 });
  const chunks = fc.array(
    fc.oneof(
      bytes.map((b) => b),
      fc.uint8Array({ maxLength: 300 }),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      fc.array(bytes, { minLength: 1, maxLength: 5 }),
      chunks,
      fc.infiniteStream(fc.nat(99)),
      (patterns, parts, pick) => {
        const needles = patterns.map((b) => ({
          bytes: b,
          form: "x",
          edge: "bytes" as const,
          original: Buffer.from(b).toString("hex"),
        }));
        const stream = Buffer.concat(parts.flatMap((p) => [p, patterns[pick.next().value % patterns.length]!]));
        const hits: string[] = [];
        const finder = new Finder(new Needles(needles), (f) => hits.push(`${f.needle.original}@${f.offset}`));
        for (let at = 0; at < stream.length;) {
          const n = 1 + (pick.next().value % 40);
          finder.push(stream.subarray(at, at + n));
          at += n;
        }
        finder.end();
        const expected: string[] = [];
        for (const { bytes: b, original } of needles)
          for (let at = stream.indexOf(b); at >= 0; at = stream.indexOf(b, at + 1)) expected.push(`${original}@${at}`);
        return hits.toSorted().join() === expected.toSorted().join();
      },
    ),
    { seed: 7, numRuns: Number(process.env["WIREWITNESS_CASES"] ?? 500) },
  );
});
