// The reflector's share of propagation, advertisement delays, and what other clocks say beside a ladder. Values by hand.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.ts";
import { besideEvents } from "../../src/correlate/outage-beside.ts";
import { recorded } from "../../src/correlate/outage-events.ts";
import {
  type SeenUpdate,
  advertisements,
  reflectorEvents,
  reflectorPart,
  unseenReflector,
} from "../../src/correlate/outage-reflector.ts";
import type { Part } from "../../src/correlate/outage-parts.ts";
import { describeShared } from "../shared.ts";
import { observation, probe, run, stream, t } from "./build.ts";

const exact = (at: bigint) => ({ low: at, high: at });

/** An UPDATE from `from` to `to` in input `input` at `at`; all clocks are one. */
function update(input: string, at: string, [from, to]: [string, string], given: Partial<SeenUpdate> = {}): SeenUpdate {
  const source = { input, record: Math.round(Number(at) * 1000) };
  return {
    input,
    from,
    to,
    reflected: false,
    atObserver: false,
    atNewVtep: false,
    event: (name) => recorded(name, { t: t(at), digits: 6, source }, exact)!,
    ...given,
  };
}

const [VTEP, UP, DOWN, LEAF] = ["203.0.113.5", "203.0.113.4", "203.0.113.2", "203.0.113.3"] as const;
// leaves the VTEP at 1.000, at the reflector 1.001, away from it 1.050, at the leaf 1.052; 1.049 to another leaf
const leaves = update("i1", "1.000", [VTEP, UP], { atNewVtep: true });
const enters = update("i2", "1.001", [VTEP, UP]);
const elsewhere = update("i2", "1.049", [DOWN, "203.0.113.9"], { reflected: true });
const away = update("i2", "1.050", [DOWN, LEAF], { reflected: true });
const received = update("i3", "1.052", [DOWN, LEAF], { reflected: true, atObserver: true });
const propagation: Part = { name: "propagation", low_us: 52_000, high_us: 52_000, after: "updateSent", until: "updateReceived" }; // prettier-ignore
const part = (updates: SeenUpdate[], parts: Part[] = [propagation]) =>
  reflectorPart(
    reflectorEvents(updates),
    { sent: leaves.event("updateSent"), received: received.event("updateReceived"), tickNs: 1000n },
    parts,
  );

describe("the reflector's share of propagation", () => {
  it("is the time between the UPDATE coming and leaving for the observer, give or take a tick", () => {
    expect(part([leaves, enters, elsewhere, away, received])).toMatchObject({ name: "reflector", within: "propagation", low_us: 48_999, high_us: 49_001 }); // prettier-ignore
  });

  it("is bounded by the ends of propagation where one of the two was not recorded", () => {
    // entered after 1.000; left at 1.050
    expect(part([leaves, away, received])).toMatchObject({ low_us: 0, high_us: 50_001, after: "updateSent" });
    // left between 1.001 and 1.052
    expect(part([leaves, enters, received])).toMatchObject({ low_us: 0, high_us: 51_001, until: "updateReceived" });
  });

  it("is no part without a reflector, without its recordings, or where propagation is none", () => {
    expect(part([leaves, enters, { ...received, reflected: false }])).toBeUndefined();
    expect(part([leaves, received])).toBeUndefined();
    expect(part([leaves, enters, away, received], [])).toBeUndefined();
  });
});

describe("what was not recorded of a reflector", () => {
  it("is both sides of it, or one, with the address that it sent from", () => {
    expect(unseenReflector([leaves, received])).toEqual({ from: DOWN, lacks: "both" });
    expect(unseenReflector([leaves, enters, received])).toEqual({ from: DOWN, lacks: "leaves" });
    // what left for another leaf does not say when it left for this one
    expect(unseenReflector([leaves, enters, elsewhere, received])).toEqual({ from: DOWN, lacks: "leaves" });
    expect(unseenReflector([leaves, away, received])).toEqual({ from: DOWN, lacks: "enters" });
    // the observer has no UPDATE, but another leaf's came by a reflector
    expect(unseenReflector([leaves, elsewhere])).toEqual({ from: DOWN, lacks: "both" });
  });

  it("is nothing where both were, or where the UPDATE came from the VTEP itself", () => {
    expect(unseenReflector([leaves, enters, away, received])).toBeUndefined();
    expect(unseenReflector([leaves, { ...received, reflected: false }])).toBeUndefined();
  });
});

describe("advertisements", () => {
  it("are told by session and tap from the time that the UPDATE left the new VTEP", () => {
    const all = [leaves, enters, elsewhere, away, received];
    const sent = recorded("updateSent", { t: t("1.000"), digits: 6, source: leaves.event("updateSent").evidence[0]! }, exact); // prettier-ignore
    expect(advertisements(all, sent).map((a) => [a.input, a.to, a.low_us, a.high_us])).toEqual([
      ["i2", UP, 1000, 1000],
      ["i2", "203.0.113.9", 49_000, 49_000],
      ["i2", LEAF, 50_000, 50_000],
      ["i3", LEAF, 52_000, 52_000],
    ]);
    expect(advertisements(all, undefined)).toEqual([]);
  });
});

