// Controls: a claim that something did not happen means something only where a control shows, in the same window, that it would
// have been seen.
import { decimalText } from "../../core/decimal.ts";
import { parseQuantity } from "../../core/quantity.ts";
import { parseRfc3339 } from "../../core/time.ts";
import type { Claim, Evidence } from "../../schema/evidence.generated.ts";
import type { Judged } from "./claims.ts";

/** How far in time a control may be from what it controls, where the claim does not say, in ns. */
const WITHIN_NS = 60_000_000_000n;

/** Ids of the controls of a claim. */
export function controlsOf(of: { readonly control?: string | string[] }): readonly string[] {
  return of.control === undefined ? [] : typeof of.control === "string" ? [of.control] : of.control;
}

/** The claims, with verdicts that hold only where their controls do. A circle of controls controls nothing. */
export function controlled(judged: readonly Judged[], evidence: Evidence): Claim[] {
  const byId = new Map(judged.map((j) => [j.claim.id, j]));
  const done = new Map<string, Claim>();
  const open = new Set<string>();
  const settle = (j: Judged): Claim => {
    const known = done.get(j.claim.id);
    if (known !== undefined) return known;
    open.add(j.claim.id);
    const controls = controlsOf(j.of).map((id) => {
      const other = byId.get(id);
      const passed = other !== undefined && !open.has(id) && settle(other).verdict === "reproduced";
      return { id, other, passed };
    });
    open.delete(j.claim.id);
    const claim = withControls(j, controls, evidence);
    done.set(j.claim.id, claim);
    return claim;
  };
  return judged.map(settle);
}

interface Control {
  readonly id: string;
  readonly other: Judged | undefined;
  readonly passed: boolean;
}

function withControls(j: Judged, controls: readonly Control[], evidence: Evidence): Claim {
  const { claim } = j;
  if (controls.length === 0) {
    if (!j.negative || claim.verdict !== "reproduced") return claim;
    return {
      ...claim,
      verdict: "inconclusive",
      reason: `${claim.reason}, but nothing shows that it would have been seen`,
      missing: "a control: a claim that shows the same tap or the same probes at work in the same window",
    };
  }
  const rows = controls.map((c) => ({ claim: c.id, passed: c.passed }));
  const windows = controls.map((c) => ({
    id: c.id,
    w: c.other === undefined ? "unknown" : window(j, c.other, evidence),
  }));
  const limits = [...claim.limits];
  if (windows.some((x) => x.w === "stage"))
    limits.push("That a control ran in the same window rests on its stage alone: there are no times to compare.");
  const all = { ...claim, controls: rows, limits };
  if (claim.verdict !== "reproduced") return all;
  const failed = controls.find((c) => !c.passed);
  if (failed !== undefined)
    return {
      ...all,
      verdict: "inconclusive",
      reason: `its control ${failed.id} was not reproduced`,
      missing: "a control that passed",
    };
  const apart = windows.find((x) => x.w === "apart" || x.w === "unknown");
  if (apart !== undefined)
    return {
      ...all,
      verdict: "inconclusive",
      reason:
        apart.w === "apart"
          ? `its control ${apart.id} passed, but in another window`
          : `its control ${apart.id} passed, but whether in the same window is not known`,
      missing: "times in both, or one stage and order for both in the case",
    };
  return {
    ...all,
    reason: `${claim.reason}; control ${controls.map((c) => c.id).join(", ")} passed in the same window`,
  };
}

/** Whether two claims rest on the same window: by their times, else by stage and order. */
function window(a: Judged, b: Judged, evidence: Evidence): "same" | "stage" | "apart" | "unknown" {
  const [x, y] = [spanOf(a), spanOf(b)];
  if (x !== undefined && y !== undefined) {
    const gap = x.first > y.last ? x.first - y.last : y.first > x.last ? y.first - x.last : 0n;
    return gap <= withinNs(a.of.within) ? "same" : "apart";
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

function spanOf(j: Judged): { first: bigint; last: bigint } | undefined {
  const spans = j.figures.map((f) => f.span);
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
function placeOf(j: Judged, evidence: Evidence): string | undefined {
  const ids = new Set(j.figures.flatMap((f) => f.inputs));
  const places = new Set(
    evidence.inputs
      .filter((i) => ids.has(i.id))
      .map((i) => (i.stage === undefined ? undefined : `${i.stage} ${i.order ?? ""}`)),
  );
  const [only] = places;
  return places.size === 1 ? only : undefined;
}
