// One figure against one expectation: reproduced, contradicted or inconclusive. All comparisons are exact.
import { compareDecimals, decimalOf, minus, plus, type Decimal } from "../../core/decimal.ts";
import { named } from "../../core/quoted.ts";
import { quantityText, type Unit } from "../../core/quantity.ts";
import { parseRfc3339, rfc3339 } from "../../core/time.ts";
import type { Bounds, Derived, Figure, FigureKind, Scalar } from "../checks/figure.ts";
import { canonical, vacuous, type Expectation } from "./expected.ts";

/** What one figure says about an expectation. */
export interface Judgement {
  readonly verdict: "reproduced" | "contradicted" | "inconclusive";
  readonly reason: string;
  readonly missing?: string | undefined;
  /** It would be reproduced, and could not have been anything else. */
  readonly vacuous?: true;
}

/** What is compared and how. */
export interface Question {
  readonly kind: Pick<FigureKind, "value" | "unit" | "order" | "signed" | "words">;
  readonly expectation: Expectation;
  readonly tolerance: Decimal | undefined;
}

/** True for bounds. */
export function isBounds(v: Derived): v is Bounds {
  return typeof v === "object" && v !== null && !Array.isArray(v);
}

/** The verdict of one figure. A figure without proof that it could have come out otherwise decides nothing. */
export function judge(figure: Figure, q: Question): Judgement {
  if (figure.value === null)
    return { verdict: "inconclusive", reason: "the figure is not defined here", missing: figure.needs };
  const compared = compare(figure.value, q);
  if (compared.verdict !== "inconclusive" && figure.proof === undefined)
    return {
      verdict: "inconclusive",
      reason: `${compared.reason}, but nothing shows that this could have come out otherwise`,
      missing: figure.needs,
    };
  if (compared.verdict === "inconclusive") return { ...compared, missing: figure.narrows ?? figure.needs };
  const why =
    compared.verdict === "reproduced" ? vacuous(q.expectation, q.tolerance, q.kind, figure.possible) : undefined;
  if (why !== undefined)
    return {
      verdict: "inconclusive",
      reason: `${compared.reason}, but the claim could not have failed: ${why}`,
      missing: "an expectation that some outcome would contradict",
      vacuous: true,
    };
  return figure.proof === undefined ? compared : { ...compared, reason: `${compared.reason}; ${figure.proof}` };
}

/** A derived value against what is expected, without asking what proves it. */
export function compare(value: Derived, q: Question): Judgement {
  const e = q.expectation;
  switch (e.is) {
    case "truth":
      return verdict(value === e.value, `derived ${valueText(value, q.kind)}`);
    case "word":
      return verdict(
        isScalar(value) && value !== null && String(canonical(value)) === e.value,
        `derived ${valueText(value, q.kind)}`,
      );
    case "list":
      return verdict(sameList(asList(value), e.values, q.kind.order ?? "set"), `derived ${valueText(value, q.kind)}`);
    case "includes": {
      const have = new Set(asList(value).map((v) => canonical(v)));
      const lacking = e.values.filter((v) => !have.has(v));
      const lack = lacking.length === 0 ? "" : `, without ${lacking.map((v) => scalarText(v, q.kind)).join(", ")}`;
      return verdict(lacking.length === 0, `derived ${valueText(value, q.kind)}${lack}`);
    }
    case "range":
      return inRange(value, q, e);
  }
}

function verdict(same: boolean, reason: string): Judgement {
  return { verdict: same ? "reproduced" : "contradicted", reason };
}

/** Reproduced when all that is possible lies within, contradicted when nothing does. */
function inRange(value: Derived, q: Question, e: Extract<Expectation, { is: "range" }>): Judgement {
  const decimal = q.kind.value === "time" ? timeDecimal : numberDecimal;
  const [low, high] = isBounds(value) ? [decimal(value.low), decimal(value.high)] : [decimal(value), decimal(value)];
  if (low === undefined || (high === undefined && !(isBounds(value) && value.high === null)))
    return { verdict: "inconclusive", reason: `derived ${valueText(value, q.kind)}, which is no number` };
  const slack = q.tolerance ?? { digits: 0n, scale: 0 };
  const least = e.low === undefined ? undefined : minus(e.low, slack);
  const most = e.high === undefined ? undefined : plus(e.high, slack);
  const reason = `derived ${valueText(value, q.kind)}`;
  const below = least !== undefined && high !== undefined && compareDecimals(high, least) < 0;
  const above = most !== undefined && compareDecimals(low, most) > 0;
  if (below || above) return { verdict: "contradicted", reason };
  const within =
    (least === undefined || compareDecimals(low, least) >= 0) &&
    (most === undefined || (high !== undefined && compareDecimals(high, most) <= 0));
  if (within) return { verdict: "reproduced", reason };
  return { verdict: "inconclusive", reason: `${reason}: the bounds reach beyond what is claimed` };
}

function numberDecimal(v: unknown): Decimal | undefined {
  return typeof v === "number" ? decimalOf(v) : undefined;
}

function timeDecimal(v: unknown): Decimal | undefined {
  const t = typeof v === "string" ? parseRfc3339(v) : undefined;
  return t === undefined ? undefined : { digits: t, scale: 0 };
}

/** A time in ns as RFC 3339, with as many digits as it needs. */
export function timeText(ns: Decimal): string {
  return rfc3339(ns.digits, 9).replace(/\.?0+Z$/, "Z");
}

function isScalar(v: Derived): v is Scalar {
  return v === null || typeof v !== "object";
}

function asList(v: Derived): readonly Scalar[] {
  return Array.isArray(v) ? (v as readonly Scalar[]) : isScalar(v) ? [v] : [];
}

function sameList(a: readonly Scalar[], b: readonly Scalar[], order: "sequence" | "set"): boolean {
  const text = (v: Scalar) => JSON.stringify(canonical(v));
  const [x, y] = [a.map(text), b.map(text)];
  if (order === "set") {
    x.sort();
    y.sort();
  }
  return x.length === y.length && x.every((v, i) => v === y[i]);
}

const LISTED = 12;

/** How a value is told. */
interface Told {
  readonly unit?: Unit;
  readonly words?: readonly string[];
}

/** A derived value in words. */
export function valueText(value: Derived, kind: Told): string {
  if (isBounds(value)) {
    const [low, high] = [value.low, value.high].map((v) => (v === null ? null : scalarText(v, kind)));
    return high === null ? `at least ${low}` : `${low} to ${high}`;
  }
  if (Array.isArray(value)) {
    const shown = (value as readonly Scalar[]).slice(0, LISTED).map((v) => scalarText(v, kind));
    if (shown.length === 0) return "an empty list";
    const more = value.length > LISTED ? `, and ${value.length - LISTED} more` : "";
    return `${shown.join(", ")}${more}`;
  }
  return scalarText(value as Scalar, kind);
}

function scalarText(v: Scalar, { unit, words }: Told): string {
  if (v === null) return "absent";
  if (typeof v === "boolean") return String(v);
  if (typeof v === "string") return parseRfc3339(v) === undefined && words?.includes(v) !== true ? named(v) : v;
  const d = decimalOf(v);
  return d === undefined ? String(v) : quantityText(d, unit);
}
