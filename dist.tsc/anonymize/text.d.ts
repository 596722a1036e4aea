import type { Pseudonyms } from "./pseudonym.ts";
/** `text` with every MAC and IP address replaced; what only looks like one (a clock time) stays. */
export declare function scrubAddresses(text: string, pseudonyms: Pseudonyms): string;
/** A matcher for whole occurrences of any of `names`, longest first; undefined when there is none. */
export declare function nameMatcher(names: Iterable<string>): RegExp | undefined;
/** An error text reduced to the words that programs use and to numbers; every other word becomes "...". */
export declare function scrubErrorText(text: string): string;
