// What the forwarding did against what the routes said. By hand: probes every 100 ms from 1.0 on, to A up to 1.4, to B from 1.5 on.
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.ts";
import { correlateForwarding } from "../../src/correlate/forwarding.ts";
import { correlateMobility, mobilityRows } from "../../src/correlate/mac-mobility.ts";
import { correlateStreams } from "../../src/correlate/streams.ts";
import type { Observation, RouteObservation } from "../../src/observe/observation.ts";
import { describeShared } from "../shared.ts";
import { input, observation, probe, route, stream, t } from "./build.ts";

const [A, B] = ["192.0.2.13", "192.0.2.14"];
const IP = "198.51.100.10";
const ESI = "03:44:38:39:ff:ff:01:00:00:01";

const update = (at: string, vtep: string, seq?: number, given: Partial<RouteObservation> = {}) =>
  route({ at: t(at), nextHop: vtep, rd: `${vtep}:2`, from: "10.0.0.1", to: "10.0.0.2", ...(seq === undefined ? {} : { seq }), ...given }); // prettier-ignore
const withdraw = (at: string, vtep: string) => update(at, vtep, undefined, { withdrawn: true });

/** Probes 10 to 19, at 1.0 to 1.9; from `first` on to B. */
function tap(routes: RouteObservation[], first = 15, id = "i1"): Observation {
  const seqs = Array.from({ length: 10 }, (_, i) => 10 + i);
  const at = (seq: number) => (seq / 10).toFixed(3);
  const mark = (seq: number) => ({ ...probe(seq, at(seq)), source: { input: id, record: 2 * seq } });
  const counts = [A, B].map((vtep, k) => {
    const own = seqs.filter((s) => s < first === (k === 0));
    return { vtep, requests: own.length, answered: own.length, firstSeq: own[0] ?? 0, lastSeq: own.at(-1) ?? 0 };
  });
  const moved = first > 10 && first <= 19;
  const path = {
    vteps: counts.filter((c) => c.requests > 0),
    outerSourcePorts: [],
    repoints: moved ? [{ from: A, to: B, lastToOld: mark(first - 1), firstToNew: mark(first) }] : [],
    replicated: [],
  };
  const sample = {
    seq: seqs,
    sent: seqs.map((s) => t(at(s))),
    rttNs: seqs.map(() => 1000),
    state: seqs.map(() => "answered" as const),
    record: seqs.map((s) => 2 * s),
    vtep: seqs.map((s) => (s < first ? 0 : 1)),
    vteps: [A, B],
    omitted: 0,
  };
  const key = { vni: 100, from: "198.51.100.20", to: IP, icmpId: 5, protocol: "icmp" as const };
  const s = stream({ key, path, sample, sent: 10, first: t("1.0"), last: t("1.9"), rtt: { count: 10, minNs: 900, meanNs: 1000, maxNs: 2000 } }); // prettier-ignore
  return observation(id, { input: input(id, { node: "leaf" }), streams: [s], routes });
}

const subject = { mac: "52:54:00:aa:00:0a", ip: IP, vteps: { [A]: "hv1", [B]: "hv2" } };

function compare(observations: Observation[], ns = 0n) {
  const rows = mobilityRows(
    observations.flatMap((o) => o.routes),
    subject,
  );
  const clocks = { toClock: (at: bigint) => ({ low: at - ns, high: at + ns }) };
  return correlateForwarding({ observations, streams: correlateStreams(observations), rows, subject, clocks });
}

const changes = (...args: Parameters<typeof compare>) =>
  compare(...args).rows.flatMap((r) => r.changes.map((c) => [c.verdict, c.to, c.lagLow_us, c.lagHigh_us]));

