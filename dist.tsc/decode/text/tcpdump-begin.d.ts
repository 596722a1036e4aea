export declare const NAMED_ETHERNET: RegExp;
export declare const SLL2: RegExp;
export declare const SLL2_ETHERNET: RegExp;
export declare const SLL: RegExp;
export declare const OLD_TAG: RegExp;
/** What a packet inside another may begin with as well. */
export declare const INSIDE: RegExp;
/** True when `text` from `at` on begins like a packet, stamp apart. */
export declare function beginsPacket(text: string, at: number): boolean;
