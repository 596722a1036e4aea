// Traffic that is no ping in words: what the terminal shows of it. Only what tells something: holes, gaps, delays around them.
import { independentFlows } from "../correlate/flows.ts";
import type { Delay, Evidence, Flow, FlowHole, Silence, Source } from "../schema/evidence.generated.ts";
import { bodies } from "./figures/bodies.ts";
import { clockTime, count, duration, openWords, plural, UNDEFINED, vtepShort } from "./format.ts";

/** A section of the terminal. */
export interface FlowPart {
  readonly title: string;
  readonly head: readonly string[];
  /** All rows, what matters most first. */
  readonly rows: readonly (readonly string[])[];
  /** Columns set right. */
  readonly right: readonly number[];
  readonly notes: readonly string[];
}

/** Sections about flows, each flow once though several taps saw it; none where there is nothing to tell. */
export function flowParts(evidence: Evidence): FlowPart[] {
  const flows = independentFlows(evidence.flows ?? []);
  return [holes(flows), gaps(flows), delays(evidence, flows), silences(evidence)].filter((p) => p !== undefined);
}

/** "192.0.2.20:46766 to 192.0.2.50:8080". */
export function flowEnds({ key }: Flow): string {
  return `${endText(key.from, key.fromPort)} to ${endText(key.to, key.toPort)}`;
}

