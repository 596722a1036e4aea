// The claims of a case as a table: what was expected and derived with units, how it came out, and why.
import type { Claim, Evidence } from "../schema/evidence.generated.ts";
import { expectedWords, observedWords } from "./check-words.ts";
import { plural } from "./format.ts";
import type { Draft, Tagged } from "./table.ts";

/** A verdict with its sign and its colour: a word, a sign and a colour, never a colour alone. Grey and yellow are never a pass. */
const VERDICTS: Readonly<Record<Claim["verdict"], Tagged>> = {
  reproduced: { tag: "\u2713 reproduced", tone: "good" },
  contradicted: { tag: "\u2717 contradicted", tone: "error" },
  inconclusive: { tag: "? inconclusive", tone: "warning" },
  "out of scope": { tag: "\u2013 out of scope", tone: "info" },
};

/** Results of checks and stages. */
export const RESULTS: Readonly<Record<"passed" | "failed" | "inconclusive", Tagged>> = {
  passed: { tag: "\u2713 passed", tone: "good" },
  failed: { tag: "\u2717 failed", tone: "error" },
  inconclusive: { tag: "? inconclusive", tone: "warning" },
};

/** Verdicts of budgets. */
export const BUDGETS: Readonly<Record<"met" | "exceeded" | "inconclusive", Tagged>> = {
  met: { tag: "\u2713 met", tone: "good" },
  exceeded: { tag: "\u2717 exceeded", tone: "error" },
  inconclusive: { tag: "? inconclusive", tone: "warning" },
};

/** Claims in the order of the case. */
export function claimTable(evidence: Pick<Evidence, "claims">): Draft {
  const counts = (Object.keys(VERDICTS) as Claim["verdict"][]).flatMap((v) => {
    const n = evidence.claims.filter((c) => c.verdict === v).length;
    return n === 0 ? [] : [`${n} ${v}`];
  });
  return {
    id: "claims",
    title: "Claims",
    note: `${plural(evidence.claims.length, "claim")}: ${counts.join(", ")}. A verdict holds for its scope and for nothing else.`,
    columns: "claim|verdict|says|expected|observed|why|scope|evidence",
    rows: evidence.claims.map((c) => [
      c.id,
      VERDICTS[c.verdict],
      c.says,
      expectedWords(c),
      observedWords(c),
      why(c),
      c.scope,
      { sources: c.evidence },
    ]),
    limits: evidence.claims.map((c) => [...c.limits, ...(c.doesNotShow ?? []).map((x) => `Does not show: ${x}`)]),
    empty: "",
  };
}

/** The reason without the value, which has a column of its own, and what would decide it. */
function why(c: Claim): string {
  const reason = c.reason.replace(/^derived [^;]*; /, "");
  return c.missing === undefined ? reason : `${reason}. Missing: ${c.missing}`;
}
