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
    readonly first: {
        readonly offset?: number;
        readonly record?: number;
        readonly line?: number;
    };
}
/** Counts oddities; memory grows with the kinds, not with the file. */
export declare class FindingCounter {
    #private;
    /** Counts one more (or `times` more) of `oddity`; the place is kept for the first. */
    add(oddity: Oddity, place: Met["first"], times?: number): void;
    /** One finding a kind, in the order in which they were first met. */
    findings(): ReadFinding[];
}
/** "1 record" or "3 records". */
export declare function plural(count: number, word: string): string;
export {};
