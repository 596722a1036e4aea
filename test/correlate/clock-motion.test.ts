// Shifts, drift and steps put on recordings whose clocks are known to be one: what was put on must lie within what is found.
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { observeCapture } from "../../src/observe/from-capture.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { ORDINAL, NO_REPLY, RTT, SENT, TAP_FLOATS, TAP_INTS } from "../../src/observe/probe-table.ts";
import { describeShared } from "../shared.ts";
import { clocksOf, tapTable } from "./clock-build.ts";
import type { SeenProbe } from "./clock-build.ts";

/** With those on recordings 1000; CLOCK_RUNS=10000 for more. */
const RUNS = Number(process.env["CLOCK_RUNS"] ?? 700);
const US = 1000;
/** The clocks here count whole ns from an offset of hours: drift is rounded to them, both ways. */
const ROUNDED = 2;
const MS = 1_000_000;
const S = 1_000_000_000;

/** What is done to a clock: its reading at a true time. */
interface Motion {
  readonly shift: number;
  /** ppm. */
  readonly drift: number;
  /** ns at a true time; 0 for none. */
  readonly step: number;
  readonly stepAt: number;
}

function offsetAt(m: Motion, t: number): number {
  return m.shift + Math.round(t * m.drift * 1e-6) + (t >= m.stepAt ? m.step : 0);
}

function moved(probes: readonly SeenProbe[], m: Motion): SeenProbe[] {
  const read = (t: number) => t + offsetAt(m, t);
  return probes.flatMap((p) => {
    // a clock that is set back between a request and its reply leaves no round trip
    const reply = p.replied === undefined ? undefined : read(p.replied);
    return [
      { seq: p.seq, sent: read(p.sent), replied: reply === undefined || reply < read(p.sent) ? undefined : reply },
    ];
  });
}

// A step as small as what packets leave open looks like drift: clocks that are set are set by more.
const jump = fc.integer({ min: 2 * MS, max: 30 * S });

const motion = (span: number) =>
  fc.record({
    shift: fc.integer({ min: -20_000 * S, max: 20_000 * S }),
    // thousandths: doubles of fast-check are mostly next to nothing. Up to 20 ppm is what a short recording cannot show.
    drift: fc.oneof(
      fc.constant(0),
      fc.integer({ min: -200_000, max: 200_000 }).map((n) => n / 1000),
      fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1000),
    ),
    step: fc.oneof(
      fc.constant(0),
      jump,
      jump.map((ns) => -ns),
    ),
    stepAt: fc.integer({ min: Math.ceil(0.15 * span), max: Math.floor(0.85 * span) }),
  });

/** Checks one pair of recordings; `b` is read by a clock that moves. Says how it was explained. */
function check(
  a: readonly SeenProbe[],
  b: readonly SeenProbe[],
  m: Motion,
): "constant" | "drift" | "step" | "both" | "one side" | "none" {
  const last = a.at(-1)!.sent;
  const { rows, findings, graph } = clocksOf([
    { table: tapTable(a), first: 0n, last: BigInt(last) },
    { table: tapTable(moved(b, m)), first: 0n, last: BigInt(last) },
  ]);
  const [row] = rows;
  if (row === undefined) {
    // too few packets beside a step bound one side only
    if (findings.some((f) => f.code === "clock.step")) return "one side";
    expect(findings.map((f) => f.code)).toContain("clock.no-offset");
    return "none";
  }
  const low = row.offsetLow_us * 1000 + (row.zoneShift_s ?? 0) * S;
  const high = row.offsetHigh_us * 1000 + (row.zoneShift_s ?? 0) * S;
  const drifts = row.driftLow_ppm !== undefined;
  const steps = row.steps ?? [];
  for (const p of a) {
    const truth = offsetAt(m, p.sent);
    // at one instant: also where the drift is too small to be seen. A step that is not seen is beyond any bound.
    const now = graph.toClock(BigInt(p.sent), "i1", "i2")!;
    const back = graph.toClock(BigInt(p.sent + truth), "i2", "i1")!;
    if (m.step === 0 || steps.length > 0) {
      expect(Number(now.low) - p.sent).toBeLessThanOrEqual(truth + ROUNDED);
      expect(Number(now.high) - p.sent).toBeGreaterThanOrEqual(truth - ROUNDED);
      expect(Number(back.low)).toBeLessThanOrEqual(p.sent + ROUNDED);
      expect(Number(back.high)).toBeGreaterThanOrEqual(p.sent - ROUNDED);
    }
    if (!drifts && steps.length === 0) continue;
    expect(low).toBeLessThanOrEqual(truth + ROUNDED);
    expect(high).toBeGreaterThanOrEqual(truth - ROUNDED);
  }
  if (!drifts && steps.length === 0) {
    // what moves unseen meets the bounds of the row, which are those of clocks that keep their distance
    const all = a.map((p) => offsetAt(m, p.sent));
    expect(Math.min(...all)).toBeLessThanOrEqual(high);
    expect(Math.max(...all)).toBeGreaterThanOrEqual(low);
    return "constant";
  }
  if (drifts && steps.length === 0 && m.step === 0) {
    expect(row.driftLow_ppm!).toBeLessThanOrEqual(m.drift + 1e-3);
    expect(row.driftHigh_ppm!).toBeGreaterThanOrEqual(m.drift - 1e-3);
  }
  if (steps.length === 1 && Math.abs(m.step) > 10 * MS) {
    const at = (text: string) => Number(BigInt(Math.round(Date.parse(text) * 1000)) * 1000n);
    expect(at(steps[0]!.low)).toBeLessThanOrEqual(m.stepAt + MS);
    expect(at(steps[0]!.high)).toBeGreaterThanOrEqual(m.stepAt - MS);
    expect(steps[0]!.sizeLow_us * 1000).toBeLessThanOrEqual(m.step + ROUNDED);
    expect(steps[0]!.sizeHigh_us * 1000).toBeGreaterThanOrEqual(m.step - ROUNDED);
  }
  return drifts && steps.length > 0 ? "both" : drifts ? "drift" : "step";
}

