/** Counts oddities; memory grows with the kinds, not with the file. */
export class FindingCounter {
    #met = new Map();
    /** Counts one more (or `times` more) of `oddity`; the place is kept for the first. */
    add(oddity, place, times = 1) {
        const met = this.#met.get(oddity.code);
        if (met === undefined)
            this.#met.set(oddity.code, { oddity, count: times, first: place });
        else
            met.count += times;
    }
    /** One finding a kind, in the order in which they were first met. */
    findings() {
        return [...this.#met.values()].map(({ oddity, count, first }) => ({
            code: oddity.code,
            severity: oddity.severity,
            says: oddity.says(count),
            count,
            ...first,
        }));
    }
}
/** "1 record" or "3 records". */
export function plural(count, word) {
    return `${count} ${word}${count === 1 ? "" : "s"}`;
}
