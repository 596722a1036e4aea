// Rings of capture files: found by name and time in any order, read as one capture, and left apart where they are not one.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, join as path } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { isWholeCount, ringName } from "../../src/read/ring-names.ts";
import { findRings, readRing } from "../../src/read/ring.ts";
import { describeShared } from "../shared.ts";
import { drain, hex, join, pcap, pcapng } from "./make.ts";

const root = mkdtempSync(path(tmpdir(), "wirewitness-ring-"));
afterAll(() => rmSync(root, { recursive: true }));
const AB = hex("aabb");

const hasTcpdump = existsSync("/usr/bin/tcpdump") || existsSync("/usr/sbin/tcpdump");
let folders = 0;
function folder(files: Readonly<Record<string, Uint8Array>>): string[] {
  const at = path(root, `d${folders++}`);
  mkdirSync(at);
  return Object.entries(files).map(([name, bytes]) => {
    writeFileSync(path(at, name), bytes);
    return path(at, name);
  });
}

const seconds = (...list: number[]): Uint8Array => pcap(list.map((s) => [s, 0, AB] as const));
const found = async (paths: readonly string[]): Promise<string[][]> =>
  (await findRings(paths)).rings.map((r) => r.paths.map((p) => basename(p)));

describe("names", () => {
  it.each([
    ["ring.pcap", "ring.pcap0"],
    ["ring.pcap0", "ring.pcap12"],
    ["ring.pcap00", "ring.pcap01.gz"],
    ["a_00001_20261130184500.pcapng", "a_00002_20261130184600.pcapng"],
    ["a_20261130184500_00001.pcapng", "a_20261130184600_00002.pcapng"],
    ["leaf2-20261130-191451.pcap", "leaf2-20261130-191453.pcap.zst"],
    ["x-2026-11-30T18:45:00.pcap", "x-2026-11-30T18:46:00.pcap"],
    ["cap-1796063194.pcap", "cap-1796063254.pcap"],
    ["leaf2-20261130-191451.pcap", "leaf2-20261130-191451.pcap1"],
    // strftime of -G: %F_%T, %F_%H, %F, %Y%m%d%H, %d-%m-%Y_%H%M, %T, %s
    ["t_2026-11-30_18:45:00.pcap", "t_2026-11-30_18:46:00.pcap"],
    ["t_2026-11-30_18.pcap", "t_2026-11-30_19.pcap"],
    ["t-2026-11-30.pcap", "t-2026-12-01.pcap"],
    ["t-20261130.pcap", "t-20261201.pcap"],
    ["t-2026113018", "t-2026113019"],
    ["t-30-11-2026_1845.pcap", "t-30-11-2026_1850.pcap"],
    ["t.18:45:00.pcap", "t.18:50:00.pcap"],
    ["t.1796063194", "t.1796063254"],
    // -C and -W without an extension
    ["x", "x1"],
    ["x00", "x01"],
  ])("%s and %s could be of one ring", (a, b) => {
    expect(ringName(`d/${a}`)?.key).toBe(ringName(`d/${b}`)?.key);
    expect(ringName(`d/${a}`)?.token).not.toBe(ringName(`d/${b}`)?.token);
  });

  it.each([
    ["leaf2-eth1.pcap", "cp1-eth1.pcap"],
    ["leaf1-eth1.pcap", "leaf2-eth1.pcap"],
    ["move1.pcap", "move2.pcap"],
    ["a-20261130-191451.pcap", "b-20261130-191453.pcap"],
    ["ring.pcap0", "ring.pcapng0"],
  ])("%s and %s could not", (a, b) => {
    const [x, y] = [ringName(`d/${a}`), ringName(`d/${b}`)];
    expect(x === undefined || x.key !== y?.key).toBe(true);
  });

  it("nor could files of two folders", () => {
    expect(ringName("a/ring.pcap0")?.key).not.toBe(ringName("b/ring.pcap1")?.key);
  });
});

