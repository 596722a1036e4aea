// Difference constraints between clocks: closure, contradictions, exact arithmetic. Figures are worked out by hand.
import { describe, expect, it } from "vitest";
import { type ClockConstraint, createClockGraph } from "../../src/correlate/clock-graph.ts";

function tie(a: string, b: string, lowNs?: bigint, highNs?: bigint): ClockConstraint {
  const at = (record: number) => [
    { input: a, record },
    { input: b, record },
  ];
  return { a, b, lowNs, highNs, basis: `${a}-${b}`, lowFrom: at(1), highFrom: at(2) };
}

describe("clock graph", () => {
  it("gives a pair's own bounds, and their negative the other way round", () => {
    const g = createClockGraph([tie("i1", "i2", 10n, 30n)]);
    expect(g.offset("i1", "i2")).toEqual({ lowNs: 10n, highNs: 30n });
    expect(g.offset("i2", "i1")).toEqual({ lowNs: -30n, highNs: -10n });
    expect(g.offset("i1", "i1")).toEqual({ lowNs: 0n, highNs: 0n });
    expect(g.offset("i1", "i9")).toBeUndefined();
    expect(g.toClock(1000n, "i1", "i2")).toEqual({ low: 1010n, high: 1030n });
    expect(g.toClock(1000n, "i2", "i1")).toEqual({ low: 970n, high: 990n });
  });

  it("closes over a third clock: bounds add up", () => {
    // i2 - i1 in [10, 30], i3 - i2 in [-5, 5]: i3 - i1 in [5, 35]
    const g = createClockGraph([tie("i1", "i2", 10n, 30n), tie("i2", "i3", -5n, 5n)]);
    expect(g.offset("i1", "i3")).toEqual({ lowNs: 5n, highNs: 35n });
    expect(g.via("i1", "i3")).toEqual(["i2"]);
    expect(g.evidence("i1", "i3").map((s) => `${s.input}.${s.record}`)).toEqual(
      // low: the way back from i3 to i1; high: the way there
      ["i2.1", "i3.1", "i1.1", "i2.1", "i1.2", "i2.2", "i2.2", "i3.2"],
    );
  });

  it("makes a direct bound tighter through others", () => {
    // directly [0, 100]; through i3: [40 - 3, 50 + 3]
    const g = createClockGraph([tie("i1", "i2", 0n, 100n), tie("i1", "i3", 40n, 50n), tie("i3", "i2", -3n, 3n)]);
    expect(g.offset("i1", "i2")).toEqual({ lowNs: 37n, highNs: 53n });
    // i2 less i3 stays as it is: 0 - 50 and 100 - 40 are wider
    expect(g.offset("i3", "i2")).toEqual({ lowNs: -3n, highNs: 3n });
  });

  it("joins bounds of one side each", () => {
    const g = createClockGraph([tie("i1", "i2", undefined, 7n), tie("i2", "i3", 2n, 4n), tie("i1", "i3", 5n)]);
    // i2 - i1 >= (i3 - i1) - (i3 - i2) = 5 - 4
    expect(g.offset("i1", "i2")).toEqual({ lowNs: 1n, highNs: 7n });
    expect(createClockGraph([tie("i1", "i2", undefined, 7n)]).offset("i1", "i2")).toBeUndefined();
  });

  it("names bounds that cannot hold together, and uses none of them", () => {
    // i1 -> i2 -> i3 is at most 20 + 5, but i3 - i1 is at least 32
    const g = createClockGraph([
      tie("i1", "i2", 10n, 20n),
      tie("i2", "i3", -5n, 5n),
      tie("i1", "i3", 32n, 40n),
      tie("i4", "i5", 1n, 2n),
    ]);
    expect(g.contradictions).toHaveLength(1);
    const [c] = g.contradictions;
    expect(c!.byNs).toBe(7n);
    expect([...c!.inputs].toSorted()).toEqual(["i1", "i2", "i3"]);
    expect([...c!.bases].toSorted()).toEqual(["i1-i2", "i1-i3", "i2-i3"]);
    expect(c!.from).toContainEqual({ input: "i1", record: 1 });
    expect(g.offset("i1", "i2")).toBeUndefined();
    expect(g.offset("i4", "i5")).toEqual({ lowNs: 1n, highNs: 2n });
  });

  it("two bounds of one pair that exclude each other are a contradiction too", () => {
    const g = createClockGraph([tie("i1", "i2", 10n, 20n), tie("i1", "i2", 21n, 30n)]);
    expect(g.contradictions.map((c) => c.byNs)).toEqual([1n]);
    // 10 at least and 30 at most are not believed either
    expect(g.offset("i1", "i2")).toBeUndefined();
  });

  it("is exact where one clock counts from 1970 and another from today", () => {
    const years = 1_796_064_391_879_776_001n;
    const g = createClockGraph([
      tie("i1", "i2", years, years + 3n),
      tie("i2", "i3", -1n, 1n),
      tie("i3", "i4", -years, -years),
    ]);
    expect(g.offset("i1", "i3")).toEqual({ lowNs: years - 1n, highNs: years + 4n });
    expect(g.offset("i1", "i4")).toEqual({ lowNs: -1n, highNs: 4n });
  });

  it("brings a time onto a clock that moves by what holds at that time", () => {
    const moving: ClockConstraint = {
      ...tie("i1", "i2", 0n, 1000n),
      // 1 ns a reading, known to 2 ns
      during: (first, last) => ({ lowNs: first - 1n, highNs: last + 1n }),
    };
    const g = createClockGraph([moving]);
    expect(g.toClock(500n, "i1", "i2")).toEqual({ low: 999n, high: 1001n });
    // back: clock i1 read between 1000 - 1000 and 1000 - 0 then
    expect(g.toClock(1000n, "i2", "i1")).toEqual({ low: 0n, high: 1000n });
  });

  it("sorts out many contradictions without end", () => {
    const ties = Array.from({ length: 400 }, (_, i) =>
      tie(`i${i % 20}`, `i${(i * 7) % 20}`, BigInt(i * 100), BigInt(i * 100 + 1)),
    );
    const g = createClockGraph(ties);
    expect(g.contradictions.length).toBeGreaterThan(0);
  });
});
