// The acceptance document: claims with verdicts, checks by stage, probes, timings, and the digests of what they rest on.
// No wall clock, no chance: the same inputs, case and key give the same bytes.
import { earliest, latest } from "../core/time.ts";
import type {
  Acceptance,
  AcceptanceCheck,
  AcceptanceOverhead,
  AcceptanceProbes,
  AcceptanceStage,
  Counts,
} from "../schema/acceptance.generated.ts";
import type { Case, CaseBudget, CaseClaim } from "../schema/case.generated.ts";
import type { Claim, Evidence, Stream } from "../schema/evidence.generated.ts";
import { FIGURE_KINDS } from "./checks/checks.ts";
import type { FigureKind } from "./checks/figure.ts";
import { budgetClaim } from "./claims/claim-problems.ts";
import { judgeClaim, vtepNames } from "./claims/claims.ts";
import { withoutControl } from "./claims/controls.ts";
import { inputsOfStage, onlyInputs, stagesOf } from "./claims/stages.ts";
import { claimWords } from "./claims/words.ts";
import { timings } from "./timings.ts";
import { share } from "./wilson.ts";

/** The acceptance of a case from its evidence, whose claims are judged. Raw: give it to scrubAcceptance() or reveal(). */
export function assembleAcceptance(e: Evidence, theCase: Case): Acceptance {
  const stageOf = new Map(e.inputs.map((i) => [i.id, i.stage ?? null]));
  const names = stagesOf(e, theCase.stages ?? []);
  const answered = answeredBudgets(names, e, theCase);
  const stages = names.map((name) => stageRow(name, e, theCase, answered));
  const counts = tally(
    e.claims,
    stages.flatMap((s) => s.checks),
  );
  return {
    schema: "wirewitness/acceptance/1",
    tool: e.tool,
    anonymized: false,
    ...(e.title === undefined ? {} : { title: e.title }),
    subject: e.subject,
    verdict: overall(counts),
    counts,
    inputs: e.inputs.map((i) => ({
      id: i.id,
      name: i.name,
      ...(i.node === undefined ? {} : { node: i.node }),
      stage: i.stage ?? null,
      ...(i.order === undefined ? {} : { order: i.order }),
      kind: i.kind,
      bytes: i.bytes,
      ...(i.digest === undefined ? {} : { digest: i.digest }),
      records: i.records,
      ...(i.lines === undefined ? {} : { lines: i.lines }),
      unparsed: i.unparsed,
      ...(i.first === undefined ? {} : { first: i.first }),
      ...(i.last === undefined ? {} : { last: i.last }),
      ...(i.clock === undefined ? {} : { clock: i.clock }),
    })),
    stages,
    probes: e.streams.map((s) => probesRow(s, stageOf.get(s.input) ?? null)),
    timings: timings(e),
    overhead: e.overhead.filter((o) => o.packets > 0).map((o) => overheadRow(o, stageOf.get(o.input) ?? null)),
    claims: e.claims,
    limits: limitsOf(e),
  };
}

/** What the counts come to. */
export function overall(c: Counts): Acceptance["verdict"] {
  if (c.contradicted > 0 || c.failed > 0) return "contradicted";
  return c.inconclusive > 0 || c.outOfScope > 0 || c.undecided > 0 ? "inconclusive" : "reproduced";
}

/** Claims by verdict and checks by result. */
export function tally(claims: readonly Claim[], checks: readonly AcceptanceCheck[]): Counts {
  const claimed = (v: Claim["verdict"]) => claims.filter((c) => c.verdict === v).length;
  const checked = (r: AcceptanceCheck["result"]) => checks.filter((c) => c.result === r).length;
  return {
    claims: claims.length,
    reproduced: claimed("reproduced"),
    contradicted: claimed("contradicted"),
    inconclusive: claimed("inconclusive"),
    outOfScope: claimed("out of scope"),
    checks: checks.length,
    passed: checked("passed"),
    failed: checked("failed"),
    undecided: checked("inconclusive"),
  };
}

function stageRow(name: string | null, e: Evidence, theCase: Case, answered: ReadonlySet<number>): AcceptanceStage {
  const ids = inputsOfStage(e, name);
  const inputs = e.inputs.filter((i) => ids.has(i.id));
  const claims = e.claims.filter((c) => c.stage === name);
  const checks = checksOf(name, onlyInputs(e, ids), theCase, answered);
  const first = earliest(inputs.flatMap((i) => i.first ?? []));
  const last = latest(inputs.flatMap((i) => i.last ?? []));
  return {
    name,
    inputs: inputs.map((i) => i.id),
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
    claims: claims.map((c) => c.id),
    counts: tally(claims, checks),
    checks,
  };
}

