import { lineOf } from "./text-observer.js";
/** Entries of a list that are kept. */
const KEPT = 10_000;
/** Observes one list, or OVN's address sets. */
export function observeAddressList(part) {
    const lists = new Map();
    let records = 0;
    return {
        take(rows) {
            for (const row of rows) {
                records++;
                const name = row.set ?? "";
                const list = lists.get(name) ?? { line: row.line, entries: [], count: 0 };
                list.count++;
                if (list.entries.length < KEPT)
                    list.entries.push(spelled(row));
                lists.set(name, list);
            }
        },
        finish() {
            const facts = [...lists].map(([name, { line, entries, count }]) => ({
                kind: "address.list",
                subject: name === "" ? part.where : name,
                value: entries,
                source: lineOf(part, line),
                limits: count > KEPT ? [`The first ${KEPT} of ${count} entries.`] : [],
            }));
            return { records, facts };
        },
    };
}
function spelled(row) {
    if (row.to !== undefined)
        return `${row.address}..${row.to}`;
    return row.prefix === undefined ? row.address : `${row.address}/${row.prefix}`;
}
