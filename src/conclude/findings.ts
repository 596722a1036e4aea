// Findings of the whole body of evidence: those of the inputs, and what only shows when inputs are laid side by side.
import { numbered } from "../core/words.ts";
import { sources } from "../correlate/stamp.ts";
import type { StreamOf } from "../correlate/streams.ts";
import type { Observation, ObservedFinding } from "../observe/observation.ts";
import type { Finding, Stream } from "../schema/evidence.generated.ts";

/** Places that one finding lists. */
const MOST_PLACES = 20;

/** Findings that need more than one observation, and the inputs that look like a tap of one direction. */
export interface CrossFindings {
  readonly findings: Finding[];
  /** Ids of inputs with requests and not one reply of any stream. */
  readonly oneWay: ReadonlySet<string>;
}

/** Findings of the inputs themselves, in the order of the inputs. */
export function observedFindings(observations: readonly Observation[]): Finding[] {
  return observations.flatMap((o) => o.findings.map(findingRow));
}

/**
 * What must be said about loss as a whole: no probe seen, nothing captured, requests without any reply at a tap, losses
 * without a place.
 */
export function crossFindings(
  observations: readonly Observation[],
  streams: readonly StreamOf[],
  rows: readonly Stream[],
): CrossFindings {
  const findings: Finding[] = [];
  const oneWay = new Set<string>();
  const rowOf = new Map(rows.map((r) => [r.id, r]));
  const taps = new Map<string, Tap>();
  for (const s of streams) {
    const id = s.observation.input.id;
    if (!isTapped(s)) continue;
    const tap = taps.get(id) ?? { streams: [], rows: [] };
    tap.streams.push(s);
    tap.rows.push(rowOf.get(s.id)!);
    taps.set(id, tap);
  }
  for (const o of observations) {
    findings.push(...noProbe(o), ...padded(o));
    const tap = taps.get(o.input.id);
    const ways = tap === undefined ? undefined : oneWayTap(o, tap, rowOf);
    if (ways === undefined) continue;
    oneWay.add(o.input.id);
    findings.push(ways);
  }
  for (const s of streams) findings.push(...unplaced(s));
  return { findings, oneWay };
}

/** Padding belongs to the inner frame: the ledger has none of it, but outer and inner IP lengths then differ by more. */
function padded(o: Observation): Finding[] {
  return o.overhead
    .filter((e) => e.paddedPackets > 0)
    .map((e) => ({
      code: "overhead.inner-padding",
      severity: "info",
      says: `${e.paddedPackets} of ${numbered(e.packets, "packet", "packets")} (${e.encapsulation}) ${e.paddedPackets === 1 ? "carries an inner frame" : "carry inner frames"} padded to the Ethernet minimum: outer less inner IP length is more than the overhead there.`,
      where: sources([e.first]),
      count: e.paddedPackets,
      limits: [],
    }));
}

/** Streams of one input, and their rows. */
interface Tap {
  readonly streams: StreamOf[];
  readonly rows: Stream[];
}

/** Seen by a recorder on the way: a log hears all that its host heard. */
function isTapped(s: StreamOf): boolean {
  const { key, stamps } = s.observed;
  return key.protocol !== "probe" && stamps !== "print" && key.from !== undefined;
}

