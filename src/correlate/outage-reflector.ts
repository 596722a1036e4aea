// The route reflector's share of propagation, and when the UPDATE of the new VTEP was on its way to each speaker.
import { microseconds } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { Outage } from "../schema/evidence.generated.ts";
import { least, most } from "./outage-events.ts";
import type { EventName, LadderEvent } from "./outage-events.ts";
import type { Part } from "./outage-parts.ts";
import { sources } from "./stamp.ts";

/** An UPDATE with the route of the machine, on the clock of the observer. */
export interface SeenUpdate {
  readonly input: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** A reflector has passed it on (RFC 4456): it has an originator. */
  readonly reflected: boolean;
  readonly atObserver: boolean;
  readonly atNewVtep: boolean;
  readonly event: (name: EventName) => LadderEvent;
}

/** The UPDATE as it comes to the reflector and as it leaves for the observer; undefined where that was not recorded. */
export interface ReflectorEvents {
  readonly enters: LadderEvent | undefined;
  readonly leaves: LadderEvent | undefined;
}

/** Undefined where the UPDATE did not come by a reflector. `updates` are in order of time. */
export function reflectorEvents(updates: readonly SeenUpdate[]): ReflectorEvents | undefined {
  const received = updates.find((u) => u.atObserver);
  if (received === undefined || !received.reflected) return undefined;
  const same = (u: SeenUpdate) => u.from === received.from && u.to === received.to;
  const leaves = updates.find((u) => u.reflected && !u.atObserver && !u.atNewVtep && same(u));
  const enters = updates.find((u) => !u.reflected && !u.atObserver && !u.atNewVtep);
  return { enters: enters?.event("updateAtReflector"), leaves: leaves?.event("updateFromReflector") };
}

/** What was not recorded of a reflector that passed the UPDATE on, and the address that it sent from; undefined where nothing lacks. */
export function unseenReflector(
  updates: readonly SeenUpdate[],
): { readonly from: string | undefined; readonly lacks: "both" | "enters" | "leaves" } | undefined {
  const passed = updates.find((u) => u.reflected && u.atObserver) ?? updates.find((u) => u.reflected);
  if (passed === undefined) return undefined;
  const { enters, leaves } = reflectorEvents(updates) ?? { enters: undefined, leaves: undefined };
  if (enters !== undefined && leaves !== undefined) return undefined;
  const lacks = enters !== undefined ? "leaves" : leaves !== undefined ? "enters" : "both";
  return { from: passed.from, lacks };
}

/**
 * The part within propagation. What was not recorded of the two is bounded by the ends of propagation; undefined where neither was, or
 * where propagation is no part of the outage. One tick of the stamps widens it.
 */
export function reflectorPart(
  r: ReflectorEvents | undefined,
  ends: { readonly sent: LadderEvent; readonly received: LadderEvent; readonly tickNs: bigint },
  parts: readonly Part[],
): Part | undefined {
  const whole = parts.find((p) => p.name === "propagation");
  if (r === undefined || whole === undefined || (r.enters === undefined && r.leaves === undefined)) return undefined;
  const enters = r.enters ?? { low: ends.sent.low, high: (r.leaves ?? ends.received).high };
  const leaves = r.leaves ?? { low: enters.low, high: ends.received.high };
  const own = betweenStamps(r);
  const low = (own ?? leaves.low - enters.high) - ends.tickNs;
  const high = positive((own ?? leaves.high - enters.low) + ends.tickNs);
  // Propagation that began before it is a part cuts what lies within.
  const isWhole = whole.after === "updateSent";
  const most_us = Math.min(microseconds(high), whole.high_us);
  return {
    name: "reflector",
    low_us: isWhole ? Math.min(microseconds(positive(low)), most_us) : 0,
    high_us: most_us,
    within: "propagation",
    after: r.enters === undefined ? "updateSent" : "updateAtReflector",
    until: r.leaves === undefined ? "updateReceived" : "updateFromReflector",
  };
}

/** Where one input stamped both, its clock alone tells the time between them. */
function betweenStamps({ enters, leaves }: ReflectorEvents): EpochNs | undefined {
  const [a, b] = [enters, leaves];
  if (a?.stamp === undefined || b?.stamp === undefined) return undefined;
  return a.evidence[0]?.input === b.evidence[0]?.input ? b.stamp.at - a.stamp.at : undefined;
}

function positive(ns: EpochNs): EpochNs {
  return most(0n, ns);
}

/** For each session and tap, how long after it left the new VTEP the UPDATE was seen there, in order of time. */
export function advertisements(
  updates: readonly SeenUpdate[],
  sent: LadderEvent | undefined,
): NonNullable<Outage["advertisements"]> {
  if (sent?.stamp === undefined) return [];
  const seen = new Set<string>();
  const out: NonNullable<Outage["advertisements"]> = [];
  for (const u of updates) {
    if (u.from === undefined || u.to === undefined) continue;
    const e = u.event("updateReceived");
    const key = `${u.from} ${u.to} ${u.input}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (e.evidence[0] === sent.evidence[0]) continue;
    const low = positive(e.low - sent.high);
    out.push({
      from: u.from,
      to: u.to,
      input: u.input,
      reflected: u.reflected,
      low_us: microseconds(least(low, positive(e.high - sent.low))),
      high_us: microseconds(positive(e.high - sent.low)),
      evidence: sources(e.evidence),
    });
  }
  return out;
}
