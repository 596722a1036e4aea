/**
 * The first original of `replaced` (original -> pseudonym) that stands in `text` as a whole token; undefined when there is
 * none. A pseudonym that by chance equals another original is no leak.
 */
export declare function findLeak(text: string, replaced: ReadonlyMap<string, string>): string | undefined;
