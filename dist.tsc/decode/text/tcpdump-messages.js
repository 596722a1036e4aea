import { decimal, endOfDigits } from "./tcpdump-scan.js";
const LENGTH = /, length (\d{1,7})/;
const ERROR = /^(?:.* unreachable\b|destination unreachable|time exceeded|ip6? reassembly time|ip6? reassembly|packet too big|parameter problem|source quench|redirect)/;
/** ICMP of which `text` from `at` on is what follows "ICMP " (or "ICMP6, " when `v6`). */
export function parseIcmp(text, at, v6) {
    if (text.startsWith("echo re", at)) {
        const request = text.startsWith("quest", at + 7);
        if (request || text.startsWith("ply", at + 7))
            return echo(text, at, request, v6);
    }
    const rest = text.slice(at);
    const length = LENGTH.exec(rest)?.[1];
    const says = rest.replace(/,? length \d+.*$/, "");
    const common = { ...layerOf(v6), length: length === undefined ? undefined : Number(length), quote: [] };
    const none = { id: undefined, seq: undefined, target: undefined, flags: undefined, linkAddress: undefined };
    if (ERROR.test(says))
        return { ...common, ...none, message: "error", says };
    const target = /\btgt is ([0-9a-fA-F:.]+)/.exec(rest)?.[1];
    const flags = /Flags \[([^\]]*)\]/.exec(rest)?.[1];
    return { ...common, ...none, message: /^[^,]*/.exec(says)[0].trim(), says: undefined, target, flags };
}
function layerOf(v6) {
    return { layer: v6 ? "icmpv6" : "icmp" };
}
/** "echo request, id 5, seq 298, length 64"; old versions print no id for ICMPv6. */
function echo(text, at, request, v6) {
    let p = at + (request ? 12 : 10);
    let id;
    let seq;
    let length;
    if (text.startsWith(", id ", p)) {
        id = decimal(text, p + 5);
        p = endOfDigits(text, p + 5);
    }
    if (text.startsWith(", seq ", p)) {
        seq = decimal(text, p + 6);
        p = endOfDigits(text, p + 6);
    }
    if (text.startsWith(", length ", p))
        length = decimal(text, p + 9);
    return {
        layer: v6 ? "icmpv6" : "icmp",
        message: request ? "echo request" : "echo reply",
        id,
        seq,
        length,
        says: undefined,
        quote: [],
        target: undefined,
        flags: undefined,
        linkAddress: undefined,
    };
}
const HARDWARE = /^(?:[^,]*\(len \d+\), )?(?:[^,(]*\(len \d+\), )?/;
const REQUEST = /^Request who-has ([^\s,]+)(?: \(([^)]*)\))?(?: \(oui [^)]*\))? tell ([^\s,]+)/;
const REPLY = /^Reply ([^\s,]+) is-at ([^\s,]+)/;
const REVERSE_REQUEST = /^Reverse Request who-is ([^\s,]+)(?: \(oui [^)]*\))? tell ([^\s,]+)/;
const REVERSE_REPLY = /^Reverse Reply ([^\s,]+)(?: \(oui [^)]*\))? at ([^\s,]+)/;
// From tcpdump 5 on: a request whose two addresses are the same, one that asks before it uses an address.
const ANNOUNCEMENT = /^Announcement ([^\s,]+)/;
const PROBE = /^Probe ([^\s,]+)/;
/** ARP or RARP of which `text` from `at` on is what follows "ARP, " or the Ethernet header. */
export function parseArp(text, at) {
    const rest = text.slice(at).replace(HARDWARE, "");
    const length = /length (\d{1,7})/.exec(rest)?.[1];
    const base = { ...EMPTY, length: length === undefined ? undefined : Number(length) };
    let m = REQUEST.exec(rest);
    if (m !== null) {
        const targetMac = m[2] !== undefined && m[2].includes(":") ? m[2] : undefined;
        return { ...base, layer: "arp", operation: "request", targetIp: m[1], targetMac, senderIp: m[3] };
    }
    m = REPLY.exec(rest);
    if (m !== null)
        return { ...base, layer: "arp", operation: "reply", senderIp: m[1], senderMac: m[2] };
    m = REVERSE_REQUEST.exec(rest);
    if (m !== null)
        return { ...base, layer: "rarp", operation: "request", targetMac: m[1], senderMac: m[2] };
    m = REVERSE_REPLY.exec(rest);
    if (m !== null)
        return { ...base, layer: "rarp", operation: "reply", targetMac: m[1], targetIp: m[2] };
    m = ANNOUNCEMENT.exec(rest);
    if (m !== null)
        return { ...base, layer: "arp", operation: "request", senderIp: m[1], targetIp: m[1] };
    m = PROBE.exec(rest);
    if (m !== null)
        return { ...base, layer: "arp", operation: "request", senderIp: "0.0.0.0", targetIp: m[1] };
    return { ...base, layer: "arp", operation: rest.replace(/,? length \d+.*$/, "") };
}
const EMPTY = { senderMac: undefined, senderIp: undefined, targetMac: undefined, targetIp: undefined };
