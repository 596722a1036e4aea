import type { RowBase, TextFormat } from "./format.ts";
/** A line of a logical trace. */
export interface OvnTraceRow extends RowBase {
    readonly kind: "ovnTrace";
    readonly what: "flow" | "pipeline" | "rule" | "action" | "output" | "drop" | "error";
    /** The microflow, the match of a rule, the action, or the port that it goes out of. */
    readonly text: string;
    /** Number and name of the logical table of a rule. */
    readonly table: number | undefined;
    readonly stage: string | undefined;
    readonly priority: number | undefined;
    /** Type of the port of an output: "", "patch", "localnet", "vtep", "router", ... */
    readonly portType: string | undefined;
}
/** A traced logical packet. */
export declare const ovnTrace: TextFormat<OvnTraceRow>;
