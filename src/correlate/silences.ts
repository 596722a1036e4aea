// The longest silence of the subject's MAC in each input: the time in which no place of the input heard a unicast frame of it.
import { microseconds } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { HeardFrame, MacSighting } from "../observe/mac-sighting.ts";
import type { Observation } from "../observe/observation.ts";
import type { Evidence, Mobility, Silence } from "../schema/evidence.generated.ts";
import { sources, stamp } from "./stamp.ts";

/** MACs that are told where the case names none: those that moved. */
const MOST_MACS = 4;
/** Intervals that are followed while places are laid over each other. */
const MOST_INTERVALS = 256;

interface End {
  readonly frame: HeardFrame;
  readonly place: MacSighting;
}

/** A time without a frame; an end that is missing lies outside of the recording. */
interface Quiet {
  readonly before: End | undefined;
  readonly after: End | undefined;
}

/** One row for each input that heard the MAC, at most one MAC where the case names it. */
export function correlateSilences(
  observations: readonly Observation[],
  subject: Evidence["subject"],
  mobility: readonly Mobility[],
): Silence[] {
  const macs = subject.mac === undefined ? moved(mobility) : [subject.mac];
  return macs.flatMap((mac) =>
    observations.flatMap((o) => {
      const places = (o.macs ?? []).filter((s) => s.mac === mac && s.frames > 0 && isVni(s, subject.vni));
      const quiet = longest(places);
      return quiet === undefined ? [] : [row(o, mac, quiet, places)];
    }),
  );
}

/** Outside of tunnels a frame has no VNI; within one it is the subject's, or another machine. */
function isVni(s: MacSighting, vni: number | undefined): boolean {
  return s.vni === undefined || vni === undefined || s.vni === vni;
}

function moved(mobility: readonly Mobility[]): string[] {
  const macs = mobility.filter((m) => m.moves.length > 0).map((m) => m.mac);
  return [...new Set(macs)].slice(0, MOST_MACS);
}

/** The longest time in which all places are quiet; where none has both ends, the one after the last frame. */
function longest(places: readonly MacSighting[]): Quiet | undefined {
  let all: Quiet[] | undefined;
  for (const place of places) {
    const own = place.silences.map((s) => ({ before: end(s.before, place), after: end(s.after, place) }));
    all = all === undefined ? own : overlay(all, own);
  }
  if (all === undefined) return undefined;
  const closed = all.filter((q) => q.before !== undefined && q.after !== undefined);
  if (closed.length === 0) return all.find((q) => q.before !== undefined);
  return closed.reduce((best, q) => (lengthOf(q) > lengthOf(best) ? q : best));
}

function end(frame: HeardFrame | undefined, place: MacSighting): End | undefined {
  return frame === undefined ? undefined : { frame, place };
}

function lengthOf(q: Quiet): bigint {
  return q.after!.frame.at - q.before!.frame.at;
}

/** What is quiet in both. */
function overlay(a: readonly Quiet[], b: readonly Quiet[]): Quiet[] {
  const out: Quiet[] = [];
  for (const x of a) {
    for (const y of b) {
      const before = later(x.before, y.before);
      const after = earlier(x.after, y.after);
      if (before === undefined || after === undefined || after.frame.at > before.frame.at) out.push({ before, after });
    }
  }
  if (out.length <= MOST_INTERVALS) return out;
  const weight = (q: Quiet): bigint => (q.before === undefined || q.after === undefined ? 1n << 62n : lengthOf(q));
  return out.toSorted((x, y) => (weight(x) < weight(y) ? 1 : weight(x) > weight(y) ? -1 : 0)).slice(0, MOST_INTERVALS);
}

function later(a: End | undefined, b: End | undefined): End | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.frame.at >= b.frame.at ? a : b;
}

function earlier(a: End | undefined, b: End | undefined): End | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.frame.at <= b.frame.at ? a : b;
}

function row(o: Observation, mac: string, { before, after }: Quiet, places: readonly MacSighting[]): Silence {
  const { id, digits } = o.input;
  const place = (before ?? after)!.place;
  const next = after?.place.vtep;
  const refs = [before, after].map((e) => (e === undefined ? undefined : { input: id, record: e.frame.record }));
  return {
    input: id,
    mac,
    ...(place.vni === undefined ? {} : { vni: place.vni }),
    ...(place.vlan === undefined ? {} : { vlan: place.vlan }),
    ...(place.vtep === undefined ? {} : { vtep: place.vtep }),
    ...(next === undefined || next === place.vtep ? {} : { toVtep: next }),
    before: before === undefined ? null : stamp(before.frame.at, digits),
    after: after === undefined ? null : stamp(after.frame.at, digits),
    silence_us: before === undefined || after === undefined ? null : microseconds(after.frame.at - before.frame.at),
    open: before === undefined ? (after === undefined ? "both" : "start") : after === undefined ? "end" : null,
    groupFrames: groupsWithin(places, before?.frame.at, after?.frame.at),
    frames: places.reduce((n, p) => n + p.frames, 0),
    evidence: sources(refs),
    limits: [
      "A machine that has nothing to send is silent as well: silence does not show that it could not be reached, and frames do not show that it could.",
      "By the clock of this tap: frames that were lost before the tap, or not recorded, are missing too.",
      ...(after === undefined ? ["Nothing came from it until the recording ended."] : []),
    ],
  };
}

/** Frames to groups in a time, as far as they were kept. */
function groupsWithin(places: readonly MacSighting[], from: EpochNs | undefined, to: EpochNs | undefined): number {
  const records = new Set<number>();
  for (const s of places.flatMap((p) => p.silences)) {
    for (const g of [...s.firstGroups, ...s.lastGroups])
      if ((from === undefined || g.at >= from) && (to === undefined || g.at <= to)) records.add(g.record);
  }
  return records.size;
}
