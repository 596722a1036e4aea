// The same probes under another address: address translation on the way, found by the bytes or by the rhythm of many probes.
import { microseconds } from "../core/time.ts";
import { named } from "../core/quoted.ts";
import type { EchoMarks } from "../observe/echo-flow.ts";
import type { Finding, Translation } from "../schema/evidence.generated.ts";
import { sources } from "./stamp.ts";
import { type Common, commonMarks, isOneRhythm, spread } from "./translation-match.ts";
import type { FlowOf } from "./ways.ts";

/** Probes that must agree in their bytes; in rhythm alone. */
const BY_BYTES = 3;
const BY_RHYTHM = 10;
/** Part of the probes that both may have seen which must agree. */
const MOST_PART = 0.9;
/** Streams that share one probe's bytes; more are no translation. */
const SHARED = 32;
/** On one clock a probe is seen under its other address within this, ns. */
const LONGEST_NS = 5e9;
/** How much the time between the two sightings may vary over the run, ns. */
const VARIES_NS = 200e6;
/** Streams compared by rhythm. */
const MOST_FLOWS = 512;

/** A flow that is a stream. */
type Known = FlowOf & { readonly stream: NonNullable<FlowOf["stream"]> };

interface Match {
  readonly a: Known;
  readonly b: Known;
  readonly common: Common;
  readonly basis: Translation["basis"];
}

/** Translations, each once for two streams, and a finding for each pair of addresses. */
export function correlateTranslations(flows: readonly FlowOf[]): { rows: Translation[]; findings: Finding[] } {
  const known = flows.filter((f): f is Known => f.stream !== undefined && f.flow.marks.seq.length > 0);
  const byBytes = bytesMatches(known);
  const placed = new Set(byBytes.flatMap((m) => [m.a, m.b]));
  const rest = known.filter((f) => !placed.has(f)).slice(0, MOST_FLOWS);
  const matches = [...byBytes, ...rhythmMatches(rest)];
  const rows = matches.map(row);
  return { rows, findings: rows.map((r, i) => finding(r, matches[i]!)) };
}

/** Streams of which some probes have the same number, payload length and payload. */
function bytesMatches(flows: readonly Known[]): Match[] {
  const byProbe = new Map<string, Set<number>>();
  for (const [i, f] of flows.entries()) {
    const { marks } = f.flow;
    if (!isTelling(marks)) continue;
    for (const [k, seq] of marks.seq.entries()) {
      if (marks.hash[k]! < 0) continue;
      const key = `${f.flow.key.protocol} ${seq} ${marks.length[k]} ${marks.hash[k]}`;
      const known = byProbe.get(key);
      if (known === undefined) byProbe.set(key, new Set([i]));
      else known.add(i);
    }
  }
  const agreeing = new Map<string, number>();
  for (const shared of byProbe.values()) {
    if (shared.size < 2 || shared.size > SHARED) continue;
    const all = [...shared];
    for (const [n, i] of all.entries()) {
      for (const k of all.slice(n + 1)) agreeing.set(`${i} ${k}`, (agreeing.get(`${i} ${k}`) ?? 0) + 1);
    }
  }
  const out: Match[] = [];
  for (const [pair, n] of agreeing) {
    const [a, b] = pair.split(" ").map((i) => flows[Number(i)]!) as [Known, Known];
    if (n < BY_BYTES || !isOther(a, b)) continue;
    const common = commonMarks(a.flow.marks, b.flow.marks, true);
    if (common.agree < BY_BYTES || common.agree < MOST_PART * common.both || !isTimely(a, b, common)) continue;
    out.push({ a, b, common, basis: "payload" });
  }
  return out;
}

/** Its payloads differ from probe to probe. */
function isTelling(m: EchoMarks): boolean {
  const hashes = m.hash.filter((h) => h >= 0);
  return hashes.length >= BY_BYTES && new Set(hashes).size > hashes.length / 2;
}

/** The same protocol and another address at one end or both, or another VLAN or network does not count. */
function isOther(a: Known, b: Known): boolean {
  const [x, y] = [a.flow.key, b.flow.key];
  return x.protocol === y.protocol && (x.from !== y.from || x.to !== y.to);
}

/** The second sighting follows the first by about the same time throughout; on one clock within seconds. */
function isTimely(a: Known, b: Known, common: Common): boolean {
  if (common.delays.length === 0) return false;
  const [least, most] = spread(common.delays);
  if (most - least > VARIES_NS) return false;
  if (a.observation !== b.observation) return true;
  return Math.max(Math.abs(least), Math.abs(most)) <= LONGEST_NS && least * most >= 0;
}

