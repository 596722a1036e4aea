import type { RowBase, TextFormat } from "./format.ts";
/** An address, a prefix or a range. */
export interface AddressRow extends RowBase {
    readonly kind: "address";
    /** First address, or the prefix's; canonical spelling. */
    readonly address: string;
    /** Last address of a range. */
    readonly to: string | undefined;
    readonly prefix: number | undefined;
    /** Name of the address set. */
    readonly set: string | undefined;
}
/** An address, prefix or range; undefined for other words. */
export declare function parseAddressWord(word: string, line: number, set: string | undefined): AddressRow | undefined;
/** A list of addresses. */
export declare const addressList: TextFormat<AddressRow>;
/** OVN's address sets. */
export declare const addressListOvn: TextFormat<AddressRow>;
