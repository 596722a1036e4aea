/** A prompt and what was typed at it. */
export interface Prompt {
    /** Host name where the prompt shows one. */
    readonly host: string | undefined;
    /** Without the prompt; "" when nothing was typed. */
    readonly command: string;
}
/** The prompt on a line; undefined for nearly all lines. */
export declare function promptOf(text: string): Prompt | undefined;
/** True for a line that a shell, vtysh or ssh puts around outputs. */
export declare function isAround(text: string): boolean;
/** True for a command that is known and whose output carries nothing that the analysis uses. */
export declare function isNotedCommand(command: string): boolean;
/** True for a show command of a router, which prints nothing at all when the table is empty in some versions. */
export declare function isShowCommand(command: string): boolean;
