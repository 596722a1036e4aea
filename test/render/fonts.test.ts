// The fonts: every character that is taken for drawable has a glyph, and an SVG holds no more of them than it needs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { HAN } from "../../src/render/fonts/characters.generated.ts";
import { fontPath, fontSubsetCss, hanFontPath } from "../../src/render/fonts.ts";
import { drawable, isHan, needsHan, REPLACEMENT, WEIGHTS } from "../../src/render/glyphs.ts";

/** Characters of a font, read from its cmap: formats 4 and 12 (OpenType, "cmap"). */
async function characters(path: string): Promise<ReadonlySet<number>> {
  const font = await subsetFont(readFileSync(path), "", { targetFormat: "sfnt", keepAllGlyphs: true });
  const tables = font.readUInt16BE(4);
  const out = new Set<number>();
  for (let i = 0; i < tables; i++) {
    const entry = 12 + 16 * i;
    if (font.toString("latin1", entry, entry + 4) !== "cmap") continue;
    const cmap = font.readUInt32BE(entry + 8);
    for (let k = 0; k < font.readUInt16BE(cmap + 2); k++) {
      const at = cmap + font.readUInt32BE(cmap + 8 + 8 * k);
      const format = font.readUInt16BE(at);
      if (format === 4) {
        const segments = font.readUInt16BE(at + 6) / 2;
        for (let s = 0; s < segments; s++) {
          const [end, start] = [font.readUInt16BE(at + 14 + 2 * s), font.readUInt16BE(at + 16 + 2 * (segments + s))];
          for (let c = start; c <= end && c < 0xffff; c++) out.add(c);
        }
      } else if (format === 12) {
        for (let g = 0; g < font.readUInt32BE(at + 12); g++) {
          const group = at + 16 + 12 * g;
          for (let c = font.readUInt32BE(group); c <= font.readUInt32BE(group + 4); c++) out.add(c);
        }
      }
    }
  }
  return out;
}

describe("coverage", () => {
  test.each(WEIGHTS)("weight %i has a glyph for whatever drawable() lets through", async (weight) => {
    const latin = await characters(fontPath(weight));
    const han = await characters(hanFontPath(weight));
    const missing: string[] = [];
    for (let c = 0x20; c < 0x10000; c++) {
      const char = String.fromCodePoint(c);
      if (c !== 0x3f && drawable(char) === REPLACEMENT) continue;
      if (!(isHan(char) ? han : latin).has(c)) missing.push(char);
    }
    expect(missing).toEqual([]);
  });

  test("level 1 of GB 2312 has 3755 characters, from 啊 to 座", () => {
    const level1 = Array.from(HAN).filter((c) => /\p{Script=Han}/u.test(c) && c !== "〇");
    expect(level1).toHaveLength(3755);
    expect([level1[0], level1.at(-1)]).toEqual(["啊", "座"]);
  });

  test("every Chinese word of ours can be drawn", () => {
    const folder = fileURLToPath(new URL("../../src/render/", import.meta.url));
    const words = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("generated"))
      .flatMap(
        (name) => readFileSync(join(folder, name), "utf8").match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff65]+/gu) ?? [],
      );
    expect(words.length).toBeGreaterThan(200);
    expect(words.filter((word) => drawable(word, 400) !== word)).toEqual([]);
  });

  test("what neither font has is replaced where it can be seen", () => {
    expect(drawable("探测 probe")).toBe("探测 probe");
    expect(drawable("ホスト\u202e\u{1f600}")).toBe("?????");
    expect([needsHan("probe “x” µs"), needsHan("probe 探")]).toEqual([false, true]);
  });
});

describe("what an SVG embeds", () => {
  test("no letters, no font; the fonts and weights that are used, and nothing of the others", async () => {
    expect(await fontSubsetCss(new Map())).toBe("");
    const css = await fontSubsetCss(new Map([[400, "abc探测"]]));
    expect(css.match(/font-family:'[^']+';font-weight:\d+/g)).toEqual([
      "font-family:'Wirewitness Sans';font-weight:400",
      "font-family:'Wirewitness Sans SC';font-weight:400",
    ]);
    // Three letters and two characters: far less than the 24 and 530 kB of the whole fonts.
    expect(css.length).toBeLessThan(8000);
    expect(await fontSubsetCss(new Map([[400, "测探cba"]]))).toBe(css);
  });
});
