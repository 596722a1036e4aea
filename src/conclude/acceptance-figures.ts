// What an acceptance says twice must be the same twice: the value and its words, the samples and the scope, streams that are one another.
import type { Acceptance, Claim } from "../schema/acceptance.generated.ts";
import { unaskedId } from "./acceptance.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";
import { FIGURE_KINDS, figureKind } from "./checks/checks.ts";
import type { Derived } from "./checks/figure.ts";
import { valueText } from "./claims/judge.ts";

type Row = Pick<Claim, "figure" | "observed" | "unit" | "reason">;

/** Problems of values that stand in two places. */
export function repeatedProblems(a: Acceptance): ArithmeticProblem[] {
  return [
    ...a.claims.flatMap((c, i) => [...ofWords(c, `/claims/${i}`), ...ofScope(c, `/claims/${i}`)]),
    ...a.stages.flatMap((s, k) => s.checks.flatMap((c, i) => ofWords(c, `/stages/${k}/checks/${i}`))),
    ...a.stages.flatMap((s, k) => ofCheckIds(s.checks, `/stages/${k}/checks`)),
    ...ofInputIds(a),
    ...sameStreams(a),
    ...a.timings.flatMap((t, i) =>
      t.id === `t${i + 1}` ? [] : [{ pointer: `/timings/${i}/id`, says: `is "${t.id}", timing ${i + 1} is t${i + 1}` }],
    ),
  ];
}

/** Ids that this tool gave are in their order; those of other hands are their own. */
function ofInputIds(a: Acceptance): ArithmeticProblem[] {
  const numbers = a.inputs.map((i) => Number(/^i(\d+)$/.exec(i.id)?.[1]));
  return numbers.flatMap((n, i) =>
    i > 0 && n <= numbers[i - 1]! ? [{ pointer: `/inputs/${i}/id`, says: `comes behind ${a.inputs[i - 1]!.id}` }] : [],
  );
}

/** A check that runs unasked is named for its figure, numbered where there are several, in the order of the kinds. */
function ofCheckIds(
  checks: readonly { readonly id: string; readonly figure: string }[],
  at: string,
): ArithmeticProblem[] {
  const unasked = checks.filter((c) => !/^budget-\d+$/.test(c.id));
  const own = [...new Set(unasked.map((c) => c.figure))]
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((figure) => {
      const n = unasked.filter((c) => c.figure === figure).length;
      return Array.from({ length: n }, (_, i) => unaskedId(figure, i, n));
    });
  return unasked.flatMap((c, i) =>
    c.id === own[i]
      ? []
      : [
          {
            pointer: `${at}/${checks.indexOf(c)}/id`,
            says: `is "${c.id}", by the figures of its stage it is "${own[i]}"`,
          },
        ],
  );
}

const placeOf = (figure: string) => FIGURE_KINDS.findIndex((k) => k.kind === figure);

/** A number that was derived is the one that the reason tells. */
function ofWords(c: Row, at: string): ArithmeticProblem[] {
  const kind = figureKind(c.figure);
  if ((kind?.value !== "number" && kind?.value !== "time") || c.observed === null || !c.reason.includes("derived "))
    return [];
  const told = `derived ${valueText(c.observed as Derived, kind)}`;
  const rest = c.reason.slice(c.reason.indexOf(told) + told.length);
  // "derived 6" does not begin "derived 60"
  if (c.reason.includes(told) && !/^[\d.]*\d/.test(rest)) return [];
  return [{ pointer: `${at}/observed`, says: `is "${told.slice(8)}", and the reason tells another value` }];
}

function ofScope(c: Claim, at: string): ArithmeticProblem[] {
  const told = /(?:^|; )(\d+) samples?$/.exec(c.scope)?.[1];
  if ((told === undefined ? undefined : Number(told)) === c.samples) return [];
  return [{ pointer: `${at}/samples`, says: `is ${c.samples ?? "absent"}, the scope tells ${told ?? "none"}` }];
}

/** Streams that are the same probes name each other, each once. */
function sameStreams(a: Acceptance): ArithmeticProblem[] {
  const by = new Map(a.probes.map((p) => [p.stream, p]));
  return a.probes.flatMap((p, i) =>
    p.sameAs.flatMap((id, k) => {
      const pointer = `/probes/${i}/sameAs/${k}`;
      if (p.sameAs.indexOf(id) < k) return [{ pointer, says: `"${id}" is named twice` }];
      const other = by.get(id);
      if (other === undefined) return [];
      if (!other.sameAs.includes(p.stream)) return [{ pointer, says: `is "${id}", which does not name ${p.stream}` }];
      const before = by.get(p.sameAs[k - 1] ?? "");
      const misplaced = before !== undefined && a.probes.indexOf(other) < a.probes.indexOf(before);
      return misplaced ? [{ pointer, says: `is "${id}", which comes before ${before.stream}` }] : [];
    }),
  );
}
