import type { ReadFinding } from "./batch.ts";
/** A file to read. */
export interface InputFile {
    readonly path: string;
    /** The argument that it came from: itself, or a folder above it. */
    readonly root: string;
}
/**
 * Files of `paths` in order; a folder gives its files and those of its folders, sorted by name. Hidden files and folders are left out,
 * each folder is read once however many links lead to it, "-" is standard input. What was left out is a finding.
 * Throws EvidenceError: E_NOT_FOUND, or E_IO for a refusal.
 */
export declare function listInputs(paths: readonly string[]): {
    files: InputFile[];
    findings: ReadFinding[];
};
