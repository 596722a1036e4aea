// Figures of probes: how many were sent and answered, the share that failed, when one left, from which address they came.
import { microseconds, parseRfc3339, rfc3339 } from "../../core/time.ts";
import type { Clock, Evidence, LossPeriod, Stream } from "../../schema/evidence.generated.ts";
import { share } from "../wilson.ts";
import type { Body, Derived, Figure, FigureKind } from "./figure.ts";
import { inputOf, isTap, openWords, silent, streamKeys, streamPath, streamSigns, streamSpan } from "./keys.ts";

const NEEDS = "a capture, a ping log or a probe log that shows the probes and their outcomes";
const SAMPLES = "Probes are samples: what happened between two of them is not seen.";
const SELECTORS = ["from", "to", "vni", "vlan", "icmpId"] as const;

const failedOf = (s: Stream) => s.lost + s.icmpErrors;
const answeredOf = (s: Stream) => s.answered + s.late;
const decidedOf = (s: Stream) => answeredOf(s) + failedOf(s);

/** Outcomes were read: a probe that failed would be among them. */
function decided(s: Stream): string | undefined {
  const n = decidedOf(s);
  if (n === 0) return undefined;
  return `of ${s.sent} probes the outcome of ${n} was read: ${answeredOf(s)} answered, ${failedOf(s)} not`;
}

function figure(e: Evidence, s: Stream, value: Derived, more: Partial<Figure> = {}): Figure {
  return {
    value,
    shows: streamSigns(e, s),
    keys: streamKeys(s),
    inputs: [s.input],
    evidence: [{ input: s.input }],
    samples: s.sent,
    span: streamSpan(s),
    proof: decided(s),
    needs: NEEDS,
    narrows: openWords(s),
    path: streamPath(s),
    limits: [SAMPLES],
    ...more,
  };
}

/** A count to which what was pending or not observed may add. */
function atLeast(s: Stream, n: number): Derived {
  const open = s.pending + s.notObserved;
  return open === 0 ? n : { low: n, high: n + open };
}

/** None of the probes, or all. */
const all = (s: Stream) => ({ low: 0, high: s.sent });
const ALL_PERCENT = { low: 0, high: 100 };

const ofStreams =
  (of: (s: Stream, e: Evidence) => Figure): FigureKind["derive"] =>
  ({ evidence }) =>
    evidence.streams.map((s) => of(s, evidence));

const COUNTS: readonly FigureKind[] = [
  {
    kind: "probe.samples",
    says: "Probes of a stream.",
    value: "number",
    selectors: SELECTORS,
    needs: NEEDS,
    derive: ofStreams((s, e) =>
      figure(e, s, s.sent, { proof: s.sent === 0 ? undefined : "each probe is a packet or a line of the input" }),
    ),
  },
  {
    kind: "probe.answered",
    says: "Probes that were answered, late ones among them. 0 needs a control: another probe that was answered then.",
    value: "number",
    selectors: SELECTORS,
    needs: NEEDS,
    each: true,
    negative: (observed) => observed === 0,
    derive: ofStreams((s, e) =>
      figure(e, s, atLeast(s, answeredOf(s)), {
        proof: decided(s),
        absent: answeredOf(s) === 0 ? "answer" : undefined,
        possible: all(s),
      }),
    ),
  },
  {
    kind: "probe.failures",
    says: "Probes that failed: no answer, an error, or a failure in the words of a probe log.",
    value: "number",
    selectors: SELECTORS,
    needs: NEEDS,
    each: true,
    derive: ofStreams((s, e) =>
      figure(e, s, atLeast(s, failedOf(s)), { proof: decided(s), absent: silent(s), possible: all(s) }),
    ),
  },
  {
    kind: "probe.localErrors",
    says: "Probes that never left the host, such as for being too long. They are not loss.",
    value: "number",
    selectors: SELECTORS,
    needs: "a ping log (a capture does not show what did not leave)",
    derive: ofStreams((s, e) =>
      figure(e, s, s.localErrors, {
        possible: all(s),
        // a tap does not see what never left
        proof:
          s.localErrors > 0 || (decidedOf(s) > 0 && !isTap(inputOf(e, s.input)))
            ? `${s.sent} probes and their errors were read`
            : undefined,
        needs: "a ping log: a capture does not show what did not leave",
        limits: ["A probe that never left says nothing about the path."],
      }),
    ),
  },
];

