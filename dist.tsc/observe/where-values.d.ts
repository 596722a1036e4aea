import type { Field, FieldValue } from "./where-fields.ts";
/** How a field stands to a value. */
export type Relation = "==" | "!=" | "<" | "<=" | ">" | ">=";
/** Whether a field's value stands in a relation to the value that was written. */
export type Matcher = (relation: Relation, value: FieldValue) => boolean;
/** The matcher of a written value for a field of this type; undefined when the text is not such a value. */
export declare function matcherFor(type: Field["type"], text: string): Matcher | undefined;
