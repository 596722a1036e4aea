import type { TextFormat } from "./format.ts";
import type { EvpnMac, EvpnMacRow } from "./frr-evpn-rows.ts";
type Open = {
    -readonly [K in keyof EvpnMac]: EvpnMac[K];
} & {
    neighbors: {
        ip: string;
        active: boolean;
    }[];
};
/** A MAC of which nothing is known yet. */
export declare function newMac(line: number, mac: string, vni: number | undefined): Open;
/** VNI of a command such as "show evpn mac vni 100". */
export declare function vniOf(command: string | undefined): number | undefined;
/** FRR EVPN MACs, text. */
export declare const frrEvpnMac: TextFormat<EvpnMacRow>;
export {};
