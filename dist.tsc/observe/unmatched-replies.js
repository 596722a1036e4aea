// Echo replies whose requests are not in the recording, counted by the stream that they answer: another tap may show the requests.
import * as address from "../core/address.js";
import { flowKey } from "./flow-table.js";
/** Streams that are told apart; replies of later ones are only in the count of all. */
const LIMIT = 64;
/** Replies without a request of one input. */
export class UnmatchedBook {
    rows = [];
    last;
    /** A reply to the stream of `key` (its words as the flow table has them). */
    add(key, record) {
        const { from, to, k2, k3, seq } = key;
        const same = (r) => r.from === from && r.to === to && r.k2 === k2 && r.k3 === k3;
        let row = this.last !== undefined && same(this.last) ? this.last : this.rows.find(same);
        if (row === undefined) {
            if (this.rows.length >= LIMIT)
                return;
            row = { from, to, k2, k3, count: 0, firstSeq: seq, lastSeq: seq, record };
            this.rows.push(row);
        }
        this.last = row;
        row.count++;
        row.lastSeq = seq;
    }
    /** One row a stream, in order of appearance; `text` spells an address of the book. */
    list(input, text) {
        return this.rows.map((r) => {
            const k = flowKey(r.from, r.to, r.k2, r.k3);
            const spelled = (v) => (k.v6 ? text(v) : address.ipv4FromU32(v >>> 0));
            return {
                from: spelled(k.from),
                to: spelled(k.to),
                icmpId: k.icmpId,
                ...(k.vni === undefined ? {} : { vni: k.vni }),
                protocol: k.icmpv6 ? "icmpv6" : "icmp",
                count: r.count,
                firstSeq: r.firstSeq,
                lastSeq: r.lastSeq,
                source: { input, record: r.record },
            };
        });
    }
}
