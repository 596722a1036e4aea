import { type LayerId } from "./slots.ts";
/** A UDP port that carries a tunnel. */
export type TunnelPort = readonly [kind: "vxlan" | "vxlan-gpe" | "geneve", port: number];
/** "vxlan:50000" as a tunnel port; undefined when it is not one. */
export declare function parseTunnelPort(text: string): TunnelPort | undefined;
/** What a UDP port carries. */
export declare const KIND: {
    readonly none: 0;
    readonly vxlan: 1;
    readonly gpe: 2;
    readonly geneve: 3;
    readonly gre: 4;
    readonly mpls: 5;
};
/** No further layer. */
export declare const DONE = 0;
/** The layer to walk next, or DONE. */
export type Next = LayerId | typeof DONE;
/** What each UDP port carries, one of KIND. */
export declare function portTable(extra: readonly TunnelPort[]): Uint8Array;
/** Layer that an EtherType announces, DONE when none that is known. */
export declare function afterEtherType(type: number): Next;
/** Layer that an IP protocol number announces, DONE when none that is known. */
export declare function afterProtocol(protocol: number): Next;
