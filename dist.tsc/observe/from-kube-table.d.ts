import type { KubeMessage, KubePhase, KubeTableRow } from "../decode/text/kube-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
type Row = KubeTableRow | KubePhase | KubeMessage;
/** Observes a table, a list of phases, or messages alone. */
export declare function observeKubeTable(part: PartContext): RowObserver<Row>;
export {};
