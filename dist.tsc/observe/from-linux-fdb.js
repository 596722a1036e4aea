// Forwarding entries to route observations: where a node sends frames to a MAC. The entry of the device itself (self) names the remote
// VTEP; the bridge's entry for the same MAC on the same device says nothing more and is folded into it. Not observed as routes:
// flood lists (00:00:00:00:00:00), group addresses, and permanent entries without a VTEP, which are the addresses of ports.
import { named } from "../core/quoted.js";
import { iprouteFinding } from "./from-linux-error.js";
import { jsonFinding } from "./json-finding.js";
import { snapshotOf } from "./text-observer.js";
const FLOOD = "00:00:00:00:00:00";
/** MACs with several targets that are listed. */
const LISTED = 20;
/** Observes one output of bridge fdb, text or JSON. */
export function observeLinuxFdb(part) {
    return new FdbObserver(part);
}
/** True when the entry may say where a station is. */
export function isStation(row) {
    const group = (Number.parseInt(row.mac.slice(0, 2), 16) & 1) === 1;
    const own = row.state === "permanent" && row.dst === undefined && row.nhid === undefined && !row.flags.includes("sticky");
    return row.mac !== FLOOD && !group && !own;
}
/** True when the entry points away from this node. */
export function isRemote(row) {
    return row.dst !== undefined || row.nhid !== undefined;
}
/** The observation of one entry. */
export function fdbRoute(row, seen, local) {
    const vni = row.srcVni ?? row.vni;
    return {
        mac: row.mac,
        ...(vni === undefined ? {} : { vni }),
        table: "fdb",
        ...seen,
        ...(row.dst === undefined || row.deleted ? {} : { nextHop: row.dst }),
        sticky: row.flags.includes("sticky"),
        withdrawn: row.deleted,
        local,
        ...(row.dev === undefined ? {} : { interface: row.dev }),
    };
}
class FdbObserver {
    part;
    routes = [];
    findings = [];
    /** Entries without a VTEP, until the end tells whether the same MAC has one. */
    bare = [];
    /** VTEPs by MAC and device. */
    targets = new Map();
    /** Devices with a flood list or a VTEP: nothing on them is local. */
    tunnels = new Set();
    filtered;
    records = 0;
    constructor(part) {
        this.part = part;
        this.filtered = /\bfdb\b.*\bdev (\S+)/.exec(part.command ?? "")?.[1];
    }
    take(rows) {
        for (const row of rows) {
            if (row.kind === "jsonProblem")
                this.findings.push(jsonFinding(row, this.part));
            else {
                this.records++;
                if (row.kind === "fdb")
                    this.entry(row);
                else
                    this.findings.push(iprouteFinding(row, this.part));
            }
        }
    }
    finish() {
        for (const row of this.bare) {
            if (this.targets.has(place(row)))
                continue;
            const local = !row.flags.includes("extern_learn") && !this.tunnels.has(row.dev ?? "");
            this.routes.push(fdbRoute(row, snapshotOf(this.part, row.line), local));
        }
        this.several();
        return { records: this.records, routes: this.routes, findings: this.findings };
    }
    entry(row) {
        row.dev ??= this.filtered;
        if (isRemote(row) && row.dev !== undefined)
            this.tunnels.add(row.dev);
        if (!isStation(row))
            return;
        if (!isRemote(row)) {
            this.bare.push(row);
            return;
        }
        const key = place(row);
        const targets = this.targets.get(key) ?? new Set();
        targets.add(row.dst === undefined ? `next hop group ${row.nhid}` : named(row.dst));
        this.targets.set(key, targets);
        this.routes.push(fdbRoute(row, snapshotOf(this.part, row.line), false));
    }
    /** A MAC that is sent to several VTEPs at once. */
    several() {
        const many = [...this.targets].filter(([, targets]) => targets.size > 1);
        for (const [key, targets] of many.slice(0, LISTED)) {
            const [mac, dev] = key.split("|");
            const where = this.routes.filter((r) => r.mac === mac && (r.interface ?? "") === dev).map((r) => r.source);
            const says = `${mac}: ${this.part.where} sends it to ${targets.size} VTEPs at once: ${[...targets].join(", ")}.`;
            this.findings.push({ code: "fdb.several-targets", severity: "warning", says, where, count: many.length });
        }
    }
}
function place(row) {
    return `${row.mac}|${row.dev ?? ""}`;
}
