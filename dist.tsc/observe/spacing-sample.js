// The median spacing of the sends of each stream, from a thinned sample of constant size.
/** Spacings kept for one stream. */
const MOST = 32;
/** Spacings of more than so many medians are not the sender's: a clock that was set, a pause, a sequence that began again. */
const FAR = 10;
/**
 * Every stride-th spacing of each stream, where the stride doubles whenever 32 are kept: exact for the first 33 probes.
 * All streams share one array.
 */
export class SpacingSamples {
    values = new Float64Array(64 * MOST);
    kept = new Uint8Array(64);
    strides = new Float64Array(64);
    /** Takes one spacing in ns (NaN is left out) and says how many to skip before the next. */
    add(flow, ns) {
        if (flow >= this.kept.length)
            this.grow(flow);
        const { values, kept, strides } = this;
        const at = flow * MOST;
        if (kept[flow] === 0)
            strides[flow] = 1;
        if (ns === ns)
            values[at + kept[flow]++] = ns;
        if (kept[flow] === MOST) {
            for (let i = 0; i < MOST / 2; i++)
                values[at + i] = values[at + 2 * i];
            kept[flow] = MOST / 2;
            strides[flow] *= 2;
        }
        return strides[flow] - 1;
    }
    /** The lower median in ns; undefined when there is no spacing. */
    median(flow) {
        const n = this.kept[flow] ?? 0;
        if (n === 0)
            return undefined;
        const sorted = this.values.slice(flow * MOST, flow * MOST + n).sort();
        return sorted[(n - 1) >>> 1];
    }
    /** What the spacings come to without those that no sender makes; undefined when there is no other. */
    usual(flow) {
        const median = this.median(flow);
        if (median === undefined)
            return undefined;
        const n = this.kept[flow];
        const limit = median > 0 ? FAR * median : Number.POSITIVE_INFINITY;
        const usual = this.values.slice(flow * MOST, flow * MOST + n).filter((ns) => ns >= 0 && ns <= limit);
        if (usual.length === 0)
            return undefined;
        return {
            mean: usual.reduce((sum, ns) => sum + ns, 0) / usual.length,
            least: Math.min(...usual),
            most: Math.max(...usual),
            limit,
            unusual: n - usual.length,
            complete: this.strides[flow] === 1,
        };
    }
    grow(flow) {
        let size = this.kept.length;
        while (size <= flow)
            size *= 2;
        const values = new Float64Array(size * MOST);
        values.set(this.values);
        const kept = new Uint8Array(size);
        kept.set(this.kept);
        const strides = new Float64Array(size);
        strides.set(this.strides);
        this.values = values;
        this.kept = kept;
        this.strides = strides;
    }
}
