import type { ErrorObject } from "ajv";
/** One way in which a document does not fit its schema. */
export interface SchemaProblem {
    /** JSON Pointer of the value, or of the object that a wrong key is in; "" is the whole document. */
    readonly pointer: string;
    /** The key that is unknown or missing, where it is about a key. */
    readonly key?: string;
    readonly says: string;
}
/** Sentences for all of Ajv's errors, in order, without repeats and without the branches of a failed oneOf. */
export declare function schemaProblems(errors: readonly ErrorObject[] | null | undefined, schema: unknown): SchemaProblem[];
/** The candidate with the smallest edit distance, when that is at most a third of its length (rounded up); undefined otherwise. */
export declare function nearest(word: string, candidates: readonly string[]): string | undefined;
