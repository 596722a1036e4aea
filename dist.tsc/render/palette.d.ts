/** What a colour stands for. A colour in a figure's configuration is "@" and one of these. */
export type Token = "paper" | "ink" | "soft" | "line" | "grid" | "answered" | "late" | "lost" | "icmpError" | "localError" | "pending" | "notObserved" | "proven" | "possible" | "repoint" | "plain" | "tagged" | "seriesA" | "seriesB" | "seriesC" | "seriesD" | "seriesE" | "seriesF";
/** `page` takes the colours from the page's own custom properties, so that one drawing serves light, dark and print. */
export type Theme = "light" | "dark" | "print";
/** Name of the page's custom property for a token: "--ww-lost". */
export declare function property(token: Token): string;
/** CSS declarations of all tokens for a theme. */
export declare function declarations(theme: Theme): string;
/** How "@token" is to be written by a drawing: a hex colour, or a reference to the page's custom property. */
export type Paint = (token: Token) => string;
/** Paint of a theme: hex colours. */
export declare function paintOf(theme: Theme): Paint;
/** Paint by reference: the drawing follows its page from light to dark to print. */
export declare const pagePaint: Paint;
/** "@lost" through a paint; other text (a hex colour, "transparent") is returned as it is. */
export declare function resolveColour(value: string, paint: Paint): string;
