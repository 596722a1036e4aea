// A slice against the captures that it was taken from: read back with our own reader, and with tshark where that is installed.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { anonymizeCaptureFile } from "../../src/anonymize/capture-file.ts";
import { bareSliceSentence } from "../../src/core/slice-mark.ts";
import { PLAIN_MAP } from "../anonymize/plain-map.ts";
import { reveal } from "../../src/anonymize/reveal.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import { checkCase } from "../../src/conclude/check-case.ts";
import { sliceOf } from "../../src/conclude/slice.ts";
import type { Slice } from "../../src/conclude/slice.ts";
import { readCapture } from "../../src/read/capture.ts";
import { pickRecords } from "../../src/read/pick-records.ts";
import { renderSlice } from "../../src/render/slice.ts";
import type { SliceClock } from "../../src/render/slice.ts";
import { memory } from "../read/make.ts";
import { describeShared } from "../shared.ts";

const SAMPLE = "samples/evpn-move";
const tshark = spawnSync("tshark", ["--version"]).status === 0;
const scratch = (): string => mkdtempSync(join(tmpdir(), "wirewitness-slice-"));

/** Packets and comments of a slice as our own reader has them. */
async function readBack(slice: Slice, clock: SliceClock = "original") {
  const bytes = Buffer.concat([...renderSlice(reveal(slice), clock)]);
  const reader = readCapture(memory(Uint8Array.from(bytes)));
  const packets: { at: bigint; bytes: Buffer; len: number; iface: number; direction: number }[] = [];
  for await (const b of reader.batches()) {
    for (let i = 0; i < b.count; i++) {
      packets.push({
        at: b.base + BigInt(b.ns[i]!),
        bytes: Buffer.from(b.bytes.slice(b.offset[i], b.offset[i]! + b.caplen[i]!)),
        len: b.len[i]!,
        iface: b.iface[i]!,
        direction: b.direction[i]!,
      });
    }
  }
  return { bytes, packets, reader };
}

/** Every packet of `slice` is the frame of the file that it names, byte for byte and with its stamp. */
async function sameAsSources(slice: Slice, folder: string): Promise<void> {
  const { packets, reader } = await readBack(slice);
  // no fault: only that there are comments, one on the section and one on each packet
  expect(reader.findings.map((f) => [f.code, f.count])).toEqual([["pcapng.comments", slice.packets.length + 1]]);
  expect(packets).toHaveLength(slice.packets.length);
  for (const [i, p] of slice.packets.entries()) {
    for await (const source of pickRecords([join(folder, p.file)], [p.frame])) {
      const start = source.batch.offset[source.row]!;
      const own = Buffer.from(source.batch.bytes.slice(start, start + source.batch.caplen[source.row]!));
      expect([p.file, p.frame, packets[i]!.bytes.equals(own)]).toEqual([p.file, p.frame, true]);
      expect(packets[i]!.at).toBe(source.at);
      expect(packets[i]!.len).toBe(source.batch.len[source.row]!);
      const iface = reader.interfaces[packets[i]!.iface]!;
      expect([iface.linkType, iface.snaplen, iface.digits]).toEqual([
        source.iface.linkType,
        source.iface.snaplen,
        source.iface.digits,
      ]);
    }
  }
}

/** What is in the slice of `file` and why, "frame: reasons". */
const why = (slice: Slice, file: string, of: string): Record<number, string[]> =>
  Object.fromEntries(
    slice.packets
      .filter((p) => basename(p.file) === file)
      .map((p) => [p.frame, p.reasons.filter((r) => r.of === of).map((r) => r.role)] as const)
      .filter(([, roles]) => roles.length > 0),
  );

