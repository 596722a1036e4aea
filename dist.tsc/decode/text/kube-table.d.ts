import type { TextFormat } from "./format.ts";
import type { KubeMessage, KubeTableRow } from "./kube-rows.ts";
type Row = KubeTableRow | KubeMessage;
/** Tables of kubectl. */
export declare const kubeTable: TextFormat<Row>;
export {};
