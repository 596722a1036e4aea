// Tables about probes: loss periods, errors, streams, paths.
import type { Evidence } from "../schema/evidence.generated.ts";
import { streamErrors } from "./errors.ts";
import { count, duration, inputName, openWords, plural, seqRange, vtepName, vtepShort } from "./format.ts";
import { table, type Cell, type Table } from "./table.ts";

/** Loss periods with their durations side by side. */
export function lossPeriods(evidence: Evidence): Table {
  return table({
    id: "loss-periods",
    title: "Loss periods",
    note:
      "Durations stand side by side and are never merged. Proven: first to last unanswered request, if it was one outage. Derived: unanswered times the mean " +
      "spacing. Possible: last answered to first answered request. Observed gap: reply to reply. At most: last answered request to the first reply after.",
    columns: "period|stream|seq|#no answer|#proven|#derived|#possible|#observed gap|#at most|clock|evidence",
    rows: evidence.lossPeriods.map((p) => [
      p.id,
      p.stream,
      seqRange(p.firstLostSeq, p.lastLostSeq),
      unansweredText(p),
      duration(p.provenUnreachable_us, "down"),
      p.lossDerived_us === null
        ? duration(null)
        : `${duration(p.lossDerived_us)} \u00b1 ${duration(p.lossDerivedTolerance_us ?? p.resolution_us)}`,
      duration(p.possibleUnreachable_us, "up"),
      p.open === null
        ? duration(p.observedGap_us)
        : `open at ${openWords(p.open)}${p.atLeast_us === null || p.atLeast_us === 0 ? "" : `, at least ${duration(p.atLeast_us, "down")}`}`,
      duration(p.outageAtMost_us, "up"),
      p.clock,
      { sources: p.evidence },
    ]),
    limits: evidence.lossPeriods.map((p) => p.limits),
    empty: evidence.streams.length === 0 ? "No stream of probes was found." : "No probe of any stream was lost.",
  });
}

/** "2", "2 (1 ICMP error)", "1, an ICMP error". */
function unansweredText(p: Evidence["lossPeriods"][number]): string {
  const { icmpErrors } = p.byState;
  if (icmpErrors === 0) return count(p.lost);
  if (icmpErrors === p.lost) return p.lost === 1 ? "1, an ICMP error" : `${count(p.lost)}, all ICMP errors`;
  return `${count(p.lost)} (${plural(icmpErrors, "ICMP error")})`;
}

/** Errors about probes: who said what. */
export function errors(evidence: Evidence): Table {
  return table({
    id: "errors",
    title: "Errors about probes",
    note: "ICMP errors from elsewhere count as probes without an answer; what never left the host does not. The same probes at several taps are a row each.",
    columns: "stream|input|kind|said by|says|#probes|which|evidence",
    rows: evidence.streams.flatMap((s) =>
      streamErrors(evidence, s).map((e) => [
        s.id,
        inputName(evidence, s.input),
        e.local ? "never left the host" : "ICMP error",
        e.from ?? (e.local ? "the host itself" : "not named"),
        e.says,
        count(e.probes),
        e.which,
        { sources: [e.source] },
      ]),
    ),
    empty: "No error about a probe was read.",
  });
}

/** Streams of probes, a row for each input that has them. */
export function streams(evidence: Evidence): Table {
  // States that no probe of any stream is in: said once, not a column of zeros each.
  const shown = STATES.filter(([key]) => evidence.streams.some((s) => s[key] !== 0));
  const none = STATES.filter((state) => !shown.includes(state)).map(([, name]) => name);
  const zeros = none.length === 0 || evidence.streams.length === 0 ? "" : ` 0 in every row: ${none.join(", ")}.`;
  return table({
    id: "streams",
    title: "Streams of probes",
    note: `One row a stream and input. Rows that name each other under \u201csame as\u201d are the same probes at several taps: one body of probes, not more.${zeros}`,
    columns: `stream|from|to|VNI or VLAN|#sent|#answered|${shown.map(([, name]) => `#${name}|`).join("")}#mean spacing|#round trip|same as|evidence`,
    rows: evidence.streams.map((s) => [
      s.id,
      s.from ?? "unknown",
      s.to,
      [s.key.vni === undefined ? "" : `VNI ${s.key.vni}`, s.key.vlan === undefined ? "" : `VLAN ${s.key.vlan}`]
        .filter((x) => x !== "")
        .join(", "),
      ...[s.sent, s.answered, ...shown.map(([key]) => s[key])].map(count),
      duration(s.interval_us),
      s.rtt === undefined
        ? duration(null)
        : `${duration(s.rtt.mean_us)} (${duration(s.rtt.min_us)} to ${duration(s.rtt.max_us)})`,
      idRanges(s.sameAs),
      { sources: [{ input: s.input }] },
    ]),
    empty: "No stream of probes was found.",
  });
}

/** What else a probe can be, with the name of its column. */
const STATES = [
  ["late", "late"],
  ["lost", "lost"],
  ["icmpErrors", "ICMP errors"],
  ["localErrors", "local errors"],
  ["pending", "pending"],
  ["notObserved", "not observed"],
  ["duplicates", "duplicates"],
] as const;

/** "s1 to s7, s9" of ids in order. */
export function idRanges(ids: readonly string[]): string {
  const out: string[] = [];
  let from = 0;
  for (let i = 1; i <= ids.length; i++) {
    if (i < ids.length && numberOf(ids[i]!) === numberOf(ids[i - 1]!) + 1) continue;
    if (i - from > 2) out.push(`${ids[from]!} to ${ids[i - 1]!}`);
    else out.push(...ids.slice(from, i));
    from = i;
  }
  return out.join(", ");
}

function numberOf(id: string): number {
  return Number(/^s(\d+)$/.exec(id)?.[1] ?? Number.NaN);
}

/** The VTEP of each encapsulated probe, and repoints. */
export function paths(evidence: Evidence): Table {
  const rows: Cell[][] = [];
  const limits: string[][] = [];
  for (const p of evidence.paths) {
    for (const v of p.vteps) {
      const seqs = `seq ${seqRange(v.firstSeq, v.lastSeq)}`;
      rows.push([
        p.stream,
        vtepName(evidence, v.vtep),
        count(v.requests),
        count(v.answered),
        seqs,
        "",
        "",
        { sources: [{ input: p.input }] },
      ]);
      limits.push([]);
    }
    for (const r of p.repoints) {
      const way = `${vtepShort(evidence, r.from)} to ${vtepShort(evidence, r.to)}`;
      const seqs = `seq ${r.lastSeqToOld} to ${r.firstSeqToNew}`;
      rows.push([
        p.stream,
        `repoint ${way}`,
        "",
        "",
        seqs,
        `${r.lastToOld} to ${r.firstToNew}`,
        duration(r.interval_us, "up"),
        { sources: r.evidence },
      ]);
      limits.push([]);
    }
    if (p.replicated.length > 0) {
      const sources = p.replicated.slice(0, 5).flatMap((r) => (r.source === undefined ? [] : [r.source]));
      rows.push([p.stream, "probes copied to several VTEPs", count(p.replicated.length), "", "", "", "", { sources }]);
      limits.push([]);
    }
    if (limits.length > 0) limits[limits.length - 1] = p.limits;
  }
  return table({
    id: "paths",
    title: "Paths",
    note: "The VTEP that each encapsulated probe went to. A repoint lies between the last request to exactly the old VTEP and the first to exactly the new.",
    columns: "stream|VTEP|#requests|#answered|probes|between|#within|evidence",
    rows,
    limits,
    empty: "No encapsulated probe was seen, so no VTEP is known.",
  });
}
