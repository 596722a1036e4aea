// pcapng: blocks written by hand in either byte order, damage at every byte, and anything after a valid section header.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { BATCH_RECORDS } from "../../src/read/batch.ts";
import { hex, join, memory, pcapng, readAll } from "./make.ts";

const AB = hex("aabb");
const S = 1_000_000_000n;
const text = (s: string) => new TextEncoder().encode(s);
const byte = (n: number) => Uint8Array.of(n);

describe.each([true, false])("little-endian: %s", (le) => {
  const p = pcapng(le);

  it("reads an Enhanced Packet Block field by field", async () => {
    // 1700000000.000001 s in microseconds: 0x00060A24181E4001, so high and low words differ.
    const bytes = join(p.section(), p.iface(1, 96), p.packet(0, 1_700_000_000_000_001n, AB, 1500));
    const { rows, codes, reader } = await readAll(bytes);
    expect(codes).toEqual([]);
    expect(rows).toMatchObject([
      {
        n: 1,
        ts: 1_700_000_000n * S + 1000n,
        len: 1500,
        caplen: 2,
        data: "aabb",
        fileOffset: 48,
        fcs: 0,
        direction: 0,
      },
    ]);
    expect(reader.interfaces).toMatchObject([
      { index: 0, id: 0, section: 0, linkType: 1, snaplen: 96, digits: 6, resolutionNs: 1000 },
    ]);
  });

  it("keeps what an interface says of itself", async () => {
    const options = [
      [1, text("uplink")],
      [2, text("eth1")],
      [3, text("to spine")],
      [9, byte(9)],
      [11, text("\0udp port 4789")],
      [13, byte(32)],
    ] as const;
    const { reader, rows } = await readAll(
      join(p.section([[1, text("lab")]]), p.iface(276, 0, options), p.packet(0, 1n, AB)),
    );
    expect(reader.interfaces[0]).toMatchObject({
      linkType: 276,
      name: "eth1",
      description: "to spine",
      filter: "udp port 4789",
      fcsLength: 4,
      digits: 9,
      resolutionNs: 1,
    });
    expect(rows).toMatchObject([{ ts: 1n, fcs: 4 }]);
    expect(reader.comments).toEqual([
      { about: "section", text: "lab" },
      { about: "interface", number: 0, text: "uplink" },
    ]);
  });

  it("epb_flags gives direction and check sequence, and overrides the interface", async () => {
    const flags = (v: number) => [[2, p.u32(v)]] as const;
    const iface = p.iface(1, 0, [[13, byte(4)]]);
    const packets = [0b01, 0b10, 0b11, (8 << 5) | 0b01].map((v) => p.packet(0, 1n, AB, 2, flags(v)));
    const { rows } = await readAll(join(p.section(), iface, ...packets));
    expect(rows.map((r) => [r.direction, r.fcs])).toEqual([
      [1, 4],
      [2, 4],
      [0, 4],
      [1, 8],
    ]);
  });

  it("comments and drop counts of packets", async () => {
    const second = p.packet(0, 1n, AB, 2, [
      [1, text("first")],
      [4, p.u64(7n)],
      [1, text("second")],
    ]);
    const { reader, findings } = await readAll(
      join(
        p.section(),
        p.iface(1, 0),
        p.packet(0, 0n, AB),
        second,
        p.oldPacket(0, 3, 2n, AB),
        p.oldPacket(0, 0xffff, 3n, AB),
      ),
    );
    expect(reader.comments).toEqual([
      { about: "record", number: 2, text: "first" },
      { about: "record", number: 2, text: "second" },
    ]);
    expect(reader.dropPlaces).toEqual([
      { record: 2, iface: 0, count: 7 },
      { record: 3, iface: 0, count: 3 },
    ]);
    expect([...reader.drops]).toEqual([[0, 10]]);
    expect(findings).toMatchObject([
      { code: "capture.drops", count: 10, says: expect.stringContaining("as the packets' drop counts say") },
      {
        code: "pcapng.comments",
        count: 2,
        record: 2,
        says: "2 comments in the file: on record 2: “first”; on record 2: “second”",
      },
    ]);
  });

  it("the obsolete Packet Block", async () => {
    const { rows } = await readAll(
      join(p.section(), p.iface(1, 0), p.iface(113, 0), p.oldPacket(1, 0, 5_000_000n, AB)),
    );
    expect(rows).toMatchObject([{ ts: 5n * S, len: 2, caplen: 2, data: "aabb", iface: { linkType: 113 } }]);
  });

  it("a Simple Packet Block has no time, is of interface 0 and cut at its snaplen", async () => {
    const { rows, findings } = await readAll(
      join(p.section(), p.iface(1, 4), p.simple(hex("01020304"), 100), p.packet(0, 9n, AB), p.simple(hex("0102"))),
    );
    expect(rows.map((r) => [r.ts, r.len, r.caplen, r.data])).toEqual([
      [undefined, 100, 4, "01020304"],
      [9000n, 2, 2, "aabb"],
      [undefined, 2, 2, "0102"],
    ]);
    expect(findings).toMatchObject([{ code: "pcapng.no-time", count: 2, record: 1, offset: 48 }]);
  });

  it("statistics: the last block of an interface holds all", async () => {
    const stats = (drops: bigint) =>
      p.statistics(0, [
        [4, p.u64(100n)],
        [5, p.u64(drops)],
        [7, p.u64(2n)],
      ]);
    const quiet = p.statistics(1, [[5, p.u64(0n)]]);
    const { reader, findings } = await readAll(
      join(
        p.section(),
        p.iface(1, 0, [[2, text("eth1")]]),
        p.iface(1, 0),
        p.packet(0, 1n, AB),
        stats(3n),
        stats(5n),
        quiet,
      ),
    );
    expect([...reader.drops]).toEqual([
      [0, 7],
      [1, 0],
    ]);
    expect(findings).toMatchObject([{ code: "capture.drops", severity: "warning", count: 7 }]);
    expect(findings[0]!.says).toContain("interface \u2018eth1\u2019");
    // Accepted by the filter and not delivered, where the system's own drops are not stated.
    const undelivered = await readAll(
      join(
        p.section(),
        p.iface(1, 0),
        p.packet(0, 1n, AB),
        p.statistics(0, [
          [6, p.u64(50n)],
          [8, p.u64(49n)],
        ]),
      ),
    );
    expect([...undelivered.reader.drops]).toEqual([[0, 1]]);
  });

  it("passes over blocks that are no packets and counts them", async () => {
    const bytes = join(
      p.section(),
      p.iface(1, 0),
      p.block(4, p.u32(0)),
      p.block(10, new Uint8Array(200_000)),
      p.block(0x0bad, p.u32(1, 2)),
      p.packet(0, 1n, AB),
      p.block(0x77, p.u32()),
      p.block(0x77, p.u32()),
    );
    const { rows, findings } = await readAll(bytes);
    expect(rows).toHaveLength(1);
    expect(findings).toMatchObject([{ code: "pcapng.skipped-blocks", count: 5, offset: 48 }]);
    expect(findings[0]!.says).toMatch(
      /1 x Name Resolution Block \(first at \+48\), 1 x Decryption Secrets Block.*1 x Custom Block.*2 x block type 0x77/,
    );
  });

  it("a section starts its interfaces anew and may change the byte order", async () => {
    const q = pcapng(!le);
    const bytes = join(
      p.section(),
      p.iface(1, 0),
      p.packet(0, 1n, AB),
      q.section(),
      q.iface(113, 0, [[9, byte(3)]]),
      q.packet(0, 2n, AB),
      p.section([], 1, 2),
      p.iface(101, 0),
      p.packet(0, 3n, AB),
    );
    const { rows, codes } = await readAll(bytes);
    expect(codes).toEqual([]);
    expect(rows.map((r) => [r.ts, r.iface.index, r.iface.id, r.iface.section, r.iface.linkType])).toEqual([
      [1000n, 0, 0, 0, 1],
      [2_000_000n, 1, 0, 1, 113],
      [3000n, 2, 0, 2, 101],
    ]);
  });

  it("gives everything before a cut at any byte, and where it is", async () => {
    const parts = [
      p.section(),
      p.iface(1, 0),
      p.packet(0, 1n, AB),
      p.block(4, p.u32(0)),
      p.packet(0, 2n, hex("010203"), 3, [[1, text("c")]]),
      p.simple(AB),
    ];
    const bytes = join(...parts);
    const ends = parts.map((_, i) => join(...parts.slice(0, i + 1)).length);
    const records = [0, 0, 1, 1, 2, 3];
    for (let n = 28; n <= bytes.length; n++) {
      const { rows, findings } = await readAll(bytes.subarray(0, n));
      const whole = ends.filter((e) => e <= n).length;
      expect(rows).toHaveLength(records[whole - 1]!);
      const cut = findings.find((f) => f.code === "capture.cut");
      if (ends.includes(n)) expect(cut).toBeUndefined();
      else
        expect(cut).toMatchObject({
          offset: ends[whole - 1],
          record: rows.length + 1,
          says: expect.stringContaining(`inside block ${whole + 1}:`),
        });
    }
  });
});

