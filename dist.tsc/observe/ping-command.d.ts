/** Options that matter for reading the log. */
export interface PingOptions {
    /** -i, or the default of 1 s; undefined when the pace adapts (-f, -A) or no command is known. */
    readonly intervalNs: number | undefined;
    /** -O was given. */
    readonly outstanding: boolean;
    /** Address of -I, where it is one. */
    readonly source: string | undefined;
}
/** Options of the first `ping` in a command line; nothing known when there is none. */
export declare function pingOptions(command: string | undefined): PingOptions;
