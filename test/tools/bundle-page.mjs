// Bundles the script of report.html (src/render/browser) with Chart.js into dist/page/script.js: one classic script that stands in the
// page under its hash. What draws on Node as well imports node:fs for its fonts; a page has them in its style, so that stays out.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { licences } from "./licences.mjs";

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const NODE = /^node:|^@napi-rs\/canvas$/;

const bundle = await rolldown({
  input: at("src/render/browser/main.ts"),
  platform: "browser",
  tsconfig: false,
  checks: { emptyImportMeta: false },
  plugins: [
    {
      name: "no-node",
      resolveId: (id) => (NODE.test(id) ? `\0none:${id}` : null),
      load: (id) =>
        id.startsWith("\0none:") ? "export const readFileSync = undefined, createRequire = undefined;" : null,
    },
  ],
});
const { output } = await bundle.generate({ format: "iife", minify: true, codeSplitting: false });
await bundle.close();
if (output.length !== 1) throw new Error(`the script of the page is ${output.length} files, not one`);
// A page is UTF-8; ASCII alone is safe whatever it is read as, and "</" must not end the element that holds the script.
const code = output[0].code
  .replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)
  .replaceAll("</", "<\\/")
  .replaceAll("<!--", "<\\!--");
mkdirSync(at("dist/page"), { recursive: true });
// MIT, all of them; a page that carries the script carries their names.
const NOTICE =
  "/*! Chart.js, chartjs-plugin-zoom, Hammer.JS, @kurkle/color: MIT License, texts in the package (dist/page/THIRD-PARTY.txt) */\n";
writeFileSync(at("dist/page/THIRD-PARTY.txt"), licences(output));
writeFileSync(at("dist/page/script.js"), NOTICE + code);
