// Whether what two figures rest on was recorded at the same time.
import { decimalText } from "../../core/decimal.ts";
import { parseQuantity } from "../../core/quantity.ts";
import { parseRfc3339 } from "../../core/time.ts";
import type { Evidence } from "../../schema/evidence.generated.ts";
import type { Figure } from "../checks/figure.ts";

/** How far in time a control may be from what it controls, where the claim does not say, in ns. */
const WITHIN_NS = 60_000_000_000n;

/** Whether figures rest on the same window: by their times (`within` apart, 60 s without it), else by stage and order. */
export function windowOf(
  a: readonly Figure[],
  b: readonly Figure[],
  within: string | undefined,
  evidence: Evidence,
): "same" | "stage" | "apart" | "unknown" {
  const [x, y] = [spanOf(a), spanOf(b)];
  if (x !== undefined && y !== undefined) {
    const gap = x.first > y.last ? x.first - y.last : y.first > x.last ? y.first - x.last : 0n;
    return gap <= withinNs(within) ? "same" : "apart";
  }
  const [p, q] = [placeOf(a, evidence), placeOf(b, evidence)];
  if (p === undefined || q === undefined) return "unknown";
  return p === q ? "stage" : "apart";
}

function withinNs(text: string | undefined): bigint {
  const q = text === undefined ? undefined : parseQuantity(text);
  if (q?.unit !== "us") return WITHIN_NS;
  return BigInt(Math.round(Number(decimalText(q.value)) * 1000));
}

function spanOf(figures: readonly Figure[]): { first: bigint; last: bigint } | undefined {
  const spans = figures.map((f) => f.span);
  let [first, last]: (bigint | undefined)[] = [];
  for (const s of spans) {
    const [a, b] = s === undefined ? [] : [parseRfc3339(s.first), parseRfc3339(s.last)];
    if (a === undefined || b === undefined) return undefined;
    if (first === undefined || a < first) first = a;
    if (last === undefined || b > last) last = b;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Stage and order of the inputs, where the case gives all of them one stage. */
function placeOf(figures: readonly Figure[], evidence: Evidence): string | undefined {
  const ids = new Set(figures.flatMap((f) => f.inputs));
  const places = new Set(
    evidence.inputs
      .filter((i) => ids.has(i.id))
      .map((i) => (i.stage === undefined ? undefined : `${i.stage} ${i.order ?? ""}`)),
  );
  const [only] = places;
  return places.size === 1 ? only : undefined;
}
