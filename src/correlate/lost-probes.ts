// How far each lost probe of an outage got: the last tap that saw it, and what that tells of the fabric and of the machine.
import { numbered } from "../core/words.ts";
import type { EpochNs } from "../core/time.ts";
import type { LossRun, ProbeStream } from "../observe/observation.ts";
import type { Finding, LostProbe, Outage } from "../schema/evidence.generated.ts";
import type { LadderEvent, ToObserver } from "./outage-events.ts";
import type { Ports } from "./outage-ports.ts";
import { source, sources } from "./stamp.ts";
import type { StreamOf } from "./streams.ts";

/** Probes of one outage that are told singly. */
const MOST = 100;
/** A probe is at every tap within this of its send, ns. */
const TRAVEL_NS = 10_000_000_000n;
const SEQ_MASK = 0xffff;

/** What is asked. */
export interface LostQuestion {
  readonly run: LossRun;
  readonly observer: StreamOf;
  readonly body: readonly StreamOf[];
  readonly ports: Ports;
  readonly toObserver: ToObserver;
  /** VTEPs that the machine was behind before and after, where known. */
  readonly oldVtep: string | undefined;
  readonly newVtep: string | undefined;
}

interface Seen {
  readonly stream: StreamOf;
  readonly at: LadderEvent["low"];
  readonly record: number | undefined;
  readonly vtep: string | undefined;
  readonly place: LostProbe["place"];
}

/** Along the way: a probe that was seen at a later place got at least that far. */
const ORDER: readonly LostProbe["place"][] = ["ingress", "way", "newPort", "oldPort"];

/** The lost probes of the observer's stream, in order of their numbers, at most 100. */
export function lostProbes(q: LostQuestion): LostProbe[] {
  const sample = q.observer.observed.sample;
  if (sample === undefined) return [];
  const seqs = lostSeqs(q.run, q.observer.observed);
  return seqs.slice(0, MOST).flatMap((seq) => {
    const seen = q.body.flatMap((s) => sightingOf(q, s, seq));
    return seen.length === 0 ? [] : [row(q, seq, seen)];
  });
}

function lostSeqs(run: LossRun, s: ProbeStream): number[] {
  const from = run.first.seq;
  const span = (run.last.seq - from) & SEQ_MASK;
  const out: number[] = [];
  for (const [i, seq] of s.sample!.seq.entries()) {
    const state = s.sample!.state[i]!;
    if (state !== "lost" && state !== "icmpError") continue;
    const at = s.sample!.sent.at(i);
    if (((seq - from) & SEQ_MASK) > span || !isWithin(run, at)) continue;
    out.push(seq);
  }
  return out;
}

/** A number that comes round is another probe. */
function isWithin(run: LossRun, at: EpochNs | undefined): boolean {
  const [first, last] = [run.first.sent?.low, run.last.sent?.high];
  return at === undefined || first === undefined || last === undefined || (at >= first && at <= last);
}

function sightingOf(q: LostQuestion, s: StreamOf, seq: number): Seen[] {
  const { sample, stamps } = s.observed;
  if (stamps !== "request" || sample === undefined) return [];
  const out: Seen[] = [];
  for (const [i, n] of sample.seq.entries()) {
    const state = sample.state[i]!;
    if (n !== seq || state === "answered" || state === "late") continue;
    const sent = sample.sent.at(i);
    if (sent === undefined) continue;
    const at = q.toObserver(sent, s.observation.input.id);
    if (at === undefined || at.high < q.run.first.sent!.low - TRAVEL_NS) continue;
    if (at.low > q.run.last.sent!.high + TRAVEL_NS) continue;
    const vtep = sample.vteps[sample.vtep[i] ?? -1];
    out.push({ stream: s, at: at.high, record: sample.record?.[i], vtep, place: placeOf(q, s) });
  }
  return out;
}

/** A port is one only where its input has no other place: else the probe may have been seen on its way to it. */
function placeOf(q: LostQuestion, s: StreamOf): LostProbe["place"] {
  const { input, macs } = s.observation;
  if (s.observed.path === undefined && s.observed.key.vni === undefined) {
    const single = new Set((macs ?? []).map((m) => `${m.iface} ${m.ifindex ?? ""}`)).size === 1;
    if (single && input.id === q.ports.oldInput) return "oldPort";
    if (single && input.id === q.ports.newInput) return "newPort";
  }
  return s === q.observer ? "ingress" : "way";
}

