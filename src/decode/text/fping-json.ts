// fping 5.3 and later with -J, JSON: one object a line, keyed by what it is ("resp", "timeout", "summary", "intSum", "vSum", "stats");
// 5.2 and earlier trials: one object with "hosts". Trap: -e writes " (0.1 ms)" into the object, which then is no JSON: such a line
// is not understood. Rows: fping-rows.ts.
// Becomes: the same as of the text.
// Not read: totals ("stats").
import type { Line, TextFormat } from "./format.ts";
import type { FpingRow, FpingSummary } from "./fping-rows.ts";
import { JsonReader, jsonHead, measureAt, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import { MOST_TTL } from "./printed-number.ts";
import { parseStamp } from "./written-stamp.ts";

const SIGNS =
  /^\s*\{\s*"(?:resp|timeout|summary|intSum|vSum|stats|icmpError)"\s*:\s*\{\s*"(?:timestamp|host|time|targets)"\s*:|^\s*\{\s*"hosts"\s*:\s*\{\s*"[^"]+"\s*:\s*(?:\{\s*"xmt"|\[)/;

const MS = 1_000_000;
/** Longest round trip that is one, ms: 11 days. */
const MOST_MS = 1e9;

function rowsOf(document: JsonNode): FpingRow[] {
  if (document.type !== "object") return [];
  const hosts = objectAt(document, "hosts");
  if (hosts !== undefined) return [...hosts.entries].flatMap(([target, node]) => hostRow(target, node));
  return [...document.entries].flatMap(([key, node]) => (node.type === "object" ? rowOf(key, node) : []));
}

function rowOf(key: string, o: JsonObject): FpingRow[] {
  const target = stringAt(o, "host");
  if (key === "stats") return [{ kind: "note", line: o.line, what: "total" }];
  if (target === undefined) return [];
  const at = { line: o.line, target };
  const stamp = parseStamp(stringAt(o, "timestamp") ?? "");
  const index = numberAt(o, "seq");
  if (key === "timeout" && index !== undefined) return [{ kind: "timeout", ...at, index, stamp }];
  if (key === "resp" && index !== undefined) {
    const rtt = ms(o, "rtt");
    if (rtt === undefined) return [];
    return [
      {
        kind: "reply",
        ...at,
        index,
        bytes: numberAt(o, "size"),
        rttNs: rtt,
        rttTickNs: 1000,
        from: stringAt(o, "src"),
        ttl: ttlOf(o),
        stamp,
      },
    ];
  }
  if (key === "summary" || key === "intSum") return summary(at, o, key === "intSum");
  return key === "vSum" ? rtts(at, o.entries.get("values")) : [];
}

function hostRow(target: string, node: JsonNode): FpingRow[] {
  const at = { line: node.line, target };
  return node.type === "object" ? summary(at, node, false) : rtts(at, node);
}

type At = { readonly line: number; readonly target: string };

function summary(at: At, o: JsonObject, interval: boolean): FpingSummary[] {
  const sent = numberAt(o, "xmt");
  const received = numberAt(o, "rcv");
  if (sent === undefined || received === undefined) return [];
  const loss = measureAt(o, "loss") ?? measureAt(o, "loss_percentage");
  return [
    {
      kind: "summary",
      ...at,
      sent,
      received,
      lossPercent: loss === undefined ? undefined : String(loss),
      outageMs: measureAt(o, "outage(ms)"),
      minNs: ms(o, "rttMin") ?? ms(o, "min"),
      meanNs: ms(o, "rttAvg") ?? ms(o, "avg"),
      maxNs: ms(o, "rttMax") ?? ms(o, "max"),
      interval,
    },
  ];
}

function rtts(at: At, values: JsonNode | undefined): FpingRow[] {
  if (values?.type !== "array") return [];
  const rttsNs = values.items.map((v) =>
    v.type === "scalar" && typeof v.value === "number" && v.value >= 0 && v.value <= MOST_MS
      ? Math.round(v.value * MS)
      : null,
  );
  return [{ kind: "rtts", ...at, rttsNs, ticksNs: rttsNs.map((v) => (v === null ? 0 : 1000)) }];
}

/** Undefined as well where fping could not tell, and prints -1. */
function ttlOf(o: JsonObject): number | undefined {
  const node = o.entries.get("ttl");
  return node?.type === "scalar" && node.value === -1 ? undefined : numberAt(o, "ttl", MOST_TTL);
}

/** Milliseconds with at most three decimals: rounding to ns takes the error of the float away. */
function ms(o: JsonObject, key: string): number | undefined {
  const value = measureAt(o, key, MOST_MS);
  return value === undefined ? undefined : Math.round(value * MS);
}

/** fping in JSON. */
export const fpingJson: TextFormat<FpingRow | JsonProblem> = {
  id: "fping-json",
  kind: "fping",
  from: "fping 5.3 and later: -J",
  detect: (head: readonly Line[]) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<FpingRow>(rowsOf),
};
