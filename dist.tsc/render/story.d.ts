import type { Evidence, LossPeriod, Mobility, Source } from "../schema/evidence.generated.ts";
import { independentMoves } from "../correlate/mac-mobility.ts";
/** One sentence of the summary. */
export interface Sentence {
    readonly topic: "What happened" | "How long" | "Where the MAC went" | "What it does not prove";
    readonly says: string;
    readonly sources: readonly Source[];
}
/** Four sentences: what happened, how long, where the MAC went, what it does not prove. Always four; what is unknown is said. */
export declare function story(evidence: Evidence): readonly Sentence[];
/** The durations of one period in a sentence: observed, then the lower and the upper bound. */
export declare function periodSentence(period: LossPeriod): string;
/** Why there is no lower bound: 0 would read as a measurement. */
export declare function noLeast(period: LossPeriod): string;
type Move = Mobility["moves"][number];
/** Every move, with the route it belongs to, those of the subject first. */
export declare function moves(evidence: Evidence): readonly {
    readonly mobility: Mobility;
    readonly move: Move;
}[];
/** "1 (before: absent)". What was not recorded is not called absent, and absent is not called 0. */
export declare function sequenceStep(mobility: Mobility, move: Move): string;
/** The sequence of an event as a cell: what no table shows is blank, not "absent". */
export declare function sequenceOf(e: Mobility["history"][number]): string;
/** Moves, each once, of MAC-only and MAC+IP routes and of all places. */
export declare function movesOnce(evidence: Evidence): ReturnType<typeof independentMoves>;
/** "leaf-a to leaf-b" of a move. */
export declare function moveText(evidence: Evidence, move: Move): string;
export {};
