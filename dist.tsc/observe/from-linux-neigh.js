// Neighbour tables: only what could not be resolved is said; the rest is there for those who look at the rows.
import { named } from "../core/quoted.js";
import { iprouteFinding } from "./from-linux-error.js";
import { jsonFinding } from "./json-finding.js";
import { lineOf } from "./text-observer.js";
/** Places that are listed. */
const LISTED = 10;
/** Observes one output of ip neigh, text or JSON. */
export function observeLinuxNeigh(part) {
    return new NeighObserver(part);
}
class NeighObserver {
    part;
    findings = [];
    where = [];
    names = [];
    unresolved = 0;
    records = 0;
    constructor(part) {
        this.part = part;
    }
    take(rows) {
        for (const row of rows) {
            if (row.kind === "jsonProblem")
                this.findings.push(jsonFinding(row, this.part));
            else {
                this.records++;
                if (row.kind === "neigh")
                    this.neighbour(row);
                else
                    this.findings.push(iprouteFinding(row, this.part));
            }
        }
    }
    finish() {
        if (this.unresolved > 0) {
            const more = this.unresolved > this.names.length ? ` and ${this.unresolved - this.names.length} more` : "";
            this.findings.push({
                code: "neigh.unresolved",
                severity: "info",
                says: `${this.part.where} has no MAC for ${this.names.join(", ")}${more}: nobody answered its last request.`,
                where: this.where,
                count: this.unresolved,
            });
        }
        return { records: this.records, findings: this.findings };
    }
    neighbour(row) {
        if (!row.states.includes("FAILED") && !row.states.includes("INCOMPLETE"))
            return;
        this.unresolved++;
        if (this.names.length >= LISTED)
            return;
        this.names.push(row.ip === undefined ? "an entry without address" : named(row.ip));
        this.where.push(lineOf(this.part, row.line));
    }
}
