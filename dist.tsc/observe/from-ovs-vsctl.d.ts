import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { OvsRecord } from "../decode/text/ovs-rows.ts";
import type { OvsShowRow } from "../decode/text/ovs-vsctl-show.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
type Row = OvsShowRow | OvsRecord | JsonProblem;
/** Observes one output of ovs-vsctl, or a summary by hand. */
export declare function observeOvsVsctl(part: PartContext): RowObserver<Row>;
export {};
