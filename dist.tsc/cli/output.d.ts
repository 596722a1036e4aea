/** A line on stderr. Control characters of evidence never reach the terminal. */
export declare function say(text: string): void;
/** Ends without a word when the reader of stdout has gone (`| head`), with one when stdout cannot be written. */
export declare function watchStreams(): void;
/** Writes data to stdout and waits until it is taken. */
export declare function print(text: string): Promise<void>;
/**
 * A folder of results. Files are collected, written under temporary names and renamed at the end, all or none.
 * An existing folder with anything in it is only written to when it is a report of this tool or with `force`.
 */
export declare class ReportFolder {
    #private;
    /** Throws E_USAGE for a name that is empty, E_EXISTS when the folder holds something else, E_IO when it is not a folder. */
    constructor(folder: string, force: boolean);
    add(name: string, content: string | Uint8Array): void;
    /** Writes everything; figures and side files of an earlier report that are no longer made are removed. Returns the paths. */
    commit(): string[];
}
/** Colour on a terminal, unless NO_COLOR or TERM=dumb says no; FORCE_COLOR says yes. */
export declare function wantsColor(): boolean;
