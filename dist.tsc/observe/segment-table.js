/** Segments kept of one input. */
const MOST_SEGMENTS = 50_000;
/** The same bytes again this much later were sent again; earlier, it is the same packet at another interface. */
const COPY_NS = 10000000n;
/** Segments of one input. */
export class SegmentTable {
    /** By connection ("address port address port", as sent), then by sequence number and length. */
    flows = new Map();
    count = 0;
    /** A segment with payload, or a SYN. */
    add(flow, seq, length, seen) {
        const segments = this.flows.get(flow) ?? new Map();
        const key = seq * 65_536 + Math.min(length, 65_535);
        const known = segments.get(key);
        if (known !== undefined) {
            const later = seen.at > known.at ? seen.at - known.at : known.at - seen.at;
            if (later > COPY_NS)
                known.again = true;
            else if (seen.at < known.at)
                segments.set(key, { ...seen, again: known.again });
            return;
        }
        if (this.count >= MOST_SEGMENTS)
            return;
        this.count++;
        segments.set(key, { ...seen, again: false });
        this.flows.set(flow, segments);
    }
}
