import type { Evidence } from "../schema/evidence.generated.ts";
/** A place in the document and what does not add up there. */
export interface ArithmeticProblem {
    /** JSON Pointer. */
    readonly pointer: string;
    readonly says: string;
}
/** Every contradiction within an evidence document that fits its schema; empty when it adds up. */
export declare function arithmeticProblems(e: Evidence): ArithmeticProblem[];
