// Facts as figures take them: what is in a value is not known until it is looked at.
import type { Fact } from "../../schema/evidence.generated.ts";

/** The fields of a fact's value; none where it is no object. */
export function fieldsOf(fact: Fact): Readonly<Record<string, unknown>> {
  const { value } = fact;
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
