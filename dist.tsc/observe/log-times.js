// Stamps of a log as ns from the first one, and what the log's first and last say of the input.
import { EXACT_NS, epochNs } from "../core/time.js";
import { StampClock } from "./stamp-clock.js";
/** Times of one log. Stamps more than 104 days from the first are counted and not used. */
export class LogTimes {
    outOfRange = 0;
    clock;
    baseSec;
    low = Number.POSITIVE_INFINITY;
    high = Number.NEGATIVE_INFINITY;
    constructor(context) {
        this.clock = new StampClock(context);
    }
    /** Ns from the base; NaN without a stamp. Call in order of the text. */
    ns(stamp) {
        if (stamp === undefined)
            return Number.NaN;
        const sec = this.clock.sec(stamp);
        this.baseSec ??= sec;
        const ns = (sec - this.baseSec) * 1e9 + stamp.nsec;
        if (ns > EXACT_NS || ns < -EXACT_NS) {
            this.outOfRange++;
            return Number.NaN;
        }
        if (ns < this.low)
            this.low = ns;
        if (ns > this.high)
            this.high = ns;
        return ns;
    }
    /** Time of ns from the base; undefined for NaN. */
    epoch(ns) {
        return Number.isFinite(ns) ? epochNs(this.baseSec ?? 0, 0) + BigInt(Math.round(ns)) : undefined;
    }
    /** One tick of the finest stamp, ns. */
    get tickNs() {
        return 10 ** (9 - this.clock.digits);
    }
    /** True when there was a stamp. */
    get any() {
        return this.low <= this.high;
    }
    /** First and last stamp, their digits and clock. */
    shown() {
        if (!this.any)
            return {};
        return {
            first: this.epoch(this.low),
            last: this.epoch(this.high),
            digits: this.clock.digits,
            resolutionNs: this.tickNs,
            clock: this.clock.words ?? "utc",
        };
    }
    /** What has to be said about the stamps. */
    findings(where) {
        const out = this.clock.findings(where);
        if (this.outOfRange === 0)
            return out;
        const says = `${this.outOfRange} stamps lie more than 104 days from the first one and were not used.`;
        return [...out, { code: "probe.stamp-range", severity: "warning", says, where: [where] }];
    }
}
