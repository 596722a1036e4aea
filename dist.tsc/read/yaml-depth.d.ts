import type { Line } from "./lines.ts";
/** Deepest nesting that the parser is given: it is recursive, and a stack that overflows within it can end the process. */
export declare const MOST_NESTING = 150;
/** Line on which a text nests too deeply, by what opens a level: indentation, "- " and the like, brackets (in quotes too). */
export declare function deepYamlLine(lines: Iterable<Line>): number | undefined;
