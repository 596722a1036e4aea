// Every claim of a case, derived again: verdict, reason, scope, and what it does not show.
import { canonicalIp } from "../../core/address.ts";
import { decimalText, type Decimal } from "../../core/decimal.ts";
import { earliest, latest } from "../../core/time.ts";
import type { Case, CaseClaim } from "../../schema/case.generated.ts";
import type { Claim, Evidence, Source } from "../../schema/evidence.generated.ts";
import { figureKind } from "../checks/checks.ts";
import type { Body, Figure, FigureKind } from "../checks/figure.ts";
import { controlled } from "./controls.ts";
import { expectedJson, readExpected, type Names } from "./expected.ts";
import { isBounds, judge, timeText, type Judgement, type Question } from "./judge.ts";
import { isPath, pathFigures, pathType } from "./path.ts";
import { select, stagesOfFigures } from "./select.ts";

/** A claim with what it rests on, before controls. */
export interface Judged {
  readonly claim: Claim;
  readonly of: CaseClaim;
  readonly figures: readonly Figure[];
}

/** Most places that one claim lists. */
const MOST_PLACES = 50;

/**
 * Verdicts of all claims of a case, in its order. The case must have passed `claimProblems`. Nothing is anonymized.
 */
export function judgeClaims(evidence: Evidence, theCase: Case): Claim[] {
  const names = vtepNames(theCase);
  const judged = (theCase.claims ?? []).map((c) =>
    judgeClaim(c, { evidence, case: theCase, where: c.where ?? {} }, names),
  );
  return controlled(judged, evidence, theCase);
}

/** Address by name of a VTEP. */
export function vtepNames(theCase: Case): Names {
  return new Map(Object.entries(theCase.vteps ?? {}).map(([name, a]) => [name, canonicalIp(a) ?? a]));
}

/** How a claim is judged that nobody wrote down. */
export interface Unwritten {
  /** The kind, where it is not to be looked up. */
  readonly known?: FigureKind;
  /** It is a limit: one figure that exceeds it is enough. */
  readonly limit?: true;
}

/** One claim on its own, before its controls. Also for budgets and checks. */
export function judgeClaim(c: CaseClaim, body: Body, names: Names, how: Unwritten = {}): Judged {
  const looked = how.known ?? kindOf(c, body.evidence);
  const kind = how.limit === true && typeof looked !== "string" ? { ...looked, each: true as const } : looked;
  if (typeof kind === "string") return row(c, undefined, { verdict: "inconclusive", reason: kind });
  const read = readExpected(c.expected, c.tolerance, kind, names);
  if ("problem" in read) return row(c, kind, { verdict: "inconclusive", reason: read.problem });
  const q: Question = { kind, expectation: read.expectation, tolerance: read.tolerance };
  const selection = select(body, kind, c.stage);
  if (selection.is === "missing")
    return row(c, kind, { verdict: "inconclusive", reason: "no input shows it", missing: kind.needs }, q);
  if (selection.is === "elsewhere") return row(c, kind, { verdict: "out of scope", reason: selection.says }, q);
  const figures = selection.figures.map((f) => underControl(f, c));
  const stages = stagesOfFigures(body.evidence, figures);
  if (stages.length > 1 && kind.across !== true && c.stage === undefined)
    return row(
      c,
      kind,
      { verdict: "inconclusive", reason: `evidence of ${stages.length} stages answers to it: name the stage` },
      q,
    );
  return row(c, kind, combine(figures, q, kind), q, { figures, evidence: body.evidence });
}

/** Of what is said not to have happened, the control is the proof that it would have been seen. */
function underControl(f: Figure, c: CaseClaim): Figure {
  const byControl = f.absent !== undefined && c.control !== undefined && f.proof === undefined;
  return byControl ? { ...f, proof: "what it rests on is as good as its control" } : f;
}

/** The kind of a claim; a path takes its type from what it leads to. */
function kindOf(c: CaseClaim, evidence: Evidence): FigureKind | string {
  if (!isPath(c.figure)) return figureKind(c.figure) ?? `there is no kind of figure "${c.figure}"`;
  const found = pathFigures(evidence, c.figure);
  if ("says" in found) return found.says;
  return {
    kind: c.figure,
    says: "A figure of the evidence.",
    ...pathType(c.figure, found.figures[0]?.value),
    selectors: [],
    needs: "a row of the evidence that the path leads to",
    derive: (b) => {
      const here = pathFigures(b.evidence, c.figure);
      return "says" in here ? [] : here.figures;
    },
  };
}

