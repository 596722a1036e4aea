// One run or two, by the jitter of the sends.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { comparePattern } from "../../src/correlate/spacing-pattern.ts";
import { LOG_FLOATS, LOG_INTS, LOG_ORDINAL, PRINTED, ProbeTable } from "../../src/observe/probe-table.ts";
import { RTT, SENT, TAP_FLOATS, TAP_INTS } from "../../src/observe/probe-table.ts";

const TICK = 2000;

/** Sends in us; round trips of 1 ms. */
function tap(us: readonly number[], first = 1): ProbeTable {
  const out = new ProbeTable("tap");
  for (const [i, t] of us.entries()) {
    const chunk = out.room();
    chunk.floats[chunk.rows * TAP_FLOATS + SENT] = 1000 * t;
    chunk.ints.set([1_000_000, 2 * i + 1, 1, i + first], chunk.rows * TAP_INTS + RTT);
    out.added(chunk);
  }
  return out;
}

/** Lines printed 1 ms and a little after each send. */
function log(us: readonly number[]): ProbeTable {
  const out = new ProbeTable("log");
  for (const [i, t] of us.entries()) {
    const chunk = out.room();
    chunk.floats[chunk.rows * LOG_FLOATS + PRINTED] = 1000 * (t + 1000 + (i % 3));
    chunk.ints[chunk.rows * LOG_INTS + LOG_ORDINAL] = i + 1;
    out.added(chunk);
  }
  return out;
}

const jitter = [3, 57, 12, 88, 41, 5, 73, 29, 64, 18, 95, 36];
const sends = jitter.map((us, i) => 200_000 * i + us);

it("one run at two taps: by sends, by turns of the seq, and by the answers against a log", () => {
  const late = sends.map((us, i) => us + 60 + (i % 4));
  expect(comparePattern(tap(sends), tap(late), TICK)).toBe("same");
  expect(comparePattern(tap(sends), tap(late, 65_537), TICK)).toBe("same");
  expect(comparePattern(tap(sends), log(late), TICK)).toBe("same");
  // one that was held up for 30 ms on the way
  expect(comparePattern(tap(sends), tap(late.with(11, late[11]! + 30_000)), TICK)).toBe("same");
  // a clock that runs 100 ppm fast
  expect(comparePattern(tap(sends), tap(late.map((us) => us * 1.0001)), TICK)).toBe("same");
});

it("another run: other jitter, or another interval", () => {
  const other = [61, 8, 44, 90, 17, 52, 2, 79, 33, 70, 25, 58].map((us, i) => 200_000 * i + us);
  expect(comparePattern(tap(sends), tap(other), TICK)).toBe("other");
  const wild = jitter.map((us, i) => 200_000 * i + 100 * us);
  expect(comparePattern(tap(sends), tap(wild), TICK)).toBe("other");
});

it("nothing to go by: few probes, an even sender, a pattern that comes round, coarse stamps, two logs", () => {
  expect(comparePattern(tap(sends.slice(0, 8)), tap(sends.slice(0, 8)), TICK)).toBe("unknown");
  const even = jitter.map((_, i) => 200_000 * i);
  expect(comparePattern(tap(even), tap(even), TICK)).toBe("unknown");
  const grid = jitter.map((_, i) => 210_000 * i + (i % 2) * 2000);
  expect(comparePattern(tap(grid), tap(grid), TICK)).toBe("unknown");
  expect(comparePattern(tap(sends), tap(sends), 2e9)).toBe("unknown");
  expect(comparePattern(log(sends), log(sends), TICK)).toBe("unknown");
});

it("two runs are never one, whatever their jitter", () => {
  const run = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 12, maxLength: 40 });
  fc.assert(
    fc.property(run, run, (a, b) => {
      const n = Math.min(a.length, b.length);
      fc.pre(a.slice(0, n).some((us, i) => us !== b[i]));
      const times = (list: readonly number[]) => list.slice(0, n).map((us, i) => 200_000 * i + us);
      // equal draws in most places are one run
      fc.pre(a.slice(0, n).filter((us, i) => Math.abs(us - b[i]!) < 80).length < n / 2);
      expect(comparePattern(tap(times(a)), tap(times(b)), TICK)).not.toBe("same");
    }),
    { seed: 1, numRuns: 300 },
  );
});
