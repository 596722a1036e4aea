// For how long the MAC-only and the MAC+IP route of one MAC pointed to two VTEPs, at each observer.
import { microseconds } from "../core/time.ts";
import type { RouteObservation, SourceRef } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import type { MobilityRow } from "./mac-moves.ts";
import type { LiveRoute, Observer, Step } from "./route-observers.ts";
import { compareRoutes } from "./route-order.ts";
import { sources } from "./stamp.ts";

interface Timed {
  readonly at: RouteObservation;
  readonly set: "mac" | "macIp";
  readonly step: Step;
}

interface Split {
  readonly mac: LiveRoute;
  readonly macIp: LiveRoute;
  readonly since: RouteObservation;
  readonly until: RouteObservation | undefined;
}

/** Findings "mac.mac-only-and-mac-ip-disagree" of one MAC+IP row against its MAC-only row. */
export function disagreements(macOnly: MobilityRow, macIp: MobilityRow): Finding[] {
  const out: Finding[] = [];
  for (const o of macIp.observers) {
    const other = macOnly.observers.find((x) => x.key === o.key);
    if (other === undefined) continue;
    for (const split of splits(other, o)) out.push(finding(macIp, o, split));
  }
  return out;
}

/** Times in which both point somewhere, and not to the same VTEP. Changes of one record or snapshot are taken together. */
function splits(macOnly: Observer, macIp: Observer): Split[] {
  const out: Split[] = [];
  let mac: LiveRoute | undefined;
  let withIp: LiveRoute | undefined;
  let open: Split | undefined;
  const events = interleaved(macOnly, macIp);
  for (const [i, e] of events.entries()) {
    if (e.set === "mac") mac = e.step.best;
    else withIp = e.step.best;
    if (i + 1 < events.length && isTogether(e.at, events[i + 1]!.at)) continue;
    if (open !== undefined && !isSplit(mac, withIp)) {
      out.push({ ...open, until: e.at });
      open = undefined;
    } else if (open === undefined && mac !== undefined && withIp !== undefined && isSplit(mac, withIp)) {
      open = { mac, macIp: withIp, since: e.at, until: undefined };
    }
  }
  return open === undefined ? out : [...out, open];
}

function isSplit(mac: LiveRoute | undefined, macIp: LiveRoute | undefined): boolean {
  return mac !== undefined && macIp !== undefined && mac.vtep !== macIp.vtep;
}

function interleaved(macOnly: Observer, macIp: Observer): Timed[] {
  const timed = (o: Observer, set: Timed["set"]) => o.steps.map((step): Timed => ({ at: step.cause[0]!, set, step }));
  return [...timed(macOnly, "mac"), ...timed(macIp, "macIp")].sort((a, b) => compareRoutes(a.at, b.at));
}

function isTogether(a: RouteObservation, b: RouteObservation): boolean {
  if (a.source.input !== b.source.input) return false;
  return a.table === "update"
    ? a.source.record === b.source.record && a.at === b.at
    : a.at === b.at && a.order === b.order;
}

function finding(row: MobilityRow, o: Observer, s: Split): Finding {
  const where: (SourceRef | undefined)[] = [s.mac.route.source, s.macIp.route.source, s.until?.source];
  return {
    code: "mac.mac-only-and-mac-ip-disagree",
    severity: "warning",
    says: `${row.mac}: the MAC-only route points to ${s.mac.vtep} and the route with ${row.ip} to ${s.macIp.vtep} at ${o.where}, ${howLong(s)}.`,
    where: sources(where),
    limits: [
      "Which of the two a frame follows depends on how the ingress resolves it: bridged traffic by MAC, routed traffic by IP.",
    ],
  };
}

function howLong(s: Split): string {
  const [a, b] = [s.since.at, s.until?.at];
  if (a !== undefined && b !== undefined) return `for ${microseconds(b - a)} us`;
  if (a !== undefined) return "until the end of the recording";
  return s.since.order === undefined
    ? "in one snapshot, for how long is not known"
    : `in the snapshot of order ${s.since.order}, for how long is not known`;
}
