/** Reports bytes done; `end` clears the bar. */
export interface Progress {
    update(done: number, total: number | undefined): void;
    end(): void;
}
/** A progress bar when stderr is a terminal and the work is long; otherwise nothing. */
export declare function progressFor(totalBytes: number, verb: string): Promise<Progress>;
/** Says what could not be used, one message a line. */
export declare function sayProblems(problems: readonly Error[]): void;
