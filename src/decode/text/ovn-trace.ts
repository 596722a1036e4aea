// `ovn-trace [--detailed|--summary|--minimal] [--ct ...] DATAPATH MICROFLOW`, OVN 2.6 to 24: which logical rule took the packet, with
// which priority, what it did and where it came out. Traps: --summary nests blocks in braces; --minimal prints actions only; the
// first egress stage a packet is multicast from gives several outputs; ct_next assumes an established, tracked connection unless told.
// Becomes: a fact: what became of the packet (trace.verdict), and which rule decided.
// Not read: registers and actions are kept as their text.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";

/** A line of a logical trace. */
export interface OvnTraceRow extends RowBase {
  readonly kind: "ovnTrace";
  readonly what: "flow" | "pipeline" | "rule" | "action" | "output" | "drop" | "error";
  /** The microflow, the match of a rule, the action, or the port that it goes out of. */
  readonly text: string;
  /** Number and name of the logical table of a rule. */
  readonly table: number | undefined;
  readonly stage: string | undefined;
  readonly priority: number | undefined;
  /** Type of the port of an output: "", "patch", "localnet", "vtep", "router", ... */
  readonly portType: string | undefined;
}

const FLOW = /^\s*# (\w[\w=,.:/()x+|-]*)\s*$/;
const PIPELINE =
  /^\s*((?:ingress|egress|ct_next|ct_dnat|ct_snat|ct_lb|ct_commit_nat|ct_snat_to_vip|clone|multicast|icmp[46]|icmp[46]_error|tcp_reset|sctp_abort|reject|icmp\d\w*)(?:\(.*\))?)\s*(?:\{|\/\*.*\*\/\s*\{?)?\s*$/;
const RULE = /^\s*(\d{1,3})\. (?:([a-z][\w]*)(?: \(([^()]*)\))?: |\(([^()]*)\): )?(.*)$/;
const MATCHED = /^(.*), priority (\d{1,5})(?:, uuid ([0-9a-f]{1,8}))?$/;
const OUTPUT = /^\s*(?:\/\* output to "([^"]*)", type "([^"]*)" \*\/;?|output\("([^"]*)"\);?)\s*$/;
const ACTION =
  /^\s*(?:[a-z][\w.]*(?:\[[\d.]+\])?(?: (?:=|<->) .*|\(.*\)| \{.*)?;|\/\* .* \*\/|\};?|[a-z_]\w* \{|.*[;{]\s*(?:\/\*.*\*\/)?)\s*$/;

function row(line: Line, what: OvnTraceRow["what"], text: string, more: Partial<OvnTraceRow> = {}): OvnTraceRow {
  const { table, stage, priority, portType } = more;
  return { kind: "ovnTrace", line: line.number, what, text, table, stage, priority, portType };
}

function rule(line: Line, m: RegExpExecArray): OvnTraceRow | undefined {
  const [, table, stage, , , rest = ""] = m;
  const place = { table: Number(table), stage };
  if (/no match \(implicit drop\)/.test(rest)) return row(line, "drop", "no match", place);
  const matched = MATCHED.exec(rest);
  if (matched !== null) return row(line, "rule", matched[1]!, { ...place, priority: Number(matched[2]) });
  return stage === undefined ? undefined : row(line, "rule", rest, place);
}

function parse(line: Line): OvnTraceRow | undefined {
  const { text } = line;
  const flow = FLOW.exec(text);
  if (flow !== null) return row(line, "flow", flow[1]!);
  const output = OUTPUT.exec(text);
  if (output !== null) return row(line, "output", output[1] ?? output[3]!, { portType: output[2] });
  const numbered = RULE.exec(text);
  if (numbered !== null) return rule(line, numbered);
  if (/^\s*drop;/.test(text)) return row(line, "drop", "drop");
  if (/^\s*\*\*\* /.test(text)) return row(line, "error", text.trim());
  const pipeline = PIPELINE.exec(text);
  if (pipeline !== null && !text.trimEnd().endsWith(";")) return row(line, "pipeline", pipeline[1]!);
  return ACTION.test(text) ? row(line, "action", text.trim()) : undefined;
}

class OvnTraceReader implements RowReader<OvnTraceRow> {
  read(lines: readonly Line[]): (OvnTraceRow | Unparsed)[] {
    return lines.flatMap((line) => (/^[\s=-]*$/.test(line.text) ? [] : [parse(line) ?? unparsed(line)]));
  }

  end(): never[] {
    return [];
  }
}

const LOGICAL = /^\s*(?:ingress|egress)\(dp="/;

/** A traced logical packet. */
export const ovnTrace: TextFormat<OvnTraceRow> = {
  id: "ovn-trace",
  kind: "ovn-trace",
  lineLimit: SHORT_LINE,
  from: "OVN 2.6 to 24: ovn-trace [--detailed|--summary|--minimal]",
  starts: /^# \w[\w=,.:/()x+|-]*\breg14=0x/,
  detect(head) {
    // the microflow comes first (and alone tells, with --minimal), behind it the first pipeline; an excerpt may begin with that
    const [first, second] = head.filter((l) => l.text.trim() !== "");
    if (first === undefined) return false;
    if (FLOW.test(first.text))
      return /\breg14=0x/.test(first.text) || (second !== undefined && LOGICAL.test(second.text));
    return LOGICAL.test(first.text);
  },
  open: () => new OvnTraceReader(),
};
