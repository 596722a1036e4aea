// Figures of monitoring: scrape targets as sets, series, status codes that must not be turned into zeros.
import type { Evidence, Fact, Input } from "../../schema/evidence.generated.ts";
import { placesOf, sideInputs, sidesOf } from "./compare.ts";
import type { Body, Derived, Figure, FigureKind, Scalar } from "./figure.ts";
import { entry, factFigure, factsOf, textEntry } from "./keys.ts";

const NEEDS =
  "answers of the Prometheus API (targets, or the series up) before and after, with order or stage in the case";

type Targets = ReadonlyMap<string, Fact>;

function targetsOf(e: Evidence, side: readonly Input[], kind = "target.health"): Targets {
  const ids = new Set(side.map((i) => i.id));
  return new Map(
    factsOf(e, kind)
      .filter((f) => ids.has(f.source.input))
      .map((f) => [f.subject, f]),
  );
}

/** Targets of one side that the other has not: a difference of sets, not of counts. */
function difference(body: Body, added: boolean): Figure[] {
  const { evidence } = body;
  const sides = sidesOf(body, ["target.health"]);
  const between =
    sides === undefined
      ? []
      : setDifference(targetsOf(evidence, sides.before), targetsOf(evidence, sides.after), sideInputs(sides), added);
  // a monitoring snapshot has both sides in one file
  const snapshots = [...new Set(factsOf(evidence, "target.before").map((f) => f.source.input))];
  const within = snapshots.flatMap((id) => {
    const one = evidence.inputs.filter((i) => i.id === id);
    return setDifference(targetsOf(evidence, one, "target.before"), targetsOf(evidence, one), [id], added);
  });
  return [...between, ...within];
}

function setDifference(before: Targets, after: Targets, inputs: readonly string[], added: boolean): Figure[] {
  if (before.size === 0 || after.size === 0) return [];
  const [from, to] = added ? [before, after] : [after, before];
  const names = [...to.keys()].filter((k) => !from.has(k)).toSorted();
  return [
    {
      value: names,
      keys: {},
      inputs,
      evidence:
        names.length === 0
          ? placesOf([...before.values(), ...after.values()]).slice(0, 2)
          : placesOf(names.map((n) => to.get(n)!)),
      samples: before.size + after.size,
      proof: `${before.size} targets before and ${after.size} after were compared by name`,
      needs: NEEDS,
      limits: ["A target that is up answers its scrape: nothing more is known of it."],
    },
  ];
}

const counted = (kind: string, says: string, of: (f: Figure) => Derived, added: boolean): FigureKind => ({
  kind,
  says,
  value: "number",
  selectors: ["before", "after"],
  needs: NEEDS,
  across: true,
  limited: true,
  derive: (body) => difference(body, added).map((f) => ({ ...f, value: of(f) })),
});

const size = (f: Figure) => (f.value as readonly Scalar[]).length;

const stated = (kind: string, says: string): FigureKind => ({
  kind,
  says,
  value: "number",
  selectors: [],
  needs: "an answer of the Prometheus API: targets, or the series up",
  derive: ({ evidence }) =>
    factsOf(evidence, kind).map((f) => factFigure(evidence, f, typeof f.value === "number" ? f.value : null)),
});

const metric: FigureKind = {
  kind: "metric.value",
  says: "A series (where name: its metric; where subject: its labels) at its time; over a range its least and most.",
  value: "number",
  signed: true,
  selectors: ["name", "subject"],
  needs: "an answer of the Prometheus API with that series",
  derive: ({ evidence }) =>
    factsOf(evidence, "metric.value").map((f) => {
      const [number, least, most] = [entry(f, "number"), entry(f, "least"), entry(f, "most")];
      const value: Derived =
        typeof number === "number"
          ? number
          : typeof least === "number" && typeof most === "number"
            ? least === most
              ? least
              : { low: least, high: most }
            : null;
      const name = entry(f, "kind") ?? entry(f, "name");
      const samples = entry(f, "samples");
      return {
        ...factFigure(evidence, f, value, { name: typeof name === "string" ? name : "" }),
        samples: typeof samples === "number" ? samples : 1,
      };
    }),
};

