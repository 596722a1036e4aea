// Forwarding against routes. By hand: the route reaches the observer at 1.000.
import { describe, expect, it } from "vitest";
import { forwardingFindings } from "../../src/correlate/outage-forwarding.ts";
import type { Outage } from "../../src/schema/evidence.generated.ts";

const at = (s: string) => `1970-01-01T00:00:0${s}Z`;
const event = (name: string, low: string, high = low) => ({ name, at: at(low), low: at(low), high: at(high), evidence: [{ input: "i1", record: 1 }] }); // prettier-ignore
const told = (...events: ReturnType<typeof event>[]) =>
  forwardingFindings([{ loss: "s1-l1", events } as unknown as Outage]).map((f) => [f.code, /(\d+(?:\.\d+)?) ms/.exec(f.says)?.[1]]); // prettier-ignore

describe("forwarding against the route", () => {
  const route = event("updateReceived", "1.000");

  it("is behind it where a probe still went to the old VTEP", () => {
    expect(told(route, event("lastRequestToOld", "1.150"), event("firstRequestToNew", "1.350"))).toEqual([
      ["outage.forwarding-behind-route", "150"],
    ]);
  });

  it("is before it where a probe already went to the new one", () => {
    expect(told(event("lastRequestToOld", "0.700"), event("firstRequestToNew", "0.900"), route)).toEqual([
      ["outage.forwarding-before-route", "100"],
    ]);
  });

  it("goes with it else, and where the bounds allow either order", () => {
    expect(told(event("lastRequestToOld", "0.900"), route, event("firstRequestToNew", "1.100"))).toEqual([]);
    expect(told(event("updateReceived", "0.990", "1.200"), event("lastRequestToOld", "1.150"))).toEqual([]);
    expect(told(event("lastRequestToOld", "1.150"))).toEqual([]);
  });
});