const failureShare: FigureKind = {
  kind: "probe.failureRate",
  says: "Failed probes in percent of those whose outcome is known, as the 95 % Wilson interval of the share behind them.",
  value: "number",
  unit: "percent",
  selectors: SELECTORS,
  needs: NEEDS,
  derive: ofStreams((s, e) => {
    const rate = share(failedOf(s), decidedOf(s));
    const value = rate.low === null || rate.high === null ? null : { low: rate.low, high: rate.high };
    const narrows = "more probes: the interval of a share narrows with their number";
    return figure(e, s, value, { absent: silent(s), possible: ALL_PERCENT, narrows });
  }),
};

const successShare: FigureKind = {
  kind: "probe.successRate",
  says: "Answered probes in percent of those whose outcome is known: of these probes alone.",
  value: "number",
  unit: "percent",
  selectors: SELECTORS,
  needs: NEEDS,
  negative: (observed) => observed === 0,
  derive: ofStreams((s, e) =>
    figure(e, s, share(answeredOf(s), decidedOf(s)).percent, {
      absent: answeredOf(s) === 0 ? "answer" : undefined,
      possible: ALL_PERCENT,
      limits: [SAMPLES, "The share of these probes: probe.failureRate bounds the share behind them."],
    }),
  ),
};

const uninterrupted: FigureKind = {
  kind: "probe.uninterrupted",
  says: "No interruption: one failed probe contradicts it, and no number of answered ones reproduces it.",
  value: "truth",
  selectors: SELECTORS,
  needs: NEEDS,
  each: true,
  derive: ofStreams((s, e) =>
    figure(e, s, failedOf(s) > 0 ? false : null, {
      absent: silent(s),
      needs: "a record that is continuous: probes leave gaps that an interruption fits into",
    }),
  ),
};

const sourceKind: FigureKind = {
  kind: "probe.source",
  says: "Address that the probes come from where they were recorded: another one than the sender's own is NAT.",
  value: "word",
  selectors: SELECTORS,
  needs: "a capture, or tcpdump's text, at the target or on the way",
  derive: ({ evidence }) =>
    evidence.streams
      .filter((s) => s.from !== null)
      .map((s) =>
        figure(evidence, s, s.from, {
          proof: "the packets carry it",
          limits: ["Where it was recorded: it may be changed further on."],
        }),
      ),
};

const rtt = (name: "min" | "mean" | "max"): FigureKind => ({
  kind: `probe.rtt.${name}`,
  says: `${name === "mean" ? "Mean" : name === "min" ? "Shortest" : "Longest"} round trip of a stream, as seen at the tap or printed.`,
  value: "number",
  unit: "us",
  selectors: SELECTORS,
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.streams
      .filter((s) => s.rtt !== undefined)
      .map((s) =>
        figure(evidence, s, s.rtt![`${name}_us`], {
          samples: s.rtt!.count,
          proof: `${s.rtt!.count} round trips were measured`,
        }),
      ),
});

const sentAt: FigureKind = {
  kind: "probe.sentAt",
  says: "When a lost probe (where seq; the first or last of a loss period) left, on the clock of its input, tightened by taps that saw it.",
  value: "time",
  selectors: [...SELECTORS, "seq"],
  needs: "a loss period, and the same probes in a second recording for a tighter bound",
  derive: sentFigures,
};

