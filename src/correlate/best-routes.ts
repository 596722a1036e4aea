// The best route of a MAC over time at each place where its routes were seen, and why it was the best (RFC 7432 section 15).
import type { BestRoutes } from "../schema/evidence.generated.ts";
import type { MobilityRow } from "./mac-moves.ts";
import { sameSegment, seqOf } from "./route-observers.ts";
import type { LiveRoute, Observer, Step } from "./route-observers.ts";
import { source, stamp } from "./stamp.ts";

type BestStep = BestRoutes["steps"][number];

/** Places of one row, and steps of one place, that are listed. */
const MOST_PLACES = 64;
const MOST_STEPS = 200;
/** Digits of a stamp whose source did not say how many it had. */
const DEFAULT_DIGITS = 6;

/**
 * One row for each place that saw the best route change, or several VTEPs claim the MAC at once. For the subject every place has one.
 * A step is a change of the VTEP, of its sequence or of the reason.
 */
export function bestRoutes(row: MobilityRow, isSubject: boolean): BestRoutes[] {
  return row.observers
    .map(placeRow)
    .filter((p) => isSubject || p.steps.length > 1 || p.steps.some((s) => s.others !== undefined))
    .slice(0, MOST_PLACES);
}

function placeRow(o: Observer): BestRoutes {
  const steps: BestStep[] = [];
  let omitted = 0;
  let last = "";
  for (const s of o.steps) {
    const made = stepRow(s);
    const key = [made.vtep, made.seq, made.sticky, made.by, ...(made.others ?? [])].join("|");
    if (key === last) continue;
    last = key;
    if (steps.length < MOST_STEPS) steps.push(made);
    else omitted++;
  }
  return { where: o.where, table: o.table, steps, ...(omitted === 0 ? {} : { omitted }) };
}

function stepRow(s: Step): BestStep {
  const cause = s.cause[0]!;
  const at = {
    ...(cause.at === undefined ? {} : { at: stamp(cause.at, cause.digits ?? DEFAULT_DIGITS) }),
    ...(cause.at !== undefined || cause.order === undefined ? {} : { order: cause.order }),
    source: source(cause.source),
  };
  const { best } = s;
  if (best === undefined) return { ...at, vtep: null };
  const others = [...new Set(s.live.map((l) => l.vtep))].filter((v) => v !== best.vtep).sort();
  const { seq, sticky } = best.route;
  return {
    ...at,
    vtep: best.vtep,
    ...(seq === undefined ? {} : { seq }),
    ...(sticky ? { sticky } : {}),
    by: reason(best, s.live),
    ...(others.length === 0 ? {} : { others }),
  };
}

/** What decided it: RFC 7432 section 15 in its order, after what the table itself marks. */
function reason(best: LiveRoute, live: readonly LiveRoute[]): NonNullable<BestStep["by"]> {
  const others = live.filter((l) => l.vtep !== best.vtep);
  if (others.length === 0) return "only";
  const rivals = others.filter((l) => !sameSegment(l.route, best.route));
  if (rivals.length === 0) return "segment";
  if (best.route.best === true) return "table";
  if (best.route.sticky && rivals.every((l) => !l.route.sticky)) return "sticky";
  return rivals.every((l) => l.route.sticky === best.route.sticky && seqOf(l.route) < seqOf(best.route))
    ? "sequence"
    : "lowestVtep";
}
