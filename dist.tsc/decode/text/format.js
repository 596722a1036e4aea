// The one shape of a text evidence format: detect, read, and nothing is dropped.
/** `lineLimit` of formats whose lines are short by nature. */
export const SHORT_LINE = 4096;
/** A row for a line that was not understood. */
export function unparsed(line) {
    return { kind: "unparsed", line: line.number, text: line.text };
}
/** All rows of a whole text, as batches. */
export function* parseText(format, lines, context) {
    const reader = format.open(context);
    for (const batch of lines)
        yield reader.read(batch);
    yield reader.end();
}
