// The script of report.html: living figures, tables that sort and filter, and the switches of language and colours. Bundled by
// test/tools/bundle-page.mjs into dist/page/script.js; the page allows it by its hash. It asks for nothing outside of the page.
import { redrawCharts, wakeCharts } from "./charts.ts";
import { language, speak, words } from "./language.ts";
import { wakeTables } from "./tables.ts";
import { LANGUAGE, THEME } from "./words.ts";

function wake(): void {
  const root = document.documentElement;
  root.classList.add("js");
  wakeTables();
  switches();
  speak(language());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redrawCharts);
  void wakeCharts();
  addEventListener("beforeprint", unfold);
}

/** Paper cannot be clicked: what is folded is printed whole. */
function unfold(): void {
  for (const details of document.querySelectorAll("details")) details.open = true;
}

/** The buttons at the top of the page. */
function switches(): void {
  const place = document.querySelector(".switches");
  if (place === null) return;
  const tongue = document.createElement("button");
  tongue.type = "button";
  tongue.className = "language";
  for (const [lang, text] of [
    ["en", LANGUAGE[0]],
    ["zh-Hans", LANGUAGE[1]],
  ] as const) {
    const span = document.createElement("span");
    span.lang = lang;
    // Each names the language to go to, so it shows while the other is spoken.
    span.className = lang === "en" ? "l-zh" : "l-en";
    span.textContent = text;
    tongue.append(span);
  }
  tongue.addEventListener("click", () => {
    speak(language() === "en" ? "zh" : "en");
    redrawCharts();
  });
  const colours = document.createElement("button");
  colours.type = "button";
  colours.className = "theme";
  colours.append(...words(THEME));
  colours.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset["theme"] ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    root.dataset["theme"] = dark === "dark" ? "light" : "dark";
    redrawCharts();
  });
  place.append(tongue, colours);
}

wake();
