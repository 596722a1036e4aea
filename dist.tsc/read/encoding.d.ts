/** Encodings that are read. Anything that is not UTF-16 is read as UTF-8. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be";
/**
 * Encoding of a text by its byte-order mark or, without one, by where its zero bytes are (Windows shells write UTF-16LE).
 * `skip` is the length of the mark.
 */
export declare function encodingOf(head: Uint8Array): {
    encoding: TextEncoding;
    skip: number;
};
/** True when `head` reads as text: at most one character in ten is a control that no terminal log has, or no character at all. */
export declare function looksLikeText(head: Uint8Array): boolean;
