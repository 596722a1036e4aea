// Classic pcap: every variant from bytes written by hand, damage at every byte, and anything after a valid header.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { BATCH_RECORDS } from "../../src/read/batch.ts";
import { readPcapHeader } from "../../src/read/pcap.ts";
import { hex, join, memory, pcap, readAll, writer } from "./make.ts";

const AB = hex("aabb");
const S = 1_000_000_000n;

describe("file header", () => {
  it("reads each field (draft-ietf-opsawg-pcap section 4)", () => {
    // magic, 2.4, two reserved words, snaplen 262144, FCS present and 2 words of 16 bits, link type 1
    const le = "d4c3b2a1 0200 0400 00000000 00000000 00000400 01000024";
    const be = "a1b2c3d4 0002 0004 00000000 00000000 00040000 24000001";
    const fields = {
      recordHeader: 16,
      patchedBy: undefined,
      nanoseconds: false,
      major: 2,
      minor: 4,
      snaplen: 262144,
      linkType: 1,
      fcsLength: 4,
    };
    expect(readPcapHeader(hex(le), "f")).toEqual({ ...fields, littleEndian: true });
    expect(readPcapHeader(hex(be), "f")).toEqual({ ...fields, littleEndian: false });
  });

  it.each([
    // word of the file, FCS bytes, link type
    [0x00000001, 0, 1],
    [0x24000001, 4, 1],
    [0x14000001, 2, 1],
    // The length without the flag says nothing.
    [0x20000001, 0, 1],
    [0x04000114, 0, 276],
    [0xf4000065, 30, 101],
  ])("link-type word %#: FCS length in 16-bit words under its flag", async (word, fcs, linkType) => {
    const { reader, rows } = await readAll(pcap([[1, 2, AB]], { word }));
    expect(reader.interfaces).toMatchObject([
      { index: 0, id: 0, section: 0, linkType, fcsLength: fcs, digits: 6, resolutionNs: 1000 },
    ]);
    expect(rows[0]).toMatchObject({ fcs, len: 2 });
  });

  it.each([0, 1, 3, 100])("refuses major version %d", async (major) => {
    const error: unknown = await readAll(pcap([], { version: [major, 4] })).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(EvidenceError);
    expect(error).toMatchObject({ code: "E_FORMAT", where: { offset: 4 } });
  });

  it("refuses 0 bytes and a header cut anywhere, saying which", async () => {
    const whole = pcap([]);
    for (let n = 0; n < 24; n++) {
      const error: unknown = await readAll(whole.subarray(0, n)).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: n === 0 ? "E_EMPTY" : "E_FORMAT", name: "EvidenceError" });
      expect((error as EvidenceError).hint).toBeTruthy();
    }
  });
});

