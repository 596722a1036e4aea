// Where the requests of a stream went: VTEPs, repoints and copies.
import { microseconds } from "../core/time.ts";
import type { Observation, PathObservation } from "../observe/observation.ts";
import type { Path, Repoint } from "../schema/evidence.generated.ts";
import { FINE_NS } from "./loss-clock.ts";
import { source, sources, stamp } from "./stamp.ts";
import type { StreamOf } from "./streams.ts";

/** One row for each stream whose requests were seen inside a tunnel, in the order of the streams. */
export function correlatePaths(streams: readonly StreamOf[]): Path[] {
  const rows: Path[] = [];
  for (const s of streams) if (s.observed.path !== undefined) rows.push(row(s, s.observed.path, s.observation));
  return rows;
}

function row(s: StreamOf, p: PathObservation, o: Observation): Path {
  const repoints: Repoint[] = [];
  const tick = s.observed.resolutionNs > FINE_NS ? Math.ceil(s.observed.resolutionNs) : 0;
  for (const r of p.repoints) {
    const repoint = repointRow(r, o.input.digits, tick);
    if (repoint !== undefined) repoints.push(repoint);
  }
  return {
    input: o.input.id,
    stream: s.id,
    vteps: p.vteps.map((v) => ({ ...v })),
    ...(p.outerSourcePorts.length === 0 ? {} : { outerSourcePorts: [...p.outerSourcePorts].sort((a, b) => a - b) }),
    repoints,
    replicated: p.replicated.map((c) => ({
      seq: c.seq,
      to: [...c.to],
      ...(c.answeredBy === undefined ? {} : { answeredBy: c.answeredBy }),
      source: source(c.source),
      ...(c.evidence === undefined ? {} : { evidence: sources(c.evidence) }),
    })),
    limits: limits(p, repoints, tick),
  };
}

function repointRow(r: PathObservation["repoints"][number], digits: number, tick: number): Repoint | undefined {
  const last = r.lastToOld.sent;
  const first = r.firstToNew.sent;
  if (last === undefined || first === undefined) return undefined;
  const interval = first.high - last.low + BigInt(tick);
  return {
    from: r.from,
    to: r.to,
    lastToOld: stamp(last.low, digits),
    firstToNew: stamp(first.high, digits),
    interval_us: interval < 0n ? null : microseconds(interval),
    lastSeqToOld: r.lastToOld.seq,
    firstSeqToNew: r.firstToNew.seq,
    evidence: sources([r.lastToOld.source, r.firstToNew.source]),
  };
}

function limits(p: PathObservation, repoints: readonly Repoint[], tick: number): string[] {
  const out: string[] = [];
  const ports = p.outerSourcePorts.length;
  const untimed = p.repoints.length - repoints.length;
  if (ports === 1) out.push("One outer UDP source port is one ECMP path: other paths are not covered.");
  else if (ports > 1)
    out.push(`${ports} outer UDP source ports are at most ${ports} ECMP paths: others are not covered.`);
  out.push("A request sent to a VTEP was not thereby delivered to the MAC behind it.");
  if (p.repoints.length > 0) {
    out.push(
      "Forwarding changed somewhere between the two requests of a repoint: nothing was sent in between to show when.",
    );
  }
  if (p.replicated.length > 0) {
    out.push(
      "Copies of one probe to several VTEPs are flooding or ingress replication: such a probe counts once in its stream.",
    );
  }
  if (repoints.some((r) => r.interval_us === null)) {
    out.push("The stamps run backwards between the two requests of a repoint: how long it took is left out.");
  }
  if (repoints.length > 0 && tick > 0) out.push("The stamps are coarse: each interval is widened by one tick.");
  if (untimed > 0) out.push(`${untimed} repoints are left out: their requests carry no time.`);
  return out;
}
