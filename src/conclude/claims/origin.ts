// Whether two figures come from the same recorder or prober: a control says nothing about another tap.
import type { Case, CaseSource } from "../../schema/case.generated.ts";
import type { Evidence, Input } from "../../schema/evidence.generated.ts";
import type { Figure, Sign } from "../checks/figure.ts";
import { isTap } from "../checks/keys.ts";

/** Where evidence comes from, and what the case says about its sources. */
interface Body {
  readonly evidence: Evidence;
  readonly case: Case;
}

/**
 * Whether `control` was seen by what did not see `absent`: in the same input; for a tap, at the same interface of the same node; for a
 * prober, from the same node or address. "unknown" where the case does not say enough.
 */
export function byTheSame(absent: Figure, control: Figure, sign: Sign, body: Body): "same" | "other" | "unknown" {
  if (absent.inputs.some((id) => control.inputs.includes(id))) return "same";
  const [a, b] = [inputsOf(absent, body), inputsOf(control, body)];
  if (a.length === 0 || b.length === 0) return "unknown";
  const tap = a.some(isTap);
  if (sign === "packet" && !b.every(isTap)) return "other";
  // what a log shows was not seen by the tap
  if (tap && !b.every(isTap)) return "other";
  const [from, other] = [absent.keys.from, control.keys.from];
  if (!tap && from !== undefined && from === other) return "same";
  const nodes = alike(
    a.map((i) => i.node),
    b.map((i) => i.node),
  );
  if (!tap || nodes !== "same") return nodes;
  return alike(
    a.map((i) => sourceOf(i, body.case)?.interface),
    b.map((i) => sourceOf(i, body.case)?.interface),
  );
}

function inputsOf(f: Figure, { evidence }: Body): Input[] {
  return evidence.inputs.filter((i) => f.inputs.includes(i.id));
}

function sourceOf(i: Input, theCase: Case): CaseSource | undefined {
  return theCase.sources.find((s) => s.file === i.name || i.parts?.includes(s.file) === true);
}

function alike(a: readonly (string | undefined)[], b: readonly (string | undefined)[]): "same" | "other" | "unknown" {
  const all = [...a, ...b];
  if (all.some((x) => x === undefined)) return "unknown";
  return new Set(all).size === 1 ? "same" : "other";
}
