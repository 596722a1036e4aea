// Stamps as ns from a base, exact, also in a capture whose clock jumps by more than a Float64 of ns can hold.
import { EXACT_NS } from "../core/time.js";
/** Most bases of one input that are kept apart (a byte). Each needs a jump of 52 days or more. */
const MOST_BASES = 256;
/**
 * The bases of one input. Nearly always there is one; a stamp is then base 0 and a number of ns. A batch whose base is
 * too far for exact sums opens another one, and differences across bases go through bigint.
 */
export class ClockBases {
    list = [];
    /** Base of the current batch. */
    current = 0;
    /** To add to each stamp of the current batch. */
    shift = 0;
    /** Sets `current` and `shift` for a batch, so that every stamp of it plus `shift` is exact. */
    enter(batch) {
        if (this.shift === 0 && batch.base === this.list[this.current])
            return;
        const [low, high] = extremes(batch);
        for (const [i, known] of this.list.entries()) {
            const shift = Number(batch.base - known);
            if (!(Math.abs(shift) < EXACT_NS) || shift + low <= -EXACT_NS || shift + high >= EXACT_NS)
                continue;
            this.current = i;
            this.shift = shift;
            return;
        }
        // A clock that jumped 256 times is no clock; the last base then takes the rest, rounded to some ns.
        if (this.list.length < MOST_BASES)
            this.list.push(batch.base);
        this.current = this.list.length - 1;
        this.shift = Number(batch.base - this.list[this.current]);
    }
    /** Epoch ns of a stamp; undefined when the record had none. */
    epoch(base, ns) {
        return Number.isNaN(ns) ? undefined : this.list[base] + BigInt(ns);
    }
    /** later - earlier in ns; NaN when either is unknown. */
    between(earlier, earlierBase, later, laterBase) {
        return earlierBase === laterBase ? later - earlier : this.across(earlier, earlierBase, later, laterBase);
    }
    across(earlier, earlierBase, later, laterBase) {
        const a = this.epoch(earlierBase, earlier);
        const b = this.epoch(laterBase, later);
        return a === undefined || b === undefined ? Number.NaN : Number(b - a);
    }
}
function extremes(batch) {
    let low = 0;
    let high = 0;
    for (let i = 0; i < batch.count; i++) {
        const t = batch.ns[i];
        if (t < low)
            low = t;
        if (t > high)
            high = t;
    }
    return [low, high];
}
