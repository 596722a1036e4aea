import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { PrometheusRow } from "../decode/text/prometheus-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one exposition or one answer of the API. */
export declare function observePrometheus(part: PartContext): RowObserver<PrometheusRow | JsonProblem>;
