import type { TextFormat } from "./format.ts";
import type { PrometheusRow } from "./prometheus-rows.ts";
/** Text exposition. */
export declare const prometheus: TextFormat<PrometheusRow>;
