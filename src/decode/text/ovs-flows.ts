// `ovs-ofctl dump-flows BRIDGE` (with and without statistics and names) and `ovs-appctl dpctl/dump-flows`, Open vSwitch 2 to 3. Traps:
// OpenFlow 1.0 prints NXST_FLOW, later versions OFPST_FLOW; the match follows the priority without a space and may be empty;
// datapath flows have no priority: masks stand behind slashes.
// Becomes: rows with their counts; nothing is concluded from a flow by itself.
// Not read: matches and actions are kept as their text.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";

/** A flow of an OpenFlow table, or of the datapath. */
export interface OvsFlow extends RowBase {
  readonly kind: "flow";
  readonly where: "openflow" | "datapath";
  /** 0 where none is printed. */
  readonly table: number | undefined;
  /** 32768 where OpenFlow prints none. */
  readonly priority: number | undefined;
  readonly cookie: string | undefined;
  readonly packets: number | undefined;
  readonly bytes: number | undefined;
  /** Seconds, as printed. */
  readonly duration: string | undefined;
  readonly match: string;
  readonly actions: string;
}

const LEGEND = /^(?:(?:NXST|OFPST)_FLOW reply\b.*|flow-dump from .*:)\s*$/;
const OPENFLOW =
  /^\s*(?:cookie=0x[0-9a-f]+, |duration=|table=\w+, ?|priority=|in_port=|\w+(?:=[^ ]+)?[, ]).*\bactions=|^\s*actions=/;
const STRICT =
  /^\s*(?:cookie=0x[0-9a-f]+, .*|table=\w+, .*|priority=\d+.*|[a-z_0-9]+(?:=[^ ]+)?,priority=\d+.*|\s*)actions=/;
const DATAPATH = /^(?:ufid:[0-9a-f-]{36}, ?|.*\brecirc_id\().*, packets:\d+, bytes:\d+, used:\S+?,.*\bactions:/;
const STATISTICS = new Set(
  "cookie duration table n_packets n_bytes idle_timeout hard_timeout idle_age hard_age importance".split(" "),
);
const FLAGS = new Set("reset_counts send_flow_rem check_overlap no_packet_counts no_byte_counts".split(" "));
const DEFAULT_PRIORITY = 32768;
/** A flow with many matches or actions is long. */
const LONG_LINE = 16_384;

function parse(line: Line): OvsFlow | undefined {
  if (DATAPATH.test(line.text)) return datapathFlow(line);
  if (!OPENFLOW.test(line.text)) return undefined;
  const at = line.text.search(/\bactions=/);
  const stats = new Map<string, string>();
  let match = "";
  let priority: number | undefined;
  for (const part of line.text
    .slice(0, at)
    .trim()
    .split(/,\s*|\s+/)) {
    const [key, value] = split(part);
    if (value !== undefined && STATISTICS.has(key) && !stats.has(key)) stats.set(key, value);
    else if (key === "priority" && priority === undefined && /^\d{1,5}$/.test(value ?? "")) priority = Number(value);
    else if (part !== "" && !FLAGS.has(part)) match += match === "" ? part : `,${part}`;
  }
  return {
    kind: "flow",
    line: line.number,
    where: "openflow",
    table: number(stats.get("table")) ?? 0,
    priority: priority ?? DEFAULT_PRIORITY,
    cookie: stats.get("cookie"),
    packets: number(stats.get("n_packets")),
    bytes: number(stats.get("n_bytes")),
    duration: stats.get("duration")?.replace(/s$/, ""),
    match,
    actions: line.text.slice(at + 8).trim(),
  };
}

function datapathFlow(line: Line): OvsFlow | undefined {
  const m =
    /^(?:ufid:[0-9a-f-]{36}, ?)?(.*?), packets:(\d{1,15}), bytes:(\d{1,15}), used:(\S+?),.*?\bactions:(.*)$/.exec(
      line.text,
    );
  if (m === null) return undefined;
  return {
    kind: "flow",
    line: line.number,
    where: "datapath",
    table: undefined,
    priority: undefined,
    cookie: undefined,
    packets: Number(m[2]),
    bytes: Number(m[3]),
    duration: undefined,
    match: m[1]!,
    actions: m[5]!.replace(/, dp-extra-info:.*$/, "").trim(),
  };
}

function split(part: string): [string, string | undefined] {
  const at = part.indexOf("=");
  return at < 0 ? [part, undefined] : [part.slice(0, at), part.slice(at + 1)];
}

function number(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

class FlowReader implements RowReader<OvsFlow> {
  read(lines: readonly Line[]): (OvsFlow | Unparsed)[] {
    return lines.flatMap((line) =>
      line.text.trim() === "" || LEGEND.test(line.text) ? [] : [parse(line) ?? unparsed(line)],
    );
  }

  end(): never[] {
    return [];
  }
}

/** Flows of Open vSwitch. */
export const ovsFlows: TextFormat<OvsFlow> = {
  id: "ovs-flows",
  kind: "ovs-flows",
  lineLimit: LONG_LINE,
  from: "Open vSwitch 2 to 3: ovs-ofctl dump-flows, ovs-appctl dpctl/dump-flows",
  starts: /^(?:(?:NXST|OFPST)_FLOW reply\b|flow-dump from )/,
  detect(head) {
    const texts = head.map((l) => l.text).filter((t) => t.trim() !== "");
    if (texts.length === 0) return false;
    if (LEGEND.test(texts[0]!)) return true;
    const flows = texts.filter((t) => STRICT.test(t) || DATAPATH.test(t)).length;
    return flows > 0 && flows * 10 >= texts.length * 9;
  },
  open: () => new FlowReader(),
};