describe("records", () => {
  it.each([
    { name: "microseconds, little-endian", options: {}, ns: 654_321_000n },
    { name: "microseconds, big-endian", options: { le: false }, ns: 654_321_000n },
    { name: "nanoseconds, little-endian", options: { magic: 0xa1b23c4d }, ns: 654_321n },
    { name: "nanoseconds, big-endian", options: { magic: 0xa1b23c4d, le: false }, ns: 654_321n },
    { name: "Kuznetzov, little-endian", options: { magic: 0xa1b2cd34, extra: 8 }, ns: 654_321_000n },
    { name: "Kuznetzov, big-endian", options: { magic: 0xa1b2cd34, extra: 8, le: false }, ns: 654_321_000n },
  ])("$name", async ({ options, ns }) => {
    const bytes = pcap(
      [
        [1_700_000_000, 654_321, AB],
        [1_700_000_000, 654_322, hex("01"), 1500],
      ],
      options,
    );
    const header = "extra" in options ? 24 : 16;
    const { rows, codes } = await readAll(bytes);
    const unit = ns / 654_321n;
    expect(codes).toEqual([]);
    expect(rows).toMatchObject([
      { n: 1, ts: 1_700_000_000n * S + ns, len: 2, caplen: 2, data: "aabb", fileOffset: 24 },
      { n: 2, ts: 1_700_000_000n * S + ns + unit, len: 1500, caplen: 1, data: "01", fileOffset: 24 + header + 2 },
    ]);
  });

  it.each([
    // Before 2.3 the original length came first; 2.3 wrote either; DG/UX (543.0) wrote it first.
    { version: [2, 2], written: [9, 2], len: 9 },
    { version: [2, 3], written: [9, 2], len: 9 },
    { version: [2, 3], written: [2, 9], len: 9 },
    { version: [2, 4], written: [2, 9], len: 9 },
    { version: [543, 0], written: [9, 2], len: 9 },
  ] as const)("version $version with lengths $written", async ({ version, written, len }) => {
    const bytes = join(pcap([], { version }), writer(true).u32(1, 0, ...written), AB);
    const { rows } = await readAll(bytes);
    expect(rows).toMatchObject([{ caplen: 2, len, data: "aabb" }]);
  });

  it("keeps bytes beyond snaplen and beyond the length, as Wireshark does, and counts them", async () => {
    const { rows, findings } = await readAll(
      pcap(
        [
          [1, 0, AB, 1],
          [2, 0, hex("010203")],
          [3, 0, AB],
        ],
        { snaplen: 2 },
      ),
    );
    expect(rows.map((r) => [r.caplen, r.len])).toEqual([
      [2, 1],
      [3, 3],
      [2, 2],
    ]);
    expect(findings).toMatchObject([
      { code: "capture.captured-over-length", count: 1, record: 1, offset: 24 },
      { code: "capture.captured-over-snaplen", count: 1, record: 2, offset: 42 },
    ]);
  });

  it("a snaplen of 0 is no limit", async () => {
    const { codes, reader } = await readAll(pcap([[1, 0, AB]], { snaplen: 0 }));
    expect(codes).toEqual([]);
    expect(reader.interfaces[0]!.snaplen).toBe(0);
  });

  it("adds a fraction of a second and more, and says so", async () => {
    const { rows, findings } = await readAll(pcap([[10, 2_000_001, AB]]));
    expect(rows[0]!.ts).toBe(12n * S + 1000n);
    expect(findings).toMatchObject([{ code: "capture.fraction-over-second", record: 1 }]);
  });

  it("a capture of nothing is evidence that it ran", async () => {
    const { rows, findings } = await readAll(pcap([], { snaplen: 262144, word: 113 }));
    expect(rows).toEqual([]);
    expect(findings).toMatchObject([{ code: "capture.empty", severity: "warning" }]);
    expect(findings[0]!.says).toBe("captured nothing (LINUX_SLL, snaplen 262144); it proves no loss rate");
  });
});

describe("batches", () => {
  it("numbers records over batches, whatever the pieces in which bytes arrive", async () => {
    const bytes = pcap(
      Array.from({ length: 2 * BATCH_RECORDS + 7 }, (_, i) => [1000 + i, i, Uint8Array.of(i & 255)] as const),
    );
    for (const step of [13, 4096, 1 << 20]) {
      const { rows, codes } = await readAll(memory(bytes, { step }));
      expect(codes).toEqual([]);
      expect(rows).toHaveLength(2 * BATCH_RECORDS + 7);
      expect(rows.every((r, i) => r.n === i + 1 && r.data === (i & 255).toString(16).padStart(2, "0"))).toBe(true);
      expect(
        rows.every((r, i) => r.ts === BigInt(1000 + i) * S + BigInt(i) * 1000n && r.fileOffset === 24 + 17 * i),
      ).toBe(true);
    }
  });

  it("takes a new base further than 104 days away, in either direction", async () => {
    // 2^53 ns are 9007199.25 s.
    const seconds = [1_700_000_000, 1_709_000_000, 1_709_007_200, 4_294_967_295, 0, 1];
    const { rows, bases } = await readAll(pcap(seconds.map((s) => [s, 1, AB] as const)));
    expect(rows.map((r) => r.ts)).toEqual(seconds.map((s) => BigInt(s) * S + 1000n));
    expect(bases.map((b) => b / S)).toEqual([1_700_000_000n, 1_709_007_200n, 4_294_967_295n, 0n]);
  });

  it("counts from a given base while that is near", async () => {
    const { rows, bases } = await readAll(
      pcap([
        [100, 5, AB],
        [99, 0, AB],
      ]),
      { base: 50n * S },
    );
    expect(bases).toEqual([50n * S]);
    expect(rows.map((r) => r.ts)).toEqual([100n * S + 5000n, 99n * S]);
    const far = await readAll(pcap([[1_700_000_000, 0, AB]]), { base: 0n });
    expect(far.bases).toEqual([1_700_000_000n * S]);
  });

  it("grows for a record larger than its slab", async () => {
    const large = new Uint8Array(200_000).fill(7);
    const { rows } = await readAll(
      memory(
        pcap([
          [1, 0, AB],
          [2, 0, large],
          [3, 0, AB],
        ]),
        { told: true, step: 1000 },
      ),
    );
    expect(rows.map((r) => r.caplen)).toEqual([2, 200_000, 2]);
    expect(rows[1]!.data).toBe("07".repeat(200_000));
  });
});

