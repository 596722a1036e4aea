/** Counts the outputs of one text, in order: a loop writes one after the other, with prompts between them or without. */
export class Outputs {
    begun = 0;
    /** Another output begins: what comes from here on was taken later. */
    next() {
        this.begun++;
    }
    /** Number of the current one; undefined for the first, which may be the only one. */
    get number() {
        return this.begun === 0 ? undefined : this.begun;
    }
}
/** A line of the input that a part belongs to. */
export function lineOf(part, line) {
    return line > 0 ? { input: part.input.id, line } : { input: part.input.id };
}
/** Where and when a row of a snapshot was seen. */
export function snapshotOf(part, line) {
    const output = part.outputs?.number;
    return {
        where: part.where,
        source: lineOf(part, line),
        ...(part.order === undefined ? {} : { order: part.order }),
        ...(output === undefined ? {} : { part: output }),
        ...(part.input.at === undefined ? {} : { at: part.input.at }),
    };
}
