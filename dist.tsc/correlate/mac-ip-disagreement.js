// For how long the MAC-only and the MAC+IP route of one MAC pointed to two VTEPs, at each observer.
import { microseconds } from "../core/time.js";
import { compareRoutes } from "./route-order.js";
import { sources } from "./stamp.js";
/** Findings "mac.mac-only-and-mac-ip-disagree" of one MAC+IP row against its MAC-only row. */
export function disagreements(macOnly, macIp) {
    const out = [];
    for (const o of macIp.observers) {
        const other = macOnly.observers.find((x) => x.key === o.key);
        if (other === undefined)
            continue;
        for (const split of splits(other, o))
            out.push(finding(macIp, o, split));
    }
    return out;
}
/** Times in which both point somewhere, and not to the same VTEP. Changes of one record or snapshot are taken together. */
function splits(macOnly, macIp) {
    const out = [];
    let mac;
    let withIp;
    let open;
    const events = interleaved(macOnly, macIp);
    for (const [i, e] of events.entries()) {
        if (e.set === "mac")
            mac = e.step.best;
        else
            withIp = e.step.best;
        if (i + 1 < events.length && isTogether(e.at, events[i + 1].at))
            continue;
        if (open !== undefined && !isSplit(mac, withIp)) {
            out.push({ ...open, until: e.at });
            open = undefined;
        }
        else if (open === undefined && mac !== undefined && withIp !== undefined && isSplit(mac, withIp)) {
            open = { mac, macIp: withIp, since: e.at, until: undefined };
        }
    }
    return open === undefined ? out : [...out, open];
}
function isSplit(mac, macIp) {
    return mac !== undefined && macIp !== undefined && mac.vtep !== macIp.vtep;
}
function interleaved(macOnly, macIp) {
    const timed = (o, set) => o.steps.map((step) => ({ at: step.cause[0], set, step }));
    return [...timed(macOnly, "mac"), ...timed(macIp, "macIp")].sort((a, b) => compareRoutes(a.at, b.at));
}
function isTogether(a, b) {
    if (a.source.input !== b.source.input)
        return false;
    return a.table === "update"
        ? a.source.record === b.source.record && a.at === b.at
        : a.at === b.at && a.order === b.order;
}
function finding(row, o, s) {
    const where = [s.mac.route.source, s.macIp.route.source, s.until?.source];
    return {
        code: "mac.mac-only-and-mac-ip-disagree",
        severity: "warning",
        says: `${row.mac}: the MAC-only route points to ${s.mac.vtep} and the route with ${row.ip} to ${s.macIp.vtep} at ${o.where}, ${howLong(s)}.`,
        where: sources(where),
        limits: [
            "Which of the two a frame follows depends on how the ingress resolves it: bridged traffic by MAC, routed traffic by IP.",
        ],
    };
}
function howLong(s) {
    const [a, b] = [s.since.at, s.until?.at];
    if (a !== undefined && b !== undefined)
        return `for ${microseconds(b - a)} us`;
    if (a !== undefined)
        return "until the end of the recording";
    return s.since.order === undefined
        ? "in one snapshot, for how long is not known"
        : `in the snapshot of order ${s.since.order}, for how long is not known`;
}
