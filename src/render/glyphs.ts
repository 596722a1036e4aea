// What the fonts of figures can draw. Pure data and text, for Node and for a page alike; the font files are in fonts.ts.
import { HAN } from "./fonts/characters.generated.ts";

/** Family under which the Latin font is registered and embedded: a name of its own, so that no installed font is taken for it. */
export const FAMILY = "Wirewitness Sans";

/** Family of the Chinese font. It has no Latin letters: those come from the one before it in the list. */
export const HAN_FAMILY = "Wirewitness Sans SC";

/** Both, as a canvas and Chart.js take them. */
export const CANVAS_FAMILY = `"${FAMILY}", "${HAN_FAMILY}"`;

/** Font list of an SVG or page: the embedded fonts, and what comes near them where embedding is refused. */
export const FAMILY_LIST = `'${FAMILY}', '${HAN_FAMILY}', Inter, 'Helvetica Neue', Arial, 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif`;

/** Weights in use. Each is registered: a weight that is not would fall back to an installed font. */
export const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What a character outside the fonts becomes in a figure: visible, and never a silent change of font. */
export const REPLACEMENT = "?";

// Printable characters that the Latin subset has. Soft hyphen, zero-width and bidirectional controls are left out on purpose.
const LATIN =
  /[ -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;
const BEYOND_ASCII = /[^ -~]/gu;

let han: ReadonlySet<string> | undefined;

/** True for a character that only the Chinese font has. */
export function isHan(char: string): boolean {
  if (LATIN.test(char)) return false;
  han ??= new Set(HAN);
  return han.has(char);
}

/** True where a text needs the Chinese font. */
export function needsHan(text: string): boolean {
  return (text.match(BEYOND_ASCII) ?? []).some(isHan);
}

/** Text that the fonts can draw whole, at most `max` characters (the middle of longer text gives way to an ellipsis). */
export function drawable(text: string, max = 60): string {
  // 10 kB names: cut before replacing, so that the cost does not depend on the input.
  const chars = Array.from(text.length > 4 * max ? `${text.slice(0, 2 * max)}${text.slice(-2 * max)}` : text);
  const cut =
    chars.length <= max
      ? chars
      : [...chars.slice(0, Math.ceil(max / 2) - 1), "…", ...chars.slice(-Math.floor(max / 2))];
  return cut.join("").replaceAll(BEYOND_ASCII, (c) => (LATIN.test(c) || isHan(c) ? c : REPLACEMENT));
}
