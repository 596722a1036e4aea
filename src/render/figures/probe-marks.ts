// Which marks a probe figure has: where answered probes would cover each other one is drawn, and of the lost every one as far as a
// picture can hold them.
import type { Point } from "./figure.ts";
import { KEPT, STATES, type View } from "./probe-view.ts";

/** Columns that answered probes are merged into: the plot is about this many pixels wide. */
const COLUMNS = 1000;
/** Marks of a picture, so that an SVG stays small: those merged, and those of lost probes, which are all drawn up to here. */
const MOST_MERGED = 2400;
const MOST_KEPT = 1500;

/** The probes of one state in view. */
export interface Marks {
  readonly letter: string;
  readonly total: number;
  readonly points: readonly Point[];
}

/** True where there are more lost probes than are drawn one by one. */
export function lostMerged(view: View): boolean {
  const kept = tally(view).filter((t) => KEPT.includes(t.letter));
  return kept.reduce((n, t) => n + t.total, 0) > MOST_KEPT;
}

/** Marks by state, in the order of STATES; states that no probe in view has are left out. */
export function marksOf(view: View): readonly Marks[] {
  const all = tally(view);
  const lanes = (kept: boolean): number =>
    all.filter((t) => KEPT.includes(t.letter) === kept).reduce((n, t) => n + t.lanes.size, 0);
  const merged = lostMerged(view);
  const columns = new Map(
    all.map(({ letter }) => [
      letter,
      KEPT.includes(letter)
        ? merged
          ? Math.max(1, Math.floor(MOST_KEPT / lanes(true)))
          : Infinity
        : Math.max(1, Math.min(COLUMNS, Math.floor(MOST_MERGED / lanes(false)))),
    ]),
  );
  const points = new Map<string, Point[]>(all.map(({ letter }) => [letter, []]));
  const taken = new Set<string>();
  const { from, to } = view.range;
  for (const { letter, x, y } of probesIn(view)) {
    const most = columns.get(letter)!;
    if (most !== Infinity) {
      const column = `${letter}${y}:${Math.floor(((x - from) / (to - from)) * most)}`;
      if (taken.has(column)) continue;
      taken.add(column);
    }
    points.get(letter)!.push({ x, y });
  }
  return all.map(({ letter, total }) => ({ letter, total, points: points.get(letter)! }));
}

interface Tally {
  readonly letter: string;
  total: number;
  readonly lanes: Set<number>;
}

function tally(view: View): readonly Tally[] {
  const out = new Map<string, Tally>();
  for (const { letter, y } of probesIn(view)) {
    let of = out.get(letter);
    if (of === undefined) out.set(letter, (of = { letter, total: 0, lanes: new Set() }));
    of.total += 1;
    of.lanes.add(y);
  }
  return STATES.flatMap((s) => out.get(s.letter) ?? []);
}

/** The probes in view with their place. */
function* probesIn({ raster, lanes, range }: View): Generator<{ letter: string; x: number; y: number }> {
  const laneY = new Map(lanes.map((lane, i) => [lane.vtep, lanes.length - 1 - i]));
  for (let i = 0; i < raster.seq.length; i++) {
    const us = raster.sent_us[i] ?? null;
    const x = us === null ? NaN : us / 1e6;
    if (!(x >= range.from && x <= range.to)) continue;
    const y = laneY.get(raster.vteps.length === 0 ? -2 : (raster.vtep[i] ?? -1)) ?? laneY.get(-1) ?? 0;
    yield { letter: raster.state[i] ?? "n", x, y };
  }
}

/** Probes in view that went to several VTEPs at once, and a place in each further lane that such a probe went to. */
export function copiesOf(view: View): { readonly probes: number; readonly points: readonly Point[] } {
  const { raster, lanes, range } = view;
  const laneY = new Map(lanes.map((lane, i) => [raster.vteps[lane.vtep], lanes.length - 1 - i]));
  const points: Point[] = [];
  let probes = 0;
  for (const { seq, to } of view.body.path?.replicated ?? []) {
    const i = raster.seq.indexOf(seq);
    const us = raster.sent_us[i];
    // of a number that came round it is not said which of its probes went to several
    if (us === undefined || us === null || raster.seq.includes(seq, i + 1)) continue;
    const x = us / 1e6;
    if (x < range.from || x > range.to) continue;
    probes++;
    for (const vtep of to) {
      const y = laneY.get(vtep);
      if (y !== undefined && vtep !== raster.vteps[raster.vtep[i] ?? -1]) points.push({ x, y });
    }
  }
  return { probes, points: points.slice(0, MOST_KEPT) };
}
