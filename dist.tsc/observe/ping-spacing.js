// The spacing of the sends of a ping log, as its answered probes show it: median, mean, and what is no pace of a sender.
/** Spacings between neighbours that the median is taken from. */
const SAMPLE = 2001;
/** Spacings of more than so many medians are left out of the mean, and negative ones. */
const FAR = 10;
/** Gaps that are kept with their lines. */
const GAPS = 16;
/** Shorter gaps cannot be told from sends that were held up, ns. */
const LEAST_GAP_NS = 1e9;
const PER_OCTAVE = 4;
const BUCKETS = 64 * PER_OCTAVE;
/** Spacings in constant memory: sums by size, since the median that decides is known at the end only. */
export class SendSpacing {
    sample = [];
    ns = new Float64Array(BUCKETS);
    probes = new Float64Array(BUCKETS);
    gaps = [];
    /** Two sends `ns` apart, `probes` sequence numbers apart; `line` is that of the later one's reply. */
    add(ns, probes, line) {
        if (probes === 1 && this.sample.length < SAMPLE)
            this.sample.push(ns);
        if (ns < 0)
            return;
        const each = ns / probes;
        const k = each < 1 ? 0 : Math.min(BUCKETS - 1, 1 + Math.floor(Math.log2(each) * PER_OCTAVE));
        this.ns[k] += ns;
        this.probes[k] += probes;
        if (probes === 1 && ns >= LEAST_GAP_NS)
            this.gap({ ns, line });
    }
    /** Median of neighbours, ns; undefined with fewer than two. */
    median() {
        const sorted = this.sample.toSorted((a, b) => a - b);
        return sorted.length < 2 ? undefined : sorted[sorted.length >> 1];
    }
    /** Mean without what no sender's pace is, ns; undefined without any. */
    mean() {
        const limit = this.limit();
        let ns = 0;
        let probes = 0;
        for (let k = 0; k < BUCKETS; k++) {
            if (this.probes[k] === 0 || this.ns[k] / this.probes[k] > limit)
                continue;
            ns += this.ns[k];
            probes += this.probes[k];
        }
        return ns > 0 ? ns / probes : undefined;
    }
    /** The widest gaps, widest first; at most 16. */
    widest() {
        const limit = this.limit();
        return this.gaps.filter((g) => g.ns > limit).toSorted((a, b) => b.ns - a.ns || a.line - b.line);
    }
    limit() {
        const median = this.median();
        return median === undefined || median <= 0 ? Number.POSITIVE_INFINITY : FAR * median;
    }
    gap(gap) {
        this.gaps.push(gap);
        if (this.gaps.length <= GAPS)
            return;
        const least = Math.min(...this.gaps.map((g) => g.ns));
        const at = this.gaps.findIndex((g) => g.ns === least);
        this.gaps = this.gaps.filter((_, k) => k !== at);
    }
}
