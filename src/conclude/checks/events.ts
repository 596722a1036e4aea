// Figures of phases and events with times: how long from one to another, and in which order they came.
import { microseconds, parseRfc3339 } from "../../core/time.ts";
import { named } from "../../core/quoted.ts";
import type { Evidence, Fact } from "../../schema/evidence.generated.ts";
import type { Body, Figure, FigureKind } from "./figure.ts";
import { entry, factFigure, factsOf, textEntry } from "./keys.ts";

const NEEDS = "phases or events with times: a name, a tab and an RFC 3339 time a line, or phaseTransitionTimestamps";

interface Event {
  readonly name: string;
  readonly at: bigint;
  /** Width of the stamp's last digit, ns: a stamp of whole seconds is any time within its second. */
  readonly tick: bigint;
  readonly fact: Fact;
}

/** Events of one input, in order of time. */
function eventsOf(e: Evidence): Event[][] {
  const groups = new Map<string, Event[]>();
  for (const fact of factsOf(e, "phase.time")) {
    const [at, name] = [entry(fact, "at"), eventName(fact)];
    const t = typeof at === "string" ? parseRfc3339(at) : undefined;
    if (t === undefined || typeof at !== "string" || name === "") continue;
    const digits = /\.(\d+)/.exec(at)?.[1]?.length ?? 0;
    const key = `${fact.source.input} ${fact.subject}`;
    groups.set(key, [...(groups.get(key) ?? []), { name, at: t, tick: 10n ** BigInt(9 - Math.min(9, digits)), fact }]);
  }
  return [...groups.values()].map((g) => g.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)));
}

/** The name of an event: the phase that is known by it, or as the input calls it. */
export function eventName(f: Fact): string {
  return textEntry(f, "name") || textEntry(f, "state");
}

/** A phase of Kubernetes is nobody's own word; another name may be. */
function nameWords(f: Fact): string {
  const own = textEntry(f, "name");
  return own === "" ? textEntry(f, "state") : named(own);
}

/** From one event to another: the stamps' difference, give or take the tick of both. */
function between(e: Evidence, a: Event, b: Event, more: Partial<Figure> = {}): Figure {
  const exact = microseconds(b.at - a.at);
  const slack = microseconds(a.tick > b.tick ? a.tick : b.tick);
  return {
    ...factFigure(e, b.fact, exact),
    keys: { subject: b.fact.subject, from: a.name, to: b.name },
    inputs: [...new Set([a.fact.source.input, b.fact.source.input])],
    evidence: [a.fact.source, b.fact.source],
    samples: 2,
    proof: "both are stamped",
    path: `${nameWords(a.fact)} to ${nameWords(b.fact)}`,
    limits: [
      ...new Set([...a.fact.limits, ...b.fact.limits]),
      `Stamps of ${slack >= 1_000_000 ? "whole seconds" : `${slack} us`}: the duration is known to that, plus or minus.`,
      "Only from the first of the two to the second: what came before or after is not in it.",
    ],
    ...more,
  };
}

/** The pairs that from and to mean: without them the first and the last. */
function pairs({ evidence, where }: Body): [Event, Event][] {
  return eventsOf(evidence).flatMap((list): [Event, Event][] => {
    if (list.length < 2) return [];
    const a = where.from === undefined ? list[0] : list.find((x) => x.name === where.from);
    const b = where.to === undefined ? list.at(-1) : list.findLast((x) => x.name === where.to);
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
}

/** Kinds of figures about phases and events. */
export const EVENTS: readonly FigureKind[] = [
  {
    kind: "phase.duration",
    says: "From one phase or event (where from) to another (where to), as stamped; without them from the first to the last.",
    value: "number",
    unit: "us",
    signed: true,
    selectors: ["from", "to", "subject"],
    needs: NEEDS,
    derive: (body) =>
      pairs(body).map(([a, b]) => {
        const f = between(body.evidence, a, b);
        const keys = {
          subject: f.keys.subject,
          ...(body.where.from === undefined ? {} : { from: a.name }),
          ...(body.where.to === undefined ? {} : { to: b.name }),
        };
        return { ...f, keys };
      }),
  },
  {
    kind: "phase.time",
    says: "When a phase or event (where name) came: any time within its stamp's last digit.",
    value: "time",
    selectors: ["name", "subject"],
    needs: NEEDS,
    derive: ({ evidence }) =>
      eventsOf(evidence)
        .flat()
        .map((x) => factFigure(evidence, x.fact, textEntry(x.fact, "at"), { name: x.name })),
  },
  {
    kind: "phase.order",
    says: "One event (where before) came before another (where after), by stamps that do not allow the reverse.",
    value: "truth",
    selectors: ["before", "after"],
    needs: NEEDS,
    derive: ({ evidence, where }) => {
      const all = eventsOf(evidence).flat();
      const [a, b] = [all.findLast((x) => x.name === where.before), all.find((x) => x.name === where.after)];
      if (a === undefined || b === undefined) return [];
      const value = a.at + a.tick <= b.at ? true : b.at + b.tick <= a.at ? false : null;
      return [
        between(evidence, a, b, {
          value,
          keys: {},
          proof: `${textEntry(a.fact, "at")} and ${textEntry(b.fact, "at")}`,
          needs: "finer stamps: both are within one tick",
        }),
      ];
    },
  },
];
