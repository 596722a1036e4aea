/** Addresses from `low` to `high`, both included, as integers of their family. */
export interface AddressRange {
    readonly family: 4 | 6;
    readonly low: bigint;
    readonly high: bigint;
}
/** A network as written: its range, and the prefix length. */
export interface Network extends AddressRange {
    readonly prefix: number;
}
/** An address as an integer; undefined for other text. An IPv6 zone is refused. */
export declare function addressValue(text: string): {
    family: 4 | 6;
    value: bigint;
} | undefined;
/** The canonical spelling of an integer address. */
export declare function addressText(family: 4 | 6, value: bigint): string;
/** "192.0.2.0/24" (host bits are dropped); undefined for other text. */
export declare function parseNetwork(text: string): Network | undefined;
/** A network, "a..b" (also "a-b"), or one address; undefined for other text. */
export declare function parseRange(text: string): AddressRange | undefined;
/** How many addresses a range holds. */
export declare function sizeOf(range: AddressRange): bigint;
/** True when two ranges share an address. */
export declare function overlap(a: AddressRange, b: AddressRange): boolean;
/** What is left of `whole` without `taken`, ascending. */
export declare function without(whole: AddressRange, taken: readonly AddressRange[]): AddressRange[];
/** Addresses that a host may have: without the network's own and the broadcast address of IPv4 networks up to /30, and the first of IPv6. */
export declare function hostsOf(network: Network): AddressRange;
/** The addresses of ranges, one by one; undefined when there are more than `most`. */
export declare function listOf(ranges: readonly AddressRange[], most: number): string[] | undefined;
