/** How a name could belong to a ring. */
export interface RingName {
    /** Equal for all files of a ring: folder and name without what counts or dates it. */
    readonly key: string;
    /** What counts or dates it; two files of a ring never have the same. Empty for the first file of a -C ring. */
    readonly token: string;
    /** A date in the name says nothing about whether one capture made both files; a count does. */
    readonly dated: boolean;
}
/** The ring that `path` could belong to by its name; undefined when nothing in it counts or dates. A name without a number may be the first of a -C ring. */
export declare function ringName(path: string): RingName | undefined;
