/** Numbers, AS path and origin of one path. */
export interface PathColumns {
    readonly metric: number | undefined;
    readonly locPrf: number | undefined;
    readonly weight: number | undefined;
    readonly path: string;
    readonly origin: "i" | "e" | "?";
}
/**
 * The columns of a line. `from` is where its next hop begins; 0 for a line without one. Undefined when the line has no
 * such columns. Where the indentation was lost, numbers are told apart by their distances.
 */
export declare function numbersAndPath(text: string, from: number): PathColumns | undefined;