const p = pcapng(true);

describe("stamps", () => {
  it.each([
    // if_tsresol, if_tsoffset, ticks, epoch ns by hand
    [6, 0n, 1_700_000_000_123_456n, 1_700_000_000_123_456_000n],
    [9, 0n, 1_700_000_000_123_456_789n, 1_700_000_000_123_456_789n],
    [3, 0n, 1_700_000_000_123n, 1_700_000_000_123_000_000n],
    [0, 0n, 1_700_000_000n, 1_700_000_000_000_000_000n],
    [0, -10n, 15n, 5_000_000_000n],
    [6, 1_700_000_000n, 1n, 1_700_000_000_000_001_000n],
    [6, -1n, 500_000n, -500_000_000n],
    // Finer than ns is cut: 1.999999999999 s.
    [12, 0n, 1_999_999_999_999n, 1_999_999_999n],
    // 2^-10: 1 s and 1/1024 s = 976562.5 ns; 2^-32: 3/2^32 s = 0.698 ns.
    [0x8a, 0n, 1025n, 1_000_976_562n],
    [0xa0, 0n, (1n << 32n) + 3n, 1_000_000_000n],
    [0x80, 0n, 7n, 7_000_000_000n],
    [0xff, 0n, 1n << 63n, 0n],
    // Beyond year 9999, where seconds do not fit 32 bits: 2106 and far later.
    [6, 0n, 4_294_967_296_000_000n, 4_294_967_296_000_000_000n],
    [0, 0n, (1n << 64n) - 1n, ((1n << 64n) - 1n) * S],
    [0, (1n << 63n) - 1n, 1n, (1n << 63n) * S],
  ])("resolution byte %d, offset %d s", async (tsresol, offset, ticks, ns) => {
    const iface = p.iface(1, 0, [
      [9, byte(tsresol)],
      [14, p.u64(offset)],
    ]);
    const { rows } = await readAll(join(p.section(), iface, p.packet(0, ticks, AB), p.packet(0, ticks, AB)));
    expect(rows.map((r) => r.ts)).toEqual([ns, ns]);
  });

  it.each([
    [6, 6, 1000],
    [9, 9, 1],
    [3, 3, 1_000_000],
    [0, 0, 1_000_000_000],
    [12, 9, 1],
    // 1/1024 s is 976562.5 ns; 4 digits show it. 2^-20 s is 953.7 ns: 7 digits.
    [0x8a, 4, 976_563],
    [0x94, 7, 954],
  ])("resolution byte %d: %d digits, %d ns", async (tsresol, digits, resolutionNs) => {
    const { reader } = await readAll(join(p.section(), p.iface(1, 0, [[9, byte(tsresol)]])));
    expect(reader.interfaces).toMatchObject([{ digits, resolutionNs }]);
  });

  it("says where stamps are finer than ns", async () => {
    const { codes } = await readAll(join(p.section(), p.iface(1, 0, [[9, byte(12)]]), p.packet(0, 1n, AB)));
    expect(codes).toEqual(["pcapng.finer-than-ns"]);
  });

  it("interfaces of several resolutions share one base exactly", async () => {
    const ifaces = [6, 9, 0x8a, 0].map((r) => p.iface(1, 0, [[9, byte(r)]]));
    const base = 1_700_000_000n;
    const packets = [
      p.packet(1, base * S + 123_456_789n, AB),
      p.packet(0, base * 1_000_000n + 1n, AB),
      p.packet(2, base * 1024n + 1n, AB),
      p.packet(3, base, AB),
    ];
    const { rows, bases } = await readAll(join(p.section(), ...ifaces, ...packets));
    expect(bases).toHaveLength(1);
    expect(rows.map((r) => r.ts! - base * S)).toEqual([123_456_789n, 1000n, 976_562n, 0n]);
  });

  it("any ticks of any resolution and offset agree with integer arithmetic, in any order", async () => {
    const clock = fc.record({
      tsresol: fc.oneof(fc.constantFrom(6, 9, 3), fc.nat(255)),
      offset: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    });
    const near = fc.bigInt({ min: 1_700_000_000_000_000n, max: 1_700_000_100_000_000n });
    const ticks = fc.oneof(near, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }));
    const stamps = fc.array(fc.tuple(fc.nat(2), ticks), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(clock, { minLength: 3, maxLength: 3 }), stamps, async (clocks, list) => {
        const ifaces = clocks.map((c) =>
          p.iface(1, 0, [
            [9, byte(c.tsresol)],
            [14, p.u64(c.offset)],
          ]),
        );
        const { rows } = await readAll(join(p.section(), ...ifaces, ...list.map(([id, t]) => p.packet(id, t, AB))));
        const expected = list.map(([id, t]) => {
          const { tsresol, offset } = clocks[id]!;
          const perSecond = (tsresol & 0x80) === 0 ? 10n ** BigInt(tsresol) : 2n ** BigInt(tsresol & 0x7f);
          return (t * S) / perSecond + offset * S;
        });
        expect(rows.map((r) => r.ts)).toEqual(expected);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe("damage", () => {
  const start = join(p.section(), p.iface(1, 0));

  it.each([
    { name: "no byte-order magic", bytes: hex("0a0d0d0a 1c000000 00000000 01000000 ffffffffffffffff 1c000000") },
    { name: "version 0.1", bytes: p.section([], 0, 1) },
    { name: "version 2.0", bytes: p.section([], 2, 0) },
    { name: "length 0", bytes: hex("0a0d0d0a 00000000 4d3c2b1a 01000000 ffffffffffffffff 1c000000") },
    {
      name: "length not of whole words",
      bytes: hex("0a0d0d0a 1d000000 4d3c2b1a 01000000 ffffffffffffffff 1d000000 00"),
    },
    { name: "two lengths", bytes: hex("0a0d0d0a 1c000000 4d3c2b1a 01000000 ffffffffffffffff 20000000") },
    { name: "cut", bytes: hex("0a0d0d0a 1c000000 4d3c2b1a 01000000") },
  ])("refuses a first block with $name", async ({ bytes }) => {
    const error: unknown = await readAll(bytes).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(EvidenceError);
    expect(error).toMatchObject({ code: "E_FORMAT", where: { file: "memory" } });
  });

  it.each([
    { name: "length 0", block: hex("06000000 00000000 00000000") },
    { name: "length 8", block: hex("77000000 08000000 08000000") },
    { name: "length not of whole words", block: hex("77000000 0d000000 00 0d000000") },
    { name: "length 2^32 - 4 of a packet", block: hex("06000000 fcffffff 00000000") },
    { name: "two lengths", block: hex("77000000 0c000000 10000000") },
    { name: "section of another version", block: p.section([], 2, 0) },
    { name: "section without magic", block: hex("0a0d0d0a 1c000000 00000000 01000000 ffffffffffffffff 1c000000") },
  ])("stops at a block with $name and says where", async ({ block }) => {
    const bytes = join(start, p.packet(0, 1n, AB), block, p.packet(0, 2n, AB));
    const { rows, findings } = await readAll(bytes);
    expect(rows).toHaveLength(1);
    expect(findings).toMatchObject([{ code: "capture.broken", severity: "error", offset: 48 + 36, record: 2 }]);
  });

  it("a block of an unknown type that claims 4 GB is a cut", async () => {
    const { rows, findings } = await readAll(join(start, p.packet(0, 1n, AB), hex("77000000 fcffffff 0000000000")));
    expect(rows).toHaveLength(1);
    expect(findings).toMatchObject([{ code: "capture.cut", offset: 84 }, { code: "pcapng.skipped-blocks" }]);
  });

  it("packets of an interface that is not there, or longer than their block, are counted and left out", async () => {
    const long = p.packet(0, 1n, AB);
    long.set(p.u32(9), 20);
    const huge = p.packet(0, 1n, AB);
    huge.set(p.u32(0xfffffff0), 20);
    const { rows, findings } = await readAll(
      join(start, p.packet(1, 1n, AB), long, p.packet(0xffffffff, 1n, AB), huge, p.packet(0, 3n, AB)),
    );
    expect(rows).toMatchObject([{ n: 1, ts: 3000n }]);
    expect(findings).toMatchObject([
      { code: "pcapng.no-interface", count: 2, offset: 48 },
      { code: "pcapng.bad-packet-length", count: 2, offset: 84 },
    ]);
  });

  it("a Simple Packet Block before any interface is left out", async () => {
    const { rows, codes } = await readAll(join(p.section(), p.simple(AB)));
    expect(rows).toEqual([]);
    expect(codes).toEqual(["capture.empty", "pcapng.no-interface"]);
  });

  it("an option longer than its block ends the options, not the packet", async () => {
    const bad = p.packet(0, 1n, AB, 2, [
      [2, p.u32(1)],
      [1, text("x")],
    ]);
    // The comment's length, behind 28 + 4 bytes of header and data and 8 of flags.
    bad.set(p.u16(0xffff), 28 + 4 + 8 + 2);
    const { rows, findings } = await readAll(join(start, bad, p.packet(0, 2n, AB)));
    expect(rows).toMatchObject([{ direction: 1 }, { n: 2 }]);
    expect(findings).toMatchObject([{ code: "pcapng.bad-options", record: 1, offset: 48 }]);
  });

  it("bounds what it keeps: interfaces, comments, kinds of blocks", async () => {
    const [iface, commented] = [p.iface(1, 0), p.packet(0, 1n, AB, 2, [[1, text("c".repeat(3000))]])];
    const many = join(...Array.from({ length: 70_000 }, () => iface));
    const comments = join(...Array.from({ length: 1500 }, () => commented));
    const kinds = join(...Array.from({ length: 200 }, (_, i) => p.block(0x1000 + i, p.u32())));
    const { reader, findings } = await readAll(join(p.section(), many, comments, kinds, p.packet(65_600, 1n, AB)));
    expect(reader.interfaces).toHaveLength(8192);
    expect(reader.records).toBe(1500);
    expect(reader.comments).toHaveLength(1000);
    expect(reader.comments![0]!.text).toHaveLength(1024);
    expect(findings).toMatchObject([
      { code: "pcapng.skipped-blocks", count: 200, says: expect.stringContaining("136 x further types") },
      { code: "pcapng.comments", count: 1500, record: 1, says: expect.stringMatching(/; 1495 more$/) },
      { code: "pcapng.too-many-interfaces", count: 61_808, says: expect.stringContaining("beyond the first 8192") },
      { code: "pcapng.no-interface", count: 1 },
    ]);
  });

  it("a full batch ends before a block of another kind", async () => {
    const packets = Array.from({ length: BATCH_RECORDS }, (_, i) => p.packet(0, BigInt(i), AB));
    const { rows } = await readAll(join(start, ...packets, p.simple(AB), p.packet(0, 7n, AB)));
    expect(rows).toHaveLength(BATCH_RECORDS + 2);
    expect(rows.slice(-2).map((r) => r.ts)).toEqual([undefined, 7000n]);
  });

  it("survives any blocks and any bytes after a valid section header", async () => {
    const q = pcapng(false);
    const valid = fc.constantFrom(
      p.iface(1, 0),
      p.iface(1, 0, [[9, byte(0x94)]]),
      p.packet(0, 1n, AB),
      p.packet(0, 1n << 63n, AB),
      p.simple(AB),
      p.oldPacket(0, 1, 5n, AB),
      p.statistics(0, [[5, p.u64(3n)]]),
      q.section(),
      q.iface(1, 0),
      q.packet(0, 1n, AB),
    );
    const bent = fc.tuple(valid, fc.nat(60), fc.nat(255)).map(([block, at, value]) => {
      const out = Uint8Array.from(block);
      out[at % out.length] = value;
      return out;
    });
    const random = fc
      .tuple(fc.nat(12), fc.uint8Array({ maxLength: 60 }))
      .map(([type, body]) => p.block(type, join(body, new Uint8Array((4 - (body.length & 3)) & 3))));
    const parts = fc.array(fc.oneof(valid, bent, random, fc.uint8Array({ maxLength: 30 })), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(parts, fc.integer({ min: 1, max: 64 }), async (list, step) => {
        const { reader } = await readAll(memory(join(p.section(), ...list), { step }));
        expect(reader.records).toBeLessThanOrEqual(list.length * 4);
      }),
      { seed: 1, numRuns: 600 },
    );
  });
});

describe("counters that nothing has counted to", () => {
  // 2^48 and one more, of a statistics block and of a packet's option; all ones say that a count is not known
  it.each([
    [2n ** 48n, 2 ** 48, 0],
    [2n ** 48n + 1n, undefined, 1],
    [2n ** 64n - 2n, undefined, 1],
    [2n ** 64n - 1n, undefined, 0],
  ])("%d", async (count, drops, odd) => {
    for (const le of [true, false]) {
      const p = pcapng(le);
      const heads = [p.section(), p.iface(1, 0)];
      const bySystem = join(...heads, p.packet(0, 1n, AB), p.statistics(0, [[7, p.u64(count)]]));
      const byPacket = join(...heads, p.packet(0, 1n, AB, 2, [[4, p.u64(count)]]));
      for (const file of [bySystem, byPacket]) {
        const { reader, codes } = await readAll(file);
        expect(reader.drops.get(0)).toBe(drops);
        expect(codes.filter((c) => c === "pcapng.bad-counter")).toHaveLength(odd);
      }
    }
  });
});
