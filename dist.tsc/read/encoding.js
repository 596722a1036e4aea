// How a text is encoded, from its first bytes.
/**
 * Encoding of a text by its byte-order mark or, without one, by where its zero bytes are (Windows shells write UTF-16LE).
 * `skip` is the length of the mark.
 */
export function encodingOf(head) {
    if (head[0] === 0xff && head[1] === 0xfe)
        return { encoding: "utf-16le", skip: 2 };
    if (head[0] === 0xfe && head[1] === 0xff)
        return { encoding: "utf-16be", skip: 2 };
    if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf)
        return { encoding: "utf-8", skip: 3 };
    const pairs = Math.min(head.length, 512) >> 1;
    let [even, odd] = [0, 0];
    for (let i = 0; i < pairs; i++) {
        if (head[2 * i] === 0 && head[2 * i + 1] !== 0)
            even++;
        if (head[2 * i + 1] === 0 && head[2 * i] !== 0)
            odd++;
    }
    // Four of five characters are ASCII: more than any text in UTF-8 with runs of zeros shows.
    if (pairs >= 4 && odd * 5 >= pairs * 4)
        return { encoding: "utf-16le", skip: 0 };
    if (pairs >= 4 && even * 5 >= pairs * 4)
        return { encoding: "utf-16be", skip: 0 };
    return { encoding: "utf-8", skip: 0 };
}
/** True when `head` reads as text: at most one character in ten is a control that no terminal log has, or no character at all. */
export function looksLikeText(head) {
    const { encoding, skip } = encodingOf(head);
    const text = new TextDecoder(encoding).decode(head.subarray(skip, 16384));
    let [good, bad] = [0, 0];
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        // A run of zeros is what a log has after a power loss; it says nothing either way.
        if (c === 0)
            continue;
        // BEL, BS, TAB, LF, VT, FF, CR and ESC are in logs of terminals.
        if (c === 0xfffd || (c < 0x20 && (c < 7 || c > 13) && c !== 0x1b))
            bad++;
        else
            good++;
    }
    return good > 0 && bad * 9 <= good;
}
