// The switch between English and Chinese. Words of both stand in the page; the style shows those of the language of <html>.

import type { Pair } from "./words.ts";

/** Language of the page now. */
export function language(): "en" | "zh" {
  return document.documentElement.lang.startsWith("zh") ? "zh" : "en";
}

/** The same words in both languages, as elements. */
export function words([en, zh]: Pair): HTMLElement[] {
  return [
    ["en", en],
    ["zh", zh],
  ].map(([lang, text]) => {
    const span = document.createElement("span");
    span.className = `l-${lang}`;
    span.lang = lang === "zh" ? "zh-Hans" : "en";
    span.textContent = text!;
    return span;
  });
}

/** Text of an element without the words of the other language. */
export function shownText(element: Element | undefined): string {
  if (element === undefined) return "";
  const other = language() === "en" ? "l-zh" : "l-en";
  if (element.getElementsByClassName(other).length === 0) return element.textContent ?? "";
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll(`.${other}`)) hidden.remove();
  return copy.textContent ?? "";
}

/** Shows the page in a language; `then` is told. */
export function speak(lang: "en" | "zh"): void {
  document.documentElement.lang = lang === "zh" ? "zh-Hans" : "en";
  for (const element of document.querySelectorAll<HTMLElement>("[data-label-zh]")) {
    element.dataset["labelEn"] ??= element.getAttribute("aria-label") ?? "";
    element.setAttribute("aria-label", element.dataset[lang === "zh" ? "labelZh" : "labelEn"]!);
  }
}
