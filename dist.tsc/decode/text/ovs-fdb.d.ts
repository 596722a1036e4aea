import type { RowBase, TextFormat } from "./format.ts";
/** A learned (or static) MAC. */
export interface OvsFdbRow extends RowBase {
    readonly kind: "mac";
    /** OpenFlow port number, or "LOCAL". */
    readonly port: number | "LOCAL";
    readonly vlan: number;
    readonly mac: string;
    /** Seconds since it was last seen. */
    readonly age: number | "static";
}
/** A line of the table's statistics. */
export interface OvsFdbStat extends RowBase {
    readonly kind: "stat";
    readonly name: string;
    readonly value: string;
}
/** Rows of the MAC table of a bridge. */
export type OvsFdb = OvsFdbRow | OvsFdbStat;
/** MAC table of an Open vSwitch bridge. */
export declare const ovsFdb: TextFormat<OvsFdb>;
