// Answers of the HTTP API of Prometheus and VictoriaMetrics, JSON: query, query_range, targets, and VictoriaMetrics' export (a series a
// line). Traps: values are strings, times are numbers with any digits; an error is an answer too; an answer with a key twice is refused.
// Becomes: the same as of the text; what the API refuses is a fact (metrics.message).
// Not read: rules and alerts.
import type { TextFormat } from "./format.ts";
import { JsonReader, jsonHead, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import type { MetricSeries, PrometheusRow } from "./prometheus-rows.ts";

const SIGNS =
  /^\s*\{\s*"status"\s*:\s*"(?:success|error)"\s*,\s*(?:"isPartial"\s*:\s*\w+\s*,\s*)?"(?:data|errorType|warnings|error)"\s*:|^\s*\{\s*"metric"\s*:\s*\{[^{}]*\}\s*,\s*"values?"\s*:\s*\[/;

function rowsOf(document: JsonNode): PrometheusRow[] {
  if (document.type !== "object") return [];
  const { line } = document;
  if (document.entries.has("metric")) return exported(document);
  const said = errors(document);
  const data = objectAt(document, "data");
  if (data === undefined) return said.length > 0 ? said : [{ kind: "note", line }];
  const rows = data.entries.has("activeTargets") ? targets(data) : results(data);
  return [...said, ...(rows.length > 0 ? rows : [{ kind: "note", line } as const])];
}

function errors(document: JsonObject): PrometheusRow[] {
  const { line } = document;
  const error = stringAt(document, "error");
  const warnings = items(document, "warnings").flatMap((w) =>
    w.type === "scalar" && typeof w.value === "string" ? [w.value] : [],
  );
  return [
    ...(error === undefined ? [] : [{ kind: "error", line, says: error, warning: false } as const]),
    ...warnings.map((says) => ({ kind: "error", line, says, warning: true }) as const),
  ];
}

function targets(data: JsonObject): PrometheusRow[] {
  const rows: PrometheusRow[] = items(data, "activeTargets").flatMap((t) => {
    if (t.type !== "object") return [];
    const labels = objectAt(t, "labels");
    const error = stringAt(t, "lastError");
    const scrapeInterval = stringAt(t, "scrapeInterval");
    return [
      {
        kind: "target",
        line: t.line,
        job: labels === undefined ? undefined : stringAt(labels, "job"),
        instance: (labels === undefined ? undefined : stringAt(labels, "instance")) ?? stringAt(t, "scrapeUrl"),
        health: stringAt(t, "health") ?? "unknown",
        lastError: error === "" ? undefined : error,
        ...(labels === undefined ? {} : { labels: textLabels(labels) }),
        ...(scrapeInterval === undefined ? {} : { scrapeInterval }),
      } as const,
    ];
  });
  const dropped = data.entries.get("droppedTargets");
  if (dropped?.type === "array") rows.push({ kind: "dropped", line: dropped.line, count: dropped.items.length });
  return rows;
}

function results(data: JsonObject): PrometheusRow[] {
  const type = stringAt(data, "resultType");
  const result = data.entries.get("result");
  if (result?.type !== "array") return [];
  if (type === "scalar" || type === "string") {
    const one = sample(result);
    return one === undefined ? [] : [{ ...seriesOf(undefined, result.line), samples: [one], range: false }];
  }
  return result.items.flatMap((r) => {
    if (r.type !== "object") return [];
    const single = r.entries.get("value");
    const values = single === undefined ? items(r, "values") : [single];
    const samples = values.flatMap((v) => sample(v) ?? []);
    return [{ ...seriesOf(objectAt(r, "metric"), r.line), samples, range: single === undefined }];
  });
}

/** VictoriaMetrics' /api/v1/export: values and times (ms) side by side. */
function exported(document: JsonObject): MetricSeries[] {
  const times = items(document, "timestamps");
  const samples = items(document, "values").flatMap((v, i) => {
    const t = times[i];
    const value = text(v);
    if (value === undefined) return [];
    const ms = t === undefined ? undefined : text(t);
    return [
      { at: ms !== undefined && /^\d{4,16}$/.test(ms) ? `${ms.slice(0, -3)}.${ms.slice(-3)}` : undefined, value },
    ];
  });
  return [{ ...seriesOf(objectAt(document, "metric"), document.line), samples, range: true }];
}

function seriesOf(
  metric: JsonObject | undefined,
  line: number,
): Pick<MetricSeries, "kind" | "line" | "name" | "labels"> {
  return {
    kind: "series",
    line,
    name: (metric === undefined ? undefined : stringAt(metric, "__name__")) ?? "",
    labels: metric === undefined ? new Map() : textLabels(metric),
  };
}

/** Labels but the name of the metric. */
export function textLabels(metric: JsonObject): Map<string, string> {
  const labels = new Map<string, string>();
  for (const key of metric.entries.keys()) {
    const value = stringAt(metric, key);
    if (value !== undefined && key !== "__name__") labels.set(key, value);
  }
  return labels;
}

function sample(node: JsonNode): MetricSeries["samples"][number] | undefined {
  if (node.type !== "array") return undefined;
  const [t, v] = node.items.map(text);
  return v === undefined ? undefined : { at: t, value: v };
}

function text(node: JsonNode): string | undefined {
  if (node.type !== "scalar" || (typeof node.value !== "string" && typeof node.value !== "number")) return undefined;
  return node.digits ?? String(node.value);
}

/** Items of an array entry of an object; none where there is no array. */
export function items(o: JsonObject, key: string): readonly JsonNode[] {
  const node = o.entries.get(key);
  return node?.type === "array" ? node.items : [];
}

/** Answers of the HTTP API. */
export const prometheusJson: TextFormat<PrometheusRow | JsonProblem> = {
  id: "prometheus-json",
  kind: "prometheus",
  from: "Prometheus 2 and 3, VictoriaMetrics: /api/v1/query, query_range, targets, export",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<PrometheusRow>(rowsOf, { strict: true }),
};