/**
 * Where no payload tells: one identifier, one end in common, the same lengths, and the jitter of the sends probe by probe. A stream that
 * fits several has no match.
 */
function rhythmMatches(flows: readonly Known[]): Match[] {
  const found: Match[] = [];
  for (const [i, a] of flows.entries()) {
    for (const b of flows.slice(i + 1)) {
      const [x, y] = [a.flow.key, b.flow.key];
      if (!isOther(a, b) || x.icmpId === undefined || x.icmpId !== y.icmpId) continue;
      if (x.from !== y.from && x.to !== y.to) continue;
      const common = commonMarks(a.flow.marks, b.flow.marks, false);
      if (common.agree < BY_RHYTHM || common.agree < MOST_PART * common.both || !isTimely(a, b, common)) continue;
      const tick = a.stream.observed.resolutionNs + b.stream.observed.resolutionNs;
      if (isOneRhythm(common, tick)) found.push({ a, b, common, basis: "rhythm" });
    }
  }
  const fits = (f: Known) => new Set(found.flatMap((m) => (m.a === f ? [peer(m.b)] : m.b === f ? [peer(m.a)] : [])));
  return found.filter((m) => fits(m.a).size === 1 && fits(m.b).size === 1);
}

function peer(f: Known): string {
  return `${f.flow.key.from} ${f.flow.key.to}`;
}

/** Which of the two comes first: by one clock, else by the TTL; false where neither tells. */
function ordered(m: Match): { first: Known; second: Known; by: Translation["orderBy"] } {
  const [least] = spread(m.common.delays);
  const { a, b } = m;
  if (a.observation === b.observation && least !== 0) {
    return least > 0 ? { first: a, second: b, by: "time" } : { first: b, second: a, by: "time" };
  }
  const [x, y] = [ttlOf(a), ttlOf(b)];
  if (x !== undefined && y !== undefined && x !== y) {
    return x > y ? { first: a, second: b, by: "ttl" } : { first: b, second: a, by: "ttl" };
  }
  return { first: a, second: b, by: null };
}

/** TTL of the requests where all have the same. */
function ttlOf(f: Known): number | undefined {
  const all = new Set(f.flow.legs.filter((l) => l.packet === "request").map((l) => l.ttl));
  return all.size === 1 ? [...all][0] : undefined;
}

function row(m: Match): Translation {
  const { first, second, by } = ordered(m);
  const [least, most] = spread(m.common.delays);
  const [x, y] = [first.flow.key, second.flow.key];
  const end = (a: string | undefined, b: string | undefined) => ({ from: a ?? "unknown", to: b ?? "unknown" });
  return {
    original: first.stream.id,
    translated: second.stream.id,
    orderBy: by,
    ...(x.from === y.from ? {} : { source: end(x.from, y.from) }),
    ...(x.to === y.to ? {} : { destination: end(x.to, y.to) }),
    ...(x.icmpId === undefined || x.icmpId === y.icmpId || y.icmpId === undefined
      ? {}
      : { icmpId: { from: x.icmpId, to: y.icmpId } }),
    agreeing: m.common.agree,
    compared: m.common.both,
    basis: m.basis,
    delayVaries_us: microseconds(Math.round(most - least)),
    evidence: sources([first.flow.marks.sources[0], second.flow.marks.sources[0]]),
    limits: [
      m.basis === "payload"
        ? "The payloads of these probes differ from each other and agree with those of the other stream, number by number; a sender that repeats the bytes of another run in the same rhythm would look the same."
        : "No payload was compared: identifier, numbers, lengths and the jitter of the sends agree, which another run does not share but by chance.",
      ...(by === null ? ["Which of the two addresses is the original one is not known."] : []),
    ],
  };
}

function finding(r: Translation, m: Match): Finding {
  const ends = [
    r.source === undefined ? "" : `source ${named(r.source.from)} to ${named(r.source.to)}`,
    r.destination === undefined ? "" : `destination ${named(r.destination.from)} to ${named(r.destination.to)}`,
    r.icmpId === undefined ? "" : `identifier ${r.icmpId.from} to ${r.icmpId.to}`,
  ].filter((e) => e !== "");
  const way = r.orderBy === null ? "in one direction or the other" : "on the way";
  const how =
    m.basis === "payload" ? "payload, length and number" : "identifier, length, number and jitter of the sends";
  return {
    code: "path.translated",
    severity: "info",
    says: `Streams ${r.original} and ${r.translated} are the same probes with their address translated ${way}: ${ends.join(", ")}; ${how} agree in ${r.agreeing} of the ${r.compared} probes compared.`,
    where: r.evidence,
    limits: [...r.limits],
  };
}
