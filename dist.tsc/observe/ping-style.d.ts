/** What a log of one program means. */
export interface PingStyle {
    /** Number of the first probe. */
    readonly firstSeq: 0 | 1;
    /** "no answer yet" comes for every probe that is still open as the next one leaves (iputils -O). */
    readonly announcesAll: boolean;
    /** A command line is read as one of iputils. */
    readonly optionsKnown: boolean;
    /** The count of replies in the summary holds errors. */
    readonly countsErrors: boolean;
    /** A second reply to a probe is marked as such, and seqs are the program's: lines that contradict that are of several pings. */
    readonly marksDuplicates: boolean;
    /** Tick of the stamps, ns. */
    readonly tickNs: number;
    /** A final timeout is printed at least this long after its send, ns. */
    readonly timeoutNs: number;
}
/** iputils. */
export declare const IPUTILS: PingStyle;
/** BSD, macOS, BusyBox: -i and -S mean what they mean in iputils, -O is another thing. */
export declare const BSD: PingStyle;
/** Windows. */
export declare const WINDOWS: PingStyle;
/** fping: stamps are rounded to 10 us, timeouts are final. */
export declare const FPING: PingStyle;