/** Checks that run without being asked for, where the stage has evidence for them, and the budgets. */
function checksOf(
  name: string | null,
  evidence: Evidence,
  theCase: Case,
  answered: ReadonlySet<number>,
): AcceptanceCheck[] {
  const automatic = FIGURE_KINDS.filter((k) => k.auto === true).flatMap((k) => automaticOf(k, evidence, theCase));
  const budgets = (theCase.budgets ?? []).flatMap((b, i) => {
    if (b.stage !== undefined && b.stage !== name) return [];
    const judged = judgedBudget(b, i, evidence, theCase);
    // a budget of every stage is one of those that have something to hold against it; where none has, it is undecided in each
    if (b.stage === undefined && answered.has(i) && !isAnswered(judged)) return [];
    return [checkRow(judged.id, judged, claimWords(judged))];
  });
  return [...automatic, ...budgets];
}

function judgedBudget(b: CaseBudget, i: number, evidence: Evidence, theCase: Case): Claim {
  const { stage: _, ...claim } = budgetClaim(b, i);
  const judged = judgeClaim(claim, { evidence, case: theCase, where: claim.where ?? {} }, vtepNames(theCase), {
    limit: true,
  });
  return withoutControl(judged);
}

/** Whether anything could be held against a budget. */
function isAnswered(judged: Claim): boolean {
  return judged.verdict === "reproduced" || judged.evidence.length > 0;
}

/** Places of the budgets of every stage that at least one stage answers. */
function answeredBudgets(stages: readonly (string | null)[], e: Evidence, theCase: Case): ReadonlySet<number> {
  const out = new Set<number>();
  for (const [i, b] of (theCase.budgets ?? []).entries())
    if (
      b.stage === undefined &&
      stages.some((s) => isAnswered(judgedBudget(b, i, onlyInputs(e, inputsOfStage(e, s)), theCase)))
    )
      out.add(i);
  return out;
}

/** Id of check `i` of `n` on one figure that run unasked: the figure, numbered where there are several. */
export function unaskedId(figure: string, i: number, n: number): string {
  return n === 1 ? figure : `${figure}-${i + 1}`;
}

function automaticOf(kind: FigureKind, evidence: Evidence, theCase: Case): AcceptanceCheck[] {
  const body = { evidence, case: theCase, where: {} };
  const figures = kind.derive(body);
  return figures.map((f, i) => {
    const id = unaskedId(kind.kind, i, figures.length);
    const claim: CaseClaim = { id, says: kind.says, figure: kind.kind };
    const one: FigureKind = { ...kind, derive: () => [f] };
    const judged = withoutControl(judgeClaim(claim, body, new Map(), { known: one }));
    return checkRow(id, judged, f.path === undefined ? kind.says : `${kind.says} ${f.path}`);
  });
}

const RESULTS = {
  reproduced: "passed",
  contradicted: "failed",
  inconclusive: "inconclusive",
  "out of scope": "inconclusive",
} as const;

function checkRow(id: string, c: Claim, says: string): AcceptanceCheck {
  return {
    id,
    figure: c.figure,
    says,
    result: RESULTS[c.verdict],
    expected: c.expected,
    observed: c.observed,
    ...(c.unit === undefined ? {} : { unit: c.unit }),
    reason: c.reason,
    evidence: c.evidence,
    limits: c.limits,
  };
}

function probesRow(s: Stream, stage: string | null): AcceptanceProbes {
  const failed = s.lost + s.icmpErrors;
  const decided = s.answered + s.late + failed;
  const rate = share(failed, decided);
  return {
    stream: s.id,
    input: s.input,
    stage,
    from: s.from,
    to: s.to,
    sameAs: s.sameAs,
    sent: s.sent,
    answered: s.answered,
    late: s.late,
    lost: s.lost,
    icmpErrors: s.icmpErrors,
    localErrors: s.localErrors,
    pending: s.pending,
    notObserved: s.notObserved,
    decided,
    failed,
    failed_percent: rate.percent,
    failedLow_percent: rate.low,
    failedHigh_percent: rate.high,
    ...(s.first === undefined ? {} : { first: s.first }),
    ...(s.last === undefined ? {} : { last: s.last }),
  };
}

function overheadRow(o: Evidence["overhead"][number], stage: string | null): AcceptanceOverhead {
  const { input, encapsulation, packets, headers, ipOverhead_bytes } = o;
  return { input, stage, encapsulation, packets, headers, ipOverhead_bytes };
}

/** What every acceptance says about itself. */
export const ALWAYS_LIMITS: readonly string[] = [
  "A verdict holds for the stage, the inputs and the path that its scope names, and for nothing else.",
  "Probes are samples: nothing here says that a service was never interrupted.",
  "Durations of different stages are not added up.",
];

function limitsOf(e: Evidence): string[] {
  const unparsed = e.inputs.reduce((n, i) => n + i.unparsed, 0);
  return [
    ...ALWAYS_LIMITS,
    ...e.findings.filter((f) => f.code === "input.outside-case").map((f) => f.says),
    ...(unparsed === 0
      ? []
      : [`${unparsed} ${unparsed === 1 ? "line or record was" : "lines or records were"} not understood.`]),
  ];
}
