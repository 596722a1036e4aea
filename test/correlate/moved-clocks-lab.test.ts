// Recorded moves whose captures are stamped by clocks that are hours apart, drift by 200 ppm, or are set while the machine moves: every part
// still holds the lab's own value (ladder.json), only wider.
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.ts";
import { describeShared } from "../shared.ts";
import { checkOutage, type Truth } from "./ladder-truth.ts";

const S = 1_000_000_000n;
/** The first two keep their clock, so that the observer's is that of the truth. */
const FILES = ["hostb-ping.txt", "leaf2-eth1.pcap", "cp1-eth1.pcap", "cp2-eth1.pcap", "cp1-tap-vm.pcap", "cp2-tap-vm.pcap", "spine-swp2.pcap"]; // prettier-ignore

/** A classic little-endian capture of microseconds with each stamp replaced. */
function restamped(path: string, at: (ns: bigint) => bigint): Buffer {
  const b = Buffer.from(readFileSync(path));
  for (let o = 24; o + 16 <= b.length; o += 16 + b.readUInt32LE(o + 8)) {
    const ns = at(BigInt(b.readUInt32LE(o)) * S + BigInt(b.readUInt32LE(o + 4)) * 1000n);
    b.writeUInt32LE(Number(ns / S), o);
    b.writeUInt32LE(Number((ns % S) / 1000n), o + 4);
  }
  return b;
}

/** The records of a capture from a time on. */
function since(path: string, begin: bigint): Buffer {
  const b = readFileSync(path);
  const kept = [b.subarray(0, 24)];
  for (let o = 24; o + 16 <= b.length; o += 16 + b.readUInt32LE(o + 8)) {
    const ns = BigInt(b.readUInt32LE(o)) * S + BigInt(b.readUInt32LE(o + 4)) * 1000n;
    if (ns >= begin) kept.push(b.subarray(o, o + 16 + b.readUInt32LE(o + 8)));
  }
  return Buffer.concat(kept);
}

/** Reading of the clock of capture `k` at a true time; `mid` is in the middle of the machine's silence. */
type Motion = (t: bigint, k: number, mid: bigint) => bigint;
const sign = (k: number) => (k % 2 === 0 ? -1n : 1n);
const MOTIONS: Readonly<Record<string, Motion>> = {
  "5 h apart, 200 ppm": (t, k, mid) => t + BigInt(k) * 18_000_137_000_000n + ((t - mid) * 200n * sign(k)) / 1_000_000n,
  "3 ppm, too little to be seen": (t, k, mid) => t + ((t - mid) * 3n * sign(k)) / 1_000_000n,
  "set back by 250 ms in the middle": (t, k, mid) => t - (t >= mid && k % 2 === 1 ? S / 4n : 0n),
  "80 ppm, and set by 50 ms in the middle": (t, k, mid) =>
    t + ((t - mid) * 80n * sign(k)) / 1_000_000n + (t >= mid && k % 2 === 1 ? S / 20n : 0n),
};

describeShared("recorded moves by clocks that move", (root) => {
  const moves = readdirSync(join(root, "lab/A")).filter((m) => existsSync(join(root, "lab/A", m, "ladder.json")));

  describe.each(moves)("%s", (move) => {
    const dir = join(root, "lab/A", move);
    const truth = JSON.parse(readFileSync(join(dir, "ladder.json"), "utf8")) as Truth;
    const at = (name: string) => BigInt(truth.events_ns[name]!);
    const mid = (at("lastHeardOld") + at("firstHeardNew")) / 2n;

    it.each(Object.keys(MOTIONS))("%s", { timeout: 60_000 }, async (name) => {
      const out = mkdtempSync(join(tmpdir(), "ww-"));
      const paths = FILES.map((file, k) => {
        if (k < 2) return join(dir, file);
        writeFileSync(
          join(out, file),
          restamped(join(dir, file), (t) => MOTIONS[name]!(t, k, mid)),
        );
        return join(out, file);
      });
      const { evidence } = await analyze(paths);
      expect(evidence.outages).toHaveLength(1);
      expect(evidence.outages[0]!.observer).toBe("i2");
      checkOutage(evidence.outages[0]!, truth);
    });
  });

  it.each([
    ["move2", "cp1-tap-vm.pcap"],
    ["move5-withdraw-first", "cp2-tap-vm.pcap"],
  ])("%s: the recording at the new port begins 1 ms behind the machine's first frame there", async (move, file) => {
    const dir = join(root, "lab/A", move);
    const truth = JSON.parse(readFileSync(join(dir, "ladder.json"), "utf8")) as Truth;
    const begin = BigInt(truth.events_ns["firstHeardNew"]!) + 1_000_000n;
    const late = join(mkdtempSync(join(tmpdir(), "ww-")), file);
    writeFileSync(late, since(join(dir, file), begin));
    const { evidence } = await analyze(FILES.map((f) => (f === file ? late : join(dir, f))));
    checkOutage(evidence.outages[0]!, truth);
    expect(evidence.outages[0]!.limits!.join(" ")).toContain("may lack the first of them");
  });
});
