import type { TextFormat } from "./format.ts";
import type { EvpnNeighbor, EvpnNeighborRow } from "./frr-state-rows.ts";
/** A row whose fields are filled in one after the other. */
export type OpenNeighbor = {
    -readonly [K in keyof EvpnNeighbor]: EvpnNeighbor[K];
};
/** A neighbour of which nothing is known but its address. */
export declare function newNeighbor(line: number, ip: string, vni: number | undefined): OpenNeighbor;
/** FRR EVPN neighbours, text. */
export declare const frrEvpnArp: TextFormat<EvpnNeighborRow>;
