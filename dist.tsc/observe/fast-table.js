import { SMALL } from "./histogram.js";
/** Rows of one table: see `lengths`. */
const ROWS = 1024;
/** An empty table. */
export function newTable(link) {
    const empty = () => Array.from({ length: ROWS }, () => undefined);
    const counts = () => new Float64Array(link.ethernet ? 0 : SMALL);
    const { ethernet } = link;
    return { link, ethernet, lengths: empty(), rows: empty(), records: counts(), packets: counts(), longest: 0 };
}
/** Adds a table to the counters of its link and to the rows of the ledger. */
export function foldTable({ link, lengths, rows, ethernet, records, packets, longest }) {
    link.lengths.addAll(records, longest);
    link.packetLengths?.addAll(packets, longest);
    for (let index = 0; index < ROWS; index++) {
        const counts = lengths[index];
        if (counts === undefined)
            continue;
        rows[index].outer.addAll(counts, longest);
        if (ethernet)
            link.lengths.addAll(counts, longest);
    }
}
