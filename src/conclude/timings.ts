// Durations of a body of evidence for the acceptance document: loss periods, parts of outages, phases. Each has its stage; none is
// added to another.
import type { AcceptanceTiming } from "../schema/acceptance.generated.ts";
import type { Evidence, LossPeriod, Outage } from "../schema/evidence.generated.ts";
import { derivedLoss } from "./derived-loss.ts";

type Row = Omit<AcceptanceTiming, "id">;

/** All timings, numbered in order. */
export function timings(e: Evidence): AcceptanceTiming[] {
  const stageOf = new Map(e.inputs.map((i) => [i.id, i.stage ?? null]));
  const streamStage = new Map(e.streams.map((s) => [s.id, stageOf.get(s.input) ?? null]));
  const lossStage = new Map(e.lossPeriods.map((l) => [l.id, streamStage.get(l.stream) ?? null]));
  const rows = [
    ...e.lossPeriods.flatMap((l) => ofLoss(l, lossStage.get(l.id) ?? null)),
    ...e.outages.flatMap((o) => ofOutage(o, lossStage.get(o.loss) ?? null)),
  ];
  return rows.map((r, i) => ({ id: `t${i + 1}`, ...r }));
}

function ofLoss(l: LossPeriod, stage: string | null): Row[] {
  const common = { of: l.id, stage, evidence: l.evidence };
  const derived = derivedLoss(l);
  const between =
    l.lastReplyBefore?.arrived === undefined || l.firstReplyAfter?.arrived === undefined
      ? {}
      : { start: l.lastReplyBefore.arrived, end: l.firstReplyAfter.arrived };
  return [
    {
      ...common,
      figure: "loss.observedGap",
      ...between,
      low_us: l.observedGap_us ?? l.atLeast_us ?? null,
      high_us: l.observedGap_us,
    },
    { ...common, figure: "loss.unreachable", low_us: l.provenUnreachable_us, high_us: l.outageAtMost_us },
    { ...common, figure: "loss.lossDerived", low_us: derived?.low ?? null, high_us: derived?.high ?? null },
  ];
}

function ofOutage(o: Outage, stage: string | null): Row[] {
  const evidence = o.events.flatMap((e) => e.evidence);
  const whole: Row = {
    of: o.loss,
    stage,
    figure: "outage.whole",
    low_us: o.wholeLow_us ?? o.whole_us,
    high_us: o.wholeHigh_us ?? o.whole_us,
    evidence,
  };
  const parts = o.parts.map((p): Row => {
    return {
      of: o.loss,
      stage,
      figure: "outage.part",
      name: p.name,
      low_us: p.low_us,
      high_us: p.high_us,
      evidence: [],
    };
  });
  return [whole, ...parts];
}
