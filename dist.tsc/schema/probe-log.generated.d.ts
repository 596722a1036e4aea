/**
 * One try of a periodic check (SSH, HTTP, TCP, DNS, a heartbeat), as a line of JSON Lines. The same names are read as columns of CSV and TSV.
 */
export interface ProbeLogRow {
    /**
     * When the try began: RFC 3339, or seconds since 1970 with any number of digits. Without a zone it is read in the zone that the case file tells.
     */
    time: string | number;
    /**
     * When it was over, in the same form. Not needed beside a duration.
     */
    end?: string;
    /**
     * ok or failed in any usual word, true or false, an exit code under the name rc or exit_code, a status of HTTP under the name http_code. Left out by a heartbeat.
     */
    outcome?: string | boolean | number;
    /**
     * Why it failed; empty or null when it did not.
     */
    error?: string | null;
    /**
     * From begin to end. Also duration_ms, duration_s, duration_ns.
     */
    duration_us?: number;
    /**
     * What was tried; each target is a stream of its own.
     */
    target?: string;
    /**
     * Number of the try, where the log counts.
     */
    seq?: number;
    [k: string]: unknown;
}
