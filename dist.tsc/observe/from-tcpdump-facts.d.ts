import type { ArpLayer, CookedLayer, EthernetLayer, IcmpLayer, IpLayer, PortsLayer, TcpdumpLayer, TunnelLayer } from "../decode/text/tcpdump-rows.ts";
/** One tunnel, from its outer IP header to the packet inside. */
export interface TunnelLevel {
    readonly outer: IpLayer;
    readonly tunnel: TunnelLayer;
    /** VXLAN and Geneve ride on UDP. */
    readonly udp: boolean;
    inner: EthernetLayer | undefined;
    readonly tags: number[];
    innerIp: IpLayer | undefined;
    innerArp: ArpLayer | undefined;
}
/** Layers of a packet by what they are for; undefined where there is none. */
export declare class TextFacts {
    cooked: CookedLayer | undefined;
    /** Outermost Ethernet header, and innermost. */
    eth: EthernetLayer | undefined;
    innerEth: EthernetLayer | undefined;
    /** Tags before the outermost IP header. */
    tags: number[];
    outerIp: IpLayer | undefined;
    ip: IpLayer | undefined;
    /** IP header right outside the innermost tunnel. */
    tunnelIp: IpLayer | undefined;
    vni: number | undefined;
    /** Innermost tag of the innermost frame. */
    vlan: number | undefined;
    /** UDP source port of the innermost tunnel, 0 none. */
    port: number;
    ports: PortsLayer | undefined;
    icmp: IcmpLayer | undefined;
    arp: ArpLayer | undefined;
    /** Something that was not taken apart. */
    other: boolean;
    levels: TunnelLevel[];
    /** Set by the caller: UDP to the port of a tunnel that is not printed. */
    hiddenTunnel: boolean;
    /** Reads the layers of a packet. */
    read(layers: readonly TcpdumpLayer[]): void;
    private layer;
    private tunnel;
}
