import type { AddressBook } from "./address-book.ts";
/** An address as a key: `raw` is an IPv4 address as signed 32 bits, or the AddressBook id when `v6`. */
export interface AddressKey {
    readonly raw: number;
    readonly v6: boolean;
}
/** An IPv4 address as signed 32 bits; NaN when the text is none. */
export declare function ipv4Number(text: string): number;
/**
 * Numbers addresses for one recording. A host name (tcpdump without -n) is no address: it is given one of 100::/64, the prefix
 * that no host has (RFC 6666), and `names` tells which, so that the name can be put back in what is shown.
 */
export declare class TextAddresses {
    readonly book: AddressBook;
    /** Stand-in address to name. */
    readonly names: Map<string, string>;
    private readonly ids;
    private readonly view;
    constructor(book: AddressBook);
    /** The key of an address or name. */
    key(text: string): AddressKey;
    /** AddressBook id, for both families. */
    id(text: string): number;
    /** AddressBook id of what is not an IPv4 address. */
    six(text: string): number;
    private standIn;
    private readonly numbers;
    /** Names beyond the limit share number 0, and are shown as "?". */
    private number;
}