/** A figure of a counter over its own samples. */
const ofCounter = (kind: string, key: string, says: string, limit: string): FigureKind => ({
  kind,
  says,
  value: "number",
  selectors: ["name", "subject"],
  needs: "a range query or an export of that counter, two samples or more",
  derive: ({ evidence }) =>
    factsOf(evidence, "metric.value").flatMap((f) => {
      const value = entry(f, key);
      if (typeof value !== "number") return [];
      const name = textEntry(f, "kind") || textEntry(f, "name");
      const samples = Number(entry(f, "samples"));
      const resets = Number(entry(f, "resets"));
      const figure = factFigure(
        evidence,
        f,
        kind === "metric.increase" && resets > 0 ? { low: value, high: null } : value,
      );
      const limits = [...figure.limits, limit];
      return [
        { ...figure, keys: { ...figure.keys, name }, samples, proof: `${samples} samples were compared`, limits },
      ];
    }),
});

const codes: FigureKind = {
  kind: "probe.codes",
  says: "Status codes that a log of requests or a set of series shows, each at least once: errors are kept, not zeroed.",
  value: "list",
  order: "set",
  selectors: ["name"],
  needs: "a probe log with status codes, or series with a label code",
  derive: ({ evidence }) => [...loggedCodes(evidence), ...labelledCodes(evidence)],
};

function loggedCodes(e: Evidence): Figure[] {
  return factsOf(e, "probe.codes").map((f) => {
    const counts = Object.entries(typeof f.value === "object" && f.value !== null ? f.value : {});
    const all = counts.reduce((n, [, c]) => n + Number(c), 0);
    return {
      ...factFigure(
        e,
        f,
        counts.map(([code]) => Number(code)),
      ),
      samples: all,
      proof: `${all} answers have a status code`,
    };
  });
}

/** Series that tell codes apart, by metric: a code counts when its series is not 0. */
function labelledCodes(e: Evidence): Figure[] {
  const groups = new Map<string, Fact[]>();
  for (const f of factsOf(e, "metric.value")) {
    const code = entry(f, "code");
    if (typeof code !== "string" || !/^\d{3}$/.test(code)) continue;
    const key = `${f.source.input} ${textEntry(f, "kind") || textEntry(f, "name")}`;
    groups.set(key, [...(groups.get(key) ?? []), f]);
  }
  return [...groups.values()].map((facts) => {
    const shown = facts.filter((f) => Number(entry(f, "number") ?? entry(f, "most") ?? 0) > 0);
    const list = [...new Set(shown.map((f) => Number(entry(f, "code"))))].toSorted((a, b) => a - b);
    const name = entry(facts[0]!, "kind") ?? entry(facts[0]!, "name");
    return {
      ...factFigure(e, facts[0]!, list, { name: typeof name === "string" ? name : "" }),
      evidence: placesOf(facts),
      samples: facts.length,
      proof: `${facts.length} series tell codes apart`,
      limits: ["Totals of codes do not say which request each answered."],
    };
  });
}

const sizes: FigureKind = {
  kind: "probe.size",
  says: "Body of the answers of HTTP with one code (where name: 200), least to most.",
  value: "number",
  unit: "bytes",
  selectors: ["name"],
  needs: "a log of curl -w with size_download",
  derive: ({ evidence }) =>
    factsOf(evidence, "probe.sizes").map((f) => {
      const [low, high, samples] = ["least", "most", "answers"].map((k) => Number(entry(f, k))) as [
        number,
        number,
        number,
      ];
      const figure = factFigure(evidence, f, low === high ? low : { low, high }, { name: textEntry(f, "code") });
      return { ...figure, samples, proof: `${samples} answers have a size` };
    }),
};

/** Kinds of figures about monitoring. */
export const TARGETS: readonly FigureKind[] = [
  {
    ...counted("targets.added", "Targets that are there after and were not before.", (f) => f.value, true),
    value: "list",
    order: "set",
  },
  {
    ...counted("targets.removed", "Targets that were there before and are not after.", (f) => f.value, false),
    value: "list",
    order: "set",
  },
  counted("targets.addedCount", "How many targets are there after and were not before.", size, true),
  counted("targets.removedCount", "How many targets were there before and are not after.", size, false),
  stated("targets.total", "Scrape targets."),
  stated("targets.up", "Scrape targets that are up."),
  stated("targets.down", "Scrape targets that are down."),
  metric,
  ofCounter(
    "metric.increase",
    "increase",
    "How much a counter rose from its own first sample to its own last; at least that where it was reset.",
    "A counter that starts again between two samples and passes its old value is not seen.",
  ),
  ofCounter(
    "metric.resets",
    "resets",
    "How often a counter fell from one sample to the next: its process began again.",
    "A counter that starts again between two samples and passes its old value is not seen.",
  ),
  codes,
  sizes,
];
