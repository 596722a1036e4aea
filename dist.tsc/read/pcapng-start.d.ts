/** Bytes of a Section Header Block without options. */
export declare const SECTION_BYTES = 28;
/** True when `head` starts with a Section Header Block. */
export declare function isPcapng(head: Uint8Array): boolean;
/** True when a block can have `total` bytes, of which its kind needs `least`. */
export declare function plausible(total: number, least: number): boolean;
/** True for the versions of a section that are read. 1.2 was written by some tools and is read as 1.0 by everyone. */
export declare function knownVersion(major: number, minor: number): boolean;
/** Throws EvidenceError (E_FORMAT) when the Section Header Block at the start of `head` cannot be read. */
export declare function checkStart(head: Uint8Array, file: string): void;