/** Probes every 200 ms or so at two taps; each way takes 20 us and up to 100 us more. */
const line = fc.array(fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(2000), fc.boolean()), {
  minLength: 12,
  maxLength: 40,
});

function recordings(rows: readonly (readonly [number, number, number, number, boolean])[]): [SeenProbe[], SeenProbe[]] {
  const a: SeenProbe[] = [];
  const b: SeenProbe[] = [];
  for (const [i, [there, back, host, jitter, lost]] of rows.entries()) {
    const seq = i + 1;
    const sent = i * 200 * MS + jitter * US;
    const far = sent + (20 + there) * US;
    const farBack = far + (50 + host) * US;
    const isLost = lost && i % 5 === 0;
    a.push({ seq, sent, replied: isLost ? undefined : farBack + (20 + back) * US });
    b.push({ seq, sent: far, replied: isLost ? undefined : farBack });
  }
  return [a, b];
}

describe("moving clocks", () => {
  it("every shift, drift and step is inside what is found", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(
        line.chain((rows) => fc.tuple(fc.constant(rows), motion(rows.length * 200 * MS))),
        ([rows, m]) => {
          const [a, b] = recordings(rows);
          const how = check(a, b, m);
          seen.set(how, (seen.get(how) ?? 0) + 1);
        },
      ),
      { seed: 1, numRuns: RUNS },
    );
    // a step with only one probe behind it cannot be told from a wrong stamp; each kind of motion comes up
    expect(seen.get("none") ?? 0).toBeLessThan(RUNS / 100);
    expect(seen.get("one side") ?? 0).toBeLessThan(RUNS / 30);
    for (const how of ["constant", "drift", "step", "both"]) expect(seen.get(how) ?? 0).toBeGreaterThan(5);
  });
});

describeShared("moving clocks on recordings", (root) => {
  const probesOf = async (file: string): Promise<SeenProbe[]> => {
    const source = await openSource(join(root, "lab/A/move1", file));
    const context = { id: "i1", name: file, tunnelPorts: [], waitNs: 2 * S, keepProbes: 1000 };
    const o = await observeCapture(readCapture(source), context);
    const [table] = o.timing!.probes.values();
    const base = Number(table!.base - BigInt(1_796_064_390) * BigInt(S));
    return table!.chunks.flatMap((c) =>
      Array.from({ length: c.rows }, (_, r) => {
        const sent = base + c.floats[r * TAP_FLOATS + SENT]!;
        const rtt = c.ints[r * TAP_INTS + RTT]!;
        return { seq: c.ints[r * TAP_INTS + ORDINAL]!, sent, replied: rtt === NO_REPLY ? undefined : sent + rtt };
      }),
    );
  };

  it("150 times on a leaf against each node that the VM was on", async () => {
    const leaf = await probesOf("leaf2-eth1-nano.pcap");
    expect(leaf).toHaveLength(60);
    for (const file of ["cp1-eth1.pcap", "cp2-eth1.pcap"]) {
      const node = await probesOf(file);
      const [first, last] = [node[0]!.sent, node.at(-1)!.sent];
      const inside = motion(last - first).map((m) => ({ ...m, stepAt: m.stepAt + first }));
      const seen = new Map<string, number>();
      fc.assert(
        fc.property(inside, (m) => {
          const how = check(leaf, node, m);
          seen.set(how, (seen.get(how) ?? 0) + 1);
        }),
        { seed: 1, numRuns: 150 },
      );
      expect(seen.get("none") ?? 0).toBe(0);
    }
  });
});