describe("samples/evpn-move", async () => {
  const { slice } = await sliceOf([SAMPLE]);

  it("packets are those of the captures, unchanged", () => sameAsSources(slice, SAMPLE));

  it("the edges of the loss period, the repoint and the events of the outage are there", () => {
    // tshark -r leaf-eth1.pcap -Y icmp: requests 25 to 28 are frames 55, 57, 60 and 67 (26 and 27 have no reply), the reply to 25 is
    // frame 56, that to 28 frame 68; 60 goes to .12, 67 to .11
    expect(why(slice, "leaf-eth1.pcap", "loss period s3-l1")).toEqual({
      55: ["last answered request before"],
      56: ["last reply before"],
      57: ["first unanswered request"],
      60: ["last unanswered request"],
      67: ["first answered request after"],
      68: ["first reply after"],
    });
    expect(why(slice, "leaf-eth1.pcap", "repoint of s3")).toEqual({
      60: ["last request to the old VTEP 198.51.100.12"],
      67: ["first request to the new VTEP 198.51.100.11"],
    });
    // frame 50 of hv2-vm0.pcap is the last reply of the guest there, frame 1 of hv1-vm0.pcap the RARP that it sends when it goes on
    expect(why(slice, "hv2-vm0.pcap", "outage s3-l1")[50]).toEqual(["lastHeardOld"]);
    expect(why(slice, "hv1-vm0.pcap", "outage s3-l1")[1]).toEqual(["firstHeardNew"]);
    // tshark -r hv1-eth1.pcap -Y bgp: frame 9 carries the UPDATE with sequence 2
    expect(why(slice, "hv1-eth1.pcap", "outage s3-l1")[9]).toEqual(["updateSent"]);
  });

  it("is in order of time on the clock of the observer, and lines of texts are listed with their text", () => {
    expect(slice.observerFile).toBe("leaf-eth1.pcap");
    const middles = slice.packets.map((p) => (p.onObserver!.low + p.onObserver!.high) / 2n);
    expect(middles).toEqual([...middles].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const fdb = slice.lines.find((l) => l.file === "leaf.fdb-monitor.txt")!;
    expect(fdb.line).toBe(2);
    expect(fdb.text).toBe(readFileSync(join(SAMPLE, "leaf.fdb-monitor.txt"), "utf8").split("\n")[1]);
    expect(fdb.reasons.map((r) => r.role)).toContain("forwardingChanged");
  });

  it("on the observer's clock a stamp lies within the bounds of its own", async () => {
    const { packets, reader } = await readBack(slice, "observer");
    for (const [i, p] of slice.packets.entries()) {
      // interfaces of microseconds keep them: the middle may be cut by less than one
      expect(packets[i]!.at + 1000n).toBeGreaterThan(p.onObserver!.low);
      expect(packets[i]!.at).toBeLessThanOrEqual(p.onObserver!.high);
    }
    expect(reader.comments!.find((c) => c.about === "section")!.text).toMatch(/Stamps are on that clock/);
  });

  it("the same input gives the same bytes", async () => {
    const again = await sliceOf([SAMPLE]);
    expect((await readBack(again.slice)).bytes.equals((await readBack(slice)).bytes)).toBe(true);
  });

  it.skipIf(!tshark)("tshark reads it without a word and finds each packet by its filter", async () => {
    const file = join(scratch(), "slice.pcapng");
    writeFileSync(file, (await readBack(slice)).bytes);
    const run = (...args: string[]) => {
      const r = spawnSync("tshark", ["-r", file, ...args], { encoding: "utf8", maxBuffer: 1 << 26 });
      expect([r.status, r.stderr.replaceAll(/^Running as user.*\n/gm, "")]).toEqual([0, ""]);
      return r.stdout.split("\n").filter((l) => l !== "");
    };
    const fields = ["frame.time_epoch", "frame.interface_name", "frame.len", "frame.comment"];
    const rows = run("-T", "fields", ...fields.flatMap((f) => ["-e", f])).map((l) => l.split("\t"));
    expect(rows).toHaveLength(slice.packets.length);
    for (const [i, p] of slice.packets.entries()) {
      const [time, name, len, comment] = rows[i]!;
      expect(time).toBe(`${p.at! / 1_000_000_000n}.${(p.at! % 1_000_000_000n).toString().padStart(9, "0")}`);
      expect([name, Number(len)]).toEqual([p.file, p.length]);
      expect(comment).toContain(`${p.file}, frame ${p.frame} (${p.input})`);
    }
    const filters = new Map<string, number[]>();
    for (const [i, p] of slice.packets.entries())
      if (p.filter !== undefined) filters.set(p.filter, [...(filters.get(p.filter) ?? []), i + 1]);
    expect(filters.size).toBeGreaterThan(20);
    for (const [filter, numbers] of [...filters].filter((_, i) => i % 6 === 0)) {
      const found = run("-Y", filter, "-T", "fields", "-e", "frame.number").map(Number);
      expect([filter, numbers.filter((n) => !found.includes(n))]).toEqual([filter, []]);
    }
  });
});

describe("other containers", () => {
  it("gzip, nanoseconds and the other byte order are read, and keep their resolution", async () => {
    const folder = scratch();
    const plain = readFileSync(join(SAMPLE, "leaf-eth1.pcap"));
    writeFileSync(join(folder, "a.pcap.gz"), gzipSync(plain));
    writeFileSync(join(folder, "b.pcap"), swapped(plain));
    for (const name of ["a.pcap.gz", "b.pcap"]) {
      const { slice } = await sliceOf([join(folder, name)]);
      expect(slice.packets.length).toBeGreaterThan(8);
      await sameAsSources({ ...slice, packets: slice.packets.map((p) => ({ ...p, file: name })) }, folder);
    }
    const { slice } = await sliceOf([join(folder, "b.pcap")]);
    expect(slice.interfaces[0]!.digits).toBe(9);
    // reply 28 of leaf-eth1.pcap is frame 68
    expect(slice.packets.some((p) => p.frame === 68)).toBe(true);
  });

  it("a ring: the file and the frame number in it are named", async () => {
    const folder = scratch();
    const plain = readFileSync(join(SAMPLE, "leaf-eth1.pcap"));
    // the first 60 of its 150 records, then the rest
    let at = 24;
    for (let i = 0; i < 60; i++) at += 16 + plain.readUInt32LE(at + 8);
    writeFileSync(join(folder, "ring.pcap0"), plain.subarray(0, at));
    writeFileSync(join(folder, "ring.pcap1"), Buffer.concat([plain.subarray(0, 24), plain.subarray(at)]));
    const { slice } = await sliceOf([folder]);
    const places = slice.packets.map((p) => `${p.file} ${p.frame}`);
    // frames 60 and 67 of the whole are the repoint: the last of the first file and the seventh of the second
    expect(places).toEqual(expect.arrayContaining(["ring.pcap0 60", "ring.pcap1 7"]));
    await sameAsSources(slice, folder);
  });

  it("standard input is refused: it cannot be read twice", async () => {
    await expect(sliceOf(["-"])).rejects.toThrow(/standard input cannot be sliced/);
  });
});

describe("a slice that is read again", () => {
  const again = async (folder: string) => {
    const { slice } = await sliceOf([folder]);
    const out = scratch();
    writeFileSync(join(out, "slice.pcapng"), Buffer.concat([...renderSlice(reveal(slice))]));
    return out;
  };

  it("says nothing about loss: what it lacks was left out", async () => {
    const out = await again(SAMPLE);
    writeFileSync(
      join(out, "case.yaml"),
      [
        "sources: [{file: slice.pcapng}]",
        "claims:",
        // of the recordings the first is true; of the slice none is known
        "  - {id: lost, says: it, figure: loss.count, where: {to: 192.0.2.50, vni: 5010}, expected: 2}",
        "  - {id: none, says: it, figure: loss.count, where: {to: 192.0.2.50, vni: 5010}, expected: 0}",
        "  - {id: gap, says: it, figure: loss.observedGap, expected: 612.8 ms, tolerance: rounded}",
        "  - {id: always, says: it, figure: probe.uninterrupted}",
      ].join("\n"),
    );
    const { acceptance, analysis } = await checkCase(out);
    const { evidence } = analysis;
    expect(evidence.streams.length).toBeGreaterThan(0);
    expect(evidence.streams.map((s) => s.lost)).toEqual(evidence.streams.map(() => 0));
    expect(evidence.streams.some((s) => s.notObserved > 0)).toBe(true);
    expect(evidence.lossPeriods).toEqual([]);
    expect(evidence.findings.map((f) => f.code)).toContain("capture.selection");
    expect(acceptance.claims.map((c) => c.verdict)).toEqual(Array(4).fill("inconclusive"));
  });

  it("nor about connections", async () => {
    const { evidence } = await analyze([await again("samples/tcp-move")]);
    expect([evidence.inputs[0]!.records > 0, evidence.flows ?? []]).toEqual([true, []]);
  });

  it("nor when it was anonymized in between, and its title is gone then", async () => {
    const out = await again(SAMPLE);
    const anonymized = join(out, "anonymized.pcapng");
    await anonymizeCaptureFile(join(out, "slice.pcapng"), anonymized, PLAIN_MAP);
    const { evidence } = await analyze([anonymized]);
    expect(evidence.findings.map((f) => f.code)).toContain("capture.selection");
    expect(bareSliceSentence("Packets that decide, taken by wirewitness LEAK out of 2 captures; SECRET")).toBe(
      "Packets that decide, taken by wirewitness (anonymized) out of 2 captures; comments say why.",
    );
  });

  it("a recording with a comment is a recording", async () => {
    const { slice } = await sliceOf([SAMPLE]);
    expect((await readBack(slice)).reader.selection).toBe(true);
    const title = { ...slice, title: "Packets that decide, taken by hand out of 2 captures; comments say why." };
    expect((await readBack(title)).reader.selection).toBe(true);
    const bytes = Buffer.concat([...renderSlice(reveal(slice))]);
    const at = bytes.indexOf("taken by wirewitness");
    bytes.write("taken by wiremistress", at);
    const reader = readCapture(memory(Uint8Array.from(bytes)));
    for await (const _ of reader.batches());
    expect([reader.records, reader.selection]).toEqual([slice.packets.length, false]);
  });
});

/** A little-endian pcap of microseconds as a big-endian one of nanoseconds. */
function swapped(le: Buffer): Buffer {
  const out = Buffer.from(le);
  out.writeUInt32BE(0xa1b23c4d, 0);
  out.writeUInt16BE(2, 4);
  out.writeUInt16BE(4, 6);
  for (const at of [16, 20]) out.writeUInt32BE(le.readUInt32LE(at), at);
  for (let at = 24; at + 16 <= le.length; at += 16 + le.readUInt32LE(at + 8)) {
    out.writeUInt32BE(le.readUInt32LE(at), at);
    out.writeUInt32BE(le.readUInt32LE(at + 4) * 1000, at + 4);
    for (const k of [8, 12]) out.writeUInt32BE(le.readUInt32LE(at + k), at + k);
  }
  return out;
}

describeShared("lab recordings", (root) => {
  it("flooded probes with their copies, SLL2, pcapng with several interfaces: packets are those of the captures", async () => {
    const lab = join(root, "lab/A/move2");
    const folder = scratch();
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(lab).filter((n) =>
      /^(leaf2-(any|multi|eth1-nano)|cp[12]-tap-vm|hostb-eth0)\.pcap(ng)?$/.test(n),
    ))
      copyFileSync(join(lab, name), join(folder, name));
    const { slice } = await sliceOf([folder]);
    const links = new Set(slice.interfaces.map((i) => i.linkType));
    expect(links).toContain(1);
    await sameAsSources(slice, folder);
  });
});