function row(q: LostQuestion, seq: number, seen: readonly Seen[]): LostProbe {
  const last = seen.reduce((a, b) => (isFurther(b, a) ? b : a));
  const toward = seen.find((s) => s.stream === q.observer)?.vtep ?? seen.find((s) => s.vtep !== undefined)?.vtep;
  const copies = q.observer.observed.path?.replicated.find((r) => r.seq === seq);
  const { id } = last.stream.observation.input;
  return {
    seq,
    ...(toward === undefined ? {} : { vtep: toward }),
    ...(copies === undefined ? {} : { copies: [...copies.to] }),
    taps: seen.length,
    lastSeen: id,
    place: last.place,
    outcome: outcomeOf(q, last, toward),
    source: source({ input: id, ...(last.record === undefined ? {} : { record: last.record }) }),
  };
}

function isFurther(a: Seen, b: Seen): boolean {
  const [x, y] = [ORDER.indexOf(a.place), ORDER.indexOf(b.place)];
  return x === y ? a.at > b.at : x > y;
}

function outcomeOf(q: LostQuestion, last: Seen, toward: string | undefined): LostProbe["outcome"] {
  if (last.place === "newPort") return "deliveredToNew";
  if (last.place === "oldPort") {
    const left = q.ports.lastHeardOld;
    return left !== undefined && last.at >= left.low ? "deliveredToOld" : "unknown";
  }
  // A port that was recorded, and did not see what was sent to its VTEP.
  const [old, fresh] = [q.ports.oldInput, q.ports.newInput];
  const recorded = (input: string | undefined) =>
    input !== undefined && q.body.some((s) => s.observation.input.id === input && isPort(q, s));
  if (toward !== undefined && toward === q.oldVtep && recorded(old)) return "notDelivered";
  return toward !== undefined && toward === q.newVtep && recorded(fresh) ? "notDelivered" : "unknown";
}

function isPort(q: LostQuestion, s: StreamOf): boolean {
  const place = placeOf(q, s);
  return place === "oldPort" || place === "newPort";
}

/** What the lost probes of each outage tell, told apart: to where the machine had been, dropped on the way, not known. */
export function lostProbeFindings(outages: readonly Outage[]): Finding[] {
  return outages.flatMap((o) => {
    const all = o.lostProbes ?? [];
    const found: Finding[] = [];
    for (const [outcome, code, words, limit] of KINDS) {
      const these = all.filter((p) => p.outcome === outcome);
      if (these.length === 0) continue;
      const [first, last] = [these[0]!.seq, these.at(-1)!.seq];
      const which = these.length === 1 ? `sequence ${first}` : `sequence ${first} to ${last}`;
      found.push({
        code,
        severity: "info",
        says: `Loss ${o.loss}: ${these.length} of ${numbered(all.length, "lost probe", "lost probes")} (${which}) ${words}`,
        where: sources(these.slice(0, 5).map((p) => p.source)),
        limits: [limit],
      });
    }
    return found;
  });
}

const KINDS: readonly (readonly [LostProbe["outcome"], string, string, string])[] = [
  [
    "deliveredToOld",
    "outage.delivered-to-old-place",
    "reached the machine's old port after its last frame there: the fabric delivered them to where the machine had been, and did not drop them.",
    "A guest that stands still at its old port, and one that is gone from it, look the same there.",
  ],
  [
    "deliveredToNew",
    "outage.delivered-and-not-answered",
    "reached the machine's new port and got no answer: the fabric delivered them.",
    "Whether the guest did not answer yet, or its reply was lost on the way back, does not show here.",
  ],
  [
    "notDelivered",
    "outage.dropped-on-the-way",
    "were sent to a VTEP and did not reach the machine's port behind it, which was recorded: they were dropped on the way or by that VTEP.",
    "A recorder that drops packets at the port looks the same.",
  ],
];
