// Tables of traffic that is no ping: TCP holes, numbered packets, delays, silences of a MAC.
import type { Delay, Evidence, Flow } from "../schema/evidence.generated.ts";
import { endWords, flowEnds, placeWords } from "./flow-words.ts";
import { count, duration, inputName } from "./format.ts";
import { table, type Table } from "./table.ts";

/** TCP connections that are listed, with what was sent again. */
export function tcpFlows(evidence: Evidence): Table {
  const flows = (evidence.flows ?? []).filter((f) => f.tcp !== undefined);
  return table({
    id: "tcp",
    title: "TCP connections",
    note: "Those with holes, and the largest of the rest. One row a connection and tap: \u201csame as\u201d names the same one at other taps.",
    columns: "connection|from and to|VNI or VLAN|#packets|#sent again|#keep-alives|ended|same as|evidence",
    rows: flows.map((f) => [
      f.id,
      flowEnds(f),
      network(f),
      count(f.packets),
      `${count(f.tcp!.retransmissions.forth)} / ${count(f.tcp!.retransmissions.back)}`,
      count(f.tcp!.keepAlives),
      [
        ...(f.tcp!.resetCount > 0
          ? [`reset by ${f.tcp!.resets[0]!.end === "from" ? "the first" : "the second"} end`]
          : []),
        ...(f.tcp!.finFrom.length > 0 ? [f.tcp!.finFrom.length === 2 ? "finished" : "half finished"] : []),
      ].join(", "),
      f.sameAs.join(", "),
      { sources: [f.source] },
    ]),
    limits: flows.map((f) => f.limits),
    empty: "",
  });
}

/** Times in which TCP data got no acknowledgment. */
export function tcpHoles(evidence: Evidence): Table {
  const all = (evidence.flows ?? []).flatMap((f) => (f.tcp?.holes ?? []).map((h) => ({ f, h })));
  return table({
    id: "tcp-holes",
    title: "TCP without an answer",
    note:
      "Data was outstanding, was sent again, and no new acknowledgment came. Proven: first to last transmission without an answer, if it was one outage. " +
      "Possible: last answered transmission to the first one after. Gap: acknowledgment to acknowledgment. At most: last answered transmission to the next acknowledgment.",
    columns: "hole|connection|data of|#sent again|#proven|#possible|#observed gap|#at most|#idle before|ended|evidence",
    rows: all.map(({ f, h }) => [
      h.id,
      f.id,
      h.way === "forth" ? f.key.from : f.key.to,
      count(h.retransmissions),
      duration(h.provenUnreachable_us, "down"),
      duration(h.possibleUnreachable_us, "up"),
      duration(h.observedGap_us),
      duration(h.outageAtMost_us, "up"),
      duration(h.idleBefore_us),
      endWords(h),
      { sources: h.evidence },
    ]),
    limits: all.map(({ h }) => h.limits),
    empty: "",
  });
}

/** Streams of numbered UDP packets. */
export function numberedFlows(evidence: Evidence): Table {
  const flows = (evidence.flows ?? []).filter((f) => f.numbers !== undefined);
  return table({
    id: "numbered",
    title: "Numbered packets",
    note: "One way, as each tap saw them. A gap at the sender's tap is no loss of the network, and no gap there is no proof of delivery.",
    columns:
      "stream|kind|from and to|VNI or VLAN|tap|#packets|#missing|#reordered|#duplicates|#spacing|same as|evidence",
    rows: flows.map((f) => [
      f.id,
      `${f.protocol}${f.numbers!.declared ? "" : " (inferred)"}`,
      flowEnds(f),
      network(f),
      inputName(evidence, f.input),
      count(f.packets),
      count(f.numbers!.lost),
      count(f.numbers!.reordered),
      count(f.numbers!.duplicates),
      duration(f.numbers!.spacing_us),
      f.sameAs.join(", "),
      { sources: [f.source] },
    ]),
    limits: flows.map((f) => f.limits),
    empty: "",
  });
}

