// Probes of a ping run that are not settled yet, as columns over a ring: a late reply may come up to 65535 probes later.
/** Most probes that are open at a time: twice the range of a sequence number. */
export const RING_LIMIT = 131_072;
const SMALLEST = 1024;
/** What is known of a probe, as bits. */
export const NO_ANSWER_YET = 1;
export const REPLIED = 2;
/** A reply that came after the next request had left, as the order of lines shows. */
export const REPLIED_LATE = 4;
export const ICMP_ERROR = 8;
/** A local error that names this probe (an unreachable from the sender's own address). */
export const LOCAL_ERROR = 16;
/** A local error that was placed here by the order of lines only. */
export const PLACED_LOCAL = 32;
/** The stamps ran backwards before this probe: bounds do not carry over. */
export const CLOCK_STEP = 64;
/** The program gave the probe up: a reply that came later would not be shown. */
export const TIMED_OUT = 128;
/** Columns by ordinal. Times are ns from the run's base, NaN where unknown. */
export class PingRing {
    /** First ordinal that is kept, and the first that is not yet. */
    base = 0;
    end = 0;
    flags = new Uint8Array(SMALLEST);
    /** Bounds of the send. */
    low = new Float64Array(SMALLEST);
    high = new Float64Array(SMALLEST);
    arrived = new Float64Array(SMALLEST);
    rtt = new Float64Array(SMALLEST);
    /** First line about the probe, and the line of its reply; 0 without one. */
    line = new Float64Array(SMALLEST);
    replyLine = new Float64Array(SMALLEST);
    mask = SMALLEST - 1;
    /** Empties the ring; the next probe will be `ordinal`. */
    reset(ordinal) {
        this.base = ordinal;
        this.end = ordinal;
    }
    /** Position of an ordinal in the columns; the ordinal must be kept. */
    at(ordinal) {
        return ordinal & this.mask;
    }
    /** True when one more probe would not fit. */
    get full() {
        return this.end - this.base >= RING_LIMIT;
    }
    /** Keeps the next ordinal, with nothing known about it. */
    append() {
        if (this.end - this.base > this.mask)
            this.grow();
        this.clear(this.end & this.mask);
        this.end++;
    }
    /** Keeps `count` more ordinals before the first one. The caller has seen to it that they fit into RING_LIMIT. */
    prepend(count) {
        while (this.end - this.base + count > this.mask + 1)
            this.grow();
        for (let k = 0; k < count; k++)
            this.clear(--this.base & this.mask);
    }
    clear(i) {
        this.flags[i] = 0;
        this.low[i] = Number.NaN;
        this.high[i] = Number.NaN;
        this.arrived[i] = Number.NaN;
        this.rtt[i] = Number.NaN;
        this.line[i] = 0;
        this.replyLine[i] = 0;
    }
    grow() {
        const size = 2 * (this.mask + 1);
        const flags = new Uint8Array(size);
        const names = ["low", "high", "arrived", "rtt", "line", "replyLine"];
        const columns = names.map(() => new Float64Array(size));
        for (let ordinal = this.base; ordinal < this.end; ordinal++) {
            const from = ordinal & this.mask;
            const to = ordinal & (size - 1);
            flags[to] = this.flags[from];
            for (const [k, name] of names.entries())
                columns[k][to] = this[name][from];
        }
        this.flags = flags;
        for (const [k, name] of names.entries())
            this[name] = columns[k];
        this.mask = size - 1;
    }
}
