// Tables of outages: their parts, and their events on one clock.
import type { Evidence } from "../schema/evidence.generated.ts";
import { duration, inputName, vtepName } from "./format.ts";
import { endOf, eventName, eventWords, partWords } from "./outage-words.ts";
import type { Draft } from "./table.ts";

/** Parts of every outage, with what was not recorded. */
export function outageTable(evidence: Evidence): Draft {
  return {
    id: "outages",
    title: "Outages, split",
    columns: "loss period|#whole|recovered by|part|#at least|#at most|until|evidence",
    rows: evidence.outages.flatMap((o) =>
      o.parts.map((p) => [
        o.loss,
        duration(o.whole_us),
        o.recoveredBy ?? "unknown",
        partWords(p),
        duration(p.low_us, "down"),
        duration(p.high_us, "up"),
        p.until === undefined ? "" : eventWords(p.until),
        { sources: endOf(o, p)?.evidence ?? [] },
      ]),
    ),
    limits: evidence.outages.flatMap((o) => o.parts.map((_, i) => (i === 0 ? outageLimits(o) : []))),
    empty: "",
  };
}

/** What it does not show, and what would show more. */
function outageLimits(o: Evidence["outages"][number]): string[] {
  const lacking = o.cannotSplit.map(
    (c) => `Not recorded: ${c.missing}.${c.record === undefined ? "" : ` To record it: ${c.record}`}`,
  );
  return [...(o.limits ?? []), ...lacking];
}

/** Each event of each split outage, on the clock of its observer. */
export function outageEventTable(evidence: Evidence): Draft {
  const split = evidence.outages.filter((o) => o.parts.some((p) => p.name !== "unsplit"));
  return {
    id: "outage-events",
    title: "Outages, event by event",
    columns: "loss period|event|not before|not after|as stamped|recorded by|evidence",
    rows: split.flatMap((o) =>
      o.events.map((e) => [
        o.loss,
        `${eventName(e)}${e.untied === true ? " (own clock)" : ""}${e.afterRecovery === true ? " (after recovery)" : ""}`,
        e.low,
        e.high,
        e.at ?? "not recorded",
        e.at === undefined || e.evidence[0] === undefined ? "" : inputName(evidence, e.evidence[0].input),
        { sources: e.evidence },
      ]),
    ),
    empty: "",
  };
}

/** When the UPDATE of each outage was seen on its way. */
export function advertisementTable(evidence: Evidence): Draft {
  return {
    id: "advertisements",
    title: "The new route on its way",
    note: "After it left the new VTEP. Reflected: a route reflector has passed it on.",
    columns: "loss period|from|to|seen by|#not before|#not after|reflected|evidence",
    rows: evidence.outages.flatMap((o) =>
      (o.advertisements ?? []).map((a) => [
        o.loss,
        a.from,
        a.to,
        inputName(evidence, a.input),
        duration(a.low_us, "down"),
        duration(a.high_us, "up"),
        a.reflected ? "yes" : "",
        { sources: a.evidence },
      ]),
    ),
    named: 3,
    empty: "",
  };
}

const OUTCOMES: Readonly<Record<string, string>> = {
  deliveredToOld: "delivered to where the machine had been",
  deliveredToNew: "delivered to the new port, no answer",
  notDelivered: "not delivered to the port behind its VTEP",
  unknown: "not known: no tap at the port",
};

/** How far each lost probe got. */
export function lostProbeTable(evidence: Evidence): Draft {
  return {
    id: "lost-probes",
    title: "Lost probes, and how far they got",
    columns: "loss period|#seq|VTEP|copied to|last seen by|outcome|#taps|evidence",
    rows: evidence.outages.flatMap((o) =>
      (o.lostProbes ?? []).map((p) => [
        o.loss,
        String(p.seq),
        p.vtep === undefined ? "" : vtepName(evidence, p.vtep),
        (p.copies ?? []).map((v) => vtepName(evidence, v)).join(", "),
        inputName(evidence, p.lastSeen),
        OUTCOMES[p.outcome]!,
        String(p.taps),
        { sources: [p.source] },
      ]),
    ),
    named: 2,
    empty: "",
  };
}
