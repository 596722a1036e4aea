// PNG and SVG as drawn: size, text that is really there, the same bytes twice, nothing from outside.
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { load } from "../../src/render/chart.ts";
import { drawFigures } from "../../src/render/files.ts";
import { figureConfigs } from "../../src/render/figures/all.ts";
import type { Figure } from "../../src/render/figures/figure.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { EMPTY, HOSTILE, LARGE, MOVE, sourceOf } from "./sample.ts";

const drawer = await load();
const [probes] = figureConfigs(sourceOf(MOVE)) as readonly [Figure, ...Figure[]];

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

async function pixels(png: Uint8Array): Promise<Pixels> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, data: context.getImageData(0, 0, image.width, image.height).data };
}

describe("PNG", () => {
  test("signature, twice the size", async () => {
    const png = drawer.png(probes, "light");
    expect(Array.from(png.slice(0, 8))).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const { width, height } = await pixels(png);
    expect([width, height]).toEqual([2 * probes.size.width, 2 * probes.size.height]);
  });

  test("the title is drawn: ink where it stands, none without it", async () => {
    // Only the title differs. It stands in the first 60 pixels (30 CSS pixels and more at scale 2).
    const dark = async (figure: Figure): Promise<number> => {
      const { width, data } = await pixels(drawer.png(figure, "light"));
      let n = 0;
      for (let i = 0; i < width * 80 * 4; i += 4) if (data[i]! < 100 && data[i + 1]! < 100) n += 1;
      return n;
    };
    expect(await dark({ ...probes, title: "" })).toBe(0);
    const light = await dark(probes);
    expect(light).toBeGreaterThan(500);
    // Weight 600 is a font of its own: a missing weight would be drawn like 400, thinner by a fifth or so.
    expect(await dark({ ...probes, title: `${probes.title} ${probes.title}` })).toBeGreaterThan(1.8 * light);
  });

  test("same figure, same bytes; themes differ", async () => {
    expect(Buffer.compare(drawer.png(probes, "light"), drawer.png(probes, "light"))).toBe(0);
    expect(Buffer.compare(drawer.png(probes, "light"), drawer.png(probes, "dark"))).not.toBe(0);
  });
});

describe("SVG", () => {
  test("holds real text and its font, and refers to nothing outside", async () => {
    for (const figure of figureConfigs(sourceOf(MOVE))) {
      const svg = await drawer.svg(figure, "light");
      expect(svg).toContain(`>${figure.title}</text>`);
      expect(svg).toContain("font/woff;base64,");
      expect(svg).not.toMatch(/\s(?:href|src)=|<script|<image|<foreignObject/);
      expect(svg.match(/https?:\/\/[^"\s]+/g)).toEqual(["http://www.w3.org/2000/svg"]);
      // Letters of the font may spell anything.
      expect(svg.replace(/<style>.*<\/style>/, "")).not.toContain("NaN");
      expect(svg).not.toContain("undefined</text>");
    }
  });

  test("every label of the detail is there as text", async () => {
    const svg = await drawer.svg(figureConfigs(sourceOf(MOVE))[1]!, "light");
    for (const text of [
      "outage at most 3.001 s",
      "proven unreachable 1.000 s",
      "seq 31",
      "seq 32",
      "to leaf-a",
      "192.0.2.12",
    ]) {
      expect(svg).toContain(`>${text}</text>`);
    }
  });

  test("same figure, same text", async () => {
    expect(await drawer.svg(probes, "light")).toBe(await drawer.svg(probes, "light"));
  });

  test("20,000 probes stay under 300 kB", async () => {
    for (const figure of figureConfigs(sourceOf(LARGE)))
      expect((await drawer.svg(figure, "light")).length).toBeLessThan(300_000);
  });

  test("100,000 probes to ten VTEPs, 2,000 of them lost: under 300 kB; up to 1,500 lost ones are all drawn", async () => {
    const of = (lostEach: number): Evidence => {
      const n = 100_000;
      const vteps = Array.from({ length: 10 }, (_, i) => `192.0.2.${i + 1}`);
      const state = Array.from({ length: n }, (_, i) => (i % lostEach === 7 ? "l" : i % 400 === 3 ? "t" : "a")).join(
        "",
      );
      const seq = Array.from({ length: n }, (_, i) => i + 1);
      const raster = { ...MOVE.rasters[0]!, seq, state, vteps, rtt_us: seq.map(() => 600) };
      return {
        ...MOVE,
        lossPeriods: [],
        paths: [],
        rasters: [{ ...raster, sent_us: seq.map((i) => i * 1000), vtep: seq.map((i) => (i * 7) % 10) }],
      };
    };
    const lost = (f: Figure) => f.config.datasets.find((d) => d.label.startsWith("lost"))!;
    const [many] = figureConfigs(sourceOf(of(50)));
    expect(lost(many!).label).toBe("lost (2,000)");
    expect(lost(many!).data.length).toBeLessThanOrEqual(1500);
    expect(many!.caption).toContain("too many to draw each");
    expect((await drawer.svg(many!, "light")).length).toBeLessThan(300_000);
    const [some] = figureConfigs(sourceOf(of(100)));
    expect(lost(some!).data).toHaveLength(1000);
    expect(some!.caption).toContain("every lost one is drawn");
    expect((await drawer.svg(some!, "light")).length).toBeLessThan(300_000);
    // The CSV has all of them.
    expect(some!.csv.split("\r\n")).toHaveLength(100_002);
  });

  test("inline: colours are the page's, ids are the figure's", async () => {
    const svg = drawer.inline(probes);
    expect(svg).toContain("var(--ww-lost)");
    expect(svg).not.toMatch(/#[0-9a-f]{6}/);
    expect(svg).not.toContain("style=");
    expect([...svg.matchAll(/ id="([^"]+)"/g)].every((m) => m[1]!.startsWith("ww-probes-"))).toBe(true);
  });

  test("hostile names are inert", async () => {
    for (const figure of figureConfigs(sourceOf(HOSTILE))) {
      const svg = await drawer.svg(figure, "dark");
      expect(svg).not.toMatch(/<script|<img|onerror=[^&]*>(?!.*<\/)/);
      expect(svg).not.toContain("\u202e");
      expect(svg.length).toBeLessThan(300_000);
    }
  });
});

test("drawFigures: name and format of each, nothing for nothing", async () => {
  const names = async (options: Parameters<typeof drawFigures>[1], evidence = MOVE): Promise<string[]> => {
    const out: string[] = [];
    for await (const [name] of drawFigures(sourceOf(evidence), options)) out.push(name);
    return out;
  };
  expect(await names({ only: "probes", formats: ["csv"] })).toEqual(["probes.csv", "probes-detail.csv"]);
  expect(await names({ only: "header-ledger" })).toEqual([
    "header-ledger.svg",
    "header-ledger.png",
    "header-ledger.csv",
  ]);
  expect(await names({}, EMPTY)).toEqual([]);
});
