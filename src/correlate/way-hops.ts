// Hops from the time to live, with the assumption named; and where it changes within a stream.
import { named } from "../core/quoted.ts";
import type { EchoLeg } from "../observe/echo-flow.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import { sources } from "./stamp.ts";
import type { FlowOf } from "./ways.ts";

/** What senders begin with. */
const INITIAL = [64, 128, 255] as const;

/** The assumed initial TTL (the nearest of 64, 128 and 255 that is not less), and how many routers took one off it. */
export function hopsOf(ttl: number): { readonly initialTtl: (typeof INITIAL)[number]; readonly hops: number } {
  const initialTtl = INITIAL.find((i) => i >= ttl)!;
  return { initialTtl, hops: initialTtl - ttl };
}

/** Requests or replies that come with another TTL from some probe on, at one and the same place. */
export function ttlChanges(f: FlowOf): Finding[] {
  const out: Finding[] = [];
  for (const packet of ["request", "reply"] as const) {
    const byPlace = new Map<string, EchoLeg[]>();
    for (const l of f.flow.legs) {
      if (l.packet !== packet || l.ttl === undefined) continue;
      const place = `${l.place} ${l.direction ?? ""}`;
      byPlace.set(place, [...(byPlace.get(place) ?? []), l]);
    }
    for (const legs of byPlace.values()) out.push(...changesAt(f, legs));
  }
  return out;
}

/** Legs that follow on each other; those that overlap are two sightings of the same packets. */
function changesAt(f: FlowOf, legs: readonly EchoLeg[]): Finding[] {
  const out: Finding[] = [];
  for (let i = 1; i < legs.length; i++) {
    const before = legs[i - 1]!;
    const after = legs[i]!;
    if (before.ttl === after.ttl || before.lastSeq >= after.firstSeq || before.firstSeq > before.lastSeq) continue;
    out.push(changed(f, before, after));
  }
  return out;
}

function changed(f: FlowOf, before: EchoLeg, after: EchoLeg): Finding {
  const which = before.packet === "request" ? "requests" : "replies";
  const [a, b] = [hopsOf(before.ttl!), hopsOf(after.ttl!)];
  const hops = a.initialTtl === b.initialTtl ? `, ${a.hops} to ${b.hops} hops` : "";
  return {
    code: "path.ttl-changed",
    severity: "info",
    says: `The TTL of ${which} changes from ${before.ttl} to ${after.ttl} between sequence ${before.lastSeq} and ${after.firstSeq}${hops} (probes from ${named(f.flow.key.from ?? "unknown")} to ${named(f.flow.key.to)}).`,
    where: sources([before.last, after.first]),
    limits: ["Another way, or another machine that answers: the TTL alone does not tell which."],
  };
}
