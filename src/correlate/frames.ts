// Frame sizes of each input and link type, as rows of the evidence document. Kinds of length are never mixed.
import type { FrameCounts, Observation } from "../observe/observation.ts";
import type { Frames } from "../schema/evidence.generated.ts";

/** Histogram with lengths in rising order as keys; undefined when nothing was counted. */
export function histogram(counts: ReadonlyMap<number, number>): Record<string, number> | undefined {
  if (counts.size === 0) return undefined;
  const out: Record<string, number> = {};
  for (const length of [...counts.keys()].sort((a, b) => a - b)) out[String(length)] = counts.get(length)!;
  return out;
}

/** One row an input and link type, in the order of the inputs. Offload is judged only where an MTU is known. */
export function correlateFrames(observations: readonly Observation[]): Frames[] {
  return observations.flatMap((o) => o.frames.map((f) => row(o.input.id, f)));
}

function row(input: string, f: FrameCounts): Frames {
  const lengths: Frames["lengths"] = {};
  for (const kind of ["frameLength", "packetLength", "recordLength", "captured"] as const) {
    const h = histogram(f[kind]);
    if (h !== undefined) lengths[kind] = h;
  }
  const vlans = f.vlans.map((v) => {
    const h = histogram(v.lengths);
    return { tags: [...v.tags], packets: v.packets, ...(h === undefined ? {} : { lengths: h }) };
  });
  const out: Frames = { input, linkType: f.linkType, packets: f.packets, lengths, vlans, snapped: f.snapped };
  if (f.fcsBytes > 0) out.fcs_bytes = f.fcsBytes;
  if (f.offload !== undefined) out.offload = f.offload;
  if (f.withoutTime > 0) out.withoutTime = f.withoutTime;
  return out;
}
