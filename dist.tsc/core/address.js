// MAC, IPv4, IPv6, RD and ESI: bytes to one canonical spelling and back.
import { u16be, u32be } from "./bytes.js";
const HEX2 = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
/** Colon-separated lower-case hex of `length` bytes at `at`. */
export function colonHex(b, at, length) {
    let out = HEX2[b[at]];
    for (let i = at + 1; i < at + length; i++)
        out += `:${HEX2[b[i]]}`;
    return out;
}
/** MAC address at `at` as "52:54:00:aa:00:01". */
export function mac(b, at) {
    return colonHex(b, at, 6);
}
/** IPv4 address at `at`, dotted. */
export function ipv4(b, at) {
    return `${b[at]}.${b[at + 1]}.${b[at + 2]}.${b[at + 3]}`;
}
/** IPv4 address from its 32-bit value. */
export function ipv4FromU32(v) {
    return `${v >>> 24}.${(v >>> 16) & 255}.${(v >>> 8) & 255}.${v & 255}`;
}
/** IPv6 address at `at` in the form of RFC 5952 (IPv4-mapped addresses as ::ffff:a.b.c.d). */
export function ipv6(b, at) {
    if (isMapped(b, at))
        return `::ffff:${ipv4(b, at + 12)}`;
    const groups = [];
    for (let i = 0; i < 8; i++)
        groups.push(u16be(b, at + 2 * i));
    const [start, length] = longestZeroRun(groups);
    const text = (from, to) => groups
        .slice(from, to)
        .map((g) => g.toString(16))
        .join(":");
    if (length < 2)
        return text(0, 8);
    return `${text(0, start)}::${text(start + length, 8)}`;
}
function isMapped(b, at) {
    for (let i = 0; i < 10; i++)
        if (b[at + i] !== 0)
            return false;
    return b[at + 10] === 0xff && b[at + 11] === 0xff;
}
function longestZeroRun(groups) {
    let best = [0, 0];
    for (let i = 0; i < groups.length; i++) {
        let n = 0;
        while (i + n < groups.length && groups[i + n] === 0)
            n++;
        if (n > best[1])
            best = [i, n];
        if (n > 0)
            i += n;
    }
    return best;
}
/** 4 bytes of dotted text; undefined when it is not an IPv4 address. Leading zeros are refused. */
export function parseIpv4(text) {
    const parts = text.split(".");
    if (parts.length !== 4)
        return undefined;
    const out = new Uint8Array(4);
    for (let i = 0; i < 4; i++) {
        if (!/^(0|[1-9]\d{0,2})$/.test(parts[i]))
            return undefined;
        const v = Number(parts[i]);
        if (v > 255)
            return undefined;
        out[i] = v;
    }
    return out;
}
/** 16 bytes of IPv6 text, compressed or not, with an IPv4 tail or not; undefined when it is not that. No zone. */
export function parseIpv6(text) {
    if (text.length > 45 || !/^[0-9a-fA-F:.]+$/.test(text))
        return undefined;
    let rest = text;
    const tail = [];
    const dot = rest.indexOf(".");
    if (dot >= 0) {
        const colon = rest.lastIndexOf(":");
        const v4 = parseIpv4(rest.slice(colon + 1));
        if (colon < 0 || v4 === undefined)
            return undefined;
        tail.push(u16be(v4, 0), u16be(v4, 2));
        rest = rest.slice(0, colon + 1) + "v4";
    }
    const halves = rest.split("::");
    if (halves.length > 2)
        return undefined;
    const head = groupsOf(halves[0], tail);
    const end = halves.length === 2 ? groupsOf(halves[1], tail) : [];
    if (head === undefined || end === undefined)
        return undefined;
    const missing = 8 - head.length - end.length;
    if (halves.length === 1 ? missing !== 0 : missing < 1)
        return undefined;
    const out = new Uint8Array(16);
    [...head, ...Array.from({ length: missing }, () => 0), ...end].forEach((g, i) => {
        out[2 * i] = g >> 8;
        out[2 * i + 1] = g & 255;
    });
    return out;
}
function groupsOf(text, tail) {
    if (text === "")
        return [];
    const out = [];
    const parts = text.split(":");
    for (const [i, p] of parts.entries()) {
        if (p === "v4" && i === parts.length - 1)
            out.push(...tail);
        else if (/^[0-9a-fA-F]{1,4}$/.test(p))
            out.push(Number.parseInt(p, 16));
        else
            return undefined;
    }
    return out;
}
/** Canonical spelling of an IPv4 or IPv6 address in any spelling; undefined when it is neither. A zone (%eth0) is kept. */
export function canonicalIp(text) {
    const percent = text.indexOf("%");
    const bare = percent < 0 ? text : text.slice(0, percent);
    if (parseIpv4(bare) !== undefined)
        return percent < 0 ? bare : undefined;
    const six = parseIpv6(bare);
    return six === undefined ? undefined : ipv6(six, 0) + (percent < 0 ? "" : text.slice(percent));
}
const MAC_FORMS = /^(?:[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}|[0-9a-f]{4}([.-])[0-9a-f]{4}\2[0-9a-f]{4}|[0-9a-f]{12})$/i;
/** Canonical "52:54:00:aa:00:01" from colon, dash, Cisco-dotted, Huawei or bare spelling; undefined otherwise. */
export function canonicalMac(text) {
    if (!MAC_FORMS.test(text))
        return undefined;
    const digits = text.replace(/[:.-]/g, "").toLowerCase();
    return digits.match(/../g).join(":");
}
/** Route distinguisher (8 bytes at `at`), RFC 4364 section 4.2: "65000:100", "192.0.2.1:2" or hex when the type is unknown. */
export function routeDistinguisher(b, at) {
    const type = u16be(b, at);
    if (type === 0)
        return `${u16be(b, at + 2)}:${u32be(b, at + 4)}`;
    if (type === 1)
        return `${ipv4(b, at + 2)}:${u16be(b, at + 6)}`;
    if (type === 2)
        return `${u32be(b, at + 2)}:${u16be(b, at + 6)}`;
    return colonHex(b, at, 8);
}
/** Ethernet segment identifier (10 bytes at `at`), RFC 7432 section 5, as colon-separated hex. */
export function esi(b, at) {
    return colonHex(b, at, 10);
}
