// The one error class of this package, and the shape of a place in an input. Anything else thrown is a bug.
/** "file:+offset" or "file:line[:column]" or "file". */
export function place(where) {
    if (where.offset !== undefined)
        return `${where.file}:+${where.offset}`;
    if (where.line === undefined)
        return where.file;
    return where.column === undefined ? `${where.file}:${where.line}` : `${where.file}:${where.line}:${where.column}`;
}
/**
 * An input, an option or an output that cannot be used. `message` reads
 * `leaf1.pcap:+24: record says 70000 bytes, snaplen is 65535 (capture was cut: record it again)`.
 */
export class EvidenceError extends Error {
    name = "EvidenceError";
    code;
    /** What is wrong, without place and hint. */
    says;
    where;
    /** One sentence: what to do about it. */
    hint;
    /** Further places, each on a line of its own in the message. */
    notes;
    constructor(code, says, options = {}) {
        const at = options.where === undefined ? "" : `${place(options.where)}: `;
        const hint = options.hint === undefined ? "" : ` (${options.hint})`;
        const notes = (options.notes ?? []).map((n) => `\n${place(n.where)}: ${n.says}`).join("");
        super(`${at}${says}${hint}${notes}`, options.cause === undefined ? undefined : { cause: options.cause });
        this.code = code;
        this.says = says;
        this.where = options.where;
        this.hint = options.hint;
        this.notes = options.notes ?? [];
    }
}
