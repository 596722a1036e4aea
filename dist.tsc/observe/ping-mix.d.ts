/** Signs of one run. */
export declare class PingMix {
    /** Second replies to a probe that the program did not mark as duplicates. */
    unmarked: number;
    /** Probes said to have no answer after a later one had left. */
    backwards: number;
    /** Replies whose probe left, by its round trip, after a later one had been answered already. */
    private crossings;
    /** True when several pings wrote the lines. */
    get certain(): boolean;
    /**
     * A reply behind that of a later probe, `probes` ahead. `sent` is its stamp less its round trip, `answered` the stamp of the later
     * one's reply, NaN without stamps: then only the time that so many sends take can tell.
     */
    behind(probes: number, rttNs: number, times: {
        readonly sent: number;
        readonly answered: number;
    }): void;
}
