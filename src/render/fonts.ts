// The fonts of figures and pages as files: the same letters on a machine with no fonts and on one with many.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { FAMILY, HAN_FAMILY, isHan, WEIGHTS, type Weight } from "./glyphs.ts";

/** Path of the WOFF2 file of a weight (Latin subset of Inter, SIL Open Font License 1.1). */
export function fontPath(weight: Weight): string {
  return createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
}

/** Path of the WOFF2 file of a weight for Chinese (a subset of Noto Sans SC, SIL Open Font License 1.1; OFL.txt beside it). */
export function hanFontPath(weight: Weight): string {
  // Two folders up is the package, from src, from what tsc wrote and from the bundle.
  return fileURLToPath(new URL(`../../src/render/fonts/noto-sans-sc-${weight}.woff2`, import.meta.url));
}

// What a canvas applies by itself: the figures look the same in both.
const FEATURES = ["kern", "calt", "ccmp", "liga", "locl"];

const css = new Map<string, string>();

/** `@font-face` rules with the whole Latin font inside as data URLs, about 32 kB a weight. */
export function fontFaceCss(weights: readonly Weight[] = WEIGHTS): string {
  const key = weights.join();
  let text = css.get(key);
  if (text === undefined) {
    text = weights.map((weight) => face(FAMILY, weight, readFileSync(fontPath(weight)), "woff2")).join("");
    css.set(key, text);
  }
  return text;
}

/** Rules with no more of the fonts inside than the characters of `letters`, by weight. Same letters, same bytes. */
export async function fontSubsetCss(letters: ReadonlyMap<Weight, Iterable<string>>): Promise<string> {
  let out = "";
  for (const weight of WEIGHTS) {
    const used = [...new Set(letters.get(weight))].toSorted();
    out += await subsetFace(FAMILY, weight, used.filter((c) => !isHan(c)).join(""));
    out += await subsetFace(HAN_FAMILY, weight, used.filter(isHan).join(""));
  }
  return out;
}

/** Unpacked fonts by path: WOFF2 is unpacked once, not for every figure. */
const unpacked = new Map<string, Promise<Buffer>>();

async function subsetFace(family: string, weight: Weight, chars: string): Promise<string> {
  if (chars === "") return "";
  const { default: subsetFont } = await import("subset-font");
  const path = family === FAMILY ? fontPath(weight) : hanFontPath(weight);
  let whole = unpacked.get(path);
  if (whole === undefined) {
    whole = subsetFont(readFileSync(path), "", { targetFormat: "sfnt", keepAllGlyphs: true });
    unpacked.set(path, whole);
  }
  // WOFF is packed in 5 ms, WOFF2 in 100, and a handful of letters is small in both.
  const options = { targetFormat: "woff", noHinting: true, keepFeatures: FEATURES } as const;
  return face(family, weight, await subsetFont(await whole, chars, options), "woff");
}

function face(family: string, weight: Weight, data: Buffer, format: "woff" | "woff2"): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/${format};base64,${data.toString("base64")}) format('${format}')}`;
}
