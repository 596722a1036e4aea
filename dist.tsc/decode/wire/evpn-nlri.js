// EVPN routes in MP_REACH and MP_UNREACH (AFI 25, SAFI 70): types 1 to 4 of RFC 7432 section 7, type 5 of RFC 9136
// section 3.1, the fixed head of types 6 to 8 of RFC 9251 section 9; every other type as its bytes.
import { colonHex, esi, ipv4, ipv6, mac, routeDistinguisher } from "../../core/address.js";
import { u24be, u32be } from "../../core/bytes.js";
/** Whether this is a MAC/IP route that was decoded. */
export function isMacIp(r) {
    return r.type === 2 && !("undecoded" in r);
}
/** Value of a label field of three raw bytes: a 24-bit VNI, or the upper 20 bits as an MPLS label (RFC 3032 section 2.1). */
export function labelValue(raw, isVni) {
    return isVni ? raw : raw >>> 4;
}
const RD = 8;
const ESI = 10;
const TAG = 4;
/**
 * Routes of one list between `at` and `end`. Known types with an impossible length are kept as bytes with a Stop, and
 * the list goes on; a list that ends within a route gives a Stop at that route.
 */
export function readEvpn(b, at, end, addPath) {
    const routes = [];
    const stops = [];
    const head = addPath ? 6 : 2;
    let p = at;
    while (p < end) {
        const need = p + head <= end ? head + b[p + head - 1] : head;
        if (p + need > end) {
            stops.push({ layer: "evpn", offset: p, need, have: end - p, endFrom: "bgp.nlri" });
            break;
        }
        const type = b[p + head - 2];
        const body = p + head;
        const length = need - head;
        const path = addPath ? { pathId: u32be(b, p) } : {};
        const bad = badLength(b, body, length, type);
        if (bad !== undefined)
            stops.push({ layer: "evpn", offset: p, need, have: need, endFrom: "bgp.nlri", bad });
        const route = bad === undefined ? decode(b, body, length, type) : undefined;
        routes.push(route === undefined
            ? { type, ...path, undecoded: true, bytes: b.slice(body, body + length) }
            : { ...route, ...path });
        p += need;
    }
    return { routes, stops };
}
/** Whether the bytes are a list of routes of types 1 to 11 whose lengths fit: the test for add-path without an OPEN. */
export function plausible(b, at, end, addPath) {
    const head = addPath ? 6 : 2;
    let p = at;
    while (p < end) {
        if (p + head > end)
            return false;
        const type = b[p + head - 2];
        const length = b[p + head - 1];
        if (type < 1 || type > 11 || length < RD || p + head + length > end)
            return false;
        if (badLength(b, p + head, length, type) !== undefined)
            return false;
        p += head + length;
    }
    return p === end;
}
/** Why a known type cannot have this length; undefined when it can. */
function badLength(b, at, length, type) {
    const says = `route type ${type} with length ${length}`;
    switch (type) {
        case 1:
            return length === RD + ESI + TAG + 3 ? undefined : says;
        case 2:
            return badMacIp(b, at, length, says);
        case 3:
            return badOriginator(b, at + RD + TAG, length - RD - TAG, says);
        case 4:
            return badOriginator(b, at + RD + ESI, length - RD - ESI, says);
        case 5: {
            if (length !== 34 && length !== 58)
                return says;
            const bits = b[at + RD + ESI + TAG];
            return bits <= (length === 34 ? 32 : 128) ? undefined : `${says} and prefix length ${bits}`;
        }
        case 6:
        case 7:
        case 8:
            return multicastFields(b, at, length, type) === undefined ? says : undefined;
        default:
            return undefined;
    }
}
function badMacIp(b, at, length, says) {
    if (length < 33)
        return says;
    const macBits = b[at + RD + ESI + TAG];
    if (macBits !== 48)
        return `${says} and MAC length ${macBits}`;
    const ipBits = b[at + 29];
    if (ipBits !== 0 && ipBits !== 32 && ipBits !== 128)
        return `${says} and IP length ${ipBits}`;
    const labels = length - 30 - ipBits / 8;
    return labels === 3 || labels === 6 ? undefined : `${says} and IP length ${ipBits}`;
}
function badOriginator(b, at, length, says) {
    if (length !== 5 && length !== 17)
        return says;
    return b[at] === (length - 1) * 8 ? undefined : `${says} and IP length ${b[at]}`;
}
function decode(b, at, length, type) {
    const common = () => ({ rd: routeDistinguisher(b, at), rdHex: colonHex(b, at, RD) });
    const segment = () => ({ esi: esi(b, at + RD), ethTag: u32be(b, at + RD + ESI) });
    switch (type) {
        case 1:
            return { type, ...common(), ...segment(), labels: [u24be(b, at + RD + ESI + TAG)] };
        case 2:
            return { type, ...common(), ...segment(), ...macIp(b, at, length) };
        case 3:
            return { type, ...common(), ethTag: u32be(b, at + RD), originator: address(b, at + 13, b[at + 12]) };
        case 4:
            return { type, ...common(), esi: esi(b, at + RD), originator: address(b, at + 19, b[at + 18]) };
        case 5:
            return { type, ...common(), ...segment(), ...ipPrefix(b, at + 22, length === 34 ? 32 : 128) };
        case 6:
        case 7:
        case 8:
            return { type, ...common(), ...multicastFields(b, at, length, type) };
        default:
            return undefined;
    }
}
function macIp(b, at, length) {
    const ipLength = b[at + 29];
    const label = at + 30 + ipLength / 8;
    const labels = [u24be(b, label)];
    if (label + 6 === at + length)
        labels.push(u24be(b, label + 3));
    const ip = ipLength === 0 ? {} : { ip: address(b, at + 30, ipLength) };
    return { mac: mac(b, at + 23), ipLength, ...ip, labels };
}
function ipPrefix(b, at, bits) {
    const size = bits / 8;
    return {
        prefixLength: b[at],
        prefix: address(b, at + 1, bits),
        gateway: address(b, at + 1 + size, bits),
        labels: [u24be(b, at + 1 + 2 * size)],
    };
}
function address(b, at, bits) {
    return bits === 32 ? ipv4(b, at) : ipv6(b, at);
}
/** Fields after the RD of types 6 to 8; undefined when they do not fit into `length`. */
function multicastFields(b, at, length, type) {
    const end = at + length;
    const withEsi = type !== 6;
    let p = at + RD + (withEsi ? ESI : 0) + TAG;
    if (p > end)
        return undefined;
    const head = { ...(withEsi ? { esi: esi(b, at + RD) } : {}), ethTag: u32be(b, p - TAG) };
    const found = {};
    for (const name of ["source", "group", "originator"]) {
        const bits = p < end ? b[p] : -1;
        if (bits !== 0 && bits !== 32 && bits !== 128)
            return undefined;
        if (p + 1 + bits / 8 > end)
            return undefined;
        if (bits > 0)
            found[name] = address(b, p + 1, bits);
        p += 1 + bits / 8;
    }
    return { ...head, ...found, tail: b.slice(p, end) };
}
