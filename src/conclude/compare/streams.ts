// Which streams stand for a run.
import type { Evidence, Stream } from "../../schema/evidence.generated.ts";

/** Streams of a run, each body of probes once, the best first: that of an outage, then one with loss, then in a capture, then with most probes. */
export function streamsOf(evidence: Evidence): Stream[] {
  const outages = new Set(evidence.outages.map((o) => evidence.lossPeriods.find((p) => p.id === o.loss)?.stream));
  const lossy = new Set(evidence.lossPeriods.map((p) => p.stream));
  const captures = new Set(evidence.inputs.filter((i) => i.kind === "capture").map((i) => i.id));
  const weight = (s: Stream): number =>
    (outages.has(s.id) ? 4 : 0) + (lossy.has(s.id) ? 2 : 0) + (captures.has(s.input) ? 1 : 0);
  const bodies: Stream[] = [];
  const seen = new Set<string>();
  for (const s of evidence.streams.toSorted((a, b) => weight(b) - weight(a) || b.sent - a.sent)) {
    if (!seen.has(s.id)) bodies.push(s);
    for (const id of [s.id, ...s.sameAs]) seen.add(id);
  }
  return bodies;
}
