// Rows of the EVPN tables of other network operating systems: one shape for all.
import type { RowBase } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";

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
  /** Set where this output shows no sequence of any route: an undefined one then says nothing. */
  readonly seqShown: false | undefined;
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
export type NosRow = NosRoute | NosCount | JsonProblem;

/** A row whose fields are filled in one after the other. */
export type OpenNosRoute = { -readonly [K in keyof NosRoute]: NosRoute[K] };

/** A row of which nothing is known. A detailed form shows the sequence, and a brief one mostly does not. */
export function newNosRoute(line: number, table: NosRoute["table"], showsSeq: boolean): OpenNosRoute {
  return {
    kind: "route",
    line,
    table,
    routeType: undefined,
    mac: undefined,
    ip: undefined,
    vni: undefined,
    vlan: undefined,
    rd: undefined,
    ethTag: undefined,
    esi: undefined,
    nextHop: undefined,
    interface: undefined,
    originator: undefined,
    seq: undefined,
    seqShown: showsSeq ? undefined : false,
    sticky: false,
    best: undefined,
    local: false,
    duplicate: false,
  };
}
