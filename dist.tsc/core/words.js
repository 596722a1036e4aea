// Numbers in sentences: one thing is, several are.
/** "1 request was" or "12 requests were": `one` and `many` are what follows the number. */
export function numbered(n, one, many) {
    return `${n} ${n === 1 ? one : many}`;
}
