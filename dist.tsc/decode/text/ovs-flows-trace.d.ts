import type { RowBase, TextFormat } from "./format.ts";
/** A line of a trace. */
export interface OvsTraceRow extends RowBase {
    readonly kind: "trace";
    readonly what: "flow" | "bridge" | "rule" | "action" | "note" | "final" | "megaflow" | "datapath";
    /** Without its heading. */
    readonly text: string;
    readonly table: number | undefined;
    readonly priority: number | undefined;
}
/** A traced packet. */
export declare const ovsFlowsTrace: TextFormat<OvsTraceRow>;
