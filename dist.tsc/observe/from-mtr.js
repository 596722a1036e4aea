// mtr to facts, one a hop. It prints averages: there is no stream and no loss period in it.
import { canonicalIp } from "../core/address.js";
import { jsonFinding } from "./json-finding.js";
import { lineOf } from "./text-observer.js";
/** Hops that one input lists. */
const LISTED = 2000;
const LIMITS = [
    "Averages over the whole run: when probes were lost is not known.",
    "Loss at a hop that the next hop does not show is a router that answers some of the probes to itself only.",
];
/** Observes one report. */
export function observeMtr(part) {
    const facts = [];
    const findings = [];
    let subject = part.where;
    let records = 0;
    return {
        take(rows) {
            for (const row of rows) {
                if (row.kind === "jsonProblem")
                    findings.push(jsonFinding(row, part));
                else if (row.kind === "header")
                    subject = row.to ?? part.where;
                else {
                    records++;
                    if (facts.length < LISTED)
                        facts.push({
                            kind: "path.hop",
                            subject,
                            value: valueOf(row),
                            source: lineOf(part, row.line),
                            limits: LIMITS,
                        });
                }
            }
        },
        finish: () => ({ records, facts, findings }),
    };
}
function valueOf(row) {
    const { hop, host, lossPercent, sent } = row;
    // mtr prints 0.0 where nothing answered
    const { meanMs, bestMs, worstMs } = lossPercent >= 100 ? {} : row;
    return {
        hop,
        ...(host === undefined ? {} : { ip: canonicalIp(host) ?? host }),
        lossPercent,
        ...(sent === undefined ? {} : { sent }),
        ...(meanMs === undefined ? {} : { meanMs }),
        ...(bestMs === undefined ? {} : { bestMs }),
        ...(worstMs === undefined ? {} : { worstMs }),
    };
}
