import type { RowBase } from "./format.ts";
/** What a run was. */
export interface MtrHeader extends RowBase {
    readonly kind: "header";
    readonly from: string | undefined;
    readonly to: string | undefined;
}
/** A hop. Times in ms as printed. */
export interface MtrHop extends RowBase {
    readonly kind: "hop";
    readonly hop: number;
    /** Undefined for "???": nobody answered. */
    readonly host: string | undefined;
    readonly lossPercent: number;
    readonly sent: number | undefined;
    readonly meanMs: number | undefined;
    readonly bestMs: number | undefined;
    readonly worstMs: number | undefined;
}
/** A row of mtr. */
export type MtrRow = MtrHeader | MtrHop;
