/** What `shown` did to a line besides colours and line ends. */
export interface Cleaned {
    readonly text: string;
    /** Text was written over or erased. */
    readonly overwritten: boolean;
    /** Zero bytes were taken out. */
    readonly zeros: boolean;
}
/** The line as a terminal shows it once it is complete. Lone carriage returns and backspaces overwrite, as on a screen. */
export declare function shown(line: string): Cleaned;
