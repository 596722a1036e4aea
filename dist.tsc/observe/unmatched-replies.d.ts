import type { UnmatchedReplies } from "./observation.ts";
/** Replies without a request of one input. */
export declare class UnmatchedBook {
    private readonly rows;
    private last;
    /** A reply to the stream of `key` (its words as the flow table has them). */
    add(key: {
        from: number;
        to: number;
        k2: number;
        k3: number;
        seq: number;
    }, record: number): void;
    /** One row a stream, in order of appearance; `text` spells an address of the book. */
    list(input: string, text: (id: number) => string): UnmatchedReplies[];
}
