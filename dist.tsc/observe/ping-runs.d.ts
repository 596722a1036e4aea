import type { PingError, PingHeader, PingNoAnswer, PingReply } from "../decode/text/ping-rows.ts";
import type { PingRun } from "./ping-run.ts";
type ProbeRow = PingReply | PingNoAnswer | PingError;
/** Opens runs; the observer knows what else begins with one. */
export interface RunOpener {
    begin(line: number, header: PingHeader | undefined): PingRun;
    close(run: PingRun): void;
}
/** The run of a row, and the row as that run can take it. */
export interface Placed<Row extends ProbeRow> {
    readonly run: PingRun;
    readonly row: Row;
}
/**
 * The runs that rows may still belong to, in the order in which they began. Those that are over stay for a while: their lines may
 * come once more, where a log was joined with itself.
 */
export declare class PingRuns {
    current: PingRun | undefined;
    private readonly opener;
    private readonly open;
    /** Runs that went on after a later one had begun: those pings ran side by side. */
    private readonly beside;
    /** The run whose target sent the last reply, and that target as printed. */
    private last;
    /** Latest stamp of all rows, ns. */
    private latest;
    constructor(opener: RunOpener);
    /** A run begins: another one to the same target is over, those to others may go on. */
    start(line: number, header: PingHeader | undefined): PingRun;
    /** The run that a reply belongs to; undefined when the very line was there before. */
    ofReply(row: PingReply, t: number): PingRun | undefined;
    /**
     * The run of a line that names a sequence number and no target. Of several that it fits, the one that was silent the longest,
     * and then its stamp bounds nothing.
     */
    ofSeq<Row extends PingNoAnswer | PingError>(row: Row, t: number): Placed<Row> | undefined;
    /** The run that a summary under a line of these words belongs to. */
    ofSummary(words: readonly string[]): PingRun | undefined;
    /** Closes all, in the order in which they began. */
    end(): void;
    /** The current run, and those that ran beside another or have nothing yet. */
    private live;
    private isRepeat;
    private goOn;
    private add;
    private replace;
}
export {};
