// The lab's own values of a recorded move (tshark on the taps, the FDB monitor, the hypervisor's log), and an outage held against them.
import { expect } from "vitest";
import type { Outage } from "../../src/schema/evidence.generated.ts";

/** ladder.json of a recorded move. */
export interface Truth {
  readonly events_ns: Readonly<Record<string, string>>;
  readonly pause_us: { readonly true: number; readonly low: number };
  readonly whole_us: number;
}

/** The true length of each part, by the definition: from the latest event before the one that ends it, up to the first reply. */
export function trueParts(truth: Truth): Map<string, number> {
  const at = (name: string) => BigInt(truth.events_ns[name]!);
  const heard = at("firstHeardNew");
  const reply = at("firstReply");
  const toNew = at("firstRequestToNew");
  const served = toNew > heard && toNew < reply ? "firstRequestToNew" : "firstAnsweredRequestAfter";
  const ends = [
    ["updateSent", "announcement"],
    ["updateReceived", "propagation"],
    ["forwardingChanged", "repoint"],
    [served, "nextProbe"],
    ["firstReply", "reply"],
  ] as const;
  const chain = ends
    .filter(([e]) => at(e) > heard && at(e) <= reply)
    .toSorted((a, b) => (at(a[0]) < at(b[0]) ? -1 : 1));
  const out = new Map([["silence", Number(heard - at("lastHeardOld")) / 1000]]);
  let before = heard;
  for (const [event, part] of chain) {
    out.set(part, Number(at(event) - before) / 1000);
    before = at(event);
  }
  return out;
}

/** Taps near to each other see one packet some 100 us apart; the host's log is written some 100 us after. */
export const SLACK_US = 500;

/** Every part lies in its bounds, they add up, and so do the whole and the pause. */
export function checkOutage(outage: Outage, truth: Truth): void {
  const parts = outage.parts.filter((p) => p.within === undefined);
  const expected = trueParts(truth);
  for (const p of parts) {
    // a part that did not happen may have been possible: then its lower bound is 0
    const value = p.name === "unsplit" ? truth.whole_us : (expected.get(p.name) ?? 0);
    expect(p.low_us, `${p.name} is not above ${value}`).toBeLessThanOrEqual(value + SLACK_US);
    expect(p.high_us, `${p.name} is not below ${value}`).toBeGreaterThanOrEqual(value - SLACK_US);
  }
  const low = parts.reduce((n, p) => n + p.low_us, 0);
  const high = parts.reduce((n, p) => n + p.high_us, 0);
  expect(low).toBeLessThanOrEqual(outage.wholeHigh_us ?? outage.whole_us);
  expect(high).toBeGreaterThanOrEqual(outage.wholeLow_us ?? outage.whole_us);
  expect(outage.wholeLow_us ?? outage.whole_us).toBeLessThan(truth.whole_us + SLACK_US);
  expect(outage.wholeHigh_us ?? outage.whole_us).toBeGreaterThan(truth.whole_us - SLACK_US);
  const pause = outage.parts.find((p) => p.name === "pause");
  if (pause === undefined) return;
  expect(pause.low_us).toBeLessThanOrEqual(truth.pause_us.true + SLACK_US);
  expect(pause.high_us).toBeGreaterThanOrEqual(truth.pause_us.true - SLACK_US);
}