function endText(address: string, port: number): string {
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

/** How a hole ended, where no acknowledgment did. */
export function endWords(h: FlowHole): string {
  if (h.ended === "ack") return h.answers === "original" ? "late, not lost" : "";
  if (h.ended === "reset") return "reset";
  if (h.ended === "reopened") return "new connection";
  return `open at ${openWords(h.open ?? "end")}`;
}

/** The end that the data of a hole was sent to. */
function receiver({ key }: Flow, h: FlowHole): string {
  return h.way === "forth" ? endText(key.to, key.toPort) : endText(key.from, key.fromPort);
}

function short(text: string): string {
  return text === UNDEFINED ? "-" : text;
}

function holes(flows: readonly Flow[]): FlowPart | undefined {
  const all = flows.flatMap((f) => (f.tcp?.holes ?? []).map((h) => ({ f, h })));
  if (all.length === 0) return undefined;
  const weight = (h: FlowHole) => h.observedGap_us ?? h.atLeast_us ?? 0;
  const sorted = all.toSorted((a, b) => weight(b.h) - weight(a.h));
  const tcp = flows.filter((f) => f.tcp !== undefined);
  return {
    title: `TCP without an answer: ${plural(all.length, "hole")} in ${count(new Set(all.map((x) => x.f.id)).size)} of ${plural(tcp.length, "listed connection")}`,
    head: ["", "data to", "tries", "proven", "possible", "gap", "at most", ""],
    rows: sorted.map(({ f, h }) => [
      h.id,
      receiver(f, h),
      count(h.retransmissions),
      short(duration(h.provenUnreachable_us, "down")),
      short(duration(h.possibleUnreachable_us, "up")),
      short(duration(h.observedGap_us)),
      short(duration(h.outageAtMost_us, "up")),
      endWords(h),
    ]),
    right: [2, 3, 4, 5, 6],
    notes: [
      "Data was outstanding and sent again, and no new acknowledgment came; bounds as for loss periods. The next try, after a timeout that doubles, is the resolution. An idle connection proves nothing.",
    ],
  };
}

function gaps(flows: readonly Flow[]): FlowPart | undefined {
  const some = flows.filter((f) => (f.numbers?.lost ?? 0) > 0);
  if (some.length === 0) return undefined;
  const rows = some.flatMap((f) =>
    f.numbers!.gaps.map((g) => ({
      us: g.observedGap_us ?? 0,
      cells: [
        g.id,
        f.numbers!.declared ? f.protocol : `${f.protocol}, inferred`,
        endText(f.key.to, f.key.toPort),
        `${count(g.missing)} of ${count(f.packets + f.numbers!.lost)}`,
        short(duration(g.observedGap_us)),
        short(duration(g.sentApart_us, "up")),
        short(duration(g.lossDerived_us)),
      ],
    })),
  );
  return {
    title: `Numbered packets missing: ${count(some.reduce((n, f) => n + f.numbers!.lost, 0))} in ${plural(some.length, "stream")}`,
    head: ["", "", "to", "missing", "gap", "sent apart", "derived"],
    rows: rows.toSorted((a, b) => b.us - a.us).map((r) => r.cells),
    right: [3, 4, 5, 6],
    notes: [
      "One way, by the clock of the tap that misses most: lost between sender and tap. gap: packet to packet; sent apart: by the sender's stamps; derived: missing times spacing.",
    ],
  };
}

function delays(evidence: Evidence, flows: readonly Flow[]): FlowPart | undefined {
  // A stream that several taps saw is told once.
  const once = new Set([...flows.map((f) => f.id), ...bodies(evidence).map((b) => b.stream.id)]);
  const all = (evidence.delays ?? []).filter((d) => once.has(d.about) && d.before !== null && d.after !== null);
  if (all.length === 0) return undefined;
  const probes = all.some((d) => d.before!.ipdv !== null || d.after!.ipdv !== null);
  return {
    title: "Delays before and after",
    head: ["", "around", "median", "PDV 95 %", probes ? "IPDV 95 %" : "", "samples"],
    rows: all.map((d) => [
      `${d.about}${d.way === undefined ? "" : ` ${d.way}`}`,
      d.split,
      both(d, (p) => p.rtt?.median_us),
      both(d, (p) => p.pdv.p95_us),
      probes ? both(d, (p) => p.ipdv?.p95_us) : "",
      `${count(d.before!.samples)}, ${count(d.after!.samples)}`,
    ]),
    right: [],
    notes: [
      "median: of round trips; PDV: above the least delay of the same part; IPDV: between neighbouring probes (RFC 5481).",
    ],
  };
}

/** The hole that lasted longest, with the end that its data went to. */
export function longestHole(flows: readonly Flow[]): { readonly h: FlowHole; readonly to: string } | undefined {
  const told = most(
    flows.flatMap((f) => (f.tcp?.holes ?? []).map((h) => ({ f, h }))),
    (x) => x.h.observedGap_us ?? x.h.atLeast_us ?? 0,
  );
  return told === undefined ? undefined : { h: told.h, to: receiver(told.f, told.h) };
}

/** A gap with what its packets were and where they went. */
interface ToldGap {
  readonly g: NonNullable<Flow["numbers"]>["gaps"][number];
  readonly of: string;
  readonly declared: boolean;
  readonly to: string;
}

/** The gap of numbers that lasted longest. */
export function longestGap(flows: readonly Flow[]): ToldGap | undefined {
  const told = most(
    flows.flatMap((f) => (f.numbers?.gaps ?? []).map((g) => ({ f, g }))),
    (x) => x.g.observedGap_us ?? 0,
  );
  if (told === undefined) return undefined;
  const { f, g } = told;
  return { g, of: f.protocol, declared: f.numbers!.declared, to: endText(f.key.to, f.key.toPort) };
}

/** The longest hole, and the longest gap, in a sentence each; none where there is neither. */
export function flowSentences(evidence: Evidence): { readonly says: string; readonly sources: readonly Source[] }[] {
  const flows = independentFlows(evidence.flows ?? []);
  const [hole, gap] = [longestHole(flows), longestGap(flows)];
  const out = [];
  if (hole !== undefined) {
    const { h, to } = hole;
    const bounds =
      h.outageAtMost_us === null
        ? `open at ${openWords(h.open ?? "end")} of the recording, at least ${duration(h.atLeast_us, "down")}`
        : `no new acknowledgment for ${duration(h.observedGap_us)}; unreachable for at least ${duration(h.provenUnreachable_us, "down")} if it was one outage, which lasted at most ${duration(h.outageAtMost_us, "up")}`;
    out.push({
      says: `TCP data to ${to} (${h.id}) was sent again ${plural(h.retransmissions, "time")}: ${bounds}.`,
      sources: h.evidence,
    });
  }
  if (gap !== undefined) {
    const { g, of, declared, to } = gap;
    const how = declared ? of : `${of} (inferred)`;
    out.push({
      says: `${plural(g.missing, "packet")} of ${how} to ${to} (${g.id}) did not reach the tap: none came for ${duration(g.observedGap_us)}.`,
      sources: g.evidence,
    });
  }
  return out;
}

function most<T>(all: readonly T[], of: (x: T) => number): T | undefined {
  return all.reduce<T | undefined>((best, x) => (best === undefined || of(x) > of(best) ? x : best), undefined);
}

function both(d: Delay, of: (p: NonNullable<Delay["before"]>) => number | undefined): string {
  return `${short(duration(of(d.before!)))} > ${short(duration(of(d.after!)))}`;
}

function silences(evidence: Evidence): FlowPart | undefined {
  const all = (evidence.silences ?? []).filter((s) => s.silence_us !== null);
  // A place where the MAC went on elsewhere shows the move; of others the longest.
  const moved = all.filter((s) => s.toVtep !== undefined);
  const told = most(moved.length > 0 ? moved : all, (s) => s.silence_us!);
  if (told === undefined) return undefined;
  const others = (evidence.silences ?? []).length - 1;
  return {
    title: `Longest silence of ${told.mac}`,
    head: ["", "heard from", "after", "silent"],
    rows: [[told.input, placeWords(evidence, told), clockTime(told.before!), duration(told.silence_us)]],
    right: [3],
    notes: [
      "No unicast frame of it came there; a machine that has nothing to send is silent too.",
      ...(others > 0 ? [`At other taps: ${plural(others, "row")} in evidence.json.`] : []),
    ],
  };
}

/** Where a MAC was heard: "leaf-a, VNI 100", "eth0". */
export function placeWords(evidence: Evidence, s: Silence): string {
  const from = s.vtep === undefined ? (s.interface ?? "this tap") : vtepShort(evidence, s.vtep);
  const then = s.toVtep === undefined ? "" : `, then ${vtepShort(evidence, s.toVtep)}`;
  return `${from}${then}${s.vni === undefined ? "" : `, VNI ${s.vni}`}${s.vlan === undefined ? "" : `, VLAN ${s.vlan}`}`;
}
