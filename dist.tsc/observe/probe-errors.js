/** Most different errors of one stream, and of one input. */
const STREAM_LIMIT = 32;
const INPUT_LIMIT = 10_000;
/** Errors about probes of one input, by stream. */
export class ProbeErrors {
    /** Errors that had no room. */
    omitted = 0;
    input;
    flows = [];
    count = 0;
    constructor(input) {
        this.input = input;
    }
    /** Counts an error about a probe that had none yet. */
    add(flow, e) {
        const list = (this.flows[flow] ??= []);
        const known = list.find((x) => x.from === e.from && x.says === e.says && x.local === e.local);
        if (known !== undefined) {
            known.count++;
            return;
        }
        if (list.length >= STREAM_LIMIT || this.count >= INPUT_LIMIT) {
            this.omitted++;
            return;
        }
        this.count++;
        const { from, says, local } = e;
        list.push({ from, says, count: 1, firstSeq: e.seq, local, source: { input: this.input, record: e.record } });
    }
    /** The errors of a stream, in order of appearance. */
    of(flow) {
        return this.flows[flow] ?? [];
    }
}
