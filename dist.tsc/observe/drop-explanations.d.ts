/** A stream: probes without an answer, and a bit for each interface that carried its packets (the last bit: all further ones). */
export interface StreamLoss {
    readonly unanswered: number;
    readonly faces: number;
}
/** Bit of an interface in a stream's set of them. */
export declare function faceBit(iface: number): number;
/** Whether drops explain what each stream misses, and how many drops and probes that is about. */
export interface DropExplanation {
    readonly explained: readonly boolean[];
    readonly drops: number;
    readonly probes: number;
}
/** `drops` is packets by interface. Streams that share a dropping interface share its drops. */
export declare function explainByDrops(streams: readonly StreamLoss[], drops: ReadonlyMap<number, number>): DropExplanation;