describe("damage", () => {
  const bytes = pcap([
    [1, 0, AB],
    [2, 0, hex("010203")],
    [3, 0, AB],
  ]);
  // Offsets of the records: 24, 24 + 18 = 42, 42 + 19 = 61; the end is 79.
  const starts = [24, 42, 61, 79];

  it("gives everything before a cut at any byte, and where it is", async () => {
    for (let n = 24; n <= bytes.length; n++) {
      const { rows, findings } = await readAll(bytes.subarray(0, n));
      const whole = starts.filter((s) => s > 24 && s <= n).length;
      expect(rows).toHaveLength(whole);
      if (n === 24) expect(findings).toMatchObject([{ code: "capture.empty" }]);
      else if (starts.includes(n)) expect(findings).toEqual([]);
      else expect(findings).toMatchObject([{ code: "capture.cut", offset: starts[whole], record: whole + 1 }]);
    }
  });

  it.each([
    [262_145, 65535],
    [0x7fffffff, 65535],
    [0x80000000, 0],
    [0xffffffff, 0xffffffff],
  ])("stops at a record of %d bytes (snaplen %d) without making room for it", async (captured, snaplen) => {
    const broken = join(pcap([[1, 0, AB]], { snaplen }), writer(true).u32(2, 0, captured, 60), AB);
    const before = process.memoryUsage().arrayBuffers;
    const { rows, findings } = await readAll(broken);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 2 ** 20);
    expect(rows).toHaveLength(1);
    expect(findings).toMatchObject([{ code: "capture.broken", severity: "error", offset: 42, record: 2 }]);
  });

  it("believes a large snaplen up to 16 MiB", async () => {
    const large = new Uint8Array(300_000);
    expect((await readAll(pcap([[1, 0, large]], { snaplen: 400_000 }))).rows).toMatchObject([{ caplen: 300_000 }]);
    expect((await readAll(pcap([[1, 0, large]], { snaplen: 65535 }))).codes).toEqual(["capture.broken"]);
  });

  it("survives any bytes after a valid header", async () => {
    const header = fc.record({
      le: fc.boolean(),
      magic: fc.constantFrom(0xa1b2c3d4, 0xa1b23c4d, 0xa1b2cd34),
      version: fc.constantFrom([2, 2], [2, 3], [2, 4], [543, 0]) as fc.Arbitrary<readonly [number, number]>,
      snaplen: fc.nat(0xffffffff),
      word: fc.nat(0xffffffff),
    });
    const body = fc.array(
      fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(hex("00000000 00000000 02000000 02000000 aabb"))),
    );
    await fc.assert(
      fc.asyncProperty(header, body, fc.integer({ min: 1, max: 64 }), async (options, parts, step) => {
        const { reader } = await readAll(memory(join(pcap([], options), ...parts), { step }));
        expect(reader.records).toBeLessThanOrEqual(parts.length * 4);
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});
