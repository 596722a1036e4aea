// Figures of clocks: how far two sources are apart, as bounds that no packet contradicts.
import type { Clock, Evidence } from "../../schema/evidence.generated.ts";
import type { Derived, Figure, FigureKind } from "./figure.ts";
import { inputOf } from "./keys.ts";

const NEEDS = "two recordings of the same probes or the same BGP connection";

/** A clock row read from `from` to `to`: the case may name either input first. */
function figures(
  e: Evidence,
  from: string | undefined,
  to: string | undefined,
  of: (c: Clock, sign: 1 | -1) => Derived,
): Figure[] {
  return e.clocks.flatMap((c) => {
    const [a, b] = [nameOf(e, c.a), nameOf(e, c.b)];
    const is = (name: string | undefined, x: string[]) => name === undefined || x.includes(name);
    if (is(from, a) && is(to, b)) return [figure(e, c, of(c, 1), { from: from ?? a[1], to: to ?? b[1] })];
    return is(from, b) && is(to, a) ? [figure(e, c, of(c, -1), { from: from ?? b[1], to: to ?? a[1] })] : [];
  });
}

const nameOf = (e: Evidence, id: string) => [id, inputOf(e, id)?.name ?? id, inputOf(e, id)?.node ?? id];

function figure(
  e: Evidence,
  c: Clock,
  value: Derived,
  keys: { from: string | undefined; to: string | undefined },
): Figure {
  return {
    value,
    keys,
    inputs: [c.a, c.b],
    evidence: c.evidence ?? [{ input: c.a }, { input: c.b }],
    samples: c.pairs,
    proof:
      c.pairs > 0 || c.basis === "stated"
        ? `${c.pairs} packets or lines are in both, and no order of cause and effect contradicts it`
        : undefined,
    needs: NEEDS,
    narrows: "more packets that both recorded, with less time on the way between them",
    path: `${nameOf(e, c.a)[1]} and ${nameOf(e, c.b)[1]}`,
    limits: c.limits ?? [],
  };
}

/** Kinds of figures about clocks. */
export const CLOCKS: readonly FigureKind[] = [
  {
    kind: "clock.offset",
    says: "Clock of one input or node (where to) less that of another (where from), whole quarter hours and days apart.",
    value: "number",
    unit: "us",
    signed: true,
    selectors: ["from", "to"],
    needs: NEEDS,
    derive: ({ evidence, where }) =>
      figures(evidence, where.from, where.to, (c, sign) => {
        const [low, high] = sign === 1 ? [c.offsetLow_us, c.offsetHigh_us] : [-c.offsetHigh_us, -c.offsetLow_us];
        return { low, high };
      }),
  },
  {
    kind: "clock.zone",
    says: "Whole quarter hours between two clocks (where to less where from) that are taken for a difference of zones.",
    value: "number",
    unit: "us",
    signed: true,
    selectors: ["from", "to"],
    needs: NEEDS,
    derive: ({ evidence, where }) =>
      figures(evidence, where.from, where.to, (c, sign) => sign * (c.zoneShift_s ?? 0) * 1_000_000),
  },
];
