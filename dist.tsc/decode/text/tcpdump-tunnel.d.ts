import type { TunnelLayer } from "./tcpdump-rows.ts";
/** A tunnel header; the packet inside it begins at or behind `end`. `cut`: the header is not whole, and nothing is inside. */
export interface ParsedTunnel {
    readonly layer: TunnelLayer;
    readonly end: number;
    readonly cut: boolean;
}
/** "VXLAN, flags [I] (0x08), vni 100" at `at`; up to 4.99.5 port 8472 is called OTV, and its VNI "instance". */
export declare function parseVxlan(text: string, at: number): ParsedTunnel;
/** "Geneve, Flags [C], vni 0x5, proto TEB (0x6558), options [8 bytes]: ..." at `at`. */
export declare function parseGeneve(text: string, at: number): ParsedTunnel;
/** "GREv0, Flags [key present], key=0x64, length 88: IP ..." at `at`. */
export declare function parseGre(text: string, at: number): ParsedTunnel;
/** "MPLS (label 21, tc 0, [S], ttl 63) IP ..." at `at`. */
export declare function parseMpls(text: string, at: number): ParsedTunnel;