describe("other clocks beside the ladder", () => {
  const phase = (state: string, at: string) => ({
    kind: "phase.time",
    subject: "vm",
    value: { state, at },
    source: { input: "i1", line: 1 },
    limits: [],
  });
  const q = { from: t("10"), to: t("12"), own: new Set<unknown>() };

  it("has phases as wide as their second, and leaves out those of another hour", () => {
    const o = observation("i1", { facts: [phase("Running", "1970-01-01T00:00:10Z"), phase("Pending", "1970-01-01T01:00:00Z")] }); // prettier-ignore
    const untied = besideEvents({ ...q, observations: [o], toObserver: () => undefined });
    expect(untied.events).toMatchObject([{ name: "phase", label: "Running", low: t("10"), high: t("11"), untied: true }]); // prettier-ignore
    expect(untied.limits).toHaveLength(1);
    const tied = besideEvents({ ...q, observations: [o], toObserver: (at) => ({ low: at - 5n, high: at + 5n }) });
    expect(tied.events).toMatchObject([{ low: t("10") - 5n, high: t("11") + 5n }]);
    expect(tied.events[0]!.untied).toBeUndefined();
    expect(tied.limits).toEqual([]);
  });

  it("has failures of a periodic check between the checks around them", () => {
    const lost = run(1, probe(2, "10.5"), probe(2, "10.5"), [probe(1, "10.0", "10.1"), probe(3, "11.0", "11.2")]);
    const key = { to: "vm", protocol: "probe" as const };
    const o = observation("i1", { streams: [stream({ key, lossRuns: [lost] })] });
    const { events } = besideEvents({ ...q, observations: [o], toObserver: exact });
    // it worked when the check of 10.0 began, and failed at 10.5; it failed at 10.5, and had worked again by 11.2
    expect(events).toMatchObject([
      { name: "check", label: "failed", low: t("10.0"), high: t("10.5") },
      { name: "check", label: "succeeded", low: t("10.5"), high: t("11.2") },
    ]);
  });

  it("has metrics of the migration at their samples, and times that are values at those", () => {
    const metric = (value: object) => ({ ...phase("", ""), kind: "metric.value", value });
    const o = observation("i1", {
      facts: [
        metric({ kind: "kubevirt_vmi_migration_end_time_seconds", number: 11, at: "1970-01-01T00:00:30.000Z" }),
        metric({ kind: "kubevirt_vmi_migration_data_remaining_bytes", first: "1970-01-01T00:00:09.000Z", last: "1970-01-01T00:00:13.000Z" }), // prettier-ignore
        metric({ kind: "kubevirt_vmi_phase_count", number: 1, at: "1970-01-01T00:00:10.000Z" }),
      ],
    });
    const { events } = besideEvents({ ...q, observations: [o], toObserver: exact });
    expect(events.map((e) => [e.label, e.low, e.high])).toEqual([
      ["kubevirt_vmi_migration_end_time_seconds", t("11"), t("12")],
      ["kubevirt_vmi_migration_data_remaining_bytes", t("9"), t("13")],
    ]);
  });
});

interface TruthUpdate {
  readonly t: string;
  readonly dst: string;
  readonly action: string;
  readonly next_hop?: string;
  readonly ip: string | null;
  readonly mac?: string;
  readonly originator_id?: string;
}

describeShared("the reflector of a recorded move", (root) => {
  it("took what tshark's stamps at its links say", async () => {
    const dir = join(root, "lab/A/move1");
    const truth = JSON.parse(readFileSync(join(dir, "truth.json"), "utf8")) as { bgp_updates: Record<string, TruthUpdate[]> }; // prettier-ignore
    const own = truth.bgp_updates["spine-any.pcap"]!.filter((u) => u.next_hop === "192.0.2.14" && u.mac === "52:54:00:aa:00:0a"); // prettier-ignore
    const came = own.find((u) => u.originator_id === undefined)!;
    const went = own.find((u) => u.originator_id !== undefined && u.dst === "10.77.2.1")!;
    const us = Number(t(went.t) - t(came.t)) / 1000;
    const names = ["leaf2-eth1.pcap", "cp1-eth1.pcap", "cp2-eth1.pcap", "cp1-tap-vm.pcap", "cp2-tap-vm.pcap", "spine-any.pcap"]; // prettier-ignore
    const { evidence } = await analyze(names.map((n) => join(dir, n)));
    const found = evidence.outages[0]!.parts.find((p) => p.name === "reflector")!;
    expect(found.low_us).toBeLessThanOrEqual(us);
    expect(found.high_us).toBeGreaterThanOrEqual(us);
    expect(found.high_us - found.low_us).toBe(2);
    expect(us).toBeGreaterThan(50_000);
    expect(evidence.outages[0]!.cannotSplit.filter((c) => c.missing.includes("reflector"))).toEqual([]);
  });

  it("is named where it was not recorded, with the command for it", async () => {
    const dir = join(root, "lab/A/move1");
    const { evidence } = await analyze(["leaf2-eth1.pcap", "cp2-eth1.pcap"].map((n) => join(dir, n)));
    // the spine's address on its link to leaf2 (truth.json: the session 10.77.2.0 -> 10.77.2.1)
    expect(evidence.outages[0]!.cannotSplit.find((c) => c.missing.includes("reflector"))).toEqual({
      part: "reflector",
      missing: "the route reflector (10.77.2.0): the UPDATE passed it, and when it came in and left again is not known, so its share of propagation is not told apart", // prettier-ignore
      record: "on 10.77.2.0: tcpdump -i any -w reflector.pcap 'tcp port 179 or udp port 4789'",
    });
  });
});
