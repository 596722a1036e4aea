// Small scanners over one line of tcpdump's text. Positions are indices into the line.
const SPACE = 32;
const ZERO = 48;
const COLON = 58;
const DOT = 46;
/** The first position at or after `at` that is neither space nor tab. */
export function skipSpaces(text, at) {
    let p = at;
    for (;;) {
        const c = text.charCodeAt(p);
        if (c !== SPACE && c !== 9)
            return p;
        p++;
    }
}
/** The first position at or after `at` that is not a digit. */
export function endOfDigits(text, at) {
    let p = at;
    let c = text.charCodeAt(p);
    while (c >= ZERO && c <= 57)
        c = text.charCodeAt(++p);
    return p;
}
/** The decimal number at `at`; undefined when there is no digit, or more of them than lengths and ids have. */
export function decimal(text, at) {
    let value = 0;
    let p = at;
    let c = text.charCodeAt(p) - ZERO;
    while (c >= 0 && c <= 9) {
        value = value * 10 + c;
        c = text.charCodeAt(++p) - ZERO;
    }
    return p === at || p - at > 12 ? undefined : value;
}
/** The number behind the first `word` at or after `at`; undefined when there is none. */
export function after(text, word, at) {
    const p = text.indexOf(word, at);
    return p < 0 ? undefined : decimal(text, p + word.length);
}
/** True when "xx:xx:xx:xx:xx:xx > " stands at `at`. */
export function isMacPair(text, at) {
    return isMac(text, at) && text.charCodeAt(at + 17) === SPACE && text.charCodeAt(at + 18) === 62;
}
/** True when "xx:xx:xx:xx:xx:xx" stands at `at`. */
export function isMac(text, at) {
    return (text.charCodeAt(at + 2) === COLON &&
        text.charCodeAt(at + 5) === COLON &&
        text.charCodeAt(at + 8) === COLON &&
        text.charCodeAt(at + 11) === COLON &&
        text.charCodeAt(at + 14) === COLON &&
        isHex(text.charCodeAt(at)) &&
        isHex(text.charCodeAt(at + 16)));
}
function isHex(c) {
    return (c >= ZERO && c <= 57) || (c >= 97 && c <= 102) || (c >= 65 && c <= 70);
}
/** The position behind the parenthesis that closes the one at `at`; -1 when none does. */
export function closing(text, at) {
    let depth = 0;
    for (let p = at; p < text.length; p++) {
        const c = text.charCodeAt(p);
        if (c === 40)
            depth++;
        else if (c === 41 && --depth === 0)
            return p + 1;
    }
    return -1;
}
/**
 * The dot before the port of "address.port" in [from, to), or -1 when there is none: an IPv4 address has three dots and
 * a port after a fourth; an IPv6 address none, or three behind its last colon. Of a host name nothing tells:
 * `named` says whether its last label is a port.
 */
export function portDot(text, from, to, named) {
    let dots = 0;
    let last = -1;
    let colons = false;
    for (let p = from; p < to; p++) {
        const c = text.charCodeAt(p);
        if (c === DOT) {
            dots++;
            last = p;
        }
        else if (c === COLON)
            colons = true;
    }
    if (colons)
        return dots === 1 || dots === 4 ? last : -1;
    const first = text.charCodeAt(from);
    const numeric = first >= ZERO && first <= 57;
    if (numeric && dots === 4)
        return last;
    if (numeric && dots === 3 && isNumeric(text, last + 1, to))
        return -1;
    return named ? last : -1;
}
function isNumeric(text, from, to) {
    return to > from && endOfDigits(text, from) >= to;
}
