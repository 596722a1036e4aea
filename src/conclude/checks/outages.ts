// Figures of outages: the whole, its parts, what ended it, and whether the recordings tell the parts apart.
import { microseconds, parseRfc3339 } from "../../core/time.ts";
import type { Evidence, Outage } from "../../schema/evidence.generated.ts";
import type { Derived, Figure, FigureKind } from "./figure.ts";
import { distinct, streamKeys, streamPath } from "./keys.ts";

const CLOCKS = "more packets that the taps share: by them their clocks are brought together";
const HYPERVISOR = "the log of the hypervisor: when it stopped the guest and let it go on";
const NEEDS =
  "probes that were lost and answered again, and recordings of the ports, the routes and the forwarding beside them";

function figure(e: Evidence, o: Outage, value: Derived, more: Partial<Figure> = {}): Figure {
  const l = e.lossPeriods.find((x) => x.id === o.loss);
  const s = e.streams.find((x) => x.id === l?.stream);
  const sources = o.events.flatMap((x) => x.evidence);
  return {
    value,
    keys: { ...(s === undefined ? {} : streamKeys(s)), ...(l === undefined ? {} : { seq: l.firstLostSeq }) },
    inputs: distinct([...(s === undefined ? [] : [s.input]), ...sources.map((x) => x.input)]),
    evidence: sources,
    samples: o.events.length,
    proof: `${o.events.length} events of it were placed on one clock`,
    needs: NEEDS,
    narrows: CLOCKS,
    path: s === undefined ? o.loss : streamPath(s),
    limits: o.limits ?? [],
    ...more,
  };
}

const bounds = (low: number, high: number): Derived => (low === high ? low : { low, high });
const SELECTORS = ["from", "to", "vni", "icmpId", "seq"] as const;

const whole: FigureKind = {
  kind: "outage.whole",
  says: "The outage as an event: last frame at the old port (or last reply) to the first reply.",
  value: "number",
  unit: "us",
  selectors: SELECTORS,
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.outages.map((o) => figure(evidence, o, bounds(o.wholeLow_us ?? o.whole_us, o.wholeHigh_us ?? o.whole_us))),
};

const part: FigureKind = {
  kind: "outage.part",
  says: "A part of the outage (where name: silence, pause, announcement, propagation, repoint, nextProbe, reply).",
  value: "number",
  unit: "us",
  selectors: [...SELECTORS, "name"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.outages.flatMap((o) =>
      o.parts.map((p) => {
        const base = figure(evidence, o, bounds(p.low_us, p.high_us));
        const missing = o.cannotSplit.find((c) => c.part === p.name)?.missing;
        return {
          ...base,
          keys: { ...base.keys, name: p.name },
          path: `${p.name} of ${base.path}`,
          needs: missing ?? NEEDS,
          narrows: missing ?? (p.name === "pause" ? HYPERVISOR : CLOCKS),
        };
      }),
    ),
};

/** What lies within a part is not one of those that add up. */
const WITHIN: ReadonlySet<string> = new Set(["pause", "reflector"]);

const split: FigureKind = {
  kind: "outage.split",
  says: "The recordings tell all parts of the outage apart. False: some have bounds only, and what is missing is named.",
  value: "truth",
  selectors: SELECTORS,
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.outages.map((o) => {
      const unknown = o.cannotSplit.filter((c) => !WITHIN.has(c.part));
      return figure(evidence, o, unknown.length === 0, {
        proof:
          unknown.length === 0
            ? "every part ends with an event that was recorded"
            : `not recorded: ${distinct(unknown.map((c) => c.part)).join(", ")}`,
        limits: [...(o.limits ?? []), ...o.cannotSplit.map((c) => `Missing: ${c.missing}.`)],
      });
    }),
};

const recoveredBy: FigureKind = {
  kind: "outage.recoveredBy",
  says: "What brought service back: route, flood or data.",
  value: "word",
  words: ["route", "flood", "data"],
  selectors: SELECTORS,
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.outages.map((o) =>
      figure(evidence, o, o.recoveredBy, { needs: "a recording of the forwarding or of the route at the observer" }),
    ),
};

const eventOrder: FigureKind = {
  kind: "outage.order",
  says: "One event of an outage (where before) was not later than another (where after), whatever their bounds allow.",
  value: "truth",
  selectors: [...SELECTORS, "before", "after"],
  needs: NEEDS,
  derive: ({ evidence, where }) =>
    evidence.outages.flatMap((o) => {
      const [a, b] = [o.events.find((x) => x.name === where.before), o.events.find((x) => x.name === where.after)];
      if (a === undefined || b === undefined) return [];
      const t = (text: string) => parseRfc3339(text) ?? 0n;
      const value = t(a.high) <= t(b.low) ? true : t(b.high) < t(a.low) ? false : null;
      const apart = microseconds(t(b.low) - t(a.high));
      return [
        figure(evidence, o, value, {
          needs: "recordings of both events on clocks that are closer together: their bounds overlap",
          evidence: [...a.evidence, ...b.evidence],
          proof: `${a.name} and ${b.name} are ${apart} us apart at least`,
        }),
      ];
    }),
};

/** Kinds of figures about outages. */
export const OUTAGES: readonly FigureKind[] = [whole, part, split, recoveredBy, eventOrder];
