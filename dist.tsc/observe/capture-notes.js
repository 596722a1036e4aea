/** Places that a finding lists. */
const PLACES = 5;
/** Counted notes of one input; at most `limit` different ones. */
export class CaptureNotes {
    /** Things that had no room. */
    omitted = 0;
    notes = new Map();
    limit;
    constructor(limit = 1_000) {
        this.limit = limit;
    }
    /** Counts the thing `key` ("code" or "code detail") at a record; the text of its first time is kept. */
    add(key, record, text) {
        let note = this.notes.get(key);
        if (note === undefined) {
            if (this.notes.size >= this.limit) {
                this.omitted++;
                return;
            }
            const t = text();
            note = { severity: t.severity, says: t.says, filter: t.filter, limits: t.limits, count: 0, records: [] };
            this.notes.set(key, note);
        }
        note.count++;
        if (record !== undefined && note.records.length < PLACES)
            note.records.push(record);
    }
    /** The findings, in order of first appearance. `input` alone is the place where no record is known. */
    findings(input) {
        const out = [...this.notes].map(([key, n]) => finding(key, n, input));
        if (this.omitted > 0) {
            const says = `${this.omitted} more things of other kinds were found and are not listed.`;
            out.push({ code: "capture.more-findings", severity: "info", says, where: [{ input }], count: this.omitted });
        }
        return out;
    }
}
function finding(key, n, input) {
    return {
        code: key.split(" ")[0],
        severity: n.severity,
        says: n.says(n.count),
        where: n.records.length === 0 ? [{ input }] : n.records.map((record) => ({ input, record })),
        count: n.count,
        ...(n.filter === undefined ? {} : { filter: n.filter }),
        ...(n.limits === undefined ? {} : { limits: n.limits }),
    };
}
