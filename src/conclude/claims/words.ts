// A claim in words of this tool: where those of its author are not to be published.
import { decimalOf } from "../../core/decimal.ts";
import { quantityText } from "../../core/quantity.ts";
import type { Claim } from "../../schema/evidence.generated.ts";
import { figureKind } from "../checks/checks.ts";
import type { Derived } from "../checks/figure.ts";
import { valueText } from "./judge.ts";

/** "loss.observedGap is 616 ms, give or take 1 ms". */
export function claimWords(c: Pick<Claim, "figure" | "expected" | "unit" | "tolerance">): string {
  const slack = c.tolerance === undefined ? undefined : decimalOf(c.tolerance);
  const tolerance = slack === undefined ? "" : `, give or take ${quantityText(slack, c.unit)}`;
  return `${c.figure} ${expectedWords(c)}${tolerance}`;
}

/** "is 616 ms", "is 0.2 s to 0.6 s", "is at most 1 s", "has 403, 404". */
function expectedWords({ figure, expected, unit }: Pick<Claim, "figure" | "expected" | "unit">): string {
  const words = figureKind(figure)?.words;
  const told = { ...(unit === undefined ? {} : { unit }), ...(words === undefined ? {} : { words }) };
  const text = (v: unknown) => valueText(v as Derived, told);
  if (typeof expected !== "object" || expected === null || Array.isArray(expected)) return `is ${text(expected)}`;
  const { min, max, includes } = expected as Record<string, unknown>;
  if (includes !== undefined) return `has ${text(includes)}`;
  if (min === undefined) return `is at most ${text(max)}`;
  return max === undefined ? `is at least ${text(min)}` : `is ${text(min)} to ${text(max)}`;
}
