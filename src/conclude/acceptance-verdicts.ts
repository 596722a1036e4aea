// Verdicts of an acceptance against what it says was expected and derived: they must follow from it.
import { decimalOf } from "../core/decimal.ts";
import type { Acceptance, AcceptanceCheck, Claim } from "../schema/acceptance.generated.ts";
import { nearest } from "../schema/problems.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";
import { FIGURE_KINDS, figureKind } from "./checks/checks.ts";
import type { Derived } from "./checks/figure.ts";
import { readBack, vacuous, type Expectation } from "./claims/expected.ts";
import { compare } from "./claims/judge.ts";
import { isPath, parsePath, pathType } from "./claims/path.ts";

/** What of a claim or check the verdict follows from. */
type Row = Pick<Claim, "figure" | "expected" | "observed" | "unit" | "tolerance">;

/** Problems of claims: verdicts, kinds of figures, controls. */
export function claimVerdictProblems(a: Acceptance): ArithmeticProblem[] {
  const verdicts = new Map(a.claims.map((c) => [c.id, c.verdict]));
  return a.claims.flatMap((c, i) => {
    const at = `/claims/${i}`;
    const out = ofRow(c, at);
    const said = c.verdict === "out of scope" ? "inconclusive" : c.verdict;
    const follows = verdictOf(c);
    if (c.verdict === "reproduced" || c.verdict === "contradicted") {
      if (follows !== said)
        out.push({ pointer: `${at}/verdict`, says: `is ${said}, expected and observed give ${follows}` });
      if (c.evidence.length === 0)
        out.push({ pointer: `${at}/evidence`, says: `is empty, and the verdict is ${c.verdict}` });
    } else if (c.verdict === "out of scope" && c.observed !== null)
      out.push({ pointer: `${at}/observed`, says: "is derived, and the claim is out of scope" });
    for (const [k, control] of (c.controls ?? []).entries()) {
      const other = verdicts.get(control.claim);
      if (other === undefined)
        out.push({ pointer: `${at}/controls/${k}/claim`, says: `there is no claim "${control.claim}"` });
      else if (control.passed !== (other === "reproduced"))
        out.push({
          pointer: `${at}/controls/${k}/passed`,
          says: `is ${control.passed}, claim ${control.claim} is ${other}`,
        });
      if (!control.passed && c.verdict === "reproduced")
        out.push({ pointer: `${at}/verdict`, says: `is reproduced, and its control ${control.claim} did not pass` });
    }
    if (c.verdict === "reproduced" && restsOnSilence(c, a)) {
      const controls = a.claims.filter((x) => c.controls?.some((k) => k.claim === x.id));
      if ((c.controls ?? []).length === 0)
        out.push({ pointer: `${at}/controls`, says: "a claim that something did not happen needs a control" });
      else if (controls.every((x) => x.observed === 0 || x.observed === null || restsOnSilence(x, a)))
        out.push({ pointer: `${at}/controls`, says: "none of its controls shows that anything was seen" });
    }
    return out;
  });
}

/** Problems of checks. */
export function checkVerdictProblems(a: Acceptance): ArithmeticProblem[] {
  const results = { reproduced: "passed", contradicted: "failed", inconclusive: "inconclusive" } as const;
  return a.stages.flatMap((s, k) =>
    s.checks.flatMap((c: AcceptanceCheck, i) => {
      const at = `/stages/${k}/checks/${i}`;
      const out = ofRow(c, at);
      const follows = results[verdictOf(c)];
      if (c.result !== "inconclusive" && c.result !== follows)
        out.push({ pointer: `${at}/result`, says: `is ${c.result}, expected and observed give ${follows}` });
      if (c.result === "passed" && restsOnSilence(c, a))
        out.push({ pointer: `${at}/result`, says: "is passed, and nothing shows that an answer would have been seen" });
      return out;
    }),
  );
}

/** Figures that count what was not answered. */
const UNANSWERED = new Set(["loss.count", "probe.failures", "probe.failureRate", "loss.periods", "loss.seqs"]);

/** A value that says that nothing was there, or was counted where no probe of its inputs was answered. */
function restsOnSilence(c: Pick<Claim, "figure" | "observed" | "evidence">, a: Acceptance): boolean {
  if (figureKind(c.figure)?.negative?.(c.observed) === true) return true;
  if (!UNANSWERED.has(c.figure)) return false;
  const inputs = new Set(c.evidence.map((x) => x.input));
  const rows = a.probes.filter((p) => inputs.has(p.input));
  return rows.length > 0 && rows.every((p) => p.answered + p.late === 0 && p.lost > 0);
}

/** The figure is one that there is, and its unit is the one that it has. */
function ofRow(c: Row, at: string): ArithmeticProblem[] {
  if (isPath(c.figure)) {
    const steps = parsePath(c.figure);
    if (typeof steps === "string") return [{ pointer: `${at}/figure`, says: steps }];
    const { unit } = pathType(c.figure, c.observed as Derived);
    if (c.observed === null || unit === c.unit) return [];
    return [{ pointer: `${at}/unit`, says: `is ${c.unit ?? "absent"}, ${c.figure} is in ${unit ?? "no unit"}` }];
  }
  const kind = figureKind(c.figure);
  if (kind === undefined) {
    const near = nearest(
      c.figure,
      FIGURE_KINDS.map((k) => k.kind),
    );
    return [
      {
        pointer: `${at}/figure`,
        says: `"${c.figure}" is no figure${near === undefined ? "" : `: did you mean "${near}"?`}`,
      },
    ];
  }
  if (kind.unit === c.unit) return [];
  return [{ pointer: `${at}/unit`, says: `is ${c.unit ?? "absent"}, ${c.figure} is in ${kind.unit ?? "no unit"}` }];
}

function verdictOf(c: Row): "reproduced" | "contradicted" | "inconclusive" {
  const kind = isPath(c.figure) ? pathType(c.figure, c.observed as Derived) : figureKind(c.figure);
  if (kind === undefined || c.observed === null) return "inconclusive";
  const expectation: Expectation | undefined = readBack(c.expected, kind);
  if (expectation === undefined) return "inconclusive";
  const tolerance = c.tolerance === undefined ? undefined : decimalOf(c.tolerance);
  const { verdict } = compare(c.observed as Derived, { kind, expectation, tolerance });
  // what every value satisfies is reproduced by none
  return verdict === "reproduced" && vacuous(expectation, tolerance, kind) !== undefined ? "inconclusive" : verdict;
}
