/**
 * What an engineer says about a body of evidence: who is the subject, which VTEP has which name, and where each file comes from.
 */
export interface Case {
    /**
     * Shown only with --reveal: titles name things.
     */
    title?: string;
    /**
     * A title that may be published as it is.
     */
    publicTitle?: string;
    /**
     * What was moved.
     */
    subject?: {
        /**
         * MAC address in any spelling.
         */
        mac?: string;
        /**
         * IPv4 or IPv6 address.
         */
        ip?: string;
        vni?: number;
        vlan?: number;
    };
    /**
     * VTEP address by name.
     */
    vteps?: {
        [k: string]: string;
    };
    /**
     * Stages in their order, such as isolated, rejoined.
     */
    stages?: string[];
    /**
     * Seconds that a request must be past, by the end of its recording, for no answer to count as lost. Default 2.
     */
    wait?: number;
    /**
     * UDP ports that carry a tunnel, as "vxlan:50000".
     */
    tunnelPorts?: string[];
    /**
     * @minItems 1
     */
    sources: CaseSource[];
}
export interface CaseSource {
    /**
     * Path relative to the case file.
     */
    file: string;
    /**
     * Who recorded it.
     */
    node?: string;
    /**
     * One of stages.
     */
    stage?: string;
    /**
     * Place in a sequence of snapshots where no time is known.
     */
    order?: number;
    /**
     * When the snapshot was taken, RFC 3339 with zone.
     */
    at?: string;
    /**
     * Date of stamps that have none.
     */
    date?: string;
    /**
     * Zone of stamps that have none, such as "-05:00".
     */
    zone?: string;
    /**
     * Sources that name the same clock were stamped by one physical clock.
     */
    clock?: string;
    /**
     * Interface name by ifindex, for captures taken on "any".
     */
    ifindex?: {
        [k: string]: string;
    };
    /**
     * A probe log's own names (columns, or keys of JSON Lines) for what a line holds, where they are not usual ones.
     */
    columns?: {
        /**
         * When the try began, unless the name says that it is the end.
         */
        time?: string;
        end?: string;
        /**
         * A word (ok, failed, timeout), true or false, an exit code, a status of HTTP.
         */
        outcome?: string;
        /**
         * Empty when all went well.
         */
        error?: string;
        duration?: string;
        target?: string;
        seq?: string;
    };
    /**
     * Regular expression for a line of a probe log in free text, with groups such as (?<time>...), (?<outcome>...), (?<duration>...), (?<target>...).
     */
    pattern?: string;
    /**
     * Unit of a probe log's durations, where neither name nor value says it.
     */
    durationUnit?: "s" | "ms" | "us" | "ns";
    /**
     * Seconds between two lines of a heartbeat beyond which it is stale. Default 45.
     */
    staleness?: number;
}
