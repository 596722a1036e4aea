declare const outgoing: unique symbol;
/** A value that may leave the machine: its originals were replaced (`scrub`), or the user asked for them (`reveal`). */
export type Outgoing<T> = T & {
    readonly [outgoing]: true;
};
/** Marks a value; for scrub.ts and reveal.ts only. */
export declare function mark<T>(value: T): Outgoing<T>;
export {};
