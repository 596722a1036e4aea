import { SHORT_LINE, unparsed } from "./format.js";
const HEADING = /^\s*port\s+VLAN\s+MAC\s+Age\s*$/;
const ROW = /^\s*(\d{1,5}|LOCAL)\s+(\d{1,4})\s+([0-9a-f]{2}(?::[0-9a-f]{2}){5})\s+(\d{1,9}|static)\s*$/i;
const STATS = /^Statistics for bridge "[^"]*":\s*$/;
const STAT = /^\s+([A-Z][A-Za-z/ ]{3,60}?)\s*:\s+(\d[\d/]{0,40})\s*$/;
function parse(line) {
    const row = ROW.exec(line.text);
    if (row !== null) {
        const port = row[1] === "LOCAL" ? "LOCAL" : Number(row[1]);
        const age = row[4] === "static" ? "static" : Number(row[4]);
        return { kind: "mac", line: line.number, port, vlan: Number(row[2]), mac: row[3].toLowerCase(), age };
    }
    const stat = STAT.exec(line.text);
    return stat === null ? undefined : { kind: "stat", line: line.number, name: stat[1], value: stat[2] };
}
class OvsFdbReader {
    read(lines) {
        return lines.flatMap((line) => {
            if (line.text.trim() === "" || HEADING.test(line.text) || STATS.test(line.text))
                return [];
            return [parse(line) ?? unparsed(line)];
        });
    }
    end() {
        return [];
    }
}
/** MAC table of an Open vSwitch bridge. */
export const ovsFdb = {
    id: "ovs-fdb",
    kind: "ovs-fdb",
    lineLimit: SHORT_LINE,
    from: "Open vSwitch 1 to 3: ovs-appctl fdb/show BRIDGE, fdb/stats-show",
    starts: /^(?:\s*port\s+VLAN\s+MAC\s+Age\s*$|Statistics for bridge "[^"]*":\s*$)/,
    detect: (head) => head.some((l) => HEADING.test(l.text) || STATS.test(l.text)),
    open: () => new OvsFdbReader(),
};
