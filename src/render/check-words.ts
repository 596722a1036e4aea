// An acceptance in words that every format shares: what was expected and derived, and how it came out as a whole.
import { claimWords } from "../conclude/claims/words.ts";
import type { Acceptance, AcceptanceCheck, Claim, Counts } from "../schema/acceptance.generated.ts";
import { plural } from "./format.ts";

/** "616 ms, give or take 1 ms": what a claim expects, without its figure. */
export function expectedWords(c: Pick<Claim, "figure" | "expected" | "unit" | "tolerance">): string {
  const words = claimWords(c);
  return words.slice(words.startsWith(c.figure) ? c.figure.length + 1 : 0).replace(/^is /, "");
}

/** What was derived: "615.882 ms"; "nothing" where nothing was. */
export function observedWords({ figure, observed, unit }: Pick<Claim, "figure" | "observed" | "unit">): string {
  if (observed === null) return "nothing";
  const words = (expected: unknown) =>
    expectedWords(unit === undefined ? { figure, expected } : { figure, expected, unit });
  const bounds =
    typeof observed === "object" && !Array.isArray(observed)
      ? (observed as { low: unknown; high: unknown })
      : undefined;
  if (bounds === undefined) return words(observed);
  return words(bounds.high === null ? { min: bounds.low } : { min: bounds.low, max: bounds.high });
}

/** "4 claims: 2 reproduced, 1 contradicted, 1 inconclusive; 3 checks: 3 passed". */
export function countWords(c: Counts): string {
  const part = (n: number, word: string) => (n === 0 ? [] : [`${n} ${word}`]);
  const claims = [
    ...part(c.reproduced, "reproduced"),
    ...part(c.contradicted, "contradicted"),
    ...part(c.inconclusive, "inconclusive"),
    ...part(c.outOfScope, "out of scope"),
  ].join(", ");
  const checks = [...part(c.passed, "passed"), ...part(c.failed, "failed"), ...part(c.undecided, "undecided")].join(
    ", ",
  );
  const of = (n: number, word: string, parts: string) => (n === 0 ? `no ${word}s` : `${plural(n, word)}: ${parts}`);
  return `${of(c.claims, "claim", claims)}; ${of(c.checks, "check", checks)}`;
}

/** All checks with the stage that they belong to. */
export function stageChecks(a: Acceptance): { stage: string | null; check: AcceptanceCheck }[] {
  return a.stages.flatMap((s) => s.checks.map((check) => ({ stage: s.name, check })));
}

/** The title, or what stands for it. */
export function acceptanceTitle(a: Acceptance): string {
  return a.title ?? "Acceptance";
}
