// Findings of the whole body of evidence: those of the inputs, and what only shows when inputs are laid side by side.
import { named } from "../core/quoted.ts";
import { numbered } from "../core/words.ts";
import { sources } from "../correlate/stamp.ts";
import type { StreamOf } from "../correlate/streams.ts";
import { framesFilter } from "../observe/capture-notes.ts";
import type { Observation, ObservedFinding } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";

/** Findings of the inputs themselves, in the order of the inputs. */
export function observedFindings(observations: readonly Observation[]): Finding[] {
  return observations.flatMap((o) => o.findings.map(findingRow));
}

/** What must be said about loss as a whole: no probe seen, nothing captured, losses without a place. */
export function crossFindings(observations: readonly Observation[], streams: readonly StreamOf[]): Finding[] {
  return [...observations.flatMap((o) => [...noProbe(o), ...padded(o)]), ...streams.flatMap(unplaced)];
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

/** Findings whose places are records of one capture name them as a Wireshark display filter, too, where they have no better one. */
export function withFilters(findings: readonly Finding[], observations: readonly Observation[]): Finding[] {
  const captures = new Map(
    observations.flatMap((o) => (o.input.kind === "capture" ? [[o.input.id, o.input.records]] : [])),
  );
  return findings.map((f) => {
    if (f.filter !== undefined) return f;
    const placed = f.where.filter((w) => w.record !== undefined);
    const inputs = new Set(placed.map((w) => w.input));
    // The record of a cut is the one that is not there any more.
    const records = placed.flatMap((w) => (w.record! <= (captures.get(w.input) ?? 0) ? [w.record!] : []));
    const filter = inputs.size === 1 ? framesFilter([...new Set(records)]) : undefined;
    return filter === undefined ? f : { ...f, filter };
  });
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

function unplaced(s: StreamOf): Finding[] {
  const lost = s.observed.unplacedLost ?? 0;
  if (lost === 0) return [];
  return [
    {
      code: "probe.loss-unplaced",
      severity: "info",
      says: `${numbered(lost, "probe", "probes")} of stream ${s.id} to ${named(s.observed.key.to)} ${lost === 1 ? "was" : "were"} lost, as the summary says; the input has no line for each probe.`,
      where: sources([s.observed.firstSource]),
      count: lost,
      limits: ["When they were lost and whether in one period cannot be said."],
    },
  ];
}
