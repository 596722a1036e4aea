/** Scrambles a 32-bit value so that neighbouring addresses land far apart (the finalizer of MurmurHash3). */
export declare function scramble(v: number): number;
/**
 * IPv4 and IPv6 addresses of one input, numbered from 1 in order of appearance. Open addressing with linear probing,
 * at most half full. Id 0 means "none".
 */
export declare class AddressBook {
    count: number;
    /** Addresses that found the book full. */
    refused: number;
    private mask;
    private table;
    private words;
    private isV6;
    private readonly texts;
    /** Id of an IPv4 address given as 32 bits (signed or unsigned). */
    v4(raw: number): number;
    /** Id of the IPv6 address at `at`. */
    v6(view: DataView, at: number): number;
    /** Text of an id, in canonical spelling; "?" for ids of a full book. */
    text(id: number): string;
    private spell;
    private add;
    private grow;
    private place;
}
