/** Most probes of each of the two kinds that a sample keeps. */
export const SAMPLE_LIMIT = 2000;
/** Takes every probe of a stream in order, keeps a few. Which ones does not depend on how the input was cut. */
export class ProbeSampler {
    odd = [];
    plain = [];
    stride = 1;
    seen = 0;
    total = 0;
    /** The next probe. `sentNs` and `rttNs` are NaN where unknown. */
    add(ordinal, seq, state, sentNs, rttNs) {
        this.total++;
        if (state !== "answered") {
            if (this.odd.length < SAMPLE_LIMIT)
                this.odd.push({ ordinal, seq, sentNs, rttNs, state });
            return;
        }
        if (this.seen++ % this.stride !== 0)
            return;
        this.plain.push({ ordinal, seq, sentNs, rttNs, state });
        if (this.plain.length <= SAMPLE_LIMIT)
            return;
        this.plain = this.plain.filter((_, i) => i % 2 === 0);
        this.stride *= 2;
    }
    /** The sample; `epoch` turns ns from the base into a time. Undefined when there was no probe. */
    finish(epoch) {
        if (this.total === 0)
            return undefined;
        const kept = [...this.odd, ...this.plain].toSorted((a, b) => a.ordinal - b.ordinal);
        return {
            seq: kept.map((k) => k.seq),
            sent: kept.map((k) => epoch(k.sentNs)),
            rttNs: kept.map((k) => (Number.isNaN(k.rttNs) ? undefined : k.rttNs)),
            state: kept.map((k) => k.state),
            vtep: kept.map(() => -1),
            vteps: [],
            omitted: this.total - kept.length,
        };
    }
}
