// The thinned probes of each stream, for the probe figure.
import { microseconds } from "../core/time.ts";
import { stamp } from "../correlate/stamp.ts";
import type { StreamOf } from "../correlate/streams.ts";
import type { ProbeSample, ProbeState } from "../observe/observation.ts";
import type { Raster } from "../schema/evidence.generated.ts";

/** Letter of each state in `rasters[].state`. */
const LETTER: Record<ProbeState, string> = {
  answered: "a",
  late: "t",
  lost: "l",
  icmpError: "e",
  localError: "o",
  pending: "p",
  notObserved: "n",
};

/** One raster a stream that has a sample and any time; a figure over time needs at least one. */
export function rasters(streams: readonly StreamOf[]): Raster[] {
  const out: Raster[] = [];
  for (const s of streams) {
    const sample = s.observed.sample;
    if (sample === undefined || sample.seq.length === 0) continue;
    const start = startOf(s.observed.first, sample);
    if (start !== undefined) out.push(raster(s, sample, start));
  }
  return out;
}

/** The earliest known send, or the stream's first time when that is earlier: no `sent_us` is negative. */
function startOf(first: bigint | undefined, sample: ProbeSample): bigint | undefined {
  let start = first;
  for (let i = 0; i < sample.seq.length; i++) {
    const t = sample.sent.at(i);
    if (t !== undefined && (start === undefined || t < start)) start = t;
  }
  return start;
}

function raster(s: StreamOf, p: ProbeSample, start: bigint): Raster {
  return {
    stream: s.id,
    start: stamp(start, s.observation.input.digits),
    seq: [...p.seq],
    sent_us: p.seq.map((_, i) => {
      const t = p.sent.at(i);
      return t === undefined ? null : microseconds(t - start);
    }),
    // a reply that is stamped before its request has no round trip
    rtt_us: p.rttNs.map((r) => (r === undefined || r < 0 ? null : microseconds(r))),
    state: p.state.map((x) => LETTER[x]).join(""),
    vteps: [...p.vteps],
    vtep: p.vteps.length === 0 ? [] : [...p.vtep],
    omitted: p.omitted,
  };
}
