// Figures of loss: how many probes got no answer, and the durations of loss periods, each under its own definition.
import type { Evidence, LossPeriod, Stream } from "../../schema/evidence.generated.ts";
import { derivedLoss } from "../derived-loss.ts";
import type { Body, Derived, Figure, FigureKind } from "./figure.ts";
import { openWords, silent, streamKeys, streamPath, streamSigns, streamSpan, withinSpan } from "./keys.ts";

const SELECTORS = ["from", "to", "vni", "vlan", "icmpId", "seq"] as const;
const NEEDS = "a capture or a ping log that shows the probes and their replies";

/** Both outcomes were seen: some probes were answered, others not. */
function bothSeen(s: Stream): string | undefined {
  const answered = s.answered + s.late;
  const failed = s.lost + s.icmpErrors;
  if (answered === 0 || failed === 0) return undefined;
  return `${answered} probes of the stream were answered and ${failed} were not: both can be seen here`;
}

interface DurationKind {
  readonly name: string;
  readonly says: string;
  readonly of: (l: LossPeriod) => Derived;
}

const DURATIONS: readonly DurationKind[] = [
  {
    name: "observedGap",
    says: "Last reply before to first reply after a loss period, by arrival.",
    of: (l) => l.observedGap_us ?? openBounds(l),
  },
  {
    name: "provenUnreachable",
    says: "First to last unanswered request: lower bound, assumes one contiguous outage.",
    of: (l) => l.provenUnreachable_us,
  },
  {
    name: "possibleUnreachable",
    says: "Last answered to first answered request: upper bound of the send times that could fail.",
    of: (l) => l.possibleUnreachable_us,
  },
  {
    name: "outageAtMost",
    says: "Last answered request to first reply after: upper bound of the outage as an event.",
    of: (l) => l.outageAtMost_us,
  },
  {
    name: "lossDerived",
    says: "Unanswered probes times the mean spacing of the sends; plus or minus one interval.",
    of: (l) => derivedLoss(l),
  },
  {
    name: "unreachable",
    says: "The bounds of the outage: proven unreachable to outage at most.",
    of: (l) => ({ low: l.provenUnreachable_us ?? 0, high: l.outageAtMost_us }),
  },
];

/** A period that runs into an end of the recording is known from below only. */
function openBounds(l: LossPeriod): Derived {
  return l.open === null || l.atLeast_us === null || l.atLeast_us === undefined
    ? null
    : { low: l.atLeast_us, high: null };
}

function periods(e: Evidence): { l: LossPeriod; s: Stream }[] {
  const byId = new Map(e.streams.map((s) => [s.id, s]));
  return e.lossPeriods.map((l) => ({ l, s: byId.get(l.stream)! })).filter((x) => x.s !== undefined);
}

function durationFigures({ evidence }: Body, of: DurationKind["of"]): Figure[] {
  return periods(evidence).map(({ l, s }) => ({
    value: of(l),
    shows: streamSigns(evidence, s),
    possible: withinSpan(streamSpan(s)),
    keys: { ...streamKeys(s), seq: l.firstLostSeq },
    inputs: [s.input],
    evidence: l.evidence,
    samples: s.sent,
    span: streamSpan(s),
    proof: bothSeen(s),
    narrows: l.open === null ? "probes that are closer together" : undefined,
    needs:
      l.open === null
        ? "replies before and after the loss, with times"
        : `a recording that does not ${l.open === "start" ? "begin" : "end"} within the loss`,
    path: `${streamPath(s)}, seq ${l.firstLostSeq} to ${l.lastLostSeq}`,
    limits: l.limits,
  }));
}

/** Lost probes of a stream. Probes that were pending or not observed may have been lost as well. */
function lossCount(s: Stream): Derived {
  const lost = s.lost + s.icmpErrors;
  const unknown = s.pending + s.notObserved;
  return unknown === 0 ? lost : { low: lost, high: lost + unknown };
}

/** Loss can be told only where an answer was seen, or where loss was. */
function countProof(s: Stream): string | undefined {
  const answered = s.answered + s.late;
  const decided = answered + s.lost + s.icmpErrors;
  if (decided === 0) return undefined;
  if (answered === 0) return `${decided} probes were sent and none was answered in the time that was waited`;
  return `${decided} probes and ${answered} answers to them could be read here: one without would have been counted`;
}

function streamFigure(e: Evidence, s: Stream, value: Derived, possible?: Figure["possible"]): Figure {
  return {
    value,
    absent: silent(s),
    shows: streamSigns(e, s),
    possible,
    keys: streamKeys(s),
    inputs: [s.input],
    evidence: [{ input: s.input }],
    samples: s.sent,
    span: streamSpan(s),
    proof: countProof(s),
    needs: NEEDS,
    narrows: openWords(s),
    path: streamPath(s),
    limits: ["Probes are samples: nothing shorter than their interval can be seen."],
  };
}

const lossCountKind: FigureKind = {
  kind: "loss.count",
  says: "Probes of a stream that got no answer: lost and ICMP errors. Local errors are not loss.",
  value: "number",
  selectors: ["from", "to", "vni", "vlan", "icmpId"],
  needs: NEEDS,
  each: true,
  derive: ({ evidence }) =>
    evidence.streams.map((s) => streamFigure(evidence, s, lossCount(s), { low: 0, high: s.sent })),
};

const periodsKind: FigureKind = {
  kind: "loss.periods",
  says: "Loss periods of a stream (RFC 3357).",
  value: "number",
  selectors: ["from", "to", "vni", "vlan", "icmpId"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.streams.map((s) =>
      streamFigure(evidence, s, evidence.lossPeriods.filter((l) => l.stream === s.id).length),
    ),
};

const seqsKind: FigureKind = {
  kind: "loss.seqs",
  says: "First and last sequence number of each loss period of a stream.",
  value: "list",
  order: "sequence",
  selectors: ["from", "to", "vni", "vlan", "icmpId"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.streams.map((s) => {
      const own = evidence.lossPeriods.filter((l) => l.stream === s.id);
      const figure = streamFigure(
        evidence,
        s,
        own.flatMap((l) => [l.firstLostSeq, l.lastLostSeq]),
      );
      return own.length === 0 ? figure : { ...figure, evidence: own.flatMap((l) => l.evidence) };
    }),
};

/** Kinds of figures about loss. */
export const LOSS: readonly FigureKind[] = [
  ...DURATIONS.map((d): FigureKind => {
    return {
      kind: `loss.${d.name}`,
      says: d.says,
      value: "number",
      unit: "us",
      selectors: SELECTORS,
      needs: NEEDS,
      derive: (body) => durationFigures(body, d.of),
    };
  }),
  lossCountKind,
  periodsKind,
  seqsKind,
];
