// Path attributes of a BGP UPDATE (RFC 4271 sections 4.3 and 5): those that evidence needs, every other one as bytes.
import { ipv4, ipv6 } from "../../core/address.js";
import { u16be, u24be, u32be } from "../../core/bytes.js";
import { readMpReach, readMpUnreach } from "./bgp-nlri.js";
import { as4Agreed } from "./bgp-open.js";
import * as extCommunity from "./ext-community.js";
const EXTENDED_LENGTH = 0x10;
const ORIGINS = ["igp", "egp", "incomplete"];
/** By attribute type. */
const READERS = new Map([
    [1, (b, at, end) => (end - at === 1 && b[at] <= 2 ? { origin: ORIGINS[b[at]] } : undefined)],
    [2, (b, at, end, ctx) => wrap("asPath", asPath(b, at, end, ctx))],
    [3, (b, at, end) => (end - at === 4 ? { nextHop: ipv4(b, at) } : undefined)],
    [4, (b, at, end) => (end - at === 4 ? { med: u32be(b, at) } : undefined)],
    [5, (b, at, end) => (end - at === 4 ? { localPref: u32be(b, at) } : undefined)],
    [6, (_, at, end) => (end === at ? { atomicAggregate: true } : undefined)],
    [7, (b, at, end) => wrap("aggregator", aggregator(b, at, end - at))],
    [8, (b, at, end) => wrap("communities", list(b, at, end, { size: 4, read: community }))],
    [9, (b, at, end) => (end - at === 4 ? { originatorId: ipv4(b, at) } : undefined)],
    [10, (b, at, end) => wrap("clusterList", list(b, at, end, { size: 4, read: ipv4 }))],
    [14, (b, at, end, ctx) => wrap("mpReach", readMpReach(b, at, end, ctx))],
    [15, (b, at, end, ctx) => wrap("mpUnreach", readMpUnreach(b, at, end, ctx))],
    [16, (b, at, end) => wrap("extCommunities", list(b, at, end, extCommunity))],
    [17, (b, at, end) => wrap("as4Path", asSegments(b, at, end, 4))],
    [22, (b, at, end) => wrap("pmsiTunnel", pmsiTunnel(b, at, end))],
    [32, (b, at, end) => wrap("largeCommunities", list(b, at, end, { size: 12, read: largeCommunity }))],
]);
function wrap(key, value) {
    return value === undefined ? undefined : { [key]: value };
}
/** Attributes in `[at, end)`. What is cut, impossible or repeated is kept as bytes, with a Stop in `ctx.stops`. */
export function readAttributes(b, at, end, ctx) {
    const found = {};
    const others = [];
    const seen = new Set();
    for (let p = at; p < end;) {
        const head = (b[p] & EXTENDED_LENGTH) !== 0 ? 4 : 3;
        const size = p + head > end ? head : head + (head === 4 ? u16be(b, p + 2) : b[p + 2]);
        if (p + size > end) {
            ctx.stops.push({ layer: "bgp.attribute", offset: p, need: size, have: end - p, endFrom: "bgp.attributes" });
            break;
        }
        const type = b[p + 1];
        const stopsBefore = ctx.stops.length;
        const repeated = seen.has(type);
        const known = repeated ? undefined : READERS.get(type)?.(b, p + head, p + size, ctx);
        if (known === undefined)
            others.push({ type, flags: b[p], bytes: b.slice(p + head, p + size) });
        else
            Object.assign(found, known);
        // A Stop that the attribute's own reader left says more than this one would.
        const impossible = known === undefined && READERS.has(type) && ctx.stops.length === stopsBefore;
        if (impossible) {
            const bad = repeated
                ? `attribute ${type} repeated`
                : `attribute ${type} with ${size - head} bytes that cannot be one`;
            ctx.stops.push({ layer: "bgp.attribute", offset: p, need: size, have: size, endFrom: "bgp.attributes", bad });
        }
        seen.add(type);
        p += size;
    }
    return { ...found, others };
}
const SEGMENTS = ["set", "sequence", "confederationSequence", "confederationSet"];
/** Segments whose numbers take `octets` bytes; undefined when they do not fill `[at, end)` exactly (RFC 4271 section 4.3). */
function asSegments(b, at, end, octets) {
    const out = [];
    for (let p = at; p < end;) {
        const kind = SEGMENTS[b[p] - 1];
        const count = p + 2 <= end ? b[p + 1] : 0;
        const next = p + 2 + count * octets;
        if (kind === undefined || count === 0 || next > end)
            return undefined;
        const as = [];
        for (let q = p + 2; q < next; q += octets)
            as.push(octets === 4 ? u32be(b, q) : u16be(b, q));
        out.push({ kind, as });
        p = next;
    }
    return out;
}
/** Without both OPENs the width is the one that fits; when both do, four octets: two-octet speakers are rare. */
function asPath(b, at, end, ctx) {
    const agreed = as4Agreed(ctx.session);
    for (const octets of [4, 2]) {
        if (agreed !== undefined && agreed !== (octets === 4))
            continue;
        const segments = asSegments(b, at, end, octets);
        if (segments !== undefined)
            return { octets, basis: agreed === undefined ? "inferred" : "open", segments };
    }
    return undefined;
}
/** The length tells the width: 6 or 8 (RFC 6793 section 3). */
function aggregator(b, at, length) {
    if (length === 6)
        return { as: u16be(b, at), address: ipv4(b, at + 2) };
    if (length === 8)
        return { as: u32be(b, at), address: ipv4(b, at + 4) };
    return undefined;
}
/** Values of one size that must fill `[at, end)`; undefined when they do not. */
function list(b, at, end, of) {
    if ((end - at) % of.size !== 0)
        return undefined;
    const out = [];
    for (let p = at; p < end; p += of.size)
        out.push(of.read(b, p));
    return out;
}
const WELL_KNOWN = new Map([
    [0xffff0000, "graceful-shutdown"],
    [0xffff0006, "llgr-stale"],
    [0xffff0007, "no-llgr"],
    [0xffff029a, "blackhole"],
    [0xffffff01, "no-export"],
    [0xffffff02, "no-advertise"],
    [0xffffff03, "local-AS"],
    [0xffffff04, "no-peer"],
]);
function community(b, at) {
    return WELL_KNOWN.get(u32be(b, at)) ?? `${u16be(b, at)}:${u16be(b, at + 2)}`;
}
function largeCommunity(b, at) {
    return `${u32be(b, at)}:${u32be(b, at + 4)}:${u32be(b, at + 8)}`;
}
const INGRESS_REPLICATION = 6;
function pmsiTunnel(b, at, end) {
    if (end - at < 5)
        return undefined;
    const identifier = b.slice(at + 5, end);
    const tunnelType = b[at + 1];
    const base = { flags: b[at], tunnelType, label: u24be(b, at + 2), identifier };
    if (tunnelType !== INGRESS_REPLICATION)
        return base;
    if (identifier.length === 4)
        return { ...base, endpoint: ipv4(identifier, 0) };
    if (identifier.length === 16)
        return { ...base, endpoint: ipv6(identifier, 0) };
    return base;
}
