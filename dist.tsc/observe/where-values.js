// Values that `--where` compares with: numbers, addresses and prefixes, MACs, words, times.
import { canonicalIp, canonicalMac, parseIpv4, parseIpv6 } from "../core/address.js";
import { parseEpochDecimal, parseRfc3339 } from "../core/time.js";
const NUMBER = /^(?:-?\d{1,15}|0x[0-9a-fA-F]{1,12})$/;
/** The matcher of a written value for a field of this type; undefined when the text is not such a value. */
export function matcherFor(type, text) {
    switch (type) {
        case "number":
            return NUMBER.test(text) ? ordered(Number(text)) : undefined;
        case "time": {
            const at = parseRfc3339(text) ?? parseEpochDecimal(text);
            return at === undefined ? undefined : ordered(at);
        }
        case "mac": {
            const mac = canonicalMac(text);
            return mac === undefined ? undefined : ordered(mac);
        }
        case "ip":
            return ipMatcher(text);
        case "word":
            return ordered(text);
    }
}
function ordered(wanted) {
    return (relation, value) => {
        switch (relation) {
            case "==":
                return value === wanted;
            case "!=":
                return value !== wanted;
            case "<":
                return value < wanted;
            case "<=":
                return value <= wanted;
            case ">":
                return value > wanted;
            case ">=":
                return value >= wanted;
        }
    };
}
function ipMatcher(text) {
    const slash = text.indexOf("/");
    if (slash >= 0)
        return prefixMatcher(text.slice(0, slash), text.slice(slash + 1));
    const ip = canonicalIp(text);
    if (ip === undefined)
        return undefined;
    const wanted = bytesOf(ip);
    return (relation, value) => {
        if (relation === "==" || relation === "!=")
            return (value === ip) === (relation === "==");
        const bytes = bytesOf(String(value));
        if (wanted === undefined || bytes === undefined || bytes.length !== wanted.length)
            return false;
        return ordered(0)(relation, Buffer.compare(bytes, wanted));
    };
}
/** Only equality makes sense with a prefix: an address lies in it or does not. */
function prefixMatcher(address, bits) {
    const wanted = bytesOf(address);
    if (wanted === undefined || !/^\d{1,3}$/.test(bits) || Number(bits) > wanted.length * 8)
        return undefined;
    const n = Number(bits);
    return (relation, value) => {
        const bytes = bytesOf(String(value));
        const inside = bytes !== undefined && bytes.length === wanted.length && sameBits(bytes, wanted, n);
        return relation === "==" ? inside : relation === "!=" && !inside;
    };
}
function sameBits(a, b, bits) {
    const whole = bits >> 3;
    for (let i = 0; i < whole; i++)
        if (a[i] !== b[i])
            return false;
    const mask = (0xff00 >> (bits & 7)) & 0xff;
    return mask === 0 || (a[whole] & mask) === (b[whole] & mask);
}
function bytesOf(ip) {
    return parseIpv4(ip) ?? parseIpv6(ip);
}
