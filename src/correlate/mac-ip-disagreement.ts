// For how long the MAC-only and the MAC+IP route of one MAC pointed to two VTEPs, and how much later than the MAC the IP came back.
import type { TimeBounds } from "../core/time.ts";
import type { RouteObservation, SourceRef } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import type { MobilityRow } from "./mac-moves.ts";
import type { LiveRoute, Observer, Step } from "./route-observers.ts";
import { compareRoutes } from "./route-order.ts";
import { changeAt, inWords, lasting } from "./route-times.ts";
import { sources } from "./stamp.ts";

interface Timed {
  readonly at: RouteObservation;
  readonly when: TimeBounds | undefined;
  readonly set: "mac" | "macIp";
  readonly step: Step;
}

interface Split {
  readonly mac: LiveRoute;
  readonly macIp: LiveRoute;
  readonly since: Timed;
  readonly until: Timed | undefined;
  /** The route that had changed first; undefined where both came with one record or snapshot. */
  readonly ahead: Timed["set"] | undefined;
}

/** Absences of one observer that are told. */
const MOST_ABSENCES = 20;

/** Findings "mac.mac-only-and-mac-ip-disagree" and "mac.mac-ip-late" of one MAC+IP row against its MAC-only row. */
export function disagreements(macOnly: MobilityRow, macIp: MobilityRow): Finding[] {
  const out: Finding[] = [];
  for (const o of macIp.observers) {
    const other = macOnly.observers.find((x) => x.key === o.key);
    if (other === undefined) continue;
    for (const split of splits(other, o)) out.push(finding(macIp, o, split));
    for (const late of absences(other, o).slice(0, MOST_ABSENCES)) out.push(lateFinding(macIp, o, late));
  }
  return out;
}

/** Times in which both point somewhere, and not to the same VTEP. Changes of one record or snapshot are taken together. */
function splits(macOnly: Observer, macIp: Observer): Split[] {
  const out: Split[] = [];
  let mac: LiveRoute | undefined;
  let withIp: LiveRoute | undefined;
  let open: Split | undefined;
  let changed = new Set<Timed["set"]>();
  const events = interleaved(macOnly, macIp);
  for (const [i, e] of events.entries()) {
    const best = e.step.best;
    if (best?.vtep !== (e.set === "mac" ? mac : withIp)?.vtep) changed.add(e.set);
    if (e.set === "mac") mac = best;
    else withIp = best;
    if (i + 1 < events.length && isTogether(e.at, events[i + 1]!.at)) continue;
    if (open !== undefined && !isSplit(mac, withIp)) {
      out.push({ ...open, until: e });
      open = undefined;
    } else if (open === undefined && mac !== undefined && withIp !== undefined && isSplit(mac, withIp)) {
      open = { mac, macIp: withIp, since: e, until: undefined, ahead: changed.size === 1 ? e.set : undefined };
    }
    changed = new Set();
  }
  return open === undefined ? out : [...out, open];
}

function isSplit(mac: LiveRoute | undefined, macIp: LiveRoute | undefined): boolean {
  return mac !== undefined && macIp !== undefined && mac.vtep !== macIp.vtep;
}

function interleaved(macOnly: Observer, macIp: Observer): Timed[] {
  const timed = (o: Observer, set: Timed["set"]) =>
    o.steps.map((step, i): Timed => ({ at: step.cause[0]!, when: changeAt(o, i), set, step }));
  return [...timed(macOnly, "mac"), ...timed(macIp, "macIp")].sort((a, b) => compareRoutes(a.at, b.at));
}

function isTogether(a: RouteObservation, b: RouteObservation): boolean {
  if (a.source.input !== b.source.input) return false;
  return a.table === "update"
    ? a.source.record === b.source.record && a.at === b.at
    : a.at === b.at && a.order === b.order;
}

function finding(row: MobilityRow, o: Observer, s: Split): Finding {
  const where: (SourceRef | undefined)[] = [s.mac.route.source, s.macIp.route.source, s.until?.at.source];
  const behind =
    s.ahead === undefined
      ? ""
      : s.ahead === "mac"
        ? ": the IP was behind the MAC (ARP suppression and routed traffic follow the route with the IP)"
        : ": the MAC was behind the IP";
  return {
    code: "mac.mac-only-and-mac-ip-disagree",
    severity: "warning",
    says: `${row.mac}: the MAC-only route points to ${s.mac.vtep} and the route with ${row.ip} to ${s.macIp.vtep} at ${o.where}, ${howLong(s)}${behind}.`,
    where: sources(where),
    limits: [
      "Which of the two a frame follows depends on how the ingress resolves it: bridged traffic by MAC, routed traffic by IP.",
    ],
  };
}

