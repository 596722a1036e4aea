// What vtysh answered instead of a table, as findings: an answer that names nothing is not an empty table.
import { quoted } from "../core/quoted.js";
import { lineOf } from "./text-observer.js";
const MEANS = {
    absent: ["info", "what was asked for is not there"],
    "empty-object": ["info", "an empty JSON object, which is how vtysh says that what was asked for is not there"],
    "unknown-command": ["warning", "this version has no such command: nothing is known"],
    "daemon-down": ["warning", "the daemon that would answer was not running: nothing is known"],
    "no-daemons": ["warning", "vtysh reached no daemon: nothing is known"],
    other: ["info", "vtysh refused"],
};
/** Observes an answer that is no table. */
export function observeVtyshError(part) {
    const findings = [];
    return {
        take(rows) {
            for (const row of rows) {
                const [severity, means] = MEANS[row.fact];
                const says = `${part.where}: ${quoted(row.says)}: ${means}.`;
                findings.push({ code: `vtysh.${row.fact}`, severity, says, where: [lineOf(part, row.line)] });
            }
        },
        finish: () => ({ records: 0, findings }),
    };
}
