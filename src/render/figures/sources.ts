// Places that a figure rests on: what its links lead to.
import type { Source } from "../../schema/evidence.generated.ts";

/** Whole inputs, each once: what is counted over all of an input has no single record. */
export function wholeInputs(ids: Iterable<string>): readonly Source[] {
  return [...new Set(ids)].map((input) => ({ input }));
}

/** Places, and of the inputs that have none the input as a whole: so that no input is missing. */
export function placesIn(ids: Iterable<string>, places: readonly Source[]): readonly Source[] {
  const placed = new Set(places.map((p) => p.input));
  return [...places, ...wholeInputs([...ids].filter((id) => !placed.has(id)))];
}
