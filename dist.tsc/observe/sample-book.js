/** Most answered probes kept for one stream, and for one input. */
const STREAM_LIMIT = 5_000;
const INPUT_LIMIT = 50_000;
/** Thinned answered and late probes of every stream of one input. */
export class SampleBook {
    streams = [];
    kept = 0;
    limit = STREAM_LIMIT;
    /** Takes one probe and says how many to skip before the next. */
    add(flow, mark, vtep) {
        const s = (this.streams[flow] ??= { marks: [], vteps: [], stride: 1 });
        s.marks.push(mark);
        s.vteps.push(vtep);
        this.kept++;
        if (s.marks.length >= this.limit)
            this.thin(s);
        if (this.kept >= INPUT_LIMIT)
            this.tighten();
        return s.stride - 1;
    }
    /** What was kept of a stream, in order of ordinal. */
    of(flow) {
        return this.streams[flow] ?? { marks: [], vteps: [] };
    }
    thin(s) {
        this.kept -= s.marks.length;
        s.marks = s.marks.filter((_, i) => i % 2 === 0);
        s.vteps = s.vteps.filter((_, i) => i % 2 === 0);
        s.stride *= 2;
        this.kept += s.marks.length;
    }
    /** Too many in all: the streams with most give half. */
    tighten() {
        while (this.kept >= INPUT_LIMIT && this.limit > 2) {
            this.limit = Math.ceil(this.limit / 2);
            for (const s of this.streams)
                if (s !== undefined && s.marks.length >= this.limit)
                    this.thin(s);
        }
    }
}
