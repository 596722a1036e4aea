// `ovs-appctl ofproto/trace BRIDGE FLOW`, Open vSwitch 2 to 3: which rule of which table took the packet, what it did, and what the
// datapath would do with it. Older versions print "Rule: table=0 cookie=0" and indented tables instead of numbered ones.
// Becomes: a fact: what the datapath would do with the packet (trace.verdict).
// Not read: registers, and the tables in between are kept as their text.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";

/** A line of a trace. */
export interface OvsTraceRow extends RowBase {
  readonly kind: "trace";
  readonly what: "flow" | "bridge" | "rule" | "action" | "note" | "final" | "megaflow" | "datapath";
  /** Without its heading. */
  readonly text: string;
  readonly table: number | undefined;
  readonly priority: number | undefined;
}

const HEADED: readonly (readonly [RegExp, OvsTraceRow["what"]])[] = [
  [/^Flow: (.*)$/, "flow"],
  [/^Final flow: (.*)$/, "final"],
  [/^(?:Megaflow|Relevant fields): (.*)$/, "megaflow"],
  [/^Datapath actions: (.*)$/, "datapath"],
  [/^bridge\("([^"]*)"\)\s*$/, "bridge"],
];
const RULE = /^\s*(\d{1,3})\. (.*?)$/;
const OLD_RULE = /^\s*Rule: table=(\d{1,3}) (.*)$/;

function parse(line: Line): OvsTraceRow | undefined {
  const row = (what: OvsTraceRow["what"], text: string, table?: number, priority?: number): OvsTraceRow => ({
    kind: "trace",
    line: line.number,
    what,
    text: text.trim(),
    table,
    priority,
  });
  for (const [pattern, what] of HEADED) {
    const m = pattern.exec(line.text);
    if (m !== null) return row(what, m[1]!);
  }
  const rule = RULE.exec(line.text) ?? OLD_RULE.exec(line.text);
  if (rule !== null) {
    const priority = /\bpriority[ =](\d{1,5})\b/.exec(rule[2]!);
    return row("rule", rule[2]!, Number(rule[1]), priority === null ? undefined : Number(priority[1]));
  }
  if (/^\s*(?:->|>>) ?/.test(line.text)) return row("note", line.text.replace(/^\s*(?:->|>>)/, ""));
  return /^\s+\S/.test(line.text) ? row("action", line.text) : undefined;
}

class TraceReader implements RowReader<OvsTraceRow> {
  read(lines: readonly Line[]): (OvsTraceRow | Unparsed)[] {
    return lines.flatMap((line) => {
      if (/^[\s=-]*$/.test(line.text)) return [];
      // "Bridge: br0" of old versions, and "This flow is handled by the userspace slow path because it:"
      if (/^(?:Bridge: \S+|This flow is handled by .*|recirc\(0x[0-9a-f]+\).*)$/.test(line.text)) return [note(line)];
      return [parse(line) ?? unparsed(line)];
    });
  }

  end(): never[] {
    return [];
  }
}

function note(line: Line): OvsTraceRow {
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
export const ovsFlowsTrace: TextFormat<OvsTraceRow> = {
  id: "ovs-flows-trace",
  kind: "ovs-flows",
  lineLimit: SHORT_LINE,
  from: "Open vSwitch 2 to 3: ovs-appctl ofproto/trace",
  starts: /^Flow: \w+.*(?:in_port=|dl_type=|vlan_tci=)/,
  detect: (head) =>
    head.some((l) => /^Flow: \S/.test(l.text)) &&
    head.some((l) => /^(?:bridge\("|Bridge: |Final flow: |Datapath actions: )/.test(l.text)),
  open: () => new TraceReader(),
};