function howLong(s: Split): string {
  const [a, b] = [s.since.when, s.until?.when];
  if (a !== undefined && b !== undefined) return `for ${inWords(lasting(a, b))}`;
  const { at, order } = s.since.at;
  if (at !== undefined && s.until === undefined) return "until the end of the recording";
  return order === undefined
    ? "in one snapshot, for how long is not known"
    : `in the snapshot of order ${order}, for how long is not known`;
}

/** A time in which the MAC+IP route was gone, while the MAC-only route pointed somewhere when it ended. */
interface Absence {
  readonly gone: RouteObservation;
  readonly back: RouteObservation | undefined;
  /** VTEP that it came back to, or that the MAC-only route points to at the end. */
  readonly vtep: string;
  readonly lasted: TimeBounds | undefined;
  /** From the MAC-only route's change to that VTEP until it came back. */
  readonly behind: TimeBounds | undefined;
  readonly mac: RouteObservation;
}

function absences(macOnly: Observer, macIp: Observer): Absence[] {
  const out: Absence[] = [];
  let gone = -1;
  for (const [i, { best, cause }] of macIp.steps.entries()) {
    if (best === undefined) {
      if (gone < 0 && (i > 0 || cause.some((c) => c.withdrawn))) gone = i;
    } else if (gone >= 0) {
      const found = absence(macOnly, macIp, gone, i);
      if (found !== undefined) out.push(found);
      gone = -1;
    }
  }
  const open = gone < 0 ? undefined : absence(macOnly, macIp, gone, undefined);
  return open === undefined ? out : [...out, open];
}

function absence(macOnly: Observer, macIp: Observer, from: number, to: number | undefined): Absence | undefined {
  const gone = macIp.steps[from]!.cause[0]!;
  const best = to === undefined ? undefined : macIp.steps[to]!.best!;
  const back = to === undefined ? undefined : macIp.steps[to]!.cause[0]!;
  const end = macOnly.steps.findLastIndex((s) => back === undefined || compareRoutes(s.cause[0]!, back) <= 0);
  const mac = macOnly.steps[end]?.best;
  if (mac === undefined || (best !== undefined && best.vtep !== mac.vtep)) return undefined;
  // taken away together with the MAC, and announced with it again: nothing was late
  let since = end;
  while (since > 0 && macOnly.steps[since - 1]!.best?.vtep === mac.vtep) since--;
  const moved = macOnly.steps[since]!.cause[0]!;
  if (back !== undefined && isTogether(moved, back)) return undefined;
  const [a, b] = [changeAt(macIp, from), to === undefined ? undefined : changeAt(macIp, to)];
  const m = changeAt(macOnly, since);
  return {
    gone,
    back,
    vtep: mac.vtep,
    lasted: a === undefined || b === undefined ? undefined : lasting(a, b),
    behind: m === undefined || b === undefined ? undefined : lasting(m, b),
    mac: mac.route,
  };
}

function lateFinding(row: MobilityRow, o: Observer, a: Absence): Finding {
  const went = `${row.mac}: the route with ${row.ip} was taken away at ${o.where}`;
  const gone = a.lasted === undefined ? "" : ` after ${inWords(a.lasted)}`;
  const behind = a.behind === undefined ? "" : `, ${inWords(a.behind)} after the MAC-only route had gone there`;
  const says =
    a.back === undefined
      ? `${went} and did not come back until the end of what was recorded, while the MAC-only route points to ${a.vtep}: the IP was behind the MAC.`
      : `${went} and came back to ${a.vtep}${gone}${behind}: the IP was behind the MAC.`;
  return {
    code: "mac.mac-ip-late",
    severity: "info",
    says,
    where: sources([a.gone.source, a.back?.source, a.mac.source]),
    limits: [
      "While it is gone, bridged traffic goes on by the MAC-only route; ARP suppression has no entry, and routed traffic has no host route.",
      "A VTEP announces the IP when it next hears ARP or ND of the machine: that it is late does not show a fault.",
    ],
  };
}
