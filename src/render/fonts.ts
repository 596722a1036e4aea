// The one font of figures and pages, from a package: the same letters on a machine with no fonts and on one with many.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Family under which the font is registered and embedded: a name of its own, so that no installed font is taken for it. */
export const FAMILY = "Wirewitness Sans";

/** Font list of an SVG or page: the embedded font, and what comes near it where embedding is refused. */
export const FAMILY_LIST = `'${FAMILY}', Inter, 'Helvetica Neue', Arial, sans-serif`;

/** Weights in use. Each is registered: a weight that is not would fall back to an installed font. */
export const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Path of the WOFF2 file of a weight (Latin subset of Inter, SIL Open Font License 1.1). */
export function fontPath(weight: Weight): string {
  return createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
}

const css = new Map<string, string>();

/** `@font-face` rules with the font inside as data URLs, about 32 kB a weight. */
export function fontFaceCss(weights: readonly Weight[] = WEIGHTS): string {
  const key = weights.join();
  let text = css.get(key);
  if (text === undefined) {
    text = weights
      .map((weight) => {
        const data = readFileSync(fontPath(weight)).toString("base64");
        return `@font-face{font-family:'${FAMILY}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
      })
      .join("");
    css.set(key, text);
  }
  return text;
}

/** What a character outside the font becomes in a figure: visible, and never a silent change of font. */
export const REPLACEMENT = "?";

// Printable characters that the Latin subset has. Soft hyphen, zero-width and bidirectional controls are left out on purpose.
const OUTSIDE =
  /[^ -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/gu;

/** Text that the font can draw whole, at most `max` characters (the middle of longer text gives way to an ellipsis). */
export function drawable(text: string, max = 60): string {
  // 10 kB names: cut before replacing, so that the cost does not depend on the input.
  const chars = Array.from(text.length > 4 * max ? `${text.slice(0, 2 * max)}${text.slice(-2 * max)}` : text);
  const cut =
    chars.length <= max
      ? chars
      : [...chars.slice(0, Math.ceil(max / 2) - 1), "…", ...chars.slice(-Math.floor(max / 2))];
  return cut.join("").replaceAll(OUTSIDE, REPLACEMENT);
}
