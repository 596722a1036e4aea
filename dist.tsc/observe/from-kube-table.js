// Tables of kubectl, phases with times and bare messages to facts: the node and the addresses of VMs and Pods, when a phase began.
import { canonicalIp } from "../core/address.js";
import { kubeMessage } from "./from-kube.js";
import { KubeBook } from "./kube-book.js";
import { phaseFact } from "./kube-workload.js";
/** Observes a table, a list of phases, or messages alone. */
export function observeKubeTable(part) {
    const book = new KubeBook(part);
    const named = subjectOf(part);
    let records = 0;
    return {
        take(rows) {
            for (const row of rows) {
                records++;
                if (row.kind === "message")
                    kubeMessage(row, book);
                else if (row.kind === "phase")
                    phaseFact(book, named, { phase: row.phase, at: row.at, line: row.line });
                else
                    tableRow(row, book);
            }
        },
        finish: () => book.shown(records),
    };
}
/** The object that a jsonpath was asked of, where the command shows it; else the place. */
function subjectOf(part) {
    const m = /\bget +(?:[\w.-]+ +)?(?:vmim?|pods?|virtualmachineinstance\w*)[ /]+([\w.-]{1,200})/i.exec(part.command ?? "");
    return m === null || m[1].startsWith("-") ? part.where : m[1];
}
/** A table tells by its columns which kind of object it lists. */
function tableRow(row, book) {
    const { cells, line } = row;
    const namespace = cells.get("NAMESPACE");
    const subject = namespace === undefined ? row.name : `${namespace}/${row.name}`;
    const what = kindOf(row);
    if (what === undefined)
        return;
    const node = filled(cells.get("NODENAME") ?? cells.get("NODE"));
    if (node !== undefined)
        book.fact(`${what}.node`, subject, node, { line });
    for (const word of (filled(cells.get("IP") ?? cells.get("INTERNAL-IP")) ?? "").split(",")) {
        const ip = canonicalIp(word.trim());
        if (ip !== undefined)
            book.fact(`${what}.address`, subject, ip, { line });
    }
    const restarts = /^(\d{1,9})(?: |$)/.exec(cells.get("RESTARTS") ?? "");
    if (restarts !== null)
        book.fact(`${what}.restarts`, subject, Number(restarts[1]), { line });
}
function kindOf({ cells, resource }) {
    if (cells.has("NODENAME") || /^(?:vmis?|virtualmachineinstances?)\b/.test(resource ?? ""))
        return "vmi";
    if (cells.has("INTERNAL-IP"))
        return "node";
    return cells.has("READY") && cells.has("RESTARTS") ? "pod" : undefined;
}
function filled(cell) {
    return cell === undefined || /^<\w+>$/.test(cell) ? undefined : cell;
}
