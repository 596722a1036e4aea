import type { Iperf3Row } from "../decode/text/iperf3.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes the results of one or several tests. */
export declare function observeIperf3(part: PartContext): RowObserver<Iperf3Row | JsonProblem>;