/** The verdict of all figures that are meant. */
function combine(figures: readonly Figure[], q: Question, kind: FigureKind): Verdict {
  const all = figures.map((f) => ({ f, j: judge(f, q) }));
  // of rows that must all hold, those that could not fail say nothing beside one that could
  const telling = kind.each === true && all.some((x) => x.j.verdict === "reproduced");
  const by = (v: Judgement["verdict"]) => all.filter((x) => x.j.verdict === v && !(telling && x.j.vacuous === true));
  const [bad, open] = [by("contradicted"), by("inconclusive")];
  const told = (x: { f: Figure; j: Judgement }) =>
    figures.length > 1 && x.f.path !== undefined ? `${x.f.path}: ${x.j.reason}` : x.j.reason;
  if (bad.length > 0 && (kind.each === true || bad.length === all.length))
    return { ...bad[0]!.j, reason: told(bad[0]!), shown: bad[0]!.f };
  if (bad.length > 0)
    return {
      verdict: "inconclusive",
      reason: `${figures.length} figures answer to it and they differ: ${all.slice(0, 3).map(told).join("; ")}`,
      missing: "selectors (where) that mean one of them",
    };
  if (open.length > 0) return { ...open[0]!.j, reason: told(open[0]!), shown: open[0]!.f };
  const [first] = by("reproduced");
  const more = figures.length > 1 ? ` (and ${figures.length - 1} more agree)` : "";
  return { ...first!.j, reason: `${told(first!)}${more}`, shown: first!.f };
}

interface Verdict {
  readonly verdict: Claim["verdict"];
  readonly reason: string;
  readonly missing?: string | undefined;
  /** The figure whose value is shown as observed. */
  readonly shown?: Figure;
}

interface Rests {
  readonly figures: readonly Figure[];
  readonly evidence: Evidence;
}

function row(c: CaseClaim, kind: FigureKind | undefined, v: Verdict, q?: Question, rests?: Rests): Judged {
  const time = kind?.value === "time" ? timeText : undefined;
  const samples = sum(rests?.figures ?? []);
  const claim: Claim = {
    id: c.id,
    says: c.says,
    stage: c.stage ?? null,
    figure: c.figure,
    ...(kind?.unit === undefined ? {} : { unit: kind.unit }),
    expected: q === undefined ? (c.expected ?? null) : expectedJson(q.expectation, time),
    observed: observedJson(v.shown),
    ...(q?.tolerance === undefined ? {} : { tolerance: plain(q.tolerance) }),
    verdict: v.verdict,
    reason: v.reason,
    ...(v.missing === undefined ? {} : { missing: v.missing }),
    ...(samples === undefined ? {} : { samples }),
    evidence: places(rests?.figures ?? []),
    scope: rests === undefined ? "nothing that was read" : scopeOf(c, rests),
    limits: [...new Set(v.shown?.limits ?? [])],
    ...(c.doesNotShow === undefined ? {} : { doesNotShow: c.doesNotShow }),
  };
  return { claim, of: c, figures: rests?.figures ?? [] };
}

function observedJson(shown: Figure | undefined): unknown {
  const v = shown?.value;
  if (v === undefined || v === null) return null;
  return isBounds(v) ? { low: v.low, high: v.high } : v;
}

function plain(d: Decimal): number {
  return Number(decimalText(d));
}

function sum(figures: readonly Figure[]): number | undefined {
  const known = figures.map((f) => f.samples).filter((n) => n !== undefined);
  return known.length === 0 ? undefined : known.reduce((a, b) => a + b, 0);
}

function places(figures: readonly Figure[]): Source[] {
  const seen = new Map<string, Source>();
  for (const s of figures.flatMap((f) => f.evidence))
    seen.set(JSON.stringify([s.input, s.record, s.line, s.offset]), s);
  return [...seen.values()].slice(0, MOST_PLACES);
}

function scopeOf(c: CaseClaim, { figures, evidence }: Rests): string {
  const ids = [...new Set(figures.flatMap((f) => f.inputs))];
  const inputs = ids.map((id) => evidence.inputs.find((i) => i.id === id)?.name ?? id);
  const paths = [...new Set(figures.map((f) => f.path).filter((p) => p !== undefined))];
  const spans = figures.map((f) => f.span).filter((s) => s !== undefined);
  const samples = sum(figures);
  const parts = [
    c.stage === undefined ? undefined : `stage ${c.stage}`,
    listed(inputs, 3),
    paths.length === 0 ? undefined : listed(paths, 3),
    spans.length === 0 ? undefined : `${earliest(spans.map((s) => s.first))} to ${latest(spans.map((s) => s.last))}`,
    samples === undefined ? undefined : `${samples} ${samples === 1 ? "sample" : "samples"}`,
  ];
  return parts.filter((p) => p !== undefined && p !== "").join("; ");
}

function listed(words: readonly string[], shown: number): string {
  return words.length <= shown
    ? words.join(", ")
    : `${words.slice(0, shown).join(", ")} and ${words.length - shown} more`;
}
