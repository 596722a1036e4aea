// Words of the page in both languages, side by side: the style shows those of the language of <html>, the switch changes that.
import { shown } from "./html.ts";

/** English text in a row of letters: what is set apart for a screen reader that speaks Chinese. */
const PROSE = /[A-Za-z]{2,}[ ,.:;]+[A-Za-z]{2,}/;

/** Two pieces of HTML that say the same; one where they do not differ. */
export function both(en: string, zh: string): string {
  if (en !== zh) return `<span class="l-en" lang="en">${en}</span><span class="l-zh" lang="zh-Hans">${zh}</span>`;
  return PROSE.test(en.replaceAll(/<[^>]*>/g, "")) ? `<span lang="en">${en}</span>` : en;
}

/** Two texts that say the same, made safe for HTML. */
export function bothText(en: string, zh: string, max = 600): string {
  return both(shown(en, max), shown(zh, max));
}

/** An aria-label with its Chinese for the switch. */
export function bothLabel(en: string, zh: string, lang: "en" | "zh" = "en"): string {
  return `aria-label="${shown(lang === "zh" ? zh : en, 160)}" data-label-en="${shown(en, 160)}" data-label-zh="${shown(zh, 160)}"`;
}