describe("counts", () => {
  it.each([
    [["", "1", "2"], true],
    [["0", "1"], true],
    [["00", "01", "02"], true],
    [["2", "0", "1"], true],
    [["1", "2"], false],
    [["", "0"], false],
    [["", "2"], false],
    [["00", "1"], false],
    [["0", "2"], false],
    [["", "01"], false],
  ])("%j: %s", (tokens, whole) => expect(isWholeCount(tokens)).toBe(whole));
});

describe("names without an extension", () => {
  const full = (second: number, records: number, bytes = 60_000) =>
    pcap(Array.from({ length: records }, (_, i) => [second + i, 0, new Uint8Array(bytes)] as const));

  it("are joined when they count from 0 without a hole, are of one size and follow each other", async () => {
    // 20 records of 60,016 bytes are over 1,000,000: tcpdump -C 1 -W 3 begins the next file after the 17th
    const files = { x0: full(100, 17), x1: full(117, 17), x2: full(134, 3) };
    expect(await found(folder(files))).toEqual([["x0", "x1", "x2"]]);
    expect(await found(folder({ x: files.x0, x1: files.x1, x2: files.x2 }))).toEqual([["x", "x1", "x2"]]);
    // came around: 00 is the newest
    expect(await found(folder({ x00: files.x2, x01: files.x0, x02: files.x1 }))).toEqual([["x01", "x02", "x00"]]);
    expect(await found(folder({ x00: full(151, 3), x01: files.x1, x02: full(134, 17) }))).toEqual([["x01", "x02", "x00"]]); // prettier-ignore
  });

  it("are left apart otherwise", async () => {
    // two hosts, one after the other
    expect(await found(folder({ leaf1: full(100, 17), leaf2: full(117, 17) }))).toEqual([]);
    // interfaces of one host: the first file is much smaller than the second, or a pause lies between
    expect(await found(folder({ eth0: full(100, 3), eth1: full(103, 17) }))).toEqual([]);
    expect(await found(folder({ eth0: full(100, 17), eth1: full(1000, 17) }))).toEqual([]);
    expect(await found(folder({ y0: full(100, 17), y1: full(117, 5), y2: full(122, 3) }))).toEqual([]);
    expect(await found(folder({ z0: full(100, 17), z1: hex("00"), z2: full(117, 3) }))).toEqual([]);
  });

  it("are joined when they are compressed, by the size of what is in them", async () => {
    const gz = (files: Readonly<Record<string, Uint8Array>>) =>
      folder(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${name}.gz`, gzipSync(bytes)])));
    const files = { x0: full(100, 17), x1: full(117, 17), x2: full(134, 3) };
    expect(await found(gz(files))).toEqual([["x0.gz", "x1.gz", "x2.gz"]]);
    // some were compressed, the one that was open is not
    expect(await found([...gz({ x0: files.x0 }), ...folder({ x1: files.x1 })])).toEqual([]);
    const mixed = folder({ "x0.gz": gzipSync(files.x0), "x1.gz": gzipSync(files.x1), x2: files.x2 });
    expect(await found(mixed)).toEqual([["x0.gz", "x1.gz", "x2"]]);
    // full in the middle is not, or compressed alike but not of one size
    expect(await found(gz({ y0: full(100, 17), y1: full(117, 5), y2: full(122, 3) }))).toEqual([]);
    expect(await found(gz({ leaf1: full(100, 17), leaf2: full(117, 17) }))).toEqual([]);
  });

  it.skipIf(!hasTcpdump)("as tcpdump -C -W writes them", async () => {
    const [at] = folder({ "in.pcap": full(100, 60) });
    const out = path(at!, "..");
    for (const [name, more] of [
      ["a", []],
      ["b", ["-W", "20"]],
    ] as const)
      execFileSync("tcpdump", ["-r", at!, "-w", path(out, name), "-C", "1", "-Z", userInfo().username, ...more], {
        stdio: "ignore",
      });
    const made = readdirSync(out)
      .filter((n) => n !== "in.pcap")
      .sort();
    expect(made).toEqual(["a", "a1", "a2", "a3", "b00", "b01", "b02", "b03"]);
    expect(await found(made.map((n) => path(out, n)))).toEqual([made.slice(0, 4), made.slice(4)]);
  });
});

describe("finding", () => {
  it("orders by time, not by name: a ring that came around", async () => {
    const paths = folder({ "r.pcap0": seconds(30, 31), "r.pcap1": seconds(10, 11), "r.pcap2": seconds(20, 21) });
    for (const order of [paths, [...paths].reverse()])
      expect(await found(order)).toEqual([["r.pcap1", "r.pcap2", "r.pcap0"]]);
  });

  it("a file without a record comes first", async () => {
    expect(await found(folder({ "r.pcap1": seconds(5), "r.pcap0": seconds(), "r.pcap2": seconds(6) }))).toEqual([
      ["r.pcap0", "r.pcap1", "r.pcap2"],
    ]);
  });

  it("compressed files, and a file beside its own compressed copy", async () => {
    const [a, b] = [seconds(1, 2), seconds(3)];
    expect(await found(folder({ "r.pcap0.gz": gzipSync(a), "r.pcap1": b }))).toEqual([["r.pcap0.gz", "r.pcap1"]]);
    expect(await found(folder({ "r.pcap0.gz": gzipSync(a), "r.pcap0": a, "r.pcap1": b }))).toEqual([]);
  });

  it("leaves apart what overlaps, and says so", async () => {
    const { rings, findings } = await findRings(folder({ "r.pcap0": seconds(1, 100), "r.pcap1": seconds(50, 150) }));
    expect(rings).toEqual([]);
    expect(findings).toMatchObject([{ code: "ring.overlap" }]);
    // Two files that begin with the same record, though neither's end was looked up.
    expect(await found(folder({ "r.pcap0.gz": gzipSync(seconds(1, 9)), "r.pcap1.gz": gzipSync(seconds(1)) }))).toEqual(
      [],
    );
  });

  it("leaves apart other link types, snaplens and kinds of file", async () => {
    expect(await found(folder({ "r.pcap0": seconds(1), "r.pcap1": pcap([[2, 0, AB]], { word: 113 }) }))).toEqual([]);
    expect(await found(folder({ "r.pcap0": seconds(1), "r.pcap1": pcap([[2, 0, AB]], { snaplen: 96 }) }))).toEqual([]);
    expect(
      await found(folder({ "r.pcap0": seconds(1), "r.pcap1": hex("00"), "r.pcap2": pcap([]).subarray(0, 9) })),
    ).toEqual([]);
    expect((await findRings(["-", path(root, "absent.pcap0"), path(root, "absent.pcap1")])).rings).toEqual([]);
  });

  it("dated names: one capture only while the pauses are short", async () => {
    const paths = folder({
      "c-20261130-184500.pcap": seconds(0, 50),
      "c-20261130-184600.pcap": seconds(61, 110),
      "c-20261130-194500.pcap": seconds(3600, 3650),
      "c-20261130-194600.pcap": seconds(3661, 3700),
      "c-20261201-184500.pcap": seconds(90_000),
    });
    expect(await found(paths)).toEqual([
      ["c-20261130-184500.pcap", "c-20261130-184600.pcap"],
      ["c-20261130-194500.pcap", "c-20261130-194600.pcap"],
    ]);
  });
});

describe("reading", () => {
  it("numbers records on, counts from one base, and names file and record", async () => {
    const paths = folder({ "r.pcap0": seconds(10, 11), "r.pcap1": seconds(), "r.pcap2": seconds(20, 21, 22) });
    const reader = readRing(paths);
    const { rows, bases, codes } = await drain(reader);
    expect(codes).toEqual([]);
    expect(rows.map((r) => [r.n, Number(r.ts! / 1_000_000_000n)])).toEqual([
      [1, 10],
      [2, 11],
      [3, 20],
      [4, 21],
      [5, 22],
    ]);
    expect(new Set(bases).size).toBe(1);
    expect(reader.interfaces).toHaveLength(1);
    expect(reader.parts.map((p) => [basename(p.path), p.first, p.records])).toEqual([
      ["r.pcap0", 1, 2],
      ["r.pcap1", 3, 0],
      ["r.pcap2", 3, 3],
    ]);
    expect(reader.locate(2)).toEqual({ path: paths[0], record: 2 });
    expect(reader.locate(3)).toEqual({ path: paths[2], record: 1 });
    expect([reader.locate(0), reader.locate(6)]).toEqual([undefined, undefined]);
    expect(reader.bytes).toBe(paths.reduce((sum, p) => sum + readFileSync(p).length, 0));
  });

  it("a batch of a part is numbered on within the part", async () => {
    const many = pcap(Array.from({ length: 5000 }, (_, i) => [i, 0, AB] as const));
    const { rows } = await drain(
      readRing(folder({ "r.pcap0": seconds(0), "r.pcap1": many, "r.pcap2": seconds(6000) })),
    );
    expect(rows).toHaveLength(5002);
    expect(rows.every((r, i) => r.n === i + 1)).toBe(true);
  });

  it("says of which file a finding is: cuts, files that cannot be read, time going back", async () => {
    const whole = seconds(1, 2);
    const paths = folder({
      "r.pcap0": whole.subarray(0, -1),
      "r.pcap1": hex("00"),
      "r.pcap2": seconds(50),
      "r.pcap3": seconds(20),
    });
    const { rows, findings } = await drain(readRing(paths));
    expect(rows.map((r) => r.n)).toEqual([1, 2, 3]);
    expect(findings).toMatchObject([
      { code: "capture.cut", file: paths[0], record: 2 },
      { code: "ring.unreadable-file", file: paths[1] },
      { code: "ring.overlap", file: paths[3], record: 3 },
    ]);
  });

  it("a ring of nothing is one finding", async () => {
    expect((await drain(readRing(folder({ "r.pcap0": seconds(), "r.pcap1": seconds() })))).codes).toEqual([
      "capture.empty",
    ]);
  });

  it("joins interfaces by what they are, and takes the last count of drops", async () => {
    const p = pcapng(true);
    const iface = (name: string) => p.iface(1, 0, [[2, new TextEncoder().encode(name)]]);
    const drops = (id: number, n: bigint) => p.statistics(id, [[5, p.u64(n)]]);
    const first = join(p.section(), iface("eth0"), iface("eth1"), p.packet(1, 1n, AB), drops(1, 3n));
    const second = join(
      p.section(),
      iface("eth1"),
      iface("eth0"),
      p.packet(0, 2n, AB),
      iface("eth2"),
      p.packet(2, 3n, AB),
      drops(0, 5n),
    );
    const { rows, reader } = await drain(readRing(folder({ "r.pcapng0": first, "r.pcapng1": second })));
    expect(rows.map((r) => r.iface.name)).toEqual(["eth1", "eth1", "eth2"]);
    expect(reader.interfaces.map((i) => [i.index, i.name])).toEqual([
      [0, "eth0"],
      [1, "eth1"],
      [2, "eth2"],
    ]);
    expect([...reader.drops]).toEqual([[1, 5]]);
    // 3 by the end of the first file, 2 more by the end of the second
    expect(reader.dropSpans?.map((s) => [s.iface, s.count])).toEqual([[1, 3], [1, 2]]); // prettier-ignore
  });
});

describeShared("recorded rings", (shared) => {
  it.each([
    ["ring-tcpdump", 1562, 3],
    ["ring-seconds", 50, 4],
  ])("%s: %d packets in %d files", async (name, packets, files) => {
    const at = path(shared, "lab/D", name);
    const paths = readdirSync(at)
      .filter((f) => f.includes(".pcap"))
      .map((f) => path(at, f));
    for (const order of [paths, [...paths].reverse()]) {
      const { rings } = await findRings(order);
      expect(rings).toHaveLength(1);
      expect(rings[0]!.paths).toHaveLength(files);
      const { rows, codes } = await drain(readRing(rings[0]!.paths));
      expect(rows).toHaveLength(packets);
      expect(rows.every((r, i) => i === 0 || r.ts! >= rows[i - 1]!.ts!)).toBe(true);
      expect(codes).toEqual([]);
    }
  });

  it("finds no other ring among the recordings of a folder", async () => {
    const at = path(shared, "lab/A/move1");
    expect((await findRings(readdirSync(at).map((f) => path(at, f)))).rings).toEqual([]);
  });
});
