// Signs that the lines of one run are those of several pings to one target at once, which nothing can tell apart.
/** Signs that it takes: one alone may be a line that was repeated or came out of order. */
const ENOUGH = 2;
/** iputils sends no faster for anybody but root, ns. */
const LEAST_SPACING_NS = 2_000_000;
/** Signs of one run. */
export class PingMix {
    /** Second replies to a probe that the program did not mark as duplicates. */
    unmarked = 0;
    /** Probes said to have no answer after a later one had left. */
    backwards = 0;
    /** Replies whose probe left, by its round trip, after a later one had been answered already. */
    crossings = 0;
    /** True when several pings wrote the lines. */
    get certain() {
        return this.unmarked >= ENOUGH || this.backwards + this.crossings >= ENOUGH;
    }
    /**
     * A reply behind that of a later probe, `probes` ahead. `sent` is its stamp less its round trip, `answered` the stamp of the later
     * one's reply, NaN without stamps: then only the time that so many sends take can tell.
     */
    behind(probes, rttNs, times) {
        const stamped = !Number.isNaN(times.sent) && !Number.isNaN(times.answered);
        const crosses = stamped ? times.sent > times.answered : probes > 1 && rttNs < probes * LEAST_SPACING_NS;
        if (crosses)
            this.crossings++;
    }
}