function sentFigures({ evidence }: Body): Figure[] {
  const byId = new Map(evidence.streams.map((s) => [s.id, s]));
  return evidence.lossPeriods.flatMap((l) => {
    const s = byId.get(l.stream);
    if (s === undefined) return [];
    const ends = l.firstLostSeq === l.lastLostSeq ? (["first"] as const) : (["first", "last"] as const);
    return ends.flatMap((end) => sentOf(evidence, l, s, end) ?? []);
  });
}

function sentOf(e: Evidence, l: LossPeriod, s: Stream, end: "first" | "last"): Figure | undefined {
  const own = end === "first" ? l.firstLostAt : l.lastLostAt;
  if (own === undefined) return undefined;
  const seq = end === "first" ? l.firstLostSeq : l.lastLostSeq;
  const low = parseRfc3339(own.low);
  let high = parseRfc3339(own.high);
  if (low === undefined || high === undefined) return undefined;
  const evidence = [...l.evidence];
  for (const other of e.lossPeriods) {
    if (other.id === l.id || !s.sameAs.includes(other.stream)) continue;
    if ((end === "first" ? other.firstLostSeq : other.lastLostSeq) !== seq) continue;
    const seen = parseRfc3339((end === "first" ? other.firstLostAt : other.lastLostAt)?.high ?? "");
    const tap = e.streams.find((x) => x.id === other.stream)?.input;
    const here = seen === undefined || tap === undefined ? undefined : atMost(e, seen, tap, s.input);
    // a tap on the way sees a request after it left
    if (here !== undefined && here >= low && here < high) {
      high = here;
      evidence.push(...other.evidence);
    }
  }
  return figure(e, s, low === high ? rfc3339(low, 6) : { low: rfc3339(low, 6), high: rfc3339(high, 6) }, {
    keys: { ...streamKeys(s), seq },
    evidence,
    samples: 1,
    proof: "the stamps around it bound it from both sides",
    narrows: "a capture at the sender, which stamps the request itself",
    needs: "a capture at the sender, which stamps the request itself",
    path: `${streamPath(s)}, seq ${seq}`,
    limits: [
      "The stamp of a line about a probe is when it was printed, not when the probe left.",
      "A tap that saw the request bounds its send from above only.",
    ],
  });
}

/** The latest that a time on the clock of `from` can be on the clock of `to`. */
function atMost(e: Evidence, t: bigint, from: string, to: string): bigint | undefined {
  const forward = e.clocks.find((c) => c.a === from && c.b === to);
  if (forward !== undefined) return t + shiftNs(forward) + toNs(forward.offsetHigh_us);
  const back = e.clocks.find((c) => c.a === to && c.b === from);
  return back === undefined ? undefined : t - shiftNs(back) - toNs(back.offsetLow_us);
}

function shiftNs(c: Clock): bigint {
  return BigInt((c.dateShift_days ?? 0) * 86_400 + (c.zoneShift_s ?? 0)) * 1_000_000_000n;
}

function toNs(us: number): bigint {
  return BigInt(Math.round(us * 1000));
}

const spanKind: FigureKind = {
  kind: "probe.span",
  says: "From the first to the last probe of a stream.",
  value: "number",
  unit: "us",
  selectors: SELECTORS,
  needs: "probes with times",
  derive: ({ evidence }) =>
    evidence.streams.flatMap((s) => {
      const [first, last] = [parseRfc3339(s.first ?? ""), parseRfc3339(s.last ?? "")];
      if (first === undefined || last === undefined || s.sent < 2) return [];
      return [figure(evidence, s, microseconds(last - first), { proof: `${s.sent} probes have times` })];
    }),
};

/** Kinds of figures about probes. */
export const PROBES: readonly FigureKind[] = [
  ...COUNTS,
  failureShare,
  successShare,
  uninterrupted,
  sourceKind,
  rtt("min"),
  rtt("mean"),
  rtt("max"),
  sentAt,
  spanKind,
];
