import { compareSources, compareText } from "./stamp.js";
/**
 * By time where there is one, then those with a place in order, by place; a withdrawal before an advertisement of the
 * same record, as RFC 4271 section 3.1 applies them.
 */
export function compareRoutes(a, b) {
    return (compareDefined(a.at, b.at) ||
        (a.at === undefined ? compareText(a.where, b.where) || compareDefined(a.order, b.order) : 0) ||
        compareSources(a.source, b.source) ||
        Number(b.withdrawn) - Number(a.withdrawn) ||
        compareText(routeText(a), routeText(b)));
}
/** Undefined comes last. */
function compareDefined(a, b) {
    if (a === undefined || b === undefined)
        return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
    return a < b ? -1 : a > b ? 1 : 0;
}
/** What tells two routes of one record apart. */
function routeText(r) {
    return [r.table, r.mac, r.ip, r.rd, r.ethTag, r.nextHop, r.seq, r.from, r.to, r.best, r.local, r.interface].join("|");
}
/**
 * Files routes under a VNI. A withdrawal has that of the route it withdraws (same RD, Ethernet tag, MAC and IP). Other
 * routes without one have the subject's VNI when they are of the subject's MAC, else the only VNI known for the MAC.
 */
export function placeRoutes(routes, subject) {
    const byRoute = new Map();
    const byMac = new Map();
    for (const r of routes) {
        const vni = statedVni(r);
        if (vni === undefined)
            continue;
        add(byMac, r.mac, vni);
        add(byRoute, routeKey(r), vni);
    }
    return [...routes].sort(compareRoutes).map((route) => {
        const stated = statedVni(route);
        if (stated !== undefined)
            return { route, vni: stated, inferred: undefined };
        const same = route.rd === undefined ? undefined : only(byRoute.get(routeKey(route)));
        if (same !== undefined)
            return { route, vni: same, inferred: "route" };
        if (subject.vni !== undefined && subject.mac === route.mac)
            return { route, vni: subject.vni, inferred: "subject" };
        const alone = only(byMac.get(route.mac));
        return { route, vni: alone ?? null, inferred: alone === undefined ? undefined : "only" };
    });
}
/** The label of a withdrawal is no VNI: FRR sends 0. */
function statedVni(r) {
    return r.withdrawn && r.vni === 0 ? undefined : r.vni;
}
function routeKey(r) {
    return [r.rd, r.ethTag ?? 0, r.mac, r.ip].join("|");
}
function add(map, key, vni) {
    const set = map.get(key);
    if (set === undefined)
        map.set(key, new Set([vni]));
    else
        set.add(vni);
}
function only(set) {
    return set?.size === 1 ? [...set][0] : undefined;
}
