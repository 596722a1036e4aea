/** Family under which the font is registered and embedded: a name of its own, so that no installed font is taken for it. */
export declare const FAMILY = "Wirewitness Sans";
/** Font list of an SVG or page: the embedded font, and what comes near it where embedding is refused. */
export declare const FAMILY_LIST = "'Wirewitness Sans', Inter, 'Helvetica Neue', Arial, sans-serif";
/** Weights in use. Each is registered: a weight that is not would fall back to an installed font. */
export declare const WEIGHTS: readonly [400, 600];
export type Weight = (typeof WEIGHTS)[number];
/** Path of the WOFF2 file of a weight (Latin subset of Inter, SIL Open Font License 1.1). */
export declare function fontPath(weight: Weight): string;
/** `@font-face` rules with the font inside as data URLs, about 32 kB a weight. */
export declare function fontFaceCss(weights?: readonly Weight[]): string;
/** What a character outside the font becomes in a figure: visible, and never a silent change of font. */
export declare const REPLACEMENT = "?";
/** Text that the font can draw whole, at most `max` characters (the middle of longer text gives way to an ellipsis). */
export declare function drawable(text: string, max?: number): string;
