// The brand that everything rendered must carry. Only scrub() and reveal() make it.
/** Marks a value; for scrub.ts and reveal.ts only. */
export function mark(value) {
    return value;
}
