import { jsonFinding } from "./json-finding.js";
import { lineOf } from "./text-observer.js";
/** What a table has shown so far. */
export class StateBook {
    part;
    records = 0;
    routes = [];
    facts = [];
    findings = [];
    announced;
    constructor(part) {
        this.part = part;
    }
    /** Adds a fact about `subject`. */
    fact(kind, subject, value, line, ...limits) {
        this.facts.push({ kind, subject, value, source: lineOf(this.part, line), limits });
    }
    /** Adds a finding. */
    say(code, severity, says, line) {
        this.findings.push({ code, severity, says, where: [lineOf(this.part, line)] });
    }
    /** The table says that `count` entries follow ("neighbours"); fewer mean that output is missing. */
    announce(count, line, what) {
        this.compare();
        this.announced = { count, line, what, seen: 0 };
    }
    /** One of the announced entries was there. */
    saw() {
        if (this.announced !== undefined)
            this.announced.seen++;
    }
    /** Compares what was announced with what was there. */
    compare() {
        const { announced } = this;
        this.announced = undefined;
        if (announced === undefined || announced.count === announced.seen)
            return;
        const { count, what, seen, line } = announced;
        this.say("frr.count-disagrees", "warning", `${count} ${what} were announced and ${seen} are shown: part of the output is missing.`, line);
    }
}
/** An observer that hands every row to `take`; problems of JSON become findings. */
export function stateObserver(part, take) {
    const book = new StateBook(part);
    return {
        take(rows) {
            for (const row of rows) {
                if (isJsonProblem(row))
                    book.findings.push(jsonFinding(row, part));
                else {
                    book.records++;
                    take(row, book);
                }
            }
        },
        finish() {
            book.compare();
            const { records, routes, facts, findings } = book;
            return { records, routes, facts, findings };
        },
    };
}
function isJsonProblem(row) {
    return row.kind === "jsonProblem";
}
