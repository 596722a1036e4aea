// Parts from events, worked out by hand. Times are in ms from one second; [low, high] where they are bounds.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounded, type EventName, type LadderEvent } from "../../src/correlate/outage-events.ts";
import { ordered, partsOf, pauseOf, type Chain, type Link } from "../../src/correlate/outage-parts.ts";

const ns = (ms: number) => BigInt(Math.round((1000 + ms) * 1e6));

function event(name: EventName, low: number, high = low): LadderEvent {
  return bounded(name, { low: ns(low), high: ns(high) }, []);
}

function link(part: Link["part"], name: EventName, at: readonly [number, number?], rank?: number): Link {
  return { part, event: event(name, at[0], at[1]), rank };
}

function told(chain: Chain): string[] {
  return partsOf(chain).map((p) => `${p.name} ${p.low_us / 1000}..${p.high_us / 1000}`);
}

const start = event("lastHeardOld", 0);
const reply = event("firstReply", 600);

describe("parts of an outage", () => {
  it("run from one event to the next", () => {
    // 0 silence 400 announcement 450 propagation 500 repoint 510 nextProbe 599 reply 600
    const chain = {
      start,
      heard: event("firstHeardNew", 400),
      reply,
      between: [
        link("announcement", "updateSent", [450], 1),
        link("propagation", "updateReceived", [500], 2),
        link("repoint", "forwardingChanged", [510], 3),
        link("nextProbe", "firstRequestToNew", [599], 4),
      ],
    };
    expect(told(chain)).toEqual([
      "silence 400..400",
      "announcement 50..50",
      "propagation 50..50",
      "repoint 10..10",
      "nextProbe 89..89",
      "reply 1..1",
    ]);
    expect(partsOf(chain).map((p) => [p.after, p.until])).toContainEqual(["updateReceived", "forwardingChanged"]);
  });

  it("count nothing from before the whole begins: the last reply of the old VTEP came after the first request to the new one", () => {
    // The last frame at the old port is not recorded, so the whole runs from the last reply at the observer, at 590, to the first one
    // after, at 600: 10. The first request to the new VTEP left at 560: of the 40 from there to the reply, 10 lie in the whole.
    const chain = {
      start: event("lastHeardOld", 0, 560),
      begin: event("lastReplyBefore", 590),
      heard: event("firstHeardNew", 0, 560),
      reply,
      between: [link("nextProbe", "firstRequestToNew", [560], 4)],
    };
    expect(told(chain)).toEqual(["silence 0..560", "nextProbe 0..560", "reply 10..40"]);
    // without that the reply alone would take 40 of 10
    expect(told({ ...chain, begin: undefined })).toEqual(["silence 0..560", "nextProbe 0..560", "reply 40..40"]);
  });

  it("leave out what came after the first reply, and what came before the first frame at the new port", () => {
    // flooding: the first answered request left at 390, before the guest was heard; the UPDATE came after the reply
    const chain = {
      start,
      heard: event("firstHeardNew", 400),
      reply: event("firstReply", 401),
      between: [
        link("announcement", "updateSent", [450], 1),
        link("propagation", "updateReceived", [500], 2),
        link("nextProbe", "firstAnsweredRequestAfter", [390]),
      ],
    };
    expect(told(chain)).toEqual(["silence 400..400", "reply 1..1"]);
  });

  it("are in order of time where flooding served before the route came", () => {
    // heard 400, UPDATE sent 450, flooded request 455, reply 456, UPDATE here 500
    const chain = {
      start,
      heard: event("firstHeardNew", 400),
      reply: event("firstReply", 456),
      between: [
        link("announcement", "updateSent", [450], 1),
        link("propagation", "updateReceived", [500], 2),
        link("nextProbe", "firstAnsweredRequestAfter", [455]),
      ],
    };
    expect(told(chain)).toEqual(["silence 400..400", "announcement 50..50", "nextProbe 5..5", "reply 1..1"]);
  });

  it("share what nothing tells apart: each may be none of it or all of it", () => {
    // nothing between 400 and the UPDATE here at 500: when it was sent is anywhere between
    const chain = {
      start,
      heard: event("firstHeardNew", 400),
      reply,
      between: [
        link("announcement", "updateSent", [400, 500], 1),
        link("propagation", "updateReceived", [500], 2),
        link("repoint", "forwardingChanged", [500, 599], 3),
        link("nextProbe", "firstRequestToNew", [599], 4),
      ],
    };
    expect(told(chain)).toEqual([
      "silence 400..400",
      "announcement 0..100",
      "propagation 0..100",
      "repoint 0..99",
      "nextProbe 0..99",
      "reply 1..1",
    ]);
  });

  it("take the clocks' bounds into each part that touches them", () => {
    // heard 400 +- 2 on another clock, UPDATE sent 450 +- 1: silence 398 to 402, announcement 450-1-402 = 47 to 451-398 = 53
    const chain = {
      start: event("lastHeardOld", -1, 1),
      heard: event("firstHeardNew", 398, 402),
      reply,
      between: [link("announcement", "updateSent", [449, 451], 1)],
    };
    expect(told(chain)).toEqual(["silence 397..403", "announcement 47..53", "reply 149..151"]);
  });

  it("whose order is not known have bounds that hold either way", () => {
    // A somewhere in 410..450, B at 440: if A came first, B's part is 440 - A, at least 0 and at most 30; else B's is 440 - 400 = 40 and
    // A's 0 to 10; if A came first, A's is 10 to 40. The reply's part begins at the later of both, 440 to 450.
    const chain = {
      start,
      heard: event("firstHeardNew", 400),
      reply: event("firstReply", 500),
      between: [
        link("announcement", "updateSent", [410, 450], 1),
        link("nextProbe", "firstAnsweredRequestAfter", [440]),
      ],
    };
    expect(told(chain)).toEqual(["silence 400..400", "announcement 0..50", "nextProbe 0..40", "reply 50..60"]);
  });

  it("hold the truth and add up, whatever the bounds", () => {
    // true events at will, each with bounds at will around it: every true part lies in its bounds, and the sums enclose the whole
    const names = ["updateSent", "updateReceived", "forwardingChanged"] as const;
    const parts = ["announcement", "propagation", "repoint"] as const;
    const width = fc.tuple(fc.nat(60), fc.nat(60));
    const around = (name: EventName, t: number, [a, b]: readonly [number, number]) => event(name, t - a, t + b);
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(300), fc.array(fc.nat(300), { minLength: 3, maxLength: 3 }), fc.nat(500), fc.nat(100)),
        fc.array(width, { minLength: 6, maxLength: 6 }),
        ([heard, steps, served, last], w) => {
          const times = steps.reduce<number[]>((all, s) => [...all, (all.at(-1) ?? heard) + s], []);
          const end = Math.max(heard, served) + last;
          const chain = {
            start: around("lastHeardOld", 0, w[0]!),
            heard: around("firstHeardNew", heard, w[1]!),
            reply: event("firstReply", end),
            between: [
              ...names.map((n, i) => link(parts[i]!, n, [times[i]! - w[2 + i]![0], times[i]! + w[2 + i]![1]], i + 1)),
              link("nextProbe", "firstAnsweredRequestAfter", [served]),
            ],
          };
          const got = partsOf(chain);
          const truth = trueParts([...parts.map((p, i) => [p, times[i]!] as const), ["nextProbe", served]], heard, end);
          for (const p of got) {
            const t = (truth.get(p.name) ?? 0) * 1000;
            expect(p.low_us).toBeLessThanOrEqual(t);
            expect(p.high_us).toBeGreaterThanOrEqual(t);
          }
          const sum = (pick: (p: (typeof got)[number]) => number) => got.reduce((n, p) => n + pick(p), 0);
          expect(sum((p) => p.low_us)).toBeLessThanOrEqual(end * 1000);
          expect(sum((p) => p.high_us)).toBeGreaterThanOrEqual(end * 1000);
        },
      ),
      { seed: 1, numRuns: 2000 },
    );
  });
});

