/** `k2` of a key: VNI and address family. */
export declare function keyOfVni(vni: number | undefined, v6: boolean): number;
/** `k3` of a key: ICMP identifier, VLAN and protocol. */
export declare function keyOfId(icmpId: number, vlan: number | undefined, icmpv6: boolean): number;
/** A key taken apart again. `from` and `to` are IPv4 addresses as 32 bits, or AddressBook ids when `v6`. */
export interface FlowKey {
    readonly from: number;
    readonly to: number;
    readonly v6: boolean;
    readonly vni: number | undefined;
    readonly icmpId: number;
    readonly vlan: number | undefined;
    readonly icmpv6: boolean;
}
/** The four words of a key taken apart. */
export declare function flowKey(from: number, to: number, k2: number, k3: number): FlowKey;
/** A row of a stream: its key, then columns of the caller. Numbers and integers are two views of the same bytes. */
export declare const ROW_FLOATS = 40;
export declare const ROW_INTS: number;
/**
 * Keys of one input, numbered from 0 in order of appearance, at most `limit` of them, each with a row of columns beside
 * its key: a stream is found and used within one cache line. `floats` and `ints` are replaced when the table grows.
 */
export declare class FlowTable {
    count: number;
    floats: Float64Array<ArrayBuffer>;
    ints: Int32Array<ArrayBuffer>;
    readonly limit: number;
    private mask;
    private table;
    constructor(limit: number);
    /** Index of a key, or -1. All words are taken as signed 32 bits. */
    find(from: number, to: number, k2: number, k3: number): number;
    /** Adds a key that `find` did not find, with its row all 0; -1 when the table is full. */
    add(from: number, to: number, k2: number, k3: number): number;
    /** The key of an index. */
    key(n: number): FlowKey;
    private place;
    private grow;
}
