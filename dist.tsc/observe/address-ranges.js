// Sets of addresses as ranges: networks, "a..b", single addresses; what is left of one when others are taken away. IPv4 and IPv6.
import { canonicalIp, ipv4FromU32, ipv6, parseIpv4, parseIpv6 } from "../core/address.js";
/** An address as an integer; undefined for other text. An IPv6 zone is refused. */
export function addressValue(text) {
    const four = parseIpv4(text);
    const bytes = four ?? parseIpv6(text);
    if (bytes === undefined)
        return undefined;
    let value = 0n;
    for (const byte of bytes)
        value = (value << 8n) | BigInt(byte);
    return { family: four === undefined ? 6 : 4, value };
}
/** The canonical spelling of an integer address. */
export function addressText(family, value) {
    if (family === 4)
        return ipv4FromU32(Number(value));
    const bytes = new Uint8Array(16);
    for (let i = 15, v = value; i >= 0; i--, v >>= 8n)
        bytes[i] = Number(v & 255n);
    return ipv6(bytes, 0);
}
/** "192.0.2.0/24" (host bits are dropped); undefined for other text. */
export function parseNetwork(text) {
    const m = /^([^/\s]{2,45})\/(\d{1,3})$/.exec(text.trim());
    const base = m === null ? undefined : addressValue(m[1]);
    if (m === null || base === undefined)
        return undefined;
    const bits = base.family === 4 ? 32 : 128;
    const prefix = Number(m[2]);
    if (prefix > bits)
        return undefined;
    const size = 1n << BigInt(bits - prefix);
    const low = (base.value / size) * size;
    return { family: base.family, low, high: low + size - 1n, prefix };
}
/** A network, "a..b" (also "a-b"), or one address; undefined for other text. */
export function parseRange(text) {
    const t = text.trim();
    const network = parseNetwork(t);
    if (network !== undefined)
        return network;
    const m = /^([^\s-]{2,45}?)(?:\.\.|-)([^\s-]{2,45})$/.exec(t);
    const [from, to] = (m === null ? [t, t] : [m[1], m[2]]).map((a) => addressValue(canonicalIp(a) ?? ""));
    if (from === undefined || to === undefined || from.family !== to.family || from.value > to.value)
        return undefined;
    return { family: from.family, low: from.value, high: to.value };
}
/** How many addresses a range holds. */
export function sizeOf(range) {
    return range.high - range.low + 1n;
}
/** True when two ranges share an address. */
export function overlap(a, b) {
    return a.family === b.family && a.low <= b.high && b.low <= a.high;
}
/** What is left of `whole` without `taken`, ascending. */
export function without(whole, taken) {
    const inside = taken
        .filter((t) => overlap(whole, t))
        .toSorted((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0));
    const left = [];
    let next = whole.low;
    for (const { low, high } of inside) {
        if (low > next)
            left.push({ family: whole.family, low: next, high: low - 1n });
        if (high >= next)
            next = high + 1n;
    }
    if (next <= whole.high)
        left.push({ family: whole.family, low: next, high: whole.high });
    return left;
}
/** Addresses that a host may have: without the network's own and the broadcast address of IPv4 networks up to /30, and the first of IPv6. */
export function hostsOf(network) {
    const { family, low, high, prefix } = network;
    if (family === 4)
        return prefix > 30 ? { family, low, high } : { family, low: low + 1n, high: high - 1n };
    return prefix > 126 ? { family, low, high } : { family, low: low + 1n, high };
}
/** The addresses of ranges, one by one; undefined when there are more than `most`. */
export function listOf(ranges, most) {
    const total = ranges.reduce((sum, r) => sum + sizeOf(r), 0n);
    if (total > BigInt(most))
        return undefined;
    const out = [];
    for (const r of ranges)
        for (let v = r.low; v <= r.high; v++)
            out.push(addressText(r.family, v));
    return out;
}
