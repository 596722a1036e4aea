// At how many places each probe of a stream was seen, where a recording has several: a reply that is missing at one of them
// got lost between two interfaces of the recorder, or was not recorded there.
/** Places that are told apart; more count as this many. */
const MOST = 8;
const RECORDS = 5;
/** Sightings of one kind of packet, by stream. */
export class SightingBook {
    flows = [];
    /** A packet of a stream was seen at this many places, first in `record`. */
    add(flow, places, record) {
        const s = (this.flows[flow] ??= { count: [], records: [] });
        const n = Math.min(places, MOST);
        s.count[n] = (s.count[n] ?? 0) + 1;
        const records = (s.records[n] ??= []);
        if (records.length < RECORDS)
            records.push(record);
    }
    /** Those seen at fewer places than more than half of their stream, of at least ten. */
    fewer() {
        let count = 0;
        const records = [];
        for (const s of this.flows) {
            if (s === undefined)
                continue;
            const total = s.count.reduce((a, b) => a + b, 0);
            const usual = s.count.findIndex((n) => n > total / 2);
            if (total < 10 || usual < 0)
                continue;
            for (let n = 0; n < usual; n++) {
                count += s.count[n] ?? 0;
                records.push(...(s.records[n] ?? []));
            }
        }
        return { count, records: records.sort((a, b) => a - b).slice(0, RECORDS) };
    }
}
