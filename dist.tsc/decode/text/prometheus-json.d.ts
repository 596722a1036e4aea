import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { PrometheusRow } from "./prometheus-rows.ts";
/** Answers of the HTTP API. */
export declare const prometheusJson: TextFormat<PrometheusRow | JsonProblem>;
