import type { ObservedFinding } from "./observation.ts";
/** What to say about a thing seen `count` times. */
export interface NoteText {
    readonly severity: ObservedFinding["severity"];
    readonly says: (count: number) => string;
    readonly filter?: string;
    readonly limits?: string[];
}
/** Counted notes of one input; at most `limit` different ones. */
export declare class CaptureNotes {
    /** Things that had no room. */
    omitted: number;
    private readonly notes;
    private readonly limit;
    constructor(limit?: number);
    /** Counts the thing `key` ("code" or "code detail") at a record; the text of its first time is kept. */
    add(key: string, record: number | undefined, text: () => NoteText): void;
    /** The findings, in order of first appearance. `input` alone is the place where no record is known. */
    findings(input: string): ObservedFinding[];
}
