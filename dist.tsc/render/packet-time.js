// Stamps of packets as bytes, without a bigint or a string for each.
import { epochDecimal, rfc3339 } from "../core/time.js";
import { packetTime } from "../observe/packet-row.js";
const NS = 1_000_000_000;
/** Seconds that RFC 3339 can write without a sign or a fifth digit, from 1970 on. */
const LAST_RFC3339 = 253402300799;
/** Writes the stamp of one packet after another, all in one style. */
export class PacketClock {
    base;
    baseSec = 0;
    baseNsec = 0;
    prefixSec = -1;
    prefix = "";
    first;
    sec = 0;
    nsec = 0;
    /** "sec.nnnnnnnnn" with nine digits. False, and nothing written, when the packet has no time. */
    writeEpoch(out, v, digits = 9) {
        if (!this.split(v))
            return false;
        if (this.sec < 0 || this.sec > Number.MAX_SAFE_INTEGER)
            out.ascii(epochDecimal(packetTime(v)));
        else {
            this.prefixFor(String);
            out.ascii(this.prefix);
            fraction(out, this.nsec, digits);
        }
        return true;
    }
    /** In the given style with the interface's own digits. False when the packet has no time. */
    write(out, v, style) {
        const digits = Math.min(9, v.iface.digits);
        if (style === "epoch")
            return this.writeEpoch(out, v, digits);
        if (style === "relative")
            return this.writeRelative(out, v, digits);
        if (!this.split(v))
            return false;
        if (this.sec < 0 || this.sec > LAST_RFC3339)
            out.ascii(rfc3339(packetTime(v), digits));
        else {
            this.prefixFor((sec) => new Date(sec * 1000).toISOString().slice(0, 19));
            out.ascii(this.prefix);
            fraction(out, this.nsec, digits);
            out.char(90);
        }
        return true;
    }
    writeRelative(out, v, digits) {
        if (!this.split(v))
            return false;
        this.first ??= { sec: this.sec, nsec: this.nsec };
        let sec = this.sec - this.first.sec;
        let nsec = this.nsec - this.first.nsec;
        if (nsec < 0)
            [sec, nsec] = [sec - 1, nsec + NS];
        if (sec < 0) {
            out.char(45);
            [sec, nsec] = nsec === 0 ? [-sec, 0] : [-sec - 1, NS - nsec];
        }
        out.uint(sec);
        fraction(out, nsec, digits);
        return true;
    }
    /** Sets sec and nsec (0 to 999999999) of the packet; false when it has no time. */
    split(v) {
        const ns = v.batch.ns[v.i];
        if (Number.isNaN(ns))
            return false;
        if (v.batch.base !== this.base)
            this.rebase(v.batch.base);
        let sec = Math.floor(ns / NS);
        let rest = ns - sec * NS;
        // The division rounds; the product and the difference are exact below 2^53.
        if (rest < 0)
            [sec, rest] = [sec - 1, rest + NS];
        else if (rest >= NS)
            [sec, rest] = [sec + 1, rest - NS];
        rest += this.baseNsec;
        this.sec = this.baseSec + sec + (rest >= NS ? 1 : 0);
        this.nsec = rest >= NS ? rest - NS : rest;
        return true;
    }
    rebase(base) {
        this.base = base;
        const nsec = ((base % 1000000000n) + 1000000000n) % 1000000000n;
        this.baseNsec = Number(nsec);
        this.baseSec = Number((base - nsec) / 1000000000n);
    }
    prefixFor(format) {
        if (this.sec === this.prefixSec)
            return;
        this.prefixSec = this.sec;
        this.prefix = format(this.sec);
    }
}
function fraction(out, nsec, digits) {
    if (digits === 0)
        return;
    out.char(46);
    out.fraction(nsec, digits);
}
