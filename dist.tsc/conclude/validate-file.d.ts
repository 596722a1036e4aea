import type { Evidence } from "../schema/evidence.generated.ts";
/** What is wrong in a file, with its line. */
export interface FileProblem {
    readonly file: string;
    readonly line: number;
    readonly says: string;
}
/** What a file claims to be and what is wrong with it. */
export interface Validation {
    readonly file: string;
    readonly kind: "evidence" | "case";
    readonly problems: FileProblem[];
}
/**
 * Validates evidence JSON or a case file (YAML). Throws EvidenceError when the file cannot be read or is of neither kind;
 * a file of a known kind that is wrong gives its problems, all at once.
 */
export declare function validateFile(file: string): Promise<Validation>;
/** Throws a plain Error when a document that this package made does not fit its own schema: that is a bug, and nothing is written. */
export declare function assertEvidence(evidence: Evidence): Promise<void>;
