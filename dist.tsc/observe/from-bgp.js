import { evpnRoutes, labelsAreVnis, macMobility } from "../decode/wire/bgp-message.js";
import { isMacIp, labelValue } from "../decode/wire/evpn-nlri.js";
/** Routes whose VNI is remembered for their withdrawal: this many at least, and twice as many at most. */
export const REMEMBERED = 131_072;
/** Observer of one capture. Feed it every message that the capture's BgpStreams give. */
export function createBgpRouteObserver(tap) {
    const vnis = createMemory();
    const announce = (r, update) => {
        const vni = labelsAreVnis(update) ? labelValue(r.labels[0], true) : undefined;
        vnis.set(routeKey(r), vni);
        return vni;
    };
    return {
        observe(message) {
            const update = message.body;
            if (update.kind !== "update")
                return [];
            const { announced, withdrawn } = evpnRoutes(update);
            const routes = [];
            // Withdrawals first: a route that one UPDATE withdraws and announces is announced (RFC 4271 section 4.3).
            for (const r of withdrawn) {
                if (isMacIp(r))
                    routes.push(withVni(base(tap, message, r, true), vnis.get(routeKey(r))));
            }
            for (const r of announced) {
                if (isMacIp(r))
                    routes.push(addPaths(withVni(base(tap, message, r, false), announce(r, update)), update));
            }
            return routes;
        },
        forgotten: () => vnis.forgotten,
    };
}
/**
 * VNIs by route key in two generations: when the younger one is full, the elder one is forgotten. (One map, emptied from
 * its front, walks over the gaps that it left there.)
 */
function createMemory() {
    let young = new Map();
    let old = new Map();
    return {
        forgotten: 0,
        get: (key) => (young.has(key) ? young.get(key) : old.get(key)),
        set(key, vni) {
            old.delete(key);
            young.set(key, vni);
            if (young.size < REMEMBERED)
                return;
            this.forgotten += old.size;
            old = young;
            young = new Map();
        },
    };
}
/** The key of a type-2 route: neither ESI nor label belong to it (RFC 7432 section 7.2). */
function routeKey(r) {
    return `${r.rdHex} ${r.ethTag} ${r.mac} ${r.ip ?? ""}`;
}
function base(tap, m, r, withdrawn) {
    const route = {
        mac: r.mac,
        table: "update",
        digits: tap.digits,
        where: tap.where,
        source: { input: tap.input, record: m.record },
        from: m.from,
        to: m.to,
        rd: r.rd,
        ethTag: r.ethTag,
        esi: r.esi,
        sticky: false,
        withdrawn,
    };
    if (r.ip !== undefined)
        route.ip = r.ip;
    if (m.at !== undefined)
        route.at = m.at;
    return route;
}
function withVni(route, vni) {
    if (vni !== undefined)
        route.vni = vni;
    return route;
}
/** What the attributes of an announcement say about where the route points and how often it moved. */
function addPaths(route, update) {
    const { mpReach, originatorId } = update.attributes;
    const mobility = macMobility(update);
    const nextHop = mpReach?.nextHops[0];
    if (nextHop !== undefined)
        route.nextHop = nextHop;
    if (originatorId !== undefined)
        route.originatorId = originatorId;
    if (mobility === undefined)
        return route;
    route.seq = mobility.sequence;
    route.sticky = mobility.sticky;
    return route;
}
/** Places listed of one finding. */
const MAX_PLACES = 10;
const LIMITS = {
    "bgp.gap": "routes announced or withdrawn in the missing bytes are not known",
    "bgp.cut": "routes announced or withdrawn in the cut messages are not known",
    "bgp.resync": "routes announced or withdrawn in the bytes passed over are not known",
    "bgp.forgotten": "routes announced or withdrawn in the bytes not decoded are not known",
    "bgp.malformed": "fields after the place named are not known",
};
/** What the streams of a capture found, one finding a code: how often, and the first places. Call it after `finish`. */
export function bgpFindings(streams, input) {
    const byCode = new Map();
    for (const f of streams.findings)
        byCode.set(f.code, [...(byCode.get(f.code) ?? []), f]);
    return [...byCode].map(([code, all]) => {
        const count = all.length + (streams.omitted.get(code) ?? 0);
        const records = [...new Set(all.map((f) => f.record))].slice(0, MAX_PLACES);
        const first = all[0];
        const limit = LIMITS[code];
        return {
            code,
            severity: first.severity,
            says: `BGP from ${first.from} to ${first.to}: ${first.says}${count > 1 ? `, and ${count - 1} more like it` : ""}`,
            where: records.map((record) => ({ input, record })),
            count,
            filter: `frame.number in {${records.join(", ")}}`,
            ...(limit === undefined ? {} : { limits: [limit] }),
        };
    });
}
