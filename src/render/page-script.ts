// The script of the page, as the build bundled it (test/tools/bundle-page.mjs): Chart.js and src/render/browser in one.
import { readFileSync } from "node:fs";

// From src/render, dist/render and dist/cli alike.
const FILE = new URL("../../dist/page/script.js", import.meta.url);

let text: string | undefined;

/** The script: ASCII, without "</". The same text for every page, so that its hash is one of a kind. */
export function pageScript(): string {
  text ??= readFileSync(FILE, "latin1");
  return text;
}
