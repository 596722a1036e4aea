// Rows of FRR's EVPN tables, the same for text and JSON of a command.
import { canonicalIp, canonicalMac } from "../../core/address.js";
/**
 * A prefix in FRR's spelling, of every version: `[2]:[EthTag]:[48]:[MAC]:[32]:[IP]`, and with the ESI in second place as
 * FRR 4 and Cumulus 3 print it. Undefined when the text is no prefix.
 */
export function parsePrefix(text) {
    const m = /^\[(\d{1,3})\]:\[(.*)\]$/.exec(text);
    if (m === null)
        return undefined;
    const routeType = Number(m[1]);
    const parts = m[2].split("]:[");
    const none = { routeType, ethTag: undefined, mac: undefined, ip: undefined, ipLen: undefined, segment: undefined };
    if (routeType === 2)
        return macIp(none, parts);
    if (routeType === 5)
        return withAddress(none, parts.slice(-2), parts.at(-3));
    if (routeType === 3)
        return withAddress(none, parts.slice(-2), parts.at(-3));
    if (routeType === 4)
        return { ...withAddress(none, parts.slice(1, 3), undefined), segment: parts[0] };
    if (routeType === 1)
        return { ...withAddress(none, parts.slice(2, 4), parts[0]), segment: parts[1] };
    return none;
}
function macIp(none, parts) {
    const at = parts.findIndex((p) => canonicalMac(p) !== undefined);
    if (at < 0)
        return undefined;
    const mac = canonicalMac(parts[at]);
    const ethTag = at >= 2 ? integer(parts[at - 2]) : undefined;
    const ip = parts[at + 2] === undefined ? undefined : canonicalIp(parts[at + 2]);
    return { ...none, mac, ethTag, ip, ipLen: ip === undefined ? undefined : integer(parts[at + 1]) };
}
function withAddress(none, [len, ip], tag) {
    return { ...none, ethTag: integer(tag), ipLen: integer(len), ip: ip === undefined ? undefined : canonicalIp(ip) };
}
function integer(text) {
    return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
/** VNIs of "100" or "100/4001". */
export function parseVnis(text) {
    return (text ?? "").split("/").flatMap((t) => (/^\d{1,8}$/.test(t) ? [Number(t)] : []));
}
// Items themselves hold spaces, commas and colons (lib/bgp_ecommunity.c of FRR).
const ITEM = /MM:\d+(?:, sticky MAC)?|ND:(?:Router Flag|Proxy)|Default Gateway|DF: \([^)]{0,80}\)|L2: [^M]{0,80}MTU \d+(?: \([^)]{0,80}\))?|LB:\S{1,40} \([^)]{0,40}\)|UNK:\d+, \d+|\S+/g;
/** The items of an extended-community string. Their order says nothing. */
export function communityItems(text) {
    return text.match(ITEM) ?? [];
}
/** MAC Mobility of an extended-community string (RFC 7432 section 7.7); no item is no community, which is sequence 0 on the wire. */
export function mobilityOf(text) {
    const item = communityItems(text ?? "").find((i) => /^MM:\d+/.test(i));
    if (item === undefined)
        return { seq: undefined, sticky: false };
    return { seq: Number(/\d+/.exec(item)[0]), sticky: item.includes("sticky") };
}
