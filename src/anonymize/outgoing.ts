// The brand that everything rendered must carry. Only scrub() and reveal() make it.

declare const outgoing: unique symbol;

/** A value that may leave the machine: its originals were replaced (`scrub`), or the user asked for them (`reveal`). */
export type Outgoing<T> = T & { readonly [outgoing]: true };

/** Marks a value; for scrub.ts, reveal.ts and derive.ts only. */
export function mark<T>(value: T): Outgoing<T> {
  return value as Outgoing<T>;
}
