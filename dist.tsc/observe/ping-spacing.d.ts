/** A spacing that no pace explains: the clock was set, or the sender paused. */
export interface SendGap {
    readonly ns: number;
    /** Line of the reply behind it. */
    readonly line: number;
}
/** Spacings in constant memory: sums by size, since the median that decides is known at the end only. */
export declare class SendSpacing {
    private readonly sample;
    private readonly ns;
    private readonly probes;
    private gaps;
    /** Two sends `ns` apart, `probes` sequence numbers apart; `line` is that of the later one's reply. */
    add(ns: number, probes: number, line: number): void;
    /** Median of neighbours, ns; undefined with fewer than two. */
    median(): number | undefined;
    /** Mean without what no sender's pace is, ns; undefined without any. */
    mean(): number | undefined;
    /** The widest gaps, widest first; at most 16. */
    widest(): readonly SendGap[];
    private limit;
    private gap;
}
