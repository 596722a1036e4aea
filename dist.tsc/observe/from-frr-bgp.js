// BGP sessions as facts and findings; unicast routes and the RIB as records whose counts are compared.
import { named, quoted } from "../core/quoted.js";
import { canonicalIp } from "../core/address.js";
import { stateObserver } from "./state-observer.js";
/** Observes one output of `show bgp ... summary`. */
export function observeFrrBgpSummary(part) {
    let seen = 0;
    return stateObserver(part, (row, book) => {
        if (row.kind === "head")
            seen = 0;
        else if (row.kind === "peer") {
            seen++;
            peerOf(row, book);
        }
        else if (row.peers !== seen) {
            const says = `FRR counted ${row.peers} neighbours and ${seen} are shown: part of the output is missing.`;
            book.say("frr.count-disagrees", "warning", says, row.line);
        }
    });
}
function peerOf(row, book) {
    const { where } = book.part;
    const value = {
        ...(canonicalIp(row.peer) === undefined ? { interface: row.peer } : { ip: row.peer }),
        state: row.state,
        ...(row.pfxRcd === undefined ? {} : { prefixesReceived: row.pfxRcd }),
        ...(row.pfxSnt === undefined ? {} : { prefixesSent: row.pfxSnt }),
    };
    book.fact("bgp.peer", `${where} ${row.peer}`, value, row.line);
    const family = row.family === undefined ? "" : `, ${quoted(row.family)}`;
    const peer = row.name === undefined ? named(row.peer) : `${named(row.peer)} (${named(row.name)})`;
    const because = row.because === undefined ? "" : ` (${quoted(row.because)})`;
    if (row.state !== "Established") {
        const severity = row.because === "Admin" ? "info" : "warning";
        const says = `${where}: the BGP session with ${peer} is not established: ${quoted(row.state)}${because}${family}.`;
        book.say("bgp.peer-down", severity, says, row.line);
    }
    else if (row.because === "Policy") {
        const says = `${where}: the BGP session with ${peer} is established, and without a policy nothing is exchanged${family}.`;
        book.say("bgp.peer-without-policy", "warning", says, row.line);
    }
}
/** Observes one output of `show bgp ipv4|ipv6 unicast`. */
export function observeFrrBgpRoutes(part) {
    let paths = 0;
    return stateObserver(part, (row, book) => {
        if (row.kind === "path") {
            paths++;
            if (row.nextHop === undefined)
                book.say("frr.route-cut", "warning", `${named(row.prefix)} has no next hop: the text was cut.`, row.line);
            return;
        }
        // only paths are evidence
        book.records--;
        if (row.kind === "none")
            book.say("frr.no-routes", "info", `The table is empty, and FRR says so: ${quoted(row.says)}.`, row.line);
        else if (row.kind === "totals")
            totals(row, paths, book);
        else
            paths = 0;
    });
}
function totals(row, paths, book) {
    if (row.paths === undefined || row.paths === paths)
        return;
    const says = `FRR counted ${row.paths} paths and ${paths} are shown: part of the output is missing.`;
    book.say("frr.count-disagrees", "warning", says, row.line);
}
/** Observes one output of `show ip route`. */
export function observeFrrIpRoute(part) {
    return stateObserver(part, (row, book) => {
        const inactive = row.selected && row.nextHops.length > 0 && row.nextHops.every((h) => !h.active);
        if (inactive)
            book.say("frr.route-inactive", "warning", `${named(row.prefix)} at ${part.where} has no active next hop.`, row.line);
    });
}
