// Addresses as tcpdump prints them -> the numbers that the probe tracker keys by.
import { parseIpv6 } from "../core/address.js";
const CACHE_LIMIT = 65_536;
const NAME_LIMIT = 65_536;
const ZERO = 48;
const DOT = 46;
/** An IPv4 address as signed 32 bits; NaN when the text is none. */
export function ipv4Number(text) {
    let value = 0;
    let part = 0;
    let digits = 0;
    let dots = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === DOT) {
            if (digits === 0 || ++dots > 3)
                return Number.NaN;
            value = (value << 8) | part;
            part = digits = 0;
            continue;
        }
        const d = c - ZERO;
        if (d < 0 || d > 9)
            return Number.NaN;
        part = part * 10 + d;
        if (++digits > 3 || part > 255)
            return Number.NaN;
    }
    return dots === 3 && digits > 0 ? (value << 8) | part : Number.NaN;
}
/**
 * Numbers addresses for one recording. A host name (tcpdump without -n) is no address: it is given one of 100::/64, the prefix
 * that no host has (RFC 6666), and `names` tells which, so that the name can be put back in what is shown.
 */
export class TextAddresses {
    book;
    /** Stand-in address to name. */
    names = new Map();
    ids = new Map();
    view = new DataView(new ArrayBuffer(16));
    constructor(book) {
        this.book = book;
    }
    /** The key of an address or name. */
    key(text) {
        const v4 = ipv4Number(text);
        return v4 === v4 ? { raw: v4, v6: false } : { raw: this.six(text), v6: true };
    }
    /** AddressBook id, for both families. */
    id(text) {
        const v4 = ipv4Number(text);
        return v4 === v4 ? this.book.v4(v4) : this.six(text);
    }
    /** AddressBook id of what is not an IPv4 address. */
    six(text) {
        const known = this.ids.get(text);
        if (known !== undefined)
            return known;
        const bytes = parseIpv6(text) ?? this.standIn(text);
        for (let i = 0; i < 16; i++)
            this.view.setUint8(i, bytes[i]);
        const id = this.book.v6(this.view, 0);
        if (this.ids.size >= CACHE_LIMIT)
            this.ids.clear();
        this.ids.set(text, id);
        return id;
    }
    standIn(name) {
        const bytes = new Uint8Array(16);
        bytes[0] = 1;
        const n = this.number(name);
        bytes[12] = n >>> 24;
        bytes[13] = n >>> 16;
        bytes[14] = n >>> 8;
        bytes[15] = n;
        return bytes;
    }
    numbers = new Map();
    /** Names beyond the limit share number 0, and are shown as "?". */
    number(name) {
        const known = this.numbers.get(name);
        if (known !== undefined)
            return known;
        if (this.numbers.size >= NAME_LIMIT) {
            this.names.set("100::", "?");
            return 0;
        }
        const n = this.numbers.size + 1;
        this.numbers.set(name, n);
        const low = (n & 0xffff).toString(16);
        const high = n >>> 16;
        this.names.set(high === 0 ? `100::${low}` : `100::${high.toString(16)}:${low}`, name);
        return n;
    }
}
