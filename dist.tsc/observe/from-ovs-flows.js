import { lineOf } from "./text-observer.js";
const SIMULATED = "A simulation by the flow tables of that moment: no packet was sent.";
const TRACKED = "Connection tracking is assumed (established and tracked unless --ct says otherwise): a rule on new connections may not show.";
/** Observes a dump of flows: counted, nothing more. */
export function observeOvsFlows(_part) {
    let records = 0;
    return {
        take(rows) {
            records += rows.length;
        },
        finish: () => ({ records }),
    };
}
/** Observes ofproto/trace. */
export function observeOvsTrace(part) {
    const facts = [];
    let records = 0;
    let flow = "";
    let rule;
    return {
        take(rows) {
            for (const row of rows) {
                records++;
                if (row.what === "flow")
                    flow = row.text;
                else if (row.what === "rule")
                    rule = row;
                else if (row.what === "datapath") {
                    const by = rule?.table === undefined
                        ? {}
                        : { table: rule.table, ...(rule.priority === undefined ? {} : { priority: rule.priority }) };
                    const value = { verdict: row.text === "drop" ? "dropped" : "forwarded", says: row.text, lastRule: by };
                    facts.push({
                        kind: "trace.verdict",
                        subject: flow,
                        value,
                        source: lineOf(part, row.line),
                        limits: [SIMULATED],
                    });
                    rule = undefined;
                }
            }
        },
        finish: () => ({ records, facts }),
    };
}
/** Observes ovn-trace, which may hold several traces. */
export function observeOvnTrace(part) {
    const facts = [];
    let records = 0;
    let trace;
    const close = () => {
        if (trace !== undefined)
            facts.push(trace.fact(part));
        trace = undefined;
    };
    return {
        take(rows) {
            for (const row of rows) {
                records++;
                if (row.what === "flow")
                    close();
                trace ??= new OvnVerdict(row.line);
                trace.take(row);
            }
        },
        finish() {
            close();
            return { records, facts };
        },
    };
}
/** What one logical trace came to. */
class OvnVerdict {
    line;
    flow = "";
    outputs = [];
    rule;
    drop;
    tracked = false;
    constructor(line) {
        this.line = line;
    }
    take(row) {
        if (row.what === "flow")
            this.flow = row.text;
        else if (row.what === "rule")
            this.rule = row;
        else if (row.what === "output")
            this.outputs.push(row.text);
        else if (row.what === "pipeline" && row.text.startsWith("ct_next"))
            this.tracked = true;
        // an explicit drop is the act of the rule above it
        else if (row.what === "drop")
            this.drop = row.table === undefined ? (this.rule ?? row) : row;
    }
    fact(part) {
        const { drop } = this;
        const by = drop ?? this.rule;
        const value = {
            verdict: this.outputs.length > 0 ? "delivered" : drop === undefined ? "no output" : "dropped",
            ...(this.outputs.length === 0 ? {} : { ports: this.outputs }),
            ...(by?.table === undefined ? {} : { table: by.table }),
            ...(by?.stage === undefined ? {} : { stage: by.stage }),
            ...(by?.priority === undefined ? {} : { priority: by.priority }),
        };
        const limits = this.tracked ? [SIMULATED, TRACKED] : [SIMULATED];
        return { kind: "trace.verdict", subject: this.flow, value, source: lineOf(part, this.line), limits };
    }
}