/** By the definition: from the latest event before, from the first frame at the new port up to the first reply. */
function trueParts(ends: readonly (readonly [string, number])[], heard: number, end: number): Map<string, number> {
  const out = new Map([["silence", heard]]);
  let before = heard;
  const chain = ends.filter(([, t]) => t > heard && t <= end).toSorted((a, b) => a[1] - b[1]);
  for (const [part, t] of [...chain, ["reply", end] as const]) {
    out.set(part, t - before);
    before = t;
  }
  return out;
}

describe("pause", () => {
  const silence = partsOf({ start, heard: event("firstHeardNew", 400), reply, between: [] })[0]!;

  it("is at least from the first unanswered request to the announcement", () => {
    // unanswered at 150 +- 1, announced at 400 +- 1: 399 - 151 = 248 ms at least
    const p = pauseOf(silence, event("firstUnansweredAtOld", 149, 151), event("firstHeardNew", 399, 401));
    expect([p.low_us, p.high_us, p.within]).toEqual([248_000, 400_000, "silence"]);
  });

  it("may be nothing where one of the two is missing", () => {
    expect(pauseOf(silence, undefined, event("firstHeardNew", 400)).low_us).toBe(0);
    expect(pauseOf(silence, event("firstUnansweredAtOld", 150), undefined).low_us).toBe(0);
  });
});

describe("events in a known order", () => {
  it("bound each other", () => {
    // sent is unknown between heard at 400 and received at 500; the last one is bounded from below
    const [heard, sent, received, changed] = ordered([
      event("firstHeardNew", 400),
      event("updateSent", 0, 900),
      event("updateReceived", 500),
      event("forwardingChanged", 0, 900),
    ]);
    expect([heard!.low, sent!.low, sent!.high, received!.high, changed!.low, changed!.high]).toEqual(
      [400, 400, 500, 500, 500, 900].map(ns),
    );
  });

  it("keep their bounds where they contradict it", () => {
    const [a, b] = ordered([event("firstHeardNew", 400), event("updateSent", 300)]);
    expect([a!.low, a!.high, b!.low, b!.high]).toEqual([400, 400, 300, 300].map(ns));
  });
});
