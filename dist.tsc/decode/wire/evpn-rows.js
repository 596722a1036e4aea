import { evpnRoutes, labelsAreVnis, macMobility } from "./bgp-message.js";
import { labelValue } from "./evpn-nlri.js";
/** EVPN routes of a message: the announced ones, then the withdrawn ones, each list in the order of the wire. */
export function evpnRows(message) {
    const update = message.body;
    if (update.kind !== "update")
        return [];
    const { announced, withdrawn } = evpnRoutes(update);
    if (announced.length + withdrawn.length === 0)
        return [];
    const mobility = macMobility(update);
    const nextHop = update.attributes.mpReach?.nextHops[0];
    const extra = {
        ...(nextHop === undefined ? {} : { next_hop: nextHop }),
        ...(mobility === undefined ? {} : { mm_seq: mobility.sequence, mm_sticky: mobility.sticky }),
    };
    const isVni = labelsAreVnis(update);
    return [
        ...announced.map((r) => ({ ...row("announce", r, isVni), ...extra })),
        ...withdrawn.map((r) => row("withdraw", r, false)),
    ];
}
function row(op, r, isVni) {
    const path = r.pathId === undefined ? {} : { path_id: r.pathId };
    if ("undecoded" in r)
        return { op, rt: r.type, ...path };
    const labels = "labels" in r ? labelFields(r.labels, isVni) : {};
    return { op, rt: r.type, rd: r.rdHex, ...fields(r), ...labels, ...path };
}
function labelFields(labels, isVni) {
    const raw = labels.map((l) => l.toString(16).padStart(6, "0"));
    return isVni ? { label_raw: raw, vni: labels.map((l) => labelValue(l, true)) } : { label_raw: raw };
}
function fields(r) {
    switch (r.type) {
        case 1:
            return { esi: r.esi, etag: r.ethTag };
        case 2: {
            const ip = r.ip === undefined ? {} : { ip: r.ip };
            return { esi: r.esi, etag: r.ethTag, mac: r.mac, ...ip, iplen: r.ipLength };
        }
        case 3:
            return { etag: r.ethTag, or_ip: r.originator };
        case 4:
            return { esi: r.esi, or_ip: r.originator };
        case 5:
            return { esi: r.esi, etag: r.ethTag, ip: r.prefix, prefixlen: r.prefixLength, gw: r.gateway };
        case 6:
        case 7:
        case 8: {
            const segment = r.esi === undefined ? {} : { esi: r.esi };
            return { ...segment, etag: r.ethTag, ...(r.originator === undefined ? {} : { or_ip: r.originator }) };
        }
    }
}
