// Which streams are one body of probes, and what belongs to it. Shared by the probe figure and the summaries.
import type { Evidence, Input, LossPeriod, Path, Raster, Stream } from "../../schema/evidence.generated.ts";

/** Probes seen at one or more taps: the tap that shows most, and the others by id. */
export interface Body {
  readonly stream: Stream;
  readonly raster: Raster | undefined;
  /** Loss periods of this stream, in order of time. */
  readonly periods: readonly LossPeriod[];
  readonly path: Path | undefined;
  /** Ids of the same probes at other taps. */
  readonly others: readonly string[];
  /** The same probes at every tap, `stream` among them. */
  readonly taps: readonly Stream[];
  /** The tap that saw most probes sent: `stream` unless another saw more. */
  readonly whole: Stream;
}

/**
 * One body for each set of streams that are the same probes. The tap is chosen that knows VTEPs, then the one with a
 * raster, then a capture before a text whose zone was guessed, then one at which an outage is told, so that picture and ladder are of
 * one stream, then the one with most probes, then the first. Bodies with loss come first, then those on a known clock, then the longer.
 */
export function bodies(evidence: Evidence): readonly Body[] {
  const seen = new Set<string>();
  const out: Body[] = [];
  const rasters = new Map(evidence.rasters.map((r) => [r.stream, r]));
  const clocks = new Map(evidence.inputs.map((i) => [i.id, clockRank(i)]));
  const told = new Set(evidence.outages.map((o) => evidence.lossPeriods.find((p) => p.id === o.loss)?.stream));
  const weight = (s: Stream): number =>
    tapWeight(s, rasters.get(s.id)) + (clocks.get(s.input) ?? 0) + (told.has(s.id) ? 1 : 0);
  for (const stream of evidence.streams) {
    if (seen.has(stream.id)) continue;
    const ids = sameBody(evidence, stream);
    const same = evidence.streams.filter((s) => ids.has(s.id));
    for (const s of same) seen.add(s.id);
    const [best] = same.toSorted((a, b) => weight(b) - weight(a));
    if (best === undefined) continue;
    out.push({
      stream: best,
      raster: rasters.get(best.id),
      periods: evidence.lossPeriods.filter((p) => p.stream === best.id),
      path: evidence.paths.find((p) => p.stream === best.id),
      others: same.filter((s) => s.id !== best.id).map((s) => s.id),
      taps: same,
      whole: same.reduce((a, s) => (s.sent > a.sent ? s : a), best),
    });
  }
  const dated = (b: Body): number => Math.min(1, clocks.get(b.stream.input) ?? 0);
  return out.toSorted((a, b) => rank(b) - rank(a) || dated(b) - dated(a) || b.whole.sent - a.whole.sent);
}

/** Ids of a stream, of the same probes at other taps, and of those under translated addresses. */
function sameBody(evidence: Evidence, stream: Stream): ReadonlySet<string> {
  const ids = new Set([stream.id, ...stream.sameAs]);
  for (const { original, translated } of evidence.translations) {
    const other = ids.has(original) ? translated : ids.has(translated) ? original : undefined;
    const known = other === undefined ? undefined : evidence.streams.find((s) => s.id === other);
    if (known !== undefined) for (const id of [known.id, ...known.sameAs]) ids.add(id);
  }
  return ids;
}

/** A capture's clock, one that is known, one whose zone or date was guessed. */
function clockRank(input: Input): number {
  if (input.clock === undefined || /not told|no date|none/.test(input.clock)) return 0;
  return input.kind === "capture" ? 4 : 2;
}

function tapWeight(stream: Stream, raster: Raster | undefined): number {
  const vteps = raster !== undefined && raster.vteps.length > 0 ? 16 : 0;
  const probes = raster !== undefined && raster.seq.length > 0 ? 8 : 0;
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
