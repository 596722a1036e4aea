// BGP extended communities, 8 bytes each (RFC 4360): the kinds that EVPN uses, and every other one as its bytes.
import { ipv4, mac } from "../../core/address.js";
import { u16be, u24be, u32be } from "../../core/bytes.js";
/** Bytes of one extended community. */
export const size = 8;
/** Tunnel types of the encapsulation community whose label field is a 24-bit VNI (RFC 8365 section 5.1.3; IANA). */
export const VNI_TUNNELS = new Map([
    [8, "vxlan"],
    [9, "nvgre"],
    [12, "vxlan-gpe"],
    [19, "geneve"],
]);
const OPAQUE = 0x03;
const EVPN = 0x06;
const NON_TRANSITIVE = 0x40;
/** The community in the eight bytes at `at`; the caller has checked that they are there. */
export function read(b, at) {
    const type = b[at];
    const subType = b[at + 1];
    const value = valueOf(b, at);
    return { type, subType, bytes: b.slice(at, at + size), value, text: spell(value, type, subType) };
}
function valueOf(b, at) {
    const type = b[at];
    const subType = b[at + 1];
    if (type === EVPN)
        return evpn(b, at, subType);
    if (type === OPAQUE)
        return opaque(b, at, subType);
    if (type <= 0x02)
        return specific(b, at);
    if (type === NON_TRANSITIVE && subType === 0x04)
        return linkBandwidth(b, at);
    return { kind: "unknown" };
}
/** Types 0x00, 0x01, 0x02: two-octet AS, IPv4 address and four-octet AS specific. */
function specific(b, at) {
    const subType = b[at + 1];
    if (b[at] === 0x00 && subType === 0x04)
        return linkBandwidth(b, at);
    if (subType !== 0x02 && subType !== 0x03)
        return { kind: "unknown" };
    const kind = subType === 0x02 ? "routeTarget" : "routeOrigin";
    if (b[at] === 0x00)
        return { kind, form: "as2", target: `${u16be(b, at + 2)}:${u32be(b, at + 4)}` };
    if (b[at] === 0x01)
        return { kind, form: "ipv4", target: `${ipv4(b, at + 2)}:${u16be(b, at + 6)}` };
    return { kind, form: "as4", target: `${u32be(b, at + 2)}:${u16be(b, at + 6)}` };
}
function opaque(b, at, subType) {
    if (subType === 0x0c)
        return { kind: "encapsulation", tunnelType: u16be(b, at + 6) };
    if (subType === 0x0d)
        return { kind: "defaultGateway" };
    if (subType === 0x0b)
        return { kind: "color", flags: b[at + 2] >> 6, color: u32be(b, at + 4) };
    return { kind: "unknown" };
}
function evpn(b, at, subType) {
    const flags = b[at + 2];
    switch (subType) {
        case 0x00:
            return { kind: "macMobility", sticky: (flags & 1) !== 0, sequence: u32be(b, at + 4) };
        case 0x01:
            return { kind: "esiLabel", singleActive: (flags & 1) !== 0, label: u24be(b, at + 5) };
        case 0x02:
            return { kind: "esImport", mac: mac(b, at + 2) };
        case 0x03:
            return { kind: "routerMac", mac: mac(b, at + 2) };
        case 0x04:
            return l2Attributes(b, at);
        case 0x06:
            return { kind: "dfElection", algorithm: flags & 0x1f, bitmap: u16be(b, at + 3), preference: u16be(b, at + 6) };
        case 0x08:
            return {
                kind: "nd",
                router: (flags & 0x01) !== 0,
                override: (flags & 0x02) !== 0,
                proxy: (flags & 0x04) !== 0,
                immutable: (flags & 0x08) !== 0,
            };
        default:
            return { kind: "unknown" };
    }
}
function l2Attributes(b, at) {
    const control = u16be(b, at + 2);
    return {
        kind: "l2Attributes",
        backup: (control & 1) !== 0,
        primary: (control & 2) !== 0,
        controlWord: (control & 4) !== 0,
        mtu: u16be(b, at + 4),
    };
}
const float = new DataView(new ArrayBuffer(4));
function linkBandwidth(b, at) {
    float.setUint32(0, u32be(b, at + 4));
    return { kind: "linkBandwidth", as: u16be(b, at + 2), bytesPerSecond: float.getFloat32(0) };
}
function spell(v, type, subType) {
    switch (v.kind) {
        case "routeTarget":
            return `RT:${v.target}`;
        case "routeOrigin":
            return `SoO:${v.target}`;
        case "encapsulation":
            return `ET:${v.tunnelType}`;
        case "macMobility":
            return `MM:${v.sequence}${v.sticky ? ", sticky MAC" : ""}`;
        case "defaultGateway":
            return "Default Gateway";
        case "esImport":
            return `ES-Import-Rt:${v.mac}`;
        case "esiLabel":
            return `ESI-label-Rt:${v.singleActive ? "SA" : "AA"}`;
        case "routerMac":
            return `Rmac:${v.mac}`;
        case "color":
            return `Color:${v.flags >> 1}${v.flags & 1}:${v.color}`;
        case "unknown":
            return `UNK:${type}, ${subType}`;
        case "nd":
        case "l2Attributes":
        case "dfElection":
        case "linkBandwidth":
            return spellLong(v);
    }
}
function spellLong(v) {
    const yes = (on) => (on ? "Y" : "N");
    switch (v.kind) {
        case "nd":
            // FRR prints the proxy flag instead of the router flag when both are set, and nothing for the others.
            return v.proxy ? "ND:Proxy" : v.router ? "ND:Router Flag" : "ND:";
        case "l2Attributes":
            return `L2: P flag:${yes(v.primary)}, B Flag ${yes(v.backup)}, C word ${yes(v.controlWord)}, MTU ${v.mtu}`;
        case "dfElection": {
            const bitmap = v.bitmap === 0 ? "" : `bmap: 0x${v.bitmap.toString(16)} `;
            return `DF: (alg: ${v.algorithm}, ${bitmap}pref: ${v.preference})`;
        }
        case "linkBandwidth":
            return `LB:${v.as}:${Math.trunc(v.bytesPerSecond)} (${bitRate(v.bytesPerSecond)})`;
    }
}
function bitRate(bytesPerSecond) {
    const bits = bytesPerSecond * 8;
    if (bits >= 1e9)
        return `${(bits / 1e9).toFixed(3)} Gbps`;
    if (bits >= 1e6)
        return `${(bits / 1e6).toFixed(3)} Mbps`;
    if (bits >= 1e3)
        return `${(bits / 1e3).toFixed(3)} Kbps`;
    return `${Math.trunc(bits)} bps`;
}
