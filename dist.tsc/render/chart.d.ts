import type { Figure } from "./figures/figure.ts";
import { type Theme } from "./palette.ts";
/** Pixels of a PNG for each CSS pixel. */
export declare const PNG_SCALE = 2;
/** Draws figures. Made by `load`. */
export interface Drawer {
    /** PNG bytes at twice the figure's size. Same figure and theme, same bytes. */
    png(figure: Figure, theme: Theme): Uint8Array;
    /** A whole SVG file: real text, its font inside. */
    svg(figure: Figure, theme: Theme): string;
    /** An <svg> element for a page that has the font and the colours as custom properties: light, dark and print in one. */
    inline(figure: Figure): string;
}
/** Loads Chart.js and the canvas and registers the font, once. About 0.3 s of CPU: call it only to draw. */
export declare function load(): Promise<Drawer>;
