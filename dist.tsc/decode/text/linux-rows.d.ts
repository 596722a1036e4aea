import type { RowBase } from "./format.ts";
/** An entry of a forwarding database (bridge fdb). One MAC may have several: the bridge's (master) and the device's own (self). */
export interface FdbRow extends RowBase {
    readonly kind: "fdb";
    /** Lower case, colons. 00:00:00:00:00:00 is the flood list of a VXLAN device, not a station. */
    mac: string;
    /** Undefined when the output was filtered by device. */
    dev: string | undefined;
    /** Remote VTEP, in canonical spelling. */
    dst: string | undefined;
    vlan: number | undefined;
    /** UDP port of the remote VTEP, where it is not the default. */
    port: number | undefined;
    /** VNI that the frames are sent with. */
    vni: number | undefined;
    /** VNI that the entry belongs to, on a device that carries several. */
    srcVni: number | undefined;
    via: string | undefined;
    /** Next hop group, in the place of dst for multihomed segments. */
    nhid: number | undefined;
    linkNetnsid: number | undefined;
    /** Seconds since it was used, and updated; only with -s. */
    used: number | undefined;
    updated: number | undefined;
    /** "self", "extern_learn", "offload", "router", "sticky", "master" (the flag, without a name), ... */
    flags: string[];
    /** Bridge whose table the entry is in. */
    master: string | undefined;
    /** "permanent", "static", "stale"; "" for an entry that was learned. */
    state: string;
    /** A monitor's or a log's "Deleted". */
    deleted: boolean;
}
/** Counters of one direction (-s). */
export interface LinkCounters {
    bytes: number;
    packets: number;
    errors: number;
    dropped: number;
}
/** An interface (ip link, ip addr, bridge link). */
export interface LinkRow extends RowBase {
    readonly kind: "link";
    ifindex: number | undefined;
    ifname: string;
    /**
     * What stands behind the "@": "if6" or a name. A name can be false: when the peer lives in another namespace, its ifindex
     * may be one that is someone else's here.
     */
    peer: string | undefined;
    flags: string[];
    /** Bytes of payload of a frame. Not printed by -br. */
    mtu: number | undefined;
    qdisc: string | undefined;
    master: string | undefined;
    /** UP, DOWN, UNKNOWN, LOWERLAYERDOWN, ...; bridge link prints the port's state here: "forwarding". */
    state: string | undefined;
    group: string | undefined;
    linkType: string | undefined;
    address: string | undefined;
    broadcast: string | undefined;
    /** With -d: "vxlan", "bridge", "veth", "vlan", "geneve", "bond", "tun", ... */
    infoKind: string | undefined;
    /** "bridge", "bond", "vrf", "openvswitch" where the interface is a port of one (-d). */
    slaveKind: string | undefined;
    /** VNI of a VXLAN or Geneve device, VLAN id of a VLAN device. */
    id: number | undefined;
    /** A device that takes the VNI from the packet or the table (external, vnifilter). */
    external: boolean;
    local: string | undefined;
    remote: string | undefined;
    /** UDP port of a VXLAN or Geneve device. */
    dstPort: number | undefined;
    learning: boolean | undefined;
    /** "802.1Q" or "802.1ad" of a VLAN device. */
    vlanProtocol: string | undefined;
    vlanFiltering: boolean | undefined;
    alias: string | undefined;
    rx: LinkCounters | undefined;
    tx: LinkCounters | undefined;
    deleted: boolean;
}
/** An address of an interface. */
export interface AddrRow extends RowBase {
    readonly kind: "addr";
    ifname: string;
    family: "inet" | "inet6" | "other";
    /** Canonical spelling, without its prefix length. */
    address: string;
    /** Undefined when it was not printed. */
    prefix: number | undefined;
    peer: string | undefined;
    broadcast: string | undefined;
    scope: string | undefined;
    /** "secondary", "dynamic", "nodad", "tentative", "deprecated", ... */
    flags: string[];
    label: string | undefined;
    deleted: boolean;
}
/** One of several next hops of a route. */
export interface NextHop {
    via: string | undefined;
    dev: string | undefined;
    weight: number | undefined;
    flags: string[];
}
/** A route. */
export interface RouteRow extends RowBase {
    readonly kind: "route";
    /** "unicast" where none is printed; blackhole, unreachable, prohibit, throw, local, broadcast, multicast, anycast. */
    type: string;
    /** "default" or a prefix as printed: a host route has no "/32". */
    dst: string;
    via: string | undefined;
    dev: string | undefined;
    nhid: number | undefined;
    table: string | undefined;
    protocol: string | undefined;
    scope: string | undefined;
    src: string | undefined;
    from: string | undefined;
    metric: number | undefined;
    /** Path MTU: configured, or for a cached route learned. */
    mtu: number | undefined;
    mtuLocked: boolean;
    /** Seconds until a cached exception or a router's route goes. */
    expires: number | undefined;
    /** "onlink", "linkdown", "dead", "pervasive", "offload", ... */
    flags: string[];
    nexthops: NextHop[];
    /** Only from ip route get: flags of the cache line ("local", "brd", ...). */
    cache: string[] | undefined;
    uid: number | undefined;
    deleted: boolean;
}
/** An entry of a neighbour table. */
export interface NeighRow extends RowBase {
    readonly kind: "neigh";
    /** Undefined in a monitor: then it is a bridge's forwarding entry, printed in this form by ip monitor. */
    ip: string | undefined;
    dev: string | undefined;
    lladdr: string | undefined;
    /** REACHABLE, STALE, DELAY, PROBE, FAILED, INCOMPLETE, NOARP, PERMANENT, NONE. */
    states: string[];
    /** "router", "proxy", "extern_learn", "offload", "managed". */
    flags: string[];
    protocol: string | undefined;
    used: number | undefined;
    confirmed: number | undefined;
    updated: number | undefined;
    probes: number | undefined;
    deleted: boolean;
}
/** What iproute2 or the kernel answered instead of a table, or of a part of it. */
export interface IprouteError extends RowBase {
    readonly kind: "iprouteError";
    readonly says: string;
}
/** The row for a line that is an error of iproute2 or of the kernel; undefined for other lines. */
export declare function iprouteError(text: string, line: number): IprouteError | undefined;
/** The kind of output that an error stands for; undefined when any command of iproute2 may have given it. */
export declare function errorOwner(text: string): string | undefined;
/** True for a line that only a monitor prints, or that begins an interface: no table of entries has one. */
export declare function isForeign(text: string): boolean;
/** Words of a line, parted by any white space. */
export declare function wordsOf(text: string): string[];
/** A whole number of at most 15 digits, else undefined; "598sec" and "10ms" keep their number. */
export declare function numberOf(word: string | undefined): number | undefined;
