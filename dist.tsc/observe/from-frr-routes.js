// FRR's EVPN routes to route observations: type 2 routes are where a MAC is, as BGP knows it.
import { quoted } from "../core/quoted.js";
import { numbered } from "../core/words.js";
import { mobilityOf } from "../decode/text/frr-evpn-rows.js";
import { jsonFinding } from "./json-finding.js";
import { lineOf, snapshotOf } from "./text-observer.js";
const ZERO_ESI = /^(?:00:){9}00$/;
/** Observes one output of `show bgp l2vpn evpn [route]`, text or JSON, brief or detailed. */
export function observeFrrRoutes(part) {
    return new RoutesObserver(part);
}
class RoutesObserver {
    part;
    routes = [];
    findings = [];
    records = 0;
    /** The output is over: what follows is another. */
    ended = false;
    /** Paths since the last heading, and the first of them that was cut. */
    paths = 0;
    prefixes = new Set();
    cut;
    cutCount = 0;
    constructor(part) {
        this.part = part;
    }
    take(rows) {
        for (const row of rows) {
            if (row.kind === "route")
                this.route(row);
            else if (row.kind === "totals")
                this.totals(row);
            else if (row.kind === "table")
                this.heading();
            else if (row.kind === "jsonProblem")
                this.findings.push(jsonFinding(row, this.part));
            else
                this.say("frr.no-routes", "info", `The table is empty, and FRR says so: ${quoted(row.says)}.`, row.line);
        }
    }
    finish() {
        if (this.cut !== undefined) {
            const n = this.cutCount;
            this.say("frr.route-cut", "warning", `${n} ${n === 1 ? "route has no next hop or ends" : "routes have no next hop or end"} within a line: the text was cut, and ${n === 1 ? "it is" : "they are"} not used.`, this.cut.line);
        }
        return { records: this.records, routes: this.routes, findings: this.findings };
    }
    /** A table begins; one that comes after another is a later output of the command. */
    heading() {
        this.paths = 0;
        this.prefixes.clear();
        this.ended = this.records > 0;
    }
    route(row) {
        if (this.ended)
            this.part.outputs?.next();
        this.ended = false;
        this.records++;
        this.paths++;
        this.prefixes.add(`${row.rd} ${row.prefix}`);
        if (row.nextHop === undefined || row.cut === true) {
            this.cut ??= row;
            this.cutCount++;
            return;
        }
        if (row.routeType === 2 && row.mac !== undefined)
            this.routes.push(macRoute(row, row.mac, this.part));
    }
    totals(row) {
        const counted = row.paths;
        this.displayed(row);
        if (counted === 0 && this.paths === 0)
            this.say("frr.no-routes", "info", "The table is empty, and FRR says so: 0 paths.", row.line);
        else if (counted !== undefined && counted !== this.paths) {
            this.say("frr.count-disagrees", "warning", `FRR counted ${counted} paths and ${this.paths} are shown: part of the output is missing.`, row.line);
        }
        this.paths = 0;
        this.ended = true;
    }
    /** "Displayed 5 out of 9 prefixes": some versions count routes there, and paths. */
    displayed(row) {
        const { prefixes } = row;
        const shown = this.prefixes.size;
        this.prefixes.clear();
        if (row.paths !== undefined || prefixes === undefined || prefixes === shown || prefixes === this.paths)
            return;
        this.say("frr.count-disagrees", "warning", `FRR displayed ${numbered(prefixes, "prefix", "prefixes")} and ${shown} ${shown === 1 ? "is" : "are"} in the text: part of the output is missing.`, row.line);
    }
    say(code, severity, says, line) {
        this.findings.push({ code, severity, says, where: [lineOf(this.part, line)] });
    }
}
function macRoute(row, mac, part) {
    const { seq, sticky } = mobilityOf(row.communities);
    // "100/4001": the first is the MAC-VRF's
    const [vni] = row.vnis;
    return {
        mac,
        ...(row.ip === undefined ? {} : { ip: row.ip }),
        ...(vni === undefined ? {} : { vni }),
        table: "bgp",
        ...snapshotOf(part, row.line),
        ...(row.rd === undefined ? {} : { rd: row.rd }),
        ...(row.ethTag === undefined ? {} : { ethTag: row.ethTag }),
        ...(row.esi === undefined || ZERO_ESI.test(row.esi) ? {} : { esi: row.esi }),
        ...(row.nextHop === undefined ? {} : { nextHop: row.nextHop }),
        ...(row.originator === undefined ? {} : { originatorId: row.originator }),
        ...(seq === undefined ? {} : { seq }),
        sticky,
        withdrawn: false,
        ...(row.best === undefined ? {} : { best: row.best }),
        local: row.local,
    };
}
