import type { RowBase } from "./format.ts";
/** An EVPN route or a MAC as a switch shows it. Fields that its output does not show are undefined. */
export interface NosRoute extends RowBase {
    readonly kind: "route";
    /** "bgp": a BGP table; "mac": what the switch forwards by. */
    readonly table: "bgp" | "mac";
    /** EVPN route type by its number; undefined for rows of MAC tables and types not known here. */
    readonly routeType: number | undefined;
    readonly mac: string | undefined;
    readonly ip: string | undefined;
    readonly vni: number | undefined;
    readonly vlan: number | undefined;
    readonly rd: string | undefined;
    readonly ethTag: number | undefined;
    readonly esi: string | undefined;
    /** VTEP; undefined for local rows and where the output does not name it. */
    readonly nextHop: string | undefined;
    readonly interface: string | undefined;
    readonly originator: string | undefined;
    /** Undefined: none shown. */
    readonly seq: number | undefined;
    readonly sticky: boolean;
    readonly best: boolean | undefined;
    readonly local: boolean;
    /** Flagged as a duplicate address, or frozen for it. */
    readonly duplicate: boolean;
}
/** The number of entries that a table announces. */
export interface NosCount extends RowBase {
    readonly kind: "count";
    readonly count: number;
}
/** A row of such a table. */
export type NosRow = NosRoute | NosCount;
/** A row whose fields are filled in one after the other. */
export type OpenNosRoute = {
    -readonly [K in keyof NosRoute]: NosRoute[K];
};
/** A row of which nothing is known. */
export declare function newNosRoute(line: number, table: NosRoute["table"]): OpenNosRoute;
