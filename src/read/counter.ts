// Oddities of a file counted by kind, with the place of the first: one finding each instead of one a record.
import type { ReadFinding } from "./batch.ts";

/** A kind of oddity. `says` completes with the number of times it was met. */
export interface Oddity {
  readonly code: string;
  readonly severity: ReadFinding["severity"];
  says(count: number): string;
}

interface Met {
  readonly oddity: Oddity;
  count: number;
  readonly first: { readonly offset?: number; readonly record?: number; readonly line?: number };
}

/** Counts oddities; memory grows with the kinds, not with the file. */
export class FindingCounter {
  readonly #met = new Map<string, Met>();

  /** Counts one more (or `times` more) of `oddity`; the place is kept for the first. */
  add(oddity: Oddity, place: Met["first"], times = 1): void {
    const met = this.#met.get(oddity.code);
    if (met === undefined) this.#met.set(oddity.code, { oddity, count: times, first: place });
    else met.count += times;
  }

  /** One finding a kind, in the order in which they were first met. */
  findings(): ReadFinding[] {
    return [...this.#met.values()].map(({ oddity, count, first }) => ({
      code: oddity.code,
      severity: oddity.severity,
      says: oddity.says(count),
      count,
      ...first,
    }));
  }
}

/** "1 record" or "3 records". */
export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
