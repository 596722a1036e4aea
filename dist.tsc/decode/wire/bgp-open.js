// BGP OPEN (RFC 4271 section 4.2) with its capabilities (RFC 5492), and what two OPENs together settle for a session.
import { ipv4 } from "../../core/address.js";
import { u16be, u32be } from "../../core/bytes.js";
/** Bytes of the fixed part, after the message header. */
const FIXED = 10;
/** The OPEN in `[at, end)`, after the message header. Undefined when even the fixed part is not there. */
export function readOpen(b, at, end, stops) {
    if (end - at < FIXED) {
        stops.push({ layer: "bgp.open", offset: at, need: FIXED, have: end - at, endFrom: "bgp.length" });
        return undefined;
    }
    const capabilities = [];
    const otherParameters = [];
    for (const tlv of parameters(b, at + FIXED - 1, end, stops)) {
        if (tlv.type === 2)
            readCapabilities(b, tlv.at, tlv.end, { stops, out: capabilities });
        else
            otherParameters.push({ type: tlv.type, bytes: b.slice(tlv.at, tlv.end) });
    }
    const as2 = u16be(b, at + 1);
    const as4 = capabilities.find((c) => c.kind === "as4");
    return {
        version: b[at],
        as2,
        as: as4?.as ?? as2,
        holdTime: u16be(b, at + 3),
        id: ipv4(b, at + 5),
        capabilities,
        otherParameters,
    };
}
/** Optional parameters; `at` is the length octet. Length 255 with type 255 is the extended form (RFC 9072 section 2). */
function parameters(b, at, end, stops) {
    const extended = b[at] === 255 && at + 1 < end && b[at + 1] === 255;
    const start = at + (extended ? 4 : 1);
    if (start > end) {
        stops.push({ layer: "bgp.open", offset: at, need: 4, have: end - at, endFrom: "bgp.length" });
        return [];
    }
    const length = extended ? u16be(b, at + 2) : b[at];
    if (start + length > end) {
        stops.push({ layer: "bgp.open", offset: start, need: length, have: end - start, endFrom: "bgp.length" });
    }
    const head = extended ? 3 : 2;
    const last = Math.min(end, start + length);
    const out = [];
    for (let p = start; p < last;) {
        const size = p + head > last ? head : head + (extended ? u16be(b, p + 1) : b[p + 1]);
        if (p + size > last) {
            stops.push({ layer: "bgp.open", offset: p, need: size, have: last - p, endFrom: "bgp.open.parameters" });
            break;
        }
        out.push({ type: b[p], at: p + head, end: p + size });
        p += size;
    }
    return out;
}
function readCapabilities(b, at, end, to) {
    for (let p = at; p < end;) {
        const size = p + 2 > end ? 2 : 2 + b[p + 1];
        if (p + size > end) {
            to.stops.push({ layer: "bgp.capability", offset: p, need: size, have: end - p, endFrom: "bgp.open.parameters" });
            return;
        }
        const code = b[p];
        to.out.push(capability(b, p + 2, p + size, code) ?? { kind: "other", code, bytes: b.slice(p + 2, p + size) });
        p += size;
    }
}
function capability(b, at, end, code) {
    const length = end - at;
    switch (code) {
        case 1:
            return length === 4 ? { kind: "multiprotocol", ...family(b, at, at + 3) } : undefined;
        case 2:
            return length === 0 ? { kind: "routeRefresh" } : undefined;
        case 5:
            return extendedNextHop(b, at, end);
        case 6:
            return length === 0 ? { kind: "extendedMessage" } : undefined;
        case 9:
            return length === 1 ? { kind: "role", role: b[at] } : undefined;
        case 64:
            return gracefulRestart(b, at, end);
        case 65:
            return length === 4 ? { kind: "as4", as: u32be(b, at) } : undefined;
        case 69:
            return addPath(b, at, end);
        case 70:
            return length === 0 ? { kind: "enhancedRouteRefresh" } : undefined;
        case 73:
            return fqdn(b, at, end);
        default:
            return undefined;
    }
}
function family(b, afi, safi) {
    return { afi: u16be(b, afi), safi: b[safi] };
}
function extendedNextHop(b, at, end) {
    if ((end - at) % 6 !== 0)
        return undefined;
    const families = [];
    for (let p = at; p < end; p += 6)
        families.push({ ...family(b, p, p + 3), nextHopAfi: u16be(b, p + 4) });
    return { kind: "extendedNextHop", families };
}
function gracefulRestart(b, at, end) {
    if (end - at < 2 || (end - at - 2) % 4 !== 0)
        return undefined;
    const families = [];
    for (let p = at + 2; p < end; p += 4) {
        families.push({ ...family(b, p, p + 2), forwardingKept: (b[p + 3] & 0x80) !== 0 });
    }
    const restarting = (b[at] & 0x80) !== 0;
    return { kind: "gracefulRestart", restarting, restartTime: u16be(b, at) & 0x0fff, families };
}
function addPath(b, at, end) {
    if ((end - at) % 4 !== 0)
        return undefined;
    const families = [];
    for (let p = at; p < end; p += 4)
        families.push({ ...family(b, p, p + 2), mode: b[p + 3] });
    return { kind: "addPath", families };
}
const utf8 = new TextDecoder();
/** Host and domain, each behind its length octet. Old speakers leave the domain out. */
function fqdn(b, at, end) {
    const hostEnd = at + 1 + (at < end ? b[at] : 0);
    if (hostEnd > end)
        return undefined;
    const domainEnd = hostEnd + 1 + (hostEnd < end ? b[hostEnd] : 0);
    if (hostEnd < end && domainEnd > end)
        return undefined;
    const domain = hostEnd < end ? utf8.decode(b.subarray(hostEnd + 1, domainEnd)) : "";
    return { kind: "fqdn", host: utf8.decode(b.subarray(at + 1, hostEnd)), domain };
}
/** Whether AS numbers take four octets (RFC 6793 section 4.1): both must say so. Undefined: not settled. */
export function as4Agreed(s) {
    return agreed(s, (open) => open.capabilities.some((c) => c.kind === "as4"));
}
/** Whether messages may be longer than 4096 bytes (RFC 8654 section 3). Undefined: not settled. */
export function extendedMessageAgreed(s) {
    return agreed(s, (open) => open.capabilities.some((c) => c.kind === "extendedMessage"));
}
/** Whether routes of a family carry path identifiers: the sender sends (2, 3) and the receiver receives (1, 3). Undefined: not settled. */
export function addPathAgreed(s, of) {
    const sends = s.sender && (addPathMode(s.sender, of) & 2) !== 0;
    const receives = s.receiver && (addPathMode(s.receiver, of) & 1) !== 0;
    return both(sends, receives);
}
function addPathMode(open, of) {
    for (const c of open.capabilities) {
        const found = c.kind === "addPath" && c.families.find((f) => f.afi === of.afi && f.safi === of.safi);
        if (found)
            return found.mode;
    }
    return 0;
}
function agreed(s, has) {
    return both(s.sender && has(s.sender), s.receiver && has(s.receiver));
}
/** One side that does not offer it settles it: no. */
function both(a, b) {
    if (a === false || b === false)
        return false;
    return a === undefined || b === undefined ? undefined : true;
}
