// Controls: a claim that something did not happen means something only where a control shows, in the same window and by the same
// recorder or prober, that it would have been seen.
import type { Case } from "../../schema/case.generated.ts";
import type { Claim, Evidence } from "../../schema/evidence.generated.ts";
import type { Figure, Sign } from "../checks/figure.ts";
import type { Judged } from "./claims.ts";
import { byTheSame } from "./origin.ts";
import { windowOf } from "./window.ts";

/** What there is to know of where evidence comes from. */
interface Body {
  readonly evidence: Evidence;
  readonly case: Case;
}

/** Ids of the controls of a claim. */
export function controlsOf(of: { readonly control?: string | string[] }): readonly string[] {
  return of.control === undefined ? [] : typeof of.control === "string" ? [of.control] : of.control;
}

/** The claims, with verdicts that hold only where their controls do. A circle of controls controls nothing. */
export function controlled(judged: readonly Judged[], evidence: Evidence, theCase: Case): Claim[] {
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
    const claim = controls.length === 0 ? withoutControl(j) : withControls(j, controls, { evidence, case: theCase });
    done.set(j.claim.id, claim);
    return claim;
  };
  return judged.map(settle);
}

/** A claim, budget or check that names no control: it reproduces nothing that rests on what was not seen. */
export function withoutControl({ claim, figures }: Judged): Claim {
  const absent = figures.find((f) => f.absent !== undefined)?.absent;
  if (absent === undefined || claim.verdict !== "reproduced") return claim;
  return {
    ...claim,
    verdict: "inconclusive",
    reason: `${claim.reason}, but nothing shows that it would have been seen`,
    missing: `a control: a claim that shows ${SIGN_WORDS[absent]} in the same window`,
  };
}

/** What a control must show, in words. */
const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  answer: "an answer that the same recorder or prober saw",
  packet: "a packet that the same tap saw",
  allowed: "a request from the same node that was allowed",
};

interface Control {
  readonly id: string;
  readonly other: Judged | undefined;
  readonly passed: boolean;
}

function withControls(j: Judged, controls: readonly Control[], body: Body): Claim {
  const { claim } = j;
  const rows = controls.map((c) => ({ claim: c.id, passed: c.passed }));
  const windows = controls.map((c) => ({
    id: c.id,
    w: c.other === undefined ? "unknown" : windowOf(j.figures, c.other.figures, j.of.within, body.evidence),
  }));
  const limits = [...claim.limits];
  if (windows.some((x) => x.w === "stage"))
    limits.push("That a control ran in the same window rests on its stage alone: there are no times to compare.");
  const all = { ...claim, controls: rows, limits };
  if (claim.verdict !== "reproduced") return all;
  const open = (reason: string, missing: string): Claim => ({ ...all, verdict: "inconclusive", reason, missing });
  const failed = controls.find((c) => !c.passed);
  if (failed !== undefined) return open(`its control ${failed.id} was not reproduced`, "a control that passed");
  const apart = windows.find((x) => x.w === "apart" || x.w === "unknown");
  if (apart !== undefined)
    return open(
      apart.w === "apart"
        ? `its control ${apart.id} passed, but in another window`
        : `its control ${apart.id} passed, but whether in the same window is not known`,
      "times in both, or one stage and order for both in the case",
    );
  for (const f of j.figures) {
    const lacking = f.absent === undefined ? undefined : lack(f, j, controls, body);
    if (lacking !== undefined) return open(lacking.reason, lacking.missing);
  }
  return {
    ...all,
    reason: `${claim.reason}; control ${controls.map((c) => c.id).join(", ")} passed in the same window`,
  };
}

/** Why none of the controls shows that what a figure does not have would have been seen; undefined where one does. */
function lack(
  f: Figure,
  j: Judged,
  controls: readonly Control[],
  body: Body,
): { reason: string; missing: string } | undefined {
  const sign = f.absent!;
  const ids = controls.map((c) => c.id).join(", ");
  const showing = controls.flatMap((c) => c.other?.figures ?? []).filter((x) => x.shows?.includes(sign) === true);
  const missing = `a control that shows ${SIGN_WORDS[sign]} in the same window`;
  if (showing.length === 0)
    return { reason: `its control ${ids} passed, but it does not show ${SIGN_WORDS[sign]}`, missing };
  const same = showing.filter((x) => byTheSame(f, x, sign, body) === "same");
  if (same.length === 0) {
    const unknown = showing.some((x) => byTheSame(f, x, sign, body) === "unknown");
    const needs = unknown ? "; name node (and of a capture, interface) of both sources in the case" : "";
    return {
      reason: `its control ${ids} passed, but ${unknown ? "whether it was the same recorder or prober is not known" : "by another recorder or prober"}`,
      missing: `${missing}${needs}`,
    };
  }
  const now = same.some((x) => ["same", "stage"].includes(windowOf([f], [x], j.of.within, body.evidence)));
  return now ? undefined : { reason: `its control ${ids} passed, but in another window`, missing };
}
