// What a document that fits its schema must satisfy all the same: durations.
import { describe, expect, it } from "vitest";
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { observation, probe, run, stream, t } from "../correlate/build.ts";

/** Two probes lost between four, each answered after 1 ms. */
function document(): Evidence {
  const counts = { answered: 2, late: 0, icmpError: 0, localError: 0, lost: 2, pending: 0, notObserved: 0 };
  const lossRuns = [run(2, probe(2, "1.2"), probe(3, "1.4"), [probe(1, "1.0", "1.001"), probe(4, "1.6", "1.601")])];
  const rtt = { count: 2, minNs: 1e6, meanNs: 1e6, maxNs: 1e6 };
  const times = { first: t("1.0"), last: t("1.6"), meanSpacingNs: 200e6, nominalIntervalNs: 200e6 };
  const s = stream({ sent: 4, counts, lossRuns, rtt, ...times });
  return assembleEvidence({ observations: [observation("i1", { streams: [s] })], subject: {}, toolVersion: "0.1.0" });
}

describe("durations", () => {
  it("as made: nothing to say", () => {
    expect(arithmeticProblems(document())).toEqual([]);
  });

  it("one that is negative", () => {
    const e = document();
    Object.assign(e.streams[0]!, { interval_us: -156_410.256 });
    Object.assign(e.streams[0]!.rtt!, { min_us: -49_000 });
    Object.assign(e.lossPeriods[0]!, { lossDerived_us: -312_820.513, observedGap_us: -1 });
    expect(arithmeticProblems(e).map((p) => p.pointer)).toEqual(
      expect.arrayContaining([
        "/streams/0/interval_us",
        "/streams/0/rtt/min_us",
        "/lossPeriods/0/lossDerived_us",
        "/lossPeriods/0/observedGap_us",
      ]),
    );
  });

  it("derived from the number lost, and more than the outage can have lasted: 1.601 - 1.0", () => {
    const e = document();
    Object.assign(e.lossPeriods[0]!, { lossDerived_us: 601_000 });
    expect(arithmeticProblems(e)).toEqual([]);
    Object.assign(e.lossPeriods[0]!, { lossDerived_us: 601_001 });
    expect(arithmeticProblems(e)).toEqual([
      { pointer: "/lossPeriods/0/lossDerived_us", says: "is 601001, above outageAtMost_us 601000" },
    ]);
    Object.assign(e.lossPeriods[0]!, { lossDerived_us: 0 });
    expect(arithmeticProblems(e)[0]!.says).toBe("is 0, with 2 probes lost");
  });

  it("a mean round trip outside of its least and most", () => {
    const e = document();
    Object.assign(e.streams[0]!.rtt!, { mean_us: 2000 });
    expect(arithmeticProblems(e).map((p) => p.pointer)).toEqual(["/streams/0/rtt/mean_us"]);
  });
});
