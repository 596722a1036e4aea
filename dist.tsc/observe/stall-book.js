/** Most stalls listed for one input. */
const LIMIT = 1_000;
/** Stalls of one input. */
export class StallBook {
    /** Stalls that had no room. */
    omitted = 0;
    left = LIMIT;
    flows = [];
    /** A run of late probes, by ordinal. `longestNs` is NaN where no time is known. */
    add(flow, first, last, probes, longestNs) {
        if (this.left <= 0) {
            this.omitted++;
            return;
        }
        this.left--;
        (this.flows[flow] ??= []).push({ first, last, probes, longestNs });
    }
    /** The stalls of a stream. */
    of(flow) {
        const sorted = [...(this.flows[flow] ?? [])].sort((a, b) => a.first - b.first);
        const joined = [];
        for (const s of sorted) {
            const before = joined.at(-1);
            if (before === undefined || before.last + 1 !== s.first)
                joined.push({ first: s.first, last: s.last, probes: s.probes, longestNs: s.longestNs });
            else {
                before.last = s.last;
                before.probes += s.probes;
                if (!(s.longestNs <= before.longestNs))
                    before.longestNs = s.longestNs;
            }
        }
        return joined.map((s) => ({
            firstSeq: s.first & 0xffff,
            lastSeq: s.last & 0xffff,
            probes: s.probes,
            longestRttNs: Number.isNaN(s.longestNs) ? undefined : s.longestNs,
        }));
    }
}
