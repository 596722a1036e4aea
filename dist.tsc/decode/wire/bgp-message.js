// One BGP message (RFC 4271 section 4): header, and a body for each type. Where messages come from is in bgp-stream.ts.
import { u16be } from "../../core/bytes.js";
import { readAttributes } from "./bgp-attributes.js";
import { readPrefixes } from "./bgp-nlri.js";
import { readOpen } from "./bgp-open.js";
import { VNI_TUNNELS } from "./ext-community.js";
/** Bytes of the message header: marker 16, length 2, type 1. */
export const HEADER = 19;
/** Bytes of the marker, all ones. */
export const MARKER = 16;
/** Least length of each message type, by type; other types are unknown. KEEPALIVE is exactly its least. */
const LEAST = [undefined, 29, 23, 21, 19, 23];
const KEEPALIVE = 4;
/** Why no message can start with the header at `at`, whose 19 bytes are there; undefined when one can. */
export function badHeader(b, at) {
    for (let i = 0; i < MARKER; i++)
        if (b[at + i] !== 0xff)
            return "no marker";
    const length = u16be(b, at + MARKER);
    const type = b[at + HEADER - 1];
    const least = LEAST[type] ?? HEADER;
    if (length < least)
        return `type ${type} with length ${length}`;
    return type === KEEPALIVE && length !== HEADER ? `KEEPALIVE with length ${length}` : undefined;
}
/** Whether the type is one that is decoded. */
export function knownType(type) {
    return LEAST[type] !== undefined;
}
/** Body of the message that fills `b`, whose header passed `badHeader`. Nothing is thrown; `stops` collects. */
export function readBody(b, session, stops) {
    const ctx = { session, stops };
    const type = b[HEADER - 1];
    switch (type) {
        case 1: {
            const open = readOpen(b, HEADER, b.length, stops);
            return open === undefined ? undecoded(b) : { kind: "open", ...open };
        }
        case 2:
            return readUpdate(b, ctx) ?? undecoded(b);
        case 3:
            return readNotification(b);
        case KEEPALIVE:
            return { kind: "keepalive" };
        case 5:
            return { kind: "routeRefresh", afi: u16be(b, HEADER), subtype: b[HEADER + 2], safi: b[HEADER + 3] };
        default:
            return undecoded(b);
    }
}
function undecoded(b) {
    return { kind: "undecoded", bytes: b.subarray(HEADER) };
}
function readUpdate(b, ctx) {
    const attributesAt = HEADER + 2 + u16be(b, HEADER);
    if (attributesAt + 2 > b.length)
        return tooLong(b, attributesAt + 2, "bgp.update.withdrawn", ctx.stops);
    const nlriAt = attributesAt + 2 + u16be(b, attributesAt);
    if (nlriAt > b.length)
        return tooLong(b, nlriAt, "bgp.update.attributes", ctx.stops);
    const ipv4 = { ...ctx, of: { afi: 1, safi: 1 } };
    const withdrawn = readPrefixes(b, HEADER + 2, attributesAt, ipv4);
    const attributes = readAttributes(b, attributesAt + 2, nlriAt, ctx);
    const nlri = readPrefixes(b, nlriAt, b.length, ipv4);
    const endOfRib = endOfRibFamily(b.length, attributes, nlriAt - attributesAt - 2);
    return { kind: "update", withdrawn, attributes, nlri, ...(endOfRib === undefined ? {} : { endOfRib }) };
}
function tooLong(b, need, layer, stops) {
    stops.push({ layer, offset: HEADER, need: need - HEADER, have: b.length - HEADER, endFrom: "bgp.length" });
    return undefined;
}
/** An UPDATE with nothing (IPv4 unicast), or with one MP_UNREACH without routes and nothing else. */
function endOfRibFamily(length, attributes, attributesLength) {
    if (length === HEADER + 4)
        return { afi: 1, safi: 1 };
    const un = attributes.mpUnreach;
    if (un === undefined || length !== HEADER + 4 + attributesLength)
        return undefined;
    // 3 or 4 bytes of attribute header and 3 of family: any more is another attribute or a route.
    return attributesLength <= 7 ? { afi: un.afi, safi: un.safi } : undefined;
}
const utf8 = new TextDecoder();
const CEASE = 6;
const SHUTDOWN = 2;
const RESET = 4;
function readNotification(b) {
    const code = b[HEADER];
    const subcode = b[HEADER + 1];
    const data = b.subarray(HEADER + 2);
    const base = { kind: "notification", code, subcode, data };
    const told = code === CEASE && (subcode === SHUTDOWN || subcode === RESET) && data.length > 0;
    if (!told || data.length < 1 + data[0])
        return base;
    return { ...base, shutdownText: utf8.decode(data.subarray(1, 1 + data[0])) };
}
/** Routes of the EVPN family that an UPDATE announces and withdraws. */
export function evpnRoutes(update) {
    const reach = update.attributes.mpReach?.nlri;
    const unreach = update.attributes.mpUnreach?.withdrawn;
    return {
        announced: reach?.kind === "evpn" ? reach.routes : [],
        withdrawn: unreach?.kind === "evpn" ? unreach.routes : [],
    };
}
/** Whether labels of this UPDATE are VNIs: its encapsulation community names VXLAN, NVGRE, VXLAN-GPE or Geneve (RFC 8365 section 5.1.3). */
export function labelsAreVnis(update) {
    const communities = update.attributes.extCommunities ?? [];
    return communities.some((c) => c.value.kind === "encapsulation" && VNI_TUNNELS.has(c.value.tunnelType));
}
/** MAC Mobility of an UPDATE (RFC 7432 section 7.7); undefined when it has no such community. The first counts. */
export function macMobility(update) {
    for (const { value } of update.attributes.extCommunities ?? [])
        if (value.kind === "macMobility")
            return value;
    return undefined;
}
