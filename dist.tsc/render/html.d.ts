import type { Source } from "../schema/evidence.generated.ts";
/** Text for HTML, in content and in quoted attributes. */
export declare function escape(text: string): string;
/** Characters that do not show, made visible: "\u202e" becomes "[U+202E]". */
export declare function visible(text: string): string;
/** `text` cut to `max` characters, with the length that was cut. */
export declare function clipped(text: string, max: number): string;
/** Text from evidence for content or attributes: cut, made visible, escaped. */
export declare function shown(text: string, max?: number): string;
/** Id of an input's row, as the target of links. */
export declare function inputAnchor(id: string): string;
/**
 * Sources in words, each once; what follows another of the same input is a number alone ("i1 record 128", "130").
 * `left` of them have no room.
 */
export declare function shortSources(sources: readonly Source[], most: number): {
    readonly shown: readonly {
        readonly text: string;
        readonly input: string;
    }[];
    readonly left: number;
};
/** Links to the inputs that a figure rests on, each once; after `most` they are counted. */
export declare function sourceLinks(sources: readonly Source[], most?: number): string;
