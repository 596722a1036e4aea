/** What went wrong, for programs. Exit code 2 for all of them. */
export type ErrorCode = "E_USAGE" | "E_NOT_FOUND" | "E_IO" | "E_EMPTY" | "E_FORMAT" | "E_SCHEMA" | "E_EXISTS" | "E_LIMIT";
/** A place in an input: a byte offset in binary files, a line (1-based) and column (1-based) in text. */
export interface Where {
    readonly file: string;
    readonly offset?: number;
    readonly line?: number;
    readonly column?: number;
}
/** "file:+offset" or "file:line[:column]" or "file". */
export declare function place(where: Where): string;
/** A second place that matters to an error. */
export interface ErrorNote {
    readonly says: string;
    readonly where: Where;
}
/**
 * An input, an option or an output that cannot be used. `message` reads
 * `leaf1.pcap:+24: record says 70000 bytes, snaplen is 65535 (capture was cut: record it again)`.
 */
export declare class EvidenceError extends Error {
    readonly name = "EvidenceError";
    readonly code: ErrorCode;
    /** What is wrong, without place and hint. */
    readonly says: string;
    readonly where: Where | undefined;
    /** One sentence: what to do about it. */
    readonly hint: string | undefined;
    /** Further places, each on a line of its own in the message. */
    readonly notes: readonly ErrorNote[];
    constructor(code: ErrorCode, says: string, options?: {
        where?: Where;
        hint?: string;
        notes?: readonly ErrorNote[];
        cause?: unknown;
    });
}
