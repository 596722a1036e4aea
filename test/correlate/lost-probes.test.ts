// How far lost probes got. By hand: seq 11 and 12 are sent at 1.2 and 1.4 to VTEP 192.0.2.13; the machine was last heard at its old
// port at 1.0005. The lab's values are those that tshark found at the taps of both hypervisors (truth.json).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.ts";
import { lostProbeFindings, lostProbes } from "../../src/correlate/lost-probes.ts";
import type { MacSighting } from "../../src/observe/mac-sighting.ts";
import type { ProbeSample } from "../../src/observe/observation.ts";
import type { Outage } from "../../src/schema/evidence.generated.ts";
import { describeShared } from "../shared.ts";
import { input, observation, probe, run, stream, t } from "./build.ts";

const OLD = "192.0.2.13";
const NEW = "192.0.2.14";
const mac: MacSighting = { mac: "52:54:00:aa:00:0a", iface: 0, frames: 1, groupFrames: 0, silences: [], answers: [] };

function sample(seqs: number[], offset: number, vtep?: string): ProbeSample {
  return {
    seq: seqs,
    sent: seqs.map((n) => t((n / 5 - 1 + offset).toFixed(6))),
    rttNs: seqs.map(() => undefined),
    state: seqs.map(() => "lost"),
    record: seqs.map((n) => n * 10),
    vtep: seqs.map(() => (vtep === undefined ? -1 : 0)),
    vteps: vtep === undefined ? [] : [vtep],
    omitted: 0,
  };
}

const path = { vteps: [], outerSourcePorts: [], repoints: [], replicated: [] };
const lost = run(2, probe(11, "1.2"), probe(12, "1.4"), [probe(10, "1.0", "1.001"), probe(13, "1.6", "1.602")]);

function tap(id: string, seqs: number[], given: { vtep?: string; ingress?: boolean; ports?: number } = {}) {
  const inside = given.vtep !== undefined;
  const s = stream({
    sample: sample(seqs, given.ingress === true ? 0 : 0.0003, given.vtep),
    lossRuns: given.ingress === true ? [lost] : [],
    path: inside ? path : undefined,
    key: { from: "198.51.100.20", to: "198.51.100.10", icmpId: 5, protocol: "icmp", ...(inside ? { vni: 100 } : {}) },
  });
  const macs = Array.from({ length: given.ports ?? 1 }, (_, i) => ({ ...mac, iface: i }));
  const o = observation(id, { input: input(id, {}), streams: [s], macs });
  return { id, observed: s, observation: o };
}

const heard = { name: "lastHeardOld" as const, low: t("1.0005"), high: t("1.0005"), stamp: undefined, evidence: [] };

function told(taps: ReturnType<typeof tap>[], ports: { oldInput?: string; newInput?: string } = {}) {
  return lostProbes({
    run: lost,
    observer: taps[0]!,
    body: taps,
    ports: { lastHeardOld: heard, firstHeardNew: undefined, announcedBy: undefined, oldInput: undefined, newInput: undefined, limits: [], ...ports }, // prettier-ignore
    toObserver: (at) => ({ low: at, high: at }),
    oldVtep: OLD,
    newVtep: NEW,
  });
}

describe("lost probes", () => {
  const ingress = tap("i1", [11, 12], { vtep: OLD, ingress: true });

  it("that reached the old port went to where the machine had been; those that did not were dropped on the way", () => {
    const all = told([ingress, tap("i2", [11])], { oldInput: "i2" });
    expect(all).toMatchObject([
      { seq: 11, vtep: OLD, taps: 2, lastSeen: "i2", place: "oldPort", outcome: "deliveredToOld", source: { record: 110 } },
      { seq: 12, vtep: OLD, taps: 1, lastSeen: "i1", place: "ingress", outcome: "notDelivered" },
    ]); // prettier-ignore
    const found = lostProbeFindings([{ loss: "s1-l1", lostProbes: all } as unknown as Outage]);
    expect(found.map((f) => f.code)).toEqual(["outage.delivered-to-old-place", "outage.dropped-on-the-way"]);
    expect(found.every((f) => f.limits.length > 0)).toBe(true);
  });

  it("are not known where the port behind the VTEP was not recorded, or holds more than the port", () => {
    expect(told([ingress]).map((p) => p.outcome)).toEqual(["unknown", "unknown"]);
    const several = told([ingress, tap("i2", [11], { ports: 2 })], { oldInput: "i2" });
    expect(several.map((p) => [p.place, p.outcome])).toEqual([["way", "unknown"], ["ingress", "unknown"]]); // prettier-ignore
  });

  it("that reached the new port were delivered", () => {
    const all = told([ingress, tap("i2", []), tap("i3", [12])], { oldInput: "i2", newInput: "i3" });
    expect(all.map((p) => p.outcome)).toEqual(["notDelivered", "deliveredToNew"]);
  });
});

describeShared("lost probes of recorded moves", (root) => {
  it.each([
    ["move1", "cp1"],
    ["move4-i0.05", "cp2"],
    ["move7-silent-then-garp", "cp1"],
  ])("%s: reached the tap of the old hypervisor, as tshark says", async (move, old) => {
    const dir = join(root, "lab/A", move);
    const truth = JSON.parse(readFileSync(join(dir, "truth.json"), "utf8")) as {
      vm_taps: Record<string, { requests_reaching_tap_without_reply: number[] }>;
    };
    const names = ["leaf2-eth1.pcap", "cp1-eth1.pcap", "cp2-eth1.pcap", "cp1-tap-vm.pcap", "cp2-tap-vm.pcap"];
    const { evidence } = await analyze(names.map((n) => join(dir, n)));
    const [outage] = evidence.outages as [Outage];
    expect(outage.lostProbes!.filter((p) => p.outcome === "deliveredToOld").map((p) => p.seq)).toEqual(
      truth.vm_taps[old]!.requests_reaching_tap_without_reply,
    );
  });
});
