// What the walker saw of echo replies that cannot be matched as they are: cut before their sequence number, or fragments.
import * as icmp from "../decode/wire/icmp.js";
import { LAYER } from "../decode/wire/slots.js";
import { u16be } from "../core/bytes.js";
import { FragmentBook, fragmentOf } from "./fragment-book.js";
import { keyOfId, keyOfVni } from "./flow-table.js";
import { viewOf } from "./packet-place.js";
const ICMP = 1;
const ICMPV6 = 58;
/** Replies of one capture that could not be read at once. */
export class UnreadReplies {
    tracker;
    fragments;
    constructor(tracker) {
        this.tracker = tracker;
        this.fragments = new FragmentBook((d) => this.lapsed(d));
    }
    /** A frame that was not decoded to its end: an echo reply, or what may be one. */
    stopped(w) {
        const { slots, facts, batch } = w;
        const { stop } = slots;
        const { bytes } = batch;
        if (stop === undefined || facts.ip < 0 || facts.ip !== slots.count - 1)
            return;
        if (stop.layer !== "icmp" && stop.layer !== "icmpv6")
            return;
        const at = batch.offset[w.row] + stop.offset;
        const v6 = stop.layer === "icmpv6";
        if (stop.have > 0 && icmp.type(bytes, at) !== (v6 ? 129 : 0))
            return;
        this.tracker.unread(ends(w, facts.ip, stop.have >= 6 ? u16be(bytes, at + 4) : -1), stampOf(w), this.tracker.cut);
    }
    /** A fragment. `reply` is the echo reply that it begins. Gives the reply that is whole with it. */
    fragment(w, reply) {
        const f = fragmentOf(w.batch.bytes, w.slots);
        if (f === undefined)
            return undefined;
        const isIcmp = f.protocol === ICMP || f.protocol === ICMPV6;
        const known = ends(w, f.k, -1);
        const at = stampOf(w);
        // Without VNI and VLAN: those of a first fragment may lie inside of it, where later ones do not show them.
        const key = `${f.k} ${known.from} ${known.to} ${f.protocol} ${f.id} ${known.view}`;
        const d = this.fragments.packet(key, at.ns, () => ({
            pieces: [],
            length: -1,
            begun: false,
            reply: undefined,
            ends: isIcmp && f.k === w.facts.ip ? known : undefined,
            at,
        }));
        if (reply !== undefined)
            d.reply = { ...reply };
        return this.fragments.add(key, d, f) ? d.reply : undefined;
    }
    /** The recording has ended: what is not whole now never will be. */
    finish() {
        this.fragments.finish();
    }
    lapsed(d) {
        if (d.reply !== undefined)
            this.tracker.partly(d.reply, d.at);
        else if (!d.begun && d.ends !== undefined)
            this.tracker.unread(d.ends, d.at, this.tracker.incomplete);
    }
}
/** The stream that a reply behind IP header `k` may be of. */
function ends(w, k, id) {
    const { facts, slots, batch, row } = w;
    const v6 = slots.layer[k] === LAYER.ipv6;
    const ttl = batch.bytes[slots.at[k] + (v6 ? 7 : 8)];
    return {
        from: address(w, k, 16, 24),
        to: address(w, k, 12, 8),
        k2: keyOfVni(facts.vni < 0 ? undefined : facts.vni, v6),
        k3: keyOfId(0, facts.vlan < 0 ? undefined : facts.vlan, v6),
        id,
        view: viewOf(batch.iface[row], batch.direction[row], facts.cooked, ttl),
    };
}
/** The address in IP header `k`, at `v4` or `v6` of it, as a stream's key has it. */
function address(w, k, v4, v6) {
    const { slots, batch, book } = w;
    const at = slots.at[k];
    return slots.layer[k] === LAYER.ipv4 ? batch.view.getInt32(at + v4) : book.v6(batch.view, at + v6);
}
function stampOf(w) {
    const { batch, clock, row } = w;
    return { ns: batch.ns[row] + clock.shift, base: clock.current, record: batch.first + row };
}