/** Numbers that are missing in a row. */
export function numberGaps(evidence: Evidence): Table {
  const all = (evidence.flows ?? []).flatMap((f) => (f.numbers?.gaps ?? []).map((g) => ({ f, g })));
  return table({
    id: "gaps",
    title: "Numbers missing in a row",
    note: "Observed gap: packet before to packet after, by arrival at the tap. Sent apart: the same two by the sender's stamps. Derived: missing times mean spacing.",
    columns: "gap|stream|numbers|#missing|#observed gap|#sent apart|#derived|evidence",
    rows: all.map(({ f, g }) => [
      g.id,
      f.id,
      g.firstMissing === g.lastMissing ? String(g.firstMissing) : `${g.firstMissing} to ${g.lastMissing}`,
      count(g.missing),
      duration(g.observedGap_us),
      g.sentApart_us === null ? "" : duration(g.sentApart_us, "up"),
      g.lossDerived_us === null
        ? duration(null)
        : `${duration(g.lossDerived_us)} \u00b1 ${duration(g.lossDerivedTolerance_us)}`,
      { sources: g.evidence },
    ]),
    empty: "",
  });
}

/** Round trips before and after an event. */
export function delays(evidence: Evidence): Table {
  const rows = (evidence.delays ?? []).flatMap((d) => [
    { d, name: "before", part: d.before },
    { d, name: "after", part: d.after },
  ]);
  return table({
    id: "delays",
    named: 2,
    title: "Round trips before and after",
    note: "PDV: round trip above the least one of the same part. IPDV: absolute difference of neighbouring probes (RFC 5481). Quantiles are the least value that so many do not exceed.",
    columns: "of|around|part|input|#samples|#least|#median|#95 %|#largest|#PDV 95 %|#IPDV median|#IPDV 95 %",
    rows: rows.map(({ d, name, part }) => [
      aboutWords(d),
      d.split,
      name,
      inputName(evidence, d.input),
      ...partCells(part),
    ]),
    limits: rows.map(({ d }) => d.limits),
    empty: "",
  });
}

function aboutWords(d: Delay): string {
  return `${d.about}${d.way === undefined ? "" : `, ${d.way}`}`;
}

function partCells(part: Delay["before"]): string[] {
  if (part === null) return Array.from({ length: 8 }, () => duration(null));
  const samples = part.of > part.samples ? `${count(part.samples)} of ${count(part.of)}` : count(part.samples);
  const { rtt, pdv, ipdv } = part;
  const figures = [rtt?.min_us, rtt?.median_us, rtt?.p95_us, rtt?.max_us].map((us) => us ?? null).concat(pdv.p95_us);
  // of TCP, one segment at a time is timed: it has no neighbours
  const steps = ipdv === null ? ["", ""] : [duration(ipdv.median_us), duration(ipdv.p95_us)];
  return [samples, ...figures.map((us) => duration(us)), ...steps];
}

/** Longest silences of the subject's MAC. */
export function silenceTable(evidence: Evidence): Table {
  const all = evidence.silences ?? [];
  return table({
    id: "silences",
    named: 2,
    title: "Silence of the MAC",
    note: "The longest time without a unicast frame of the MAC at a place. Silence is no proof that it could not be reached.",
    columns: "input|MAC|heard from|last before|first after|#silent|#frames there|#group frames within|evidence",
    rows: all.map((s) => [
      inputName(evidence, s.input),
      s.mac,
      placeWords(evidence, s),
      s.before ?? "none",
      s.after ?? "none",
      duration(s.silence_us),
      count(s.frames),
      count(s.groupFrames),
      { sources: s.evidence },
    ]),
    limits: all.map((s) => s.limits),
    empty: "",
  });
}

function network(f: Flow): string {
  const { vni, vlan } = f.key;
  return [vni === undefined ? "" : `VNI ${vni}`, vlan === undefined ? "" : `VLAN ${vlan}`]
    .filter((x) => x !== "")
    .join(", ");
}
