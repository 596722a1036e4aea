import type { RowBase, TextFormat } from "./format.ts";
/** A flow of an OpenFlow table, or of the datapath. */
export interface OvsFlow extends RowBase {
    readonly kind: "flow";
    readonly where: "openflow" | "datapath";
    /** 0 where none is printed. */
    readonly table: number | undefined;
    /** 32768 where OpenFlow prints none. */
    readonly priority: number | undefined;
    readonly cookie: string | undefined;
    readonly packets: number | undefined;
    readonly bytes: number | undefined;
    /** Seconds, as printed. */
    readonly duration: string | undefined;
    readonly match: string;
    readonly actions: string;
}
/** Flows of Open vSwitch. */
export declare const ovsFlows: TextFormat<OvsFlow>;
