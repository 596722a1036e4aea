import { sequenceOf } from "./story.js";
/** Rows of a part. */
const MOST = 20;
/** The parts that an input has: routes, forwarding entries, facts. */
export function contentRows(evidence) {
    const all = evidence.mobility.flatMap((m) => m.history.map((e) => ({ mac: m.mac, ip: m.ip ?? "", vni: m.vni, e })));
    const fdb = all.filter(({ e }) => e.table === "fdb");
    const routes = all.filter(({ e }) => e.table !== "fdb");
    // The order of the input, not that of addresses.
    const inOrder = (list) => list.toSorted((a, b) => place(a.e) - place(b.e));
    const parts = [
        part("Routes of MACs", ["MAC", "IP", "VNI", "VTEP", "sequence", ""], inOrder(routes).map(({ mac, ip, vni, e }) => [
            mac,
            ip,
            vni === null ? "" : String(vni),
            e.withdrawn ? "withdrawn" : (e.nextHop ?? (e.local === true ? "local" : "")),
            sequenceOf(e),
            remarks(e),
        ])),
        part("Forwarding entries", ["MAC", "IP", "VTEP", "device", ""], inOrder(fdb).map(({ mac, ip, e }) => [mac, ip, e.nextHop ?? "", e.interface ?? "", remarks(e)])),
        part("Facts", ["kind", "subject", "value"], evidence.facts.map((f) => [f.kind, f.subject, valueText(f.value)])),
    ];
    return parts.filter((p) => p.rows.length > 0);
}
function part(title, head, rows) {
    const filled = head.map((_, k) => rows.some((row) => row[k] !== ""));
    const some = (row) => row.filter((_, k) => filled[k]);
    return { title, head: some(head), rows: rows.slice(0, MOST).map(some), omitted: Math.max(0, rows.length - MOST) };
}
function place(e) {
    return e.source.line ?? e.source.record ?? 0;
}
function remarks(e) {
    return [e.best === true ? "best" : "", e.local === true ? "local" : "", e.sticky ? "sticky" : ""]
        .filter((x) => x !== "")
        .join(", ");
}
function valueText(value) {
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
