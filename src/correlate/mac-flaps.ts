// Flaps of a MAC: away and back to the same VTEP, or withdrawn and announced again, within the window of duplicate detection.
import type { TimeBounds } from "../core/time.ts";
import type { SourceRef } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import type { MobilityRow } from "./mac-moves.ts";
import { sameSegment } from "./route-observers.ts";
import type { LiveRoute, Observer } from "./route-observers.ts";
import { changeAt, inWords, lasting } from "./route-times.ts";
import { sources } from "./stamp.ts";

/** A state later than this is no flap, ns: the window of RFC 7432 section 15.1. */
const WINDOW_NS = 180_000_000_000n;
/** Flaps of one row that are told. */
const MOST = 20;

/** A state of one observer: the VTEP that its best route points to, or none. */
interface State {
  readonly best: LiveRoute | undefined;
  readonly since: TimeBounds | undefined;
  readonly source: SourceRef;
}

interface Flap {
  readonly code: string;
  readonly words: string;
  readonly lasted: TimeBounds;
  readonly places: string[];
  readonly where: SourceRef[];
}

/** Findings "mac.flapped" and "mac.withdrawn-and-back" of one row; the same at several observers is one. */
export function flapFindings(row: MobilityRow, name: string): Finding[] {
  const found = new Map<string, Flap>();
  for (const o of row.observers) {
    const times = new Map<string, number>();
    for (const flap of flapsOf(o)) {
      const n = (times.get(flap.words) ?? 0) + 1;
      times.set(flap.words, n);
      const known = found.get(`${flap.words} ${n}`);
      if (known === undefined) found.set(`${flap.words} ${n}`, flap);
      else {
        if (!known.places.includes(o.where)) known.places.push(o.where);
        known.where.push(...flap.where);
      }
    }
  }
  const all = [...found.values()];
  const rest = all.length > MOST ? ` The first ${MOST} of ${all.length} are told.` : "";
  return all.slice(0, MOST).map((f) => ({
    code: f.code,
    severity: "warning",
    says: `${name}: ${f.words}, for ${inWords(f.lasted)} (seen at ${f.places.join(", ")}).`,
    where: sources(f.where),
    limits: [`By the clock of ${f.places[0]}; two machines with one MAC look the same.${rest}`],
  }));
}

function flapsOf(o: Observer): Flap[] {
  const states = statesOf(o);
  const out: Flap[] = [];
  for (let i = 2; i < states.length; i++) {
    const back = states[i]!;
    // the state between, and the one before it: a withdrawal on the way to another VTEP or back from it is part of that
    const gap = states[i - 1]!;
    if (back.best === undefined) continue;
    if (gap.best === undefined) {
      if (states[i - 2]!.best?.vtep === back.best.vtep) add(out, o, [gap, back], "gap");
    }
    const away = lastOther(states, i);
    if (away !== undefined) add(out, o, [away, back], "away");
  }
  return out;
}

/** The state at another VTEP just before `i`, where the one before that was at the VTEP of `i`; states without a route between are passed over. */
function lastOther(states: readonly State[], i: number): State | undefined {
  const here = states[i]!.best!;
  const before = (k: number): number => (states[k - 1]?.best === undefined && k > 0 ? k - 2 : k - 1);
  const k = before(i);
  const away = states[k];
  if (away?.best === undefined || away.best.vtep === here.vtep || sameSegment(away.best.route, here.route))
    return undefined;
  const was = states[before(k)]?.best;
  return was?.vtep === here.vtep ? away : undefined;
}

function add(out: Flap[], o: Observer, [from, back]: [State, State], kind: "gap" | "away"): void {
  if (from.since === undefined || back.since === undefined) return;
  const lasted = lasting(from.since, back.since);
  if (lasted.low > WINDOW_NS) return;
  const home = back.best!.vtep;
  const words =
    kind === "gap"
      ? `withdrawn at ${home} and announced there again`
      : `away and back: ${home} -> ${from.best!.vtep} -> ${home}`;
  const code = kind === "gap" ? "mac.withdrawn-and-back" : "mac.flapped";
  out.push({ code, words, lasted, places: [o.where], where: [from.source, back.source] });
}

/** States in order, each with the change that began it; neighbouring steps at one VTEP are one. */
function statesOf(o: Observer): State[] {
  const out: State[] = [];
  for (const [i, { best, cause }] of o.steps.entries()) {
    const last = out.at(-1);
    if (last !== undefined && last.best?.vtep === best?.vtep) continue;
    out.push({ best, since: changeAt(o, i), source: cause[0]!.source });
  }
  return out;
}