/**
 * The same statement made several times is one finding with all its places and the sum of its counts; order is that
 * of the first.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const f of findings) {
    const key = JSON.stringify([f.code, f.severity, f.says, f.filter ?? null, f.limits]);
    const same = merged.get(key);
    if (same === undefined) {
      merged.set(key, { ...f, where: sources(f.where) });
      continue;
    }
    const count = same.count === undefined && f.count === undefined ? undefined : (same.count ?? 1) + (f.count ?? 1);
    merged.set(key, {
      ...same,
      where: sources([...same.where, ...f.where]),
      ...(count === undefined ? {} : { count }),
    });
  }
  return [...merged.values()];
}

function findingRow(f: ObservedFinding): Finding {
  return {
    code: f.code,
    severity: f.severity,
    says: f.says,
    where: sources(f.where),
    ...(f.count === undefined || f.count < 1 ? {} : { count: f.count }),
    ...(f.filter === undefined ? {} : { filter: f.filter }),
    limits: [...(f.limits ?? [])],
  };
}

/** A capture without a probe says nothing about loss: that is said, and never shown as a zero. */
function noProbe(o: Observation): Finding[] {
  if (o.input.kind !== "capture" || o.streams.length > 0) return [];
  const where = [{ input: o.input.id }];
  const says = (code: string) => o.findings.some((f) => f.code === code);
  if (o.input.records === 0) {
    if (says("capture.empty")) return [];
    const limits = [
      "An empty capture proves no loss rate, and not that there was no traffic: the tap may have been dead.",
    ];
    return [
      { code: "capture.empty", severity: "warning", says: "Captured nothing: no packet is in it.", where, limits },
    ];
  }
  if (says("probe.none") || says("probe.not-decodable")) return [];
  const snapped = o.frames.reduce((n, f) => n + f.snapped, 0);
  if (snapped > 0) {
    const text = `No probe could be read, and ${snapped} of ${numbered(o.input.records, "record", "records")} ${snapped === 1 ? "is" : "are"} cut short by the snaplen: nothing about loss can be said.`;
    return [{ code: "probe.not-decodable", severity: "warning", says: text, where, count: snapped, limits: [] }];
  }
  const text = "No probe (echo request) was seen: nothing about loss can be said from this input.";
  const limits = ["A capture filter, another tunnel port or another interface hides probes as well."];
  return [{ code: "probe.none", severity: "info", says: text, where, limits }];
}

/** Requests of all streams and not one reply: total loss and a tap that sees one direction look the same. */
function oneWayTap(o: Observation, tap: Tap, rowOf: ReadonlyMap<string, Stream>): Finding | undefined {
  const requests = tap.rows.reduce((n, r) => n + r.sent, 0);
  if (requests === 0 || tap.rows.some((r) => r.answered + r.late + r.duplicates > 0)) return undefined;
  // An error from elsewhere came back past this tap: it sees both directions.
  if (tap.rows.some((r) => r.icmpErrors > 0)) return undefined;
  const elsewhere = tap.rows
    .flatMap((r) => r.sameAs)
    .filter((id) => {
      const r = rowOf.get(id);
      return r !== undefined && r.answered + r.late > 0;
    });
  const proven = elsewhere.length > 0;
  const text = proven
    ? `${numbered(requests, "request", "requests")} and not one reply were seen here, while the same probes were answered at other taps (${[...new Set(elsewhere)].slice(0, MOST_PLACES).join(", ")}): this tap sees one direction; its probes without an answer are not loss.`
    : `${numbered(requests, "request", "requests")} and not one reply of any stream were seen here: a tap of one direction looks the same as total loss.`;
  const first = tap.streams.slice(0, MOST_PLACES).map((s) => s.observed.firstSource);
  return {
    code: "probe.no-reply-at-tap",
    severity: "warning",
    says: text,
    where: sources([{ input: o.input.id }, ...first]),
    count: requests,
    limits: proven ? [] : ["Loss in this input rests on the assumption that replies would pass this tap."],
  };
}

function unplaced(s: StreamOf): Finding[] {
  const lost = s.observed.unplacedLost ?? 0;
  if (lost === 0) return [];
  return [
    {
      code: "probe.loss-unplaced",
      severity: "info",
      says: `${numbered(lost, "probe", "probes")} of stream ${s.id} to ${s.observed.key.to} ${lost === 1 ? "was" : "were"} lost, as the summary says; the input has no line for each probe.`,
      where: sources([s.observed.firstSource]),
      count: lost,
      limits: ["When they were lost and whether in one period cannot be said."],
    },
  ];
}