describe("forwarding against the best route", () => {
  it("at a reflector counts from when the route may have left for the node that forwards, not from when it came", () => {
    // it comes from B's node at 1.2, goes back there at 1.43 and out to two others at 1.46 and 1.48: probes turned between 1.4 and 1.5
    const session = (from: string, to: string) => ({ from, to, originatorId: B });
    const passed = [
      update("0.5", A),
      update("1.2", B, 1, { from: "10.0.2.1", to: "10.0.2.0" }),
      update("1.43", B, 1, session("10.0.2.0", "10.0.2.1")),
      update("1.46", B, 1, session("10.0.1.0", "10.0.1.1")),
      update("1.48", B, 1, session("10.0.3.0", "10.0.3.1")),
    ];
    expect(changes([tap(passed)])).toEqual([["together", B, -80_000, 40_000]]);
    // only one other: it is the one
    expect(changes([tap(passed.slice(0, 4))])).toEqual([["together", B, -60_000, 40_000]]);
  });

  it("goes with it where the route came between the last probe to the old VTEP and the first to the new", () => {
    // route at 1.45: forwarding changed between 1.4 and 1.5, so -50 to +50 ms
    const found = compare([tap([update("0.5", A), update("1.45", B, 1)])]);
    expect(found.findings).toEqual([]);
    expect(found.rows).toMatchObject([
      {
        stream: "s1",
        input: "i1",
        vni: 100,
        where: "leaf2",
        table: "update",
        changes: [
          {
            verdict: "together",
            from: A,
            to: B,
            routeHigh: "1970-01-01T00:00:01.450000Z",
            lastToOld: "1970-01-01T00:00:01.400000Z",
            firstToNew: "1970-01-01T00:00:01.500000Z",
            lagLow_us: -50_000,
            lagHigh_us: 50_000,
          },
        ],
      },
    ]);
  });

  it("is behind it where a probe still went to the old VTEP, and before it where one already went to the new", () => {
    expect(changes([tap([update("0.5", A), update("1.25", B, 1)])])).toEqual([["behind", B, 150_000, 250_000]]);
    expect(changes([tap([update("0.5", A), update("1.75", B, 1)])])).toEqual([["before", B, -350_000, -250_000]]);
    const [f] = compare([tap([update("0.5", A), update("1.25", B, 1)])]).findings;
    expect(f).toMatchObject({ code: "forwarding.behind-route", severity: "info" });
    expect(f!.says).toContain(`a probe still went to ${A} at least 150 ms later`);
  });

  it("may have done neither by clocks that are known roughly", () => {
    const routes = [update("0.5", A), update("1.25", B, 1)].map((r) => ({ ...r, source: { input: "i2", record: 1 } }));
    const both = [tap([]), observation("i2", { routes })];
    expect(changes(both, 160_000_000n)).toEqual([["together", B, -10_000, 410_000]]);
    expect(compare(both, 160_000_000n).rows[0]!.limits[0]).toContain("seen elsewhere");
  });

  it("did not follow it where probes went on to the old VTEP", () => {
    // route at 1.25, all probes to A: the last of them at 1.9
    const found = compare([tap([update("0.5", A), update("1.25", B, 1)], 99)]);
    expect(found.rows[0]!.changes).toMatchObject([{ verdict: "notFollowed", from: A, to: B, lagLow_us: 650_000, lagHigh_us: null }]); // prettier-ignore
    expect(found.findings).toMatchObject([{ code: "forwarding.route-not-followed", severity: "warning" }]);
    // up to the next change of the route only: back to A at 1.65, the probe before it left at 1.6
    expect(changes([tap([update("0.5", A), update("1.25", B, 1), update("1.65", A, 2)], 99)])).toEqual([["notFollowed", B, 350_000, null]]); // prettier-ignore
  });

  it("is not held against the routes at the old VTEP itself, where probes come out of their tunnel", () => {
    const o = tap([update("0.5", A), update("1.25", B, 1)], 99);
    expect(changes([{ ...o, input: { ...o.input, node: "hv1" } }])).toEqual([]);
  });

  it("changed without a route where none says so, and where the route had gone elsewhere by then", () => {
    expect(changes([tap([update("0.5", A)])])).toEqual([["withoutRoute", B, null, null]]);
    expect(changes([tap([update("0.5", A), update("0.7", B, 1), update("0.9", A, 2)])])).toEqual([["withoutRoute", B, null, null]]); // prettier-ignore
  });

  it("may go to any VTEP of a multihomed segment", () => {
    const both = [update("0.5", A, undefined, { esi: ESI }), update("0.6", B, undefined, { esi: ESI })];
    // best is A, the lower address, all the time; that probes go to B from 1.5 on is no change that a route tells
    expect(changes([tap(both)])).toEqual([]);
    expect(changes([tap(both, 99)])).toEqual([]);
  });

  it("property: the true lag of a move lies in its bounds, whatever the times and clocks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 700, max: 2100 }),
        fc.integer({ min: 11, max: 19 }),
        fc.integer({ min: 1, max: 99 }),
        fc.bigInt({ min: -50n, max: 50n }),
        (routeMs, first, after, skew) => {
          // forwarding changed `after` ms behind the last probe to A; the routes were stamped by a clock that is `skew` ms ahead
          const changed = (first - 1) * 100 + after;
          const at = (ms: number) => ((ms + Number(skew)) / 1000).toFixed(3);
          const routes = [update(at(500), A), update(at(routeMs), B, 1)];
          const elsewhere = routes.map((r) => ({ ...r, source: { input: "i2", record: 1 } }));
          const [c] = compare([tap([], first), observation("i2", { routes: elsewhere })], 50_000_000n).rows[0]!.changes;
          const lag = (changed - routeMs) * 1000;
          expect(c!.lagLow_us).toBeLessThanOrEqual(lag);
          expect(c!.lagHigh_us).toBeGreaterThanOrEqual(lag);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe("the best route over time", () => {
  const best = (routes: RouteObservation[]) =>
    correlateMobility(routes, subject)[0]!.bestRoutes!.map((p) => p.steps.map((s) => [s.vtep, s.by, s.others]));

  it("is that with the higher sequence, and when the old one is withdrawn the only one", () => {
    expect(best([update("1", A), update("2", B, 1), withdraw("3", A), withdraw("4", B)])).toEqual([
      [
        [A, "only", undefined],
        [B, "sequence", [A]],
        [B, "only", undefined],
        [null, undefined, undefined],
      ],
    ]);
  });

  it("is sticky before sequence, and the lower VTEP before the higher with one sequence (RFC 7432 section 15)", () => {
    expect(best([update("1", A, undefined, { sticky: true }), update("2", B, 7)])[0]!.at(-1)).toEqual([
      A,
      "sticky",
      [B],
    ]);
    expect(best([update("1", B, 3), update("2", A, 3)])[0]!.at(-1)).toEqual([A, "lowestVtep", [B]]);
    // 192.0.2.9 is below 192.0.2.13 as an address, not as text
    expect(best([update("1", A, 3), update("2", "192.0.2.9", 3)])[0]!.at(-1)).toEqual(["192.0.2.9", "lowestVtep", [A]]);
  });

  it("is one of several in a multihomed segment", () => {
    const both = [update("1", A, undefined, { esi: ESI }), update("2", B, undefined, { esi: ESI })];
    expect(best(both)[0]!.at(-1)).toEqual([A, "segment", [B]]);
    // ESI 0 is a single-homed site
    const zero = both.map((r) => ({ ...r, esi: "00:00:00:00:00:00:00:00:00:00" }));
    expect(best(zero)[0]!.at(-1)).toEqual([A, "lowestVtep", [B]]);
  });

  it("is listed for MACs that change or conflict, and for the subject", () => {
    const still = correlateMobility([update("1", A)], {});
    expect(still[0]!.bestRoutes).toBeUndefined();
    expect(best([update("1", A)])).toEqual([[[A, "only", undefined]]]);
    const many = Array.from({ length: 300 }, (_, i) => update(String(i + 1), i % 2 === 0 ? A : B, i + 1));
    const [place] = correlateMobility(many, subject)[0]!.bestRoutes!;
    expect([place!.steps.length, place!.omitted]).toEqual([200, 100]);
  });
});

describeShared("forwarding of recorded moves", (root) => {
  it.each([
    // truth.json: leaf2_first_update_for_new_vtep less leaf2_repointed.last_request_to_old and .first_request_to_new
    ["move1", "together", -179_396, 32_825],
    ["move4-i0.05", "behind", 9750, 65_769],
  ] as const)("%s", async (move, verdict, low, high) => {
    const names = ["leaf2-eth1.pcap", "cp1-eth1.pcap", "cp2-eth1.pcap", "hostb-ping.txt"];
    const { evidence } = await analyze(names.map((n) => join(root, "lab/A", move, n)));
    const own = evidence.forwarding!.filter((f) => f.ip === undefined);
    expect(own.map((f) => [f.input, f.changes.map((c) => [c.verdict, c.lagLow_us, c.lagHigh_us])])).toEqual([
      ["i1", [[verdict, low, high]]],
    ]);
  });
});
