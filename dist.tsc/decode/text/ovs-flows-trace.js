import { SHORT_LINE, unparsed } from "./format.js";
const HEADED = [
    [/^Flow: (.*)$/, "flow"],
    [/^Final flow: (.*)$/, "final"],
    [/^(?:Megaflow|Relevant fields): (.*)$/, "megaflow"],
    [/^Datapath actions: (.*)$/, "datapath"],
    [/^bridge\("([^"]*)"\)\s*$/, "bridge"],
];
const RULE = /^\s*(\d{1,3})\. (.*?)$/;
const OLD_RULE = /^\s*Rule: table=(\d{1,3}) (.*)$/;
function parse(line) {
    const row = (what, text, table, priority) => ({
        kind: "trace",
        line: line.number,
        what,
        text: text.trim(),
        table,
        priority,
    });
    for (const [pattern, what] of HEADED) {
        const m = pattern.exec(line.text);
        if (m !== null)
            return row(what, m[1]);
    }
    const rule = RULE.exec(line.text) ?? OLD_RULE.exec(line.text);
    if (rule !== null) {
        const priority = /\bpriority[ =](\d{1,5})\b/.exec(rule[2]);
        return row("rule", rule[2], Number(rule[1]), priority === null ? undefined : Number(priority[1]));
    }
    if (/^\s*(?:->|>>) ?/.test(line.text))
        return row("note", line.text.replace(/^\s*(?:->|>>)/, ""));
    return /^\s+\S/.test(line.text) ? row("action", line.text) : undefined;
}
class TraceReader {
    read(lines) {
        return lines.flatMap((line) => {
            if (/^[\s=-]*$/.test(line.text))
                return [];
            // "Bridge: br0" of old versions, and "This flow is handled by the userspace slow path because it:"
            if (/^(?:Bridge: \S+|This flow is handled by .*|recirc\(0x[0-9a-f]+\).*)$/.test(line.text))
                return [note(line)];
            return [parse(line) ?? unparsed(line)];
        });
    }
    end() {
        return [];
    }
}
function note(line) {
    return {
        kind: "trace",
        line: line.number,
        what: "note",
        text: line.text.trim(),
        table: undefined,
        priority: undefined,
    };
}
/** A traced packet. */
export const ovsFlowsTrace = {
    id: "ovs-flows-trace",
    kind: "ovs-flows",
    lineLimit: SHORT_LINE,
    from: "Open vSwitch 2 to 3: ovs-appctl ofproto/trace",
    starts: /^Flow: \w+.*(?:in_port=|dl_type=|vlan_tci=)/,
    detect: (head) => head.some((l) => /^Flow: \S/.test(l.text)) &&
        head.some((l) => /^(?:bridge\("|Bridge: |Final flow: |Datapath actions: )/.test(l.text)),
    open: () => new TraceReader(),
};
