// Which streams are one body of probes, and what belongs to it. Shared by the probe figure and the summaries.
import type { Evidence, LossPeriod, Path, Raster, Stream } from "../../schema/evidence.generated.ts";

/** Probes seen at one or more taps: the tap that shows most, and the others by id. */
export interface Body {
  readonly stream: Stream;
  readonly raster: Raster | undefined;
  /** Loss periods of this stream, in order of time. */
  readonly periods: readonly LossPeriod[];
  readonly path: Path | undefined;
  /** Ids of the same probes at other taps. */
  readonly others: readonly string[];
}

/**
 * One body for each set of streams that are the same probes. The tap is chosen that knows VTEPs, then the one with a
 * raster, then the one with most probes, then the first. Bodies with loss come first, then the longer.
 */
export function bodies(evidence: Evidence): readonly Body[] {
  const seen = new Set<string>();
  const out: Body[] = [];
  const rasters = new Map(evidence.rasters.map((r) => [r.stream, r]));
  for (const stream of evidence.streams) {
    if (seen.has(stream.id)) continue;
    const same = evidence.streams.filter((s) => s.id === stream.id || stream.sameAs.includes(s.id));
    for (const s of same) seen.add(s.id);
    const [best] = same.toSorted((a, b) => weight(b, rasters.get(b.id)) - weight(a, rasters.get(a.id)));
    if (best === undefined) continue;
    out.push({
      stream: best,
      raster: rasters.get(best.id),
      periods: evidence.lossPeriods.filter((p) => p.stream === best.id),
      path: evidence.paths.find((p) => p.stream === best.id),
      others: same.filter((s) => s.id !== best.id).map((s) => s.id),
    });
  }
  return out.toSorted((a, b) => rank(b) - rank(a) || b.stream.sent - a.stream.sent);
}

function weight(stream: Stream, raster: Raster | undefined): number {
  const vteps = raster !== undefined && raster.vteps.length > 0 ? 4 : 0;
  const probes = raster !== undefined && raster.seq.length > 0 ? 2 : 0;
  return vteps + probes + stream.sent / (stream.sent + 1);
}

function rank(body: Body): number {
  return (body.periods.length > 0 ? 2 : 0) + (body.stream.late > 0 ? 1 : 0);
}

/** The period that is open or, of those closed, the one that may have lasted longest. */
export function worst(periods: readonly LossPeriod[]): LossPeriod | undefined {
  const size = (p: LossPeriod): number => p.outageAtMost_us ?? p.observedGap_us ?? p.atLeast_us ?? 0;
  return periods.toSorted((a, b) => size(b) - size(a) || b.lost - a.lost)[0];
}
