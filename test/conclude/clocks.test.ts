// Clocks of whole recordings, where the true offset is known: it lies within every bound.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { analyze } from "../../src/conclude/analyze.ts";
import { scrub } from "../../src/anonymize/scrub.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { describeShared } from "../shared.ts";

const evidenceOf = async (paths: readonly string[], options = {}) => (await analyze(paths, options)).evidence;

/** Offset of the second file against the first in us, zone and days included. */
function total(e: Evidence, a: string, b: string): [number, number] | undefined {
  const id = (name: string) => e.inputs.find((i) => basename(i.name) === name)!.id;
  const row = e.clocks.find((c) => [id(a), id(b)].includes(c.a) && [id(a), id(b)].includes(c.b));
  if (row === undefined) return undefined;
  const whole = ((row.dateShift_days ?? 0) * 86_400 + (row.zoneShift_s ?? 0)) * 1e6;
  const [low, high] = [row.offsetLow_us + whole, row.offsetHigh_us + whole];
  return row.a === id(a) ? [low, high] : [-high, -low];
}

describeShared("clocks of recordings", (root) => {
  const e = (name: string) => join(root, "lab/E", name);
  const truth = JSON.parse(readFileSync(e("truth.json"), "utf8")) as {
    shift_s: string;
    pairs: { file: string; common_requests: number }[];
  };
  const shift = Math.round(Number(truth.shift_s) * 1e6);
  const shifted: [string, number][] = [
    ["cp1-eth1-plus-5h.pcap", shift],
    ["cp2-eth1-plus-5h.pcap", shift],
    ["cp2-eth1-minus-5h.pcap", -shift],
    ["leaf2-eth1-nano-plus-5h.pcap", shift],
  ];

  it.each(shifted)("%s lies the shift away, named first or last, no wider than a round trip", async (file, want) => {
    for (const order of [
      ["leaf2-eth1.pcap", file],
      [file, "leaf2-eth1.pcap"],
    ]) {
      const [low, high] = total(await evidenceOf(order.map(e)), "leaf2-eth1.pcap", file)!;
      expect(low).toBeLessThanOrEqual(want);
      expect(high).toBeGreaterThanOrEqual(want);
      expect(high - low).toBeLessThanOrEqual(120);
    }
  });

  it("the packets compared are the requests that both saw, and the replies to all but the two lost", async () => {
    for (const { file, common_requests: requests } of truth.pairs) {
      const { clocks } = await evidenceOf([e("leaf2-eth1.pcap"), e(file)]);
      // the node that the VM left saw the requests of the two lost probes
      const lost = file.startsWith("cp1") ? 2 : 0;
      expect(clocks[0]!.pairs).toBe(2 * requests - lost);
    }
  });

  it("two nodes that share no probe are closed through the leaf, and not compared without it", async () => {
    const ends = ["cp1-eth1-plus-5h.pcap", "cp2-eth1-minus-5h.pcap"];
    const all = await evidenceOf(["leaf2-eth1.pcap", ...ends].map(e));
    const [low, high] = total(all, ends[0]!, ends[1]!)!;
    expect(low).toBeLessThanOrEqual(-2 * shift);
    expect(high).toBeGreaterThanOrEqual(-2 * shift);
    const widths = ends.map((f) => total(all, "leaf2-eth1.pcap", f)!).map(([l, h]) => h - l);
    expect(high - low).toBeLessThanOrEqual(widths[0]! + widths[1]! + 1e-3);
    expect((await evidenceOf(ends.map(e))).clocks).toEqual([]);
  });

  it.each([
    ["America_New_York", -5 * 3600],
    ["Asia_Kolkata", 5.5 * 3600],
    ["UTC", 0],
  ])("text printed in %s: the zone is found", async (zone, seconds) => {
    const file = `leaf2-eth1-tttt-${zone}.txt`;
    const found = await evidenceOf([e("leaf2-eth1.pcap"), e(file)]);
    expect(found.clocks).toMatchObject([{ zoneShift_s: seconds, offsetLow_us: -2, offsetHigh_us: 2 }]);
  });

  it("captures of one kernel are on one clock: 0 lies within every bound", async () => {
    for (const move of readdirSync(join(root, "lab/A"))) {
      const folder = join(root, "lab/A", move);
      const files = readdirSync(folder).filter((f) => /\.pcap(?:ng)?$|^hostb-ping/.test(f));
      const { clocks, findings } = await evidenceOf(files.map((f) => join(folder, f)));
      expect(clocks.length).toBe((files.length * (files.length - 1)) / 2);
      for (const c of clocks) {
        expect(c.zoneShift_s).toBe(0);
        expect(c.offsetLow_us).toBeLessThanOrEqual(0);
        expect(c.offsetHigh_us).toBeGreaterThanOrEqual(0);
        expect(c.offsetHigh_us - c.offsetLow_us).toBeLessThan(300);
      }
      expect(findings.filter((f) => /^clock\.(?!lost-probe-sent)/.test(f.code))).toEqual([]);
    }
  });

  it("the case: host-b less leaf2 within 52 569 and 53 295 us, five hours apart, and in which second each probe left", async () => {
    const folder = join(root, "cases/evpn-move");
    const files = ["host-b.ping.log", "leaf2.tcpdump.txt"];
    const told = await evidenceOf([], { caseFile: join(folder, "case.yaml") });
    expect(told.clocks).toMatchObject([
      // leaf2 less host-b
      {
        zoneShift_s: 0,
        stampedLow_us: -53_295,
        stampedHigh_us: -52_569,
        offsetLow_us: -53_297,
        offsetHigh_us: -52_567,
      },
    ]);
    const says = told.findings.find((f) => f.code === "clock.lost-probe-sent")!.says;
    expect(says).toMatch(/probe 299 left .* in second :40; .*probe 300 left .* in second :41/);
    const bare = await evidenceOf(files.map((f) => join(folder, f)));
    // 2026-09-23 is day 20 719
    expect(bare.clocks).toMatchObject([{ dateShift_days: -20_719, zoneShift_s: -18_000, stampedLow_us: -53_295 }]);
    expect(bare.clocks[0]!.limits!.join(" ")).toContain("the runner-up is -5:15 h");
    const out = scrub(bare, new Uint8Array(32).fill(7));
    expect(out.clocks).toMatchObject([{ a: "i1", b: "i2", zoneShift_s: -18_000, basis: "ping stamps" }]);
  });
});
