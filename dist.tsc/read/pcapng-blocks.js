import { resolutionOf } from "./pcapng-clock.js";
/** Block types that are read. The section header reads the same in both byte orders. */
export const SECTION_HEADER = 0x0a0d0d0a;
export const INTERFACE_DESCRIPTION = 1;
export const OLD_PACKET = 2;
export const SIMPLE_PACKET = 3;
export const INTERFACE_STATISTICS = 5;
export const ENHANCED_PACKET = 6;
/** Option code of a comment, in every block. */
export const OPT_COMMENT = 1;
/** Magic in a section header: tells its byte order. */
export const BYTE_ORDER_MAGIC = 0x1a2b3c4d;
const NAMES = {
    4: "Name Resolution Block",
    7: "IRIG Timestamp Block",
    8: "ARINC 429 Block",
    9: "systemd Journal Export Block",
    0xa: "Decryption Secrets Block",
    0xbad: "Custom Block",
    0x40000bad: "Custom Block (not to be copied)",
    0x0a0d0d0a: "Section Header Block",
    1: "Interface Description Block",
    2: "Packet Block",
    3: "Simple Packet Block",
    5: "Interface Statistics Block",
    6: "Enhanced Packet Block",
};
/** What a block type is called; "block type 0x..." where it has no name. */
export function blockName(type) {
    return NAMES[type] ?? `block type 0x${type.toString(16)}`;
}
/**
 * Calls `visit` for each option of `span`; ends at opt_endofopt.
 * False when an option claims more bytes than the block has: the options before it were visited.
 */
export function eachOption(span, visit) {
    const { view, end, le } = span;
    let at = span.at;
    while (at + 4 <= end) {
        const code = view.getUint16(at, le);
        const length = view.getUint16(at + 2, le);
        if (code === 0)
            return true;
        if (at + 4 + length > end)
            return false;
        visit(code, at + 4, length);
        at += 4 + ((length + 3) & ~3);
    }
    return true;
}
const MOST_TEXT = 1024;
const MOST_COMMENTS = 1000;
const utf8 = new TextDecoder();
/** Text of an option, up to its first NUL and at most 1024 bytes; undefined when empty. */
export function optionText(view, at, length) {
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at, Math.min(length, MOST_TEXT));
    const nul = bytes.indexOf(0);
    const text = utf8.decode(nul < 0 ? bytes : bytes.subarray(0, nul));
    return text === "" ? undefined : text;
}
/** Comments of a capture: all counted, the first 1000 kept. */
export class Comments {
    kept = [];
    count = 0;
    add(comment) {
        this.count++;
        if (this.kept.length < MOST_COMMENTS)
            this.kept.push(comment);
    }
}
const MOST_BLOCK_COMMENTS = 16;
/** Reads an Interface Description Block; `block` is the whole block, at least 20 bytes. */
export function readInterface(block) {
    const { view, at, end, le } = block;
    const text = {};
    const comments = [];
    let [tsresol, fcslen, offsetSeconds] = [6, 0, 0n];
    const optionsWhole = eachOption({ ...block, at: at + 16, end: end - 4 }, (code, value, length) => {
        if (code === OPT_COMMENT && comments.length < MOST_BLOCK_COMMENTS)
            comments.push(optionText(view, value, length) ?? "");
        else if (code === 2 || code === 3)
            text[code] = optionText(view, value, length);
        else if (code === 9 && length >= 1)
            tsresol = view.getUint8(value);
        // if_filter: one byte for its kind, 0 is text as libpcap compiles it.
        else if (code === 11 && length >= 1 && view.getUint8(value) === 0)
            text[code] = optionText(view, value + 1, length - 1);
        else if (code === 13 && length >= 1)
            fcslen = view.getUint8(value);
        else if (code === 14 && length >= 8)
            offsetSeconds = view.getBigInt64(value, le);
    });
    return {
        linkType: view.getUint16(at + 8, le),
        snaplen: view.getUint32(at + 12, le),
        name: text[2],
        description: text[3],
        filter: text[11],
        resolution: resolutionOf(tsresol),
        offsetSeconds,
        // Stated in bits; some writers put octets. No check sequence is shorter than 8 bits.
        fcsLength: fcslen >= 8 ? fcslen >> 3 : fcslen,
        comments,
        optionsWhole,
    };
}
const COUNTERS = {
    4: "received",
    5: "interfaceDrops",
    6: "accepted",
    7: "systemDrops",
    8: "delivered",
};
/** Reads the options of an Interface Statistics Block; `block` is the whole block, at least 24 bytes. */
export function readStatistics(block) {
    const { view, at, end, le } = block;
    const counters = {};
    const optionsWhole = eachOption({ ...block, at: at + 20, end: end - 4 }, (code, value, length) => {
        const key = COUNTERS[code];
        if (key !== undefined && length >= 8)
            counters[key] = Number(view.getBigUint64(value, le));
    });
    return { counters, optionsWhole };
}
/**
 * Packets that passed the filter and never reached the file, as the statistics say; undefined when they say nothing.
 * Dropped by the interface or the system; where the system's drops are not stated, what was accepted and not delivered.
 */
export function dropsOf(s) {
    const undelivered = s.systemDrops ??
        (s.accepted !== undefined && s.delivered !== undefined ? Math.max(0, s.accepted - s.delivered) : undefined);
    if (s.interfaceDrops === undefined && undelivered === undefined)
        return undefined;
    return (s.interfaceDrops ?? 0) + (undelivered ?? 0);
}
