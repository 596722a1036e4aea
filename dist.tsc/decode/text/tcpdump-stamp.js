const DASH = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const COLON = 58;
const SPACE = 32;
/** Value of two digits at `at`; NaN or out of 0..99 when they are none. */
function two(text, at) {
    const high = text.charCodeAt(at) - ZERO;
    const low = text.charCodeAt(at + 1) - ZERO;
    return high >= 0 && high <= 9 && low >= 0 && low <= 9 ? high * 10 + low : Number.NaN;
}
/** Reads the start of lines. After `scan` gave true, its fields are those of the line. */
export class StampScanner {
    stamp = "none";
    time = "";
    sec = 0;
    nsec = 0;
    digits = 0;
    number;
    /** First character after number, stamp and the spaces behind them. */
    at = 0;
    lastDate = "";
    lastDay = 0;
    /** True when a stamp (or a number of -# without one) stands at the start of the line. */
    scan(text) {
        this.number = undefined;
        this.stamp = "none";
        const first = text.charCodeAt(0);
        if (first >= ZERO && first <= 57)
            return this.fromDigit(text, 0) || this.numbered(text, 0);
        if (first === SPACE)
            return this.relative(text, 1) || this.numbered(text, 1);
        if (first === DASH)
            return this.relative(text, 1);
        return false;
    }
    fromDigit(text, at) {
        const third = text.charCodeAt(at + 2);
        if (third === COLON)
            return this.clock(text, at, "clock");
        if (third === SLASH || text.charCodeAt(at + 4) === DASH)
            return this.dated(text, at);
        return this.epoch(text, at);
    }
    /** HH:MM:SS.ffffff; of a MAC address, the ninth character is a colon. */
    clock(text, at, mode) {
        if (text.charCodeAt(at + 8) !== DOT || text.charCodeAt(at + 5) !== COLON)
            return false;
        const sec = two(text, at) * 3600 + two(text, at + 3) * 60 + two(text, at + 6);
        return sec === sec && this.fraction(text, at, at + 8, mode, sec);
    }
    relative(text, at) {
        if (text.charCodeAt(at + 2) !== COLON || !this.clock(text, at, "relative"))
            return false;
        if (text.charCodeAt(0) === DASH) {
            this.time = `-${this.time}`;
            this.sec = -this.sec;
            this.nsec = -this.nsec;
        }
        return true;
    }
    /** The fraction whose dot is at `dot`, and what is behind it. */
    fraction(text, from, dot, mode, sec) {
        let value = 0;
        let p = dot + 1;
        let c = text.charCodeAt(p) - ZERO;
        while (c >= 0 && c <= 9 && p - dot <= 9) {
            value = value * 10 + c;
            c = text.charCodeAt(++p) - ZERO;
        }
        const digits = p - dot - 1;
        if (digits === 0 || (p < text.length && text.charCodeAt(p) !== SPACE))
            return false;
        for (let i = digits; i < 9; i++)
            value *= 10;
        this.stamp = mode;
        this.time = text.slice(from, p);
        this.sec = sec;
        this.nsec = value;
        this.digits = digits;
        // One space; what is left of "  In" and the like is padding of a direction, and stays.
        this.at = p + 1;
        return true;
    }
    epoch(text, at) {
        let value = 0;
        let p = at;
        let c = text.charCodeAt(p) - ZERO;
        while (c >= 0 && c <= 9 && p - at < 12) {
            value = value * 10 + c;
            c = text.charCodeAt(++p) - ZERO;
        }
        // Fewer digits would be before 1973, and could be an address.
        return p - at >= 9 && text.charCodeAt(p) === DOT && this.fraction(text, at, p, "epoch", value);
    }
    /** YYYY-MM-DD of today's versions, MM/DD/YYYY of very old ones. */
    dated(text, at) {
        const time = at + 11;
        if (text.charCodeAt(time - 1) !== SPACE || text.charCodeAt(time + 2) !== COLON)
            return false;
        const date = text.slice(at, at + 10);
        if (date !== this.lastDate) {
            const m = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d)\/(\d\d)\/(\d{4}))$/.exec(date);
            if (m === null)
                return false;
            const ms = Date.UTC(Number(m[1] ?? m[6]), Number(m[2] ?? m[4]) - 1, Number(m[3] ?? m[5]));
            this.lastDate = date;
            this.lastDay = ms / 1000;
        }
        if (!this.clock(text, time, "date"))
            return false;
        this.sec += this.lastDay;
        this.time = text.slice(at, at + 11 + this.time.length);
        return true;
    }
    /** The number of -#, padded to five, two spaces, and then a stamp or none. */
    numbered(text, from) {
        let p = from;
        while (text.charCodeAt(p) === SPACE)
            p++;
        const start = p;
        let value = 0;
        let c = text.charCodeAt(p) - ZERO;
        while (c >= 0 && c <= 9 && p - start < 12) {
            value = value * 10 + c;
            c = text.charCodeAt(++p) - ZERO;
        }
        if (p === start || text.charCodeAt(p) !== SPACE || text.charCodeAt(p + 1) !== SPACE)
            return false;
        p += 2;
        const next = text.charCodeAt(p);
        const stamped = next >= ZERO && next <= 57 ? this.fromDigit(text, p) : next === SPACE && this.relative(text, p + 1);
        if (!stamped) {
            this.none();
            this.at = p;
        }
        this.number = value;
        return true;
    }
    /** Sets the fields to those of a packet without number and stamp. */
    none() {
        this.stamp = "none";
        this.number = undefined;
        this.at = 0;
        this.time = "";
        this.sec = this.nsec = this.digits = 0;
    }
}
