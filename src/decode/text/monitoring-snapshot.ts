// monitoring-snapshot.json as `wirewitness snapshot` writes it: a file of our own as a source of a case.
// Becomes: the same as of the answers that it was made from; both sides of its targets.
// Not read: its views, gaps and tallies, which `validate` holds against its samples.
import { epochDecimal, parseRfc3339 } from "../../core/time.ts";
import type { TextFormat } from "./format.ts";
import { JsonReader, jsonHead, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import { items, textLabels } from "./prometheus-json.ts";
import type { MetricSeries, PrometheusRow, ScrapeTarget } from "./prometheus-rows.ts";

const SIGN = /^\s*\{\s*"schema"\s*:\s*"wirewitness\/monitoring-snapshot\/1"/;

function rowsOf(document: JsonNode): PrometheusRow[] {
  if (document.type !== "object") return [];
  const targets = objectAt(document, "targets");
  const sides = (["before", "after"] as const).flatMap((side) => {
    const one = targets === undefined ? undefined : objectAt(targets, side);
    return one === undefined ? [] : objects(items(one, "list")).map((t) => target(t, side));
  });
  const rows = [...sides, ...objects(items(document, "series")).map(series)];
  return rows.length > 0 ? rows : [{ kind: "note", line: document.line }];
}

function target(t: JsonObject, side: "before" | "after"): ScrapeTarget {
  return {
    kind: "target",
    line: t.line,
    job: stringAt(t, "job"),
    instance: stringAt(t, "instance"),
    health: stringAt(t, "health") ?? "unknown",
    lastError: undefined,
    side,
  };
}

function series(s: JsonObject): MetricSeries {
  const labels = objectAt(s, "labels");
  const samples = objects(items(s, "samples")).flatMap((x) => {
    const value = stringAt(x, "value");
    const t = parseRfc3339(stringAt(x, "at") ?? "");
    return value === undefined ? [] : [{ at: t === undefined ? undefined : epochDecimal(t), value }];
  });
  return {
    kind: "series",
    line: s.line,
    name: stringAt(s, "name") ?? "",
    labels: labels === undefined ? new Map() : textLabels(labels),
    samples,
    range: samples.length > 1,
  };
}

function objects(nodes: readonly JsonNode[]): JsonObject[] {
  return nodes.filter((n) => n.type === "object");
}

/** Snapshots of our own. */
export const monitoringSnapshot: TextFormat<PrometheusRow | JsonProblem> = {
  id: "monitoring-snapshot",
  kind: "prometheus",
  from: "wirewitness snapshot: monitoring-snapshot.json",
  detect: (head) => SIGN.test(jsonHead(head)),
  open: () => new JsonReader<PrometheusRow>(rowsOf, { strict: true }),
};
