// Lines of routes, shared by `ip route show`, `ip route get` and the monitors.
import { canonicalIp } from "../../core/address.js";
import { numberOf, wordsOf } from "./linux-rows.js";
const TYPES = new Set("unicast local broadcast multicast anycast blackhole unreachable prohibit throw nat".split(" "));
const FLAGS = new Set("onlink linkdown dead pervasive offload offload_failed trap unresolved rt_offload rt_trap rt_offload_failed notify cloned redirected".split(" "));
/** Attributes with one value that no one needs here; "lock" may stand before the value of a metric. */
const SKIPPED = new Set("tos dsfield pref error iif oif mark flow realm realms window rtt rttvar ssthresh cwnd advmss reordering hoplimit initcwnd initrwnd rto_min quickack features congctl fastopen_no_cookie id as encap_limit ttl-propagate mfc_cache tclass users age refcnt ipid ts tsage preference nh_id oifs Iifs".split(" "));
/** More words than any route has. */
const MOST_WORDS = 200;
/** A route of which only the destination is known. */
export function newRoute(line, dst) {
    return {
        kind: "route",
        line,
        type: "unicast",
        dst,
        via: undefined,
        dev: undefined,
        nhid: undefined,
        table: undefined,
        protocol: undefined,
        scope: undefined,
        src: undefined,
        from: undefined,
        metric: undefined,
        mtu: undefined,
        mtuLocked: false,
        expires: undefined,
        flags: [],
        nexthops: [],
        cache: undefined,
        uid: undefined,
        deleted: false,
    };
}
/** True for a prefix, an address or "default". */
export function isDestination(word) {
    if (word === undefined)
        return false;
    if (word === "default" || word === "all")
        return true;
    const [address, length, more] = word.split("/");
    if (more !== undefined || (length !== undefined && !/^\d{1,3}$/.test(length)))
        return false;
    return (canonicalIp(address) !== undefined || /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(length === undefined ? "x" : address));
}
/** The route on a line, without what a monitor puts before it; undefined when it is none. */
export function parseRoute(text, line) {
    const words = wordsOf(text);
    if (words.length > MOST_WORDS)
        return undefined;
    const typed = TYPES.has(words[0] ?? "") ? 1 : 0;
    const dst = words[typed];
    if (!isDestination(dst))
        return undefined;
    // a bare address is a list of addresses until an attribute follows; multipath routes may have none before their next hops
    if (words.length === typed + 1 && typed === 0 && !dst.includes("/") && dst !== "default")
        return undefined;
    const row = newRoute(line, dst);
    if (typed === 1)
        row.type = words[0];
    return attributes(row, words, typed + 1) ? row : undefined;
}
/** Takes attributes from `i` on; false when a word is not one. */
export function attributes(row, words, i) {
    for (let at = i; at < words.length;) {
        if (words[at] === "nexthop")
            return hops(row, words, at);
        const taken = attribute(row, words, at);
        if (taken === 0)
            return false;
        at += taken;
    }
    return true;
}
function attribute(row, words, i) {
    const word = words[i];
    const value = words[i + 1];
    if (FLAGS.has(word)) {
        row.flags.push(word);
        return 1;
    }
    if (/^\[?0x[0-9a-f]+\]?$|^\+$/.test(word))
        return 1; // unknown flags, and "+" for one more cache entry
    if (value === undefined)
        return 0;
    if (word === "via")
        return gateway(row, value, words[i + 2]);
    if (word === "encap")
        return encapsulation(words, i);
    if (word === "mtu" || (SKIPPED.has(word) && value === "lock"))
        return metric(row, word, value, words[i + 2]);
    if (word === "dev")
        row.dev = value;
    else if (word === "table")
        row.table = value;
    else if (word === "proto" || word === "protocol")
        row.protocol = value;
    else if (word === "scope")
        row.scope = value;
    else if (word === "src")
        row.src = value;
    else if (word === "from")
        row.from = value;
    else if (word === "metric")
        row.metric = numberOf(value);
    else if (word === "nhid")
        row.nhid = numberOf(value);
    else if (word === "uid")
        row.uid = numberOf(value);
    else if (word === "expires")
        row.expires = numberOf(value);
    else if (!SKIPPED.has(word))
        return 0;
    return 2;
}
function gateway(row, value, next) {
    if (value !== "inet" && value !== "inet6") {
        row.via = canonicalIp(value) ?? value;
        return 2;
    }
    row.via = next === undefined ? undefined : (canonicalIp(next) ?? next);
    return 3;
}
function metric(row, word, value, next) {
    const locked = value === "lock";
    if (word === "mtu") {
        row.mtu = numberOf(locked ? next : value);
        row.mtuLocked = locked;
    }
    return locked ? 3 : 2;
}
/** The words of an encapsulation up to the next attribute: `encap mpls 100/200`, `encap ip id 7 src 0.0.0.0 dst 10.0.0.1 ...`. */
function encapsulation(words, i) {
    let at = i + 2;
    while (at < words.length && words[at] !== "via" && words[at] !== "dev" && words[at] !== "nexthop")
        at++;
    return at - i;
}
function hops(row, words, i) {
    let at = i;
    while (at < words.length) {
        if (words[at] !== "nexthop")
            return false;
        let end = at + 1;
        while (end < words.length && words[end] !== "nexthop")
            end++;
        if (!addHop(row, words.slice(at + 1, end)))
            return false;
        at = end;
    }
    return true;
}
/** `nexthop via 10.0.0.2 dev eth0 weight 1 onlink`: adds a next hop; false for other lines. */
export function parseHop(row, text) {
    const words = wordsOf(text);
    return words[0] === "nexthop" && hops(row, words, 0);
}
function addHop(row, words) {
    const hop = { via: undefined, dev: undefined, weight: undefined, flags: [] };
    for (let i = 0; i < words.length;) {
        const [word, value] = [words[i], words[i + 1]];
        if (FLAGS.has(word)) {
            hop.flags.push(word);
            i++;
        }
        else if (value === undefined)
            return false;
        else if (word === "via")
            i += gateway(hop, value, words[i + 2]);
        else if (word === "encap")
            i += encapsulation(words, i);
        else if (word === "dev" || word === "weight" || SKIPPED.has(word)) {
            if (word === "dev")
                hop.dev = value;
            if (word === "weight")
                hop.weight = numberOf(value);
            i += 2;
        }
        else
            return false;
    }
    row.nexthops.push(hop);
    return true;
}
/** `    cache <local> expires 598sec mtu 1400`: takes it into its route; false for other lines. */
export function parseCache(row, text) {
    const words = wordsOf(text);
    if (words[0] !== "cache")
        return false;
    const flags = /^<([^>]*)>$/.exec(words[1] ?? "");
    row.cache = flags === null ? [] : flags[1].split(",");
    return attributes(row, words, flags === null ? 1 : 2);
}
