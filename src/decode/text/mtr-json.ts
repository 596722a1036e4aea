// mtr -j, JSON. Trap: 0.92 and 0.93 write counts as strings ("count": "1", "tests": "10"), later ones as numbers.
// Becomes: the same as of the text.
// Not read: standard deviation.
import type { TextFormat } from "./format.ts";
import { JsonReader, jsonHead, measureAt, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import type { MtrRow } from "./mtr-rows.ts";

const SIGNS = /^\s*\{\s*"report"\s*:\s*\{\s*"mtr"\s*:\s*\{/;

function rowsOf(document: JsonNode): MtrRow[] {
  const report = document.type === "object" ? objectAt(document, "report") : undefined;
  const run = report === undefined ? undefined : objectAt(report, "mtr");
  if (report === undefined || run === undefined) return [];
  const hubs = report.entries.get("hubs");
  const hops = hubs?.type === "array" ? hubs.items.flatMap((h) => (h.type === "object" ? hop(h) : [])) : [];
  return [{ kind: "header", line: run.line, from: stringAt(run, "src"), to: stringAt(run, "dst") }, ...hops];
}

function hop(h: JsonObject): MtrRow[] {
  const number = numberAt(h, "count");
  const lossPercent = decimal(h, "Loss%");
  if (number === undefined || lossPercent === undefined) return [];
  const host = stringAt(h, "host");
  return [
    {
      kind: "hop",
      line: h.line,
      hop: number,
      host: host === undefined || host === "???" ? undefined : (/\(([^()]+)\)$/.exec(host)?.[1] ?? host),
      lossPercent,
      sent: numberAt(h, "Snt"),
      meanMs: decimal(h, "Avg"),
      bestMs: decimal(h, "Best"),
      worstMs: decimal(h, "Wrst"),
    },
  ];
}

function decimal(h: JsonObject, key: string): number | undefined {
  const node = h.entries.get(key);
  if (node?.type !== "scalar") return undefined;
  if (typeof node.value === "number") return measureAt(h, key);
  return typeof node.value === "string" && /^\d{1,9}(?:\.\d{1,6})?%?$/.test(node.value)
    ? Number(node.value.replace("%", ""))
    : undefined;
}

/** mtr in JSON. */
export const mtrJson: TextFormat<MtrRow | JsonProblem> = {
  id: "mtr-json",
  kind: "mtr",
  from: "mtr 0.92 to 0.95: -j",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<MtrRow>(rowsOf),
};
