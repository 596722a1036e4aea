// The sample's outage against the values worked out by hand from its captures (expected.json, group outage), by the whole main job.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/conclude/analyze.ts";
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";

const folder = fileURLToPath(new URL("../../samples/evpn-move", import.meta.url));
const {
  outage: hand,
  ports,
  hypervisor,
} = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8")) as {
  outage: { parts: { name: string; us: number }[]; whole_us: number; recoveredBy: string; events: { time: string }[] };
  ports: { firstUnansweredAtOldPortToFirstFrameAtNew_us: number; silence_us: number };
  hypervisor: Record<string, unknown>;
};

/** Two taps on one wire are some 30 us apart, which their clocks' bounds cannot be narrower than: each end of a part has them. */
const CLOCKS_US = 60;

describe("samples/evpn-move", () => {
  let evidence: Evidence;
  beforeAll(async () => {
    ({ evidence } = await analyze([folder]));
  });

  it("has one outage, recovered by the route, whose parts hold the hand's values", () => {
    expect(evidence.outages).toHaveLength(1);
    const [o] = evidence.outages;
    expect(o!.recoveredBy).toBe(hand.recoveredBy);
    const parts = o!.parts.filter((p) => p.within === undefined);
    expect(parts.map((p) => p.name)).toEqual(hand.parts.map((p) => p.name));
    for (const [i, { name, us }] of hand.parts.entries()) {
      expect(parts[i]!.low_us, name).toBeLessThanOrEqual(us);
      expect(parts[i]!.high_us, name).toBeGreaterThanOrEqual(us);
      expect(parts[i]!.high_us - parts[i]!.low_us, name).toBeLessThanOrEqual(CLOCKS_US);
    }
    expect(o!.wholeLow_us).toBeLessThanOrEqual(hand.whole_us);
    expect(o!.wholeHigh_us).toBeGreaterThanOrEqual(hand.whole_us);
  });

  it("bounds the pause by the first unanswered request and the announcement", () => {
    const pause = evidence.outages[0]!.parts.find((p) => p.name === "pause")!;
    expect(Math.abs(pause.low_us - ports.firstUnansweredAtOldPortToFirstFrameAtNew_us)).toBeLessThanOrEqual(CLOCKS_US);
    expect(Math.abs(pause.high_us - ports.silence_us)).toBeLessThanOrEqual(CLOCKS_US);
    // the guest stood still for 300 451 us by the hypervisor's own log
    expect(hypervisor).toBeDefined();
    expect(pause.low_us).toBeLessThanOrEqual(300_451);
    expect(pause.high_us).toBeGreaterThanOrEqual(300_451);
  });

  it("places each event within bounds that hold its time, from the recording that shows it", () => {
    const names = ["lastHeardOld", "firstHeardNew", "updateSent", "updateReceived", "forwardingChanged", "firstRequestToNew", "firstReply"]; // prettier-ignore
    for (const [i, { time }] of hand.events.entries()) {
      const event = evidence.outages[0]!.events.find((e) => e.name === names[i])!;
      const us = (text: string) => Date.parse(`${text.slice(0, 19)}Z`) * 1000 + Number(text.slice(20, 26));
      const truth = Number(BigInt(time.replace(".", "")));
      expect(us(event.at!), names[i]).toBe(truth);
      expect(us(event.low), names[i]).toBeLessThanOrEqual(truth);
      expect(us(event.high), names[i]).toBeGreaterThanOrEqual(truth);
    }
  });

  it("adds up", () => {
    expect(arithmeticProblems(evidence)).toEqual([]);
  });
});
