import type { Key } from "./key.ts";
/** True for addresses that are the same for everyone (loopback, documentation, ...): they stay, and are no originals. */
export declare function isPublicKnowledge(address: Uint8Array): boolean;
/**
 * Crypto-PAn (Xu, Fan, Ammar, Moon: "Prefix-preserving IP address anonymization", 2002) over AES-128:
 * bit i is flipped by the first bit of AES(first i bits of the address, then the pad). Key bytes 0-15 are the AES key,
 * bytes 16-31 the secret pad.
 */
export declare class CryptoPan {
    #private;
    constructor(key: Key);
    /** The pseudonym of 4 or 16 bytes. `keep(i)` true leaves bit i as it is, whatever the key. */
    map(address: Uint8Array, keep?: (i: number) => boolean): Uint8Array;
}
/** All pseudonyms under one key, remembered. */
export declare class Pseudonyms {
    #private;
    constructor(key: Key, options?: {
        keepVendor?: boolean;
    });
    /** Every original that was replaced by something else, with its pseudonym. */
    get replaced(): ReadonlyMap<string, string>;
    /** IPv4 or IPv6 text in any spelling; undefined when it is neither. A zone (%eth0) becomes a pseudonym too. */
    ip(text: string): string | undefined;
    /** 4 or 16 address bytes to their pseudonym. */
    address(bytes: Uint8Array): Uint8Array;
    /** MAC text in any spelling to a canonical pseudonym; undefined when it is not one. */
    mac(text: string): string | undefined;
    /** 6 MAC bytes to their pseudonym: group and local bits stay; 0a:58 + IPv4 (OVN) embeds the address's pseudonym. */
    macBytes(bytes: Uint8Array): Uint8Array;
    /** A name (host, node, file stem, interface, ...) as "<kind>-lusab-babad"; the same name gives the same word for one kind. */
    name(kind: string, text: string): string;
}
