// report.html in a browser: it keeps to itself, its figures live, its tables sort and filter, its switches work, and hostile text is text.
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { renderPage } from "../../src/render/page.ts";
import { PAIRS } from "../render/kinds-sample.ts";
import { HOSTILE, MOVE } from "../render/sample.ts";
import { scratch, ROOT } from "../cli/run.ts";
import { axe, describeBrowser, wakeFigures } from "./browser.ts";

const SAMPLE = join(ROOT, "reports/evpn-move/report.html");

/** Pixels that the page is wider than its window. */
const OVERFLOW = "document.documentElement.scrollWidth - innerWidth";

/** What is drawn on a canvas now. */
function pixels(canvas: Locator): Promise<string> {
  return canvas.evaluate((c) => (c as unknown as { toDataURL(): string }).toDataURL());
}

function page(name: string, html: string): string {
  const file = join(scratch(), `${name}.html`);
  writeFileSync(file, html);
  return file;
}

/** Folder for pictures of every report, to be looked at; none unless it is named. */
const PICTURES = process.env["WIREWITNESS_SCREENSHOTS"];

async function picture(p: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) await p.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

const REPORTS = readdirSync(join(ROOT, "reports"), { withFileTypes: true }).flatMap((e) =>
  e.isDirectory() ? [e.name] : [],
);

describeBrowser("every committed report", (open) => {
  test.each(REPORTS)(
    "%s: under 1.5 MB, no complaint, no request, every figure drawn, in both languages and in the dark",
    async (name) => {
      const file = join(ROOT, "reports", name, "report.html");
      expect(statSync(file).size).toBeLessThan(1_500_000);
      const { page: p, complaints, requests } = await open(file);
      await wakeFigures(p);
      await picture(p, `${name}-light`);
      await p.locator("button.language").click();
      await wakeFigures(p);
      expect(await p.locator(".drawn.live:visible").count()).toBe(await p.locator(".drawn:visible").count());
      await picture(p, `${name}-zh`);
      await p.locator("button.theme").click();
      await picture(p, `${name}-dark`);
      await p.emulateMedia({ media: "print" });
      await picture(p, `${name}-print`);
      expect(await p.evaluate(OVERFLOW)).toBe(0);
      expect(complaints).toEqual([]);
      expect(requests).toEqual([]);
    },
  );
});

describeBrowser("report.html", (open) => {
  test("no complaint, no request; every figure is drawn live, and answers to the mouse", async () => {
    const { page: p, complaints, requests } = await open(SAMPLE);
    await wakeFigures(p);
    expect(await p.locator(".drawn:visible").count()).toBeGreaterThan(3);
    // Down through the lanes of the probes, at the height of which marks stand side by side.
    const canvas = p.locator("#figure-probes canvas:visible").first();
    await canvas.scrollIntoViewIfNeeded();
    const before = await pixels(canvas);
    const box = (await canvas.boundingBox())!;
    let changed = false;
    for (let y = 0.3; y < 0.9 && !changed; y += 0.025) {
      for (let x = 0.25; x < 0.28 && !changed; x += 0.008) {
        await p.mouse.move(box.x + box.width * x, box.y + box.height * y);
        changed = (await pixels(canvas)) !== before;
      }
    }
    expect(changed).toBe(true);
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
  });

  test("a series is switched off and on, and the range zoomed and restored, by buttons", async () => {
    const { page: p, complaints } = await open(SAMPLE);
    await wakeFigures(p);
    const part = p.locator("#figure-probes");
    const canvas = part.locator("canvas:visible").first();
    const whole = await pixels(canvas);
    const lost = part.getByRole("button", { name: /^lost/ }).first();
    await lost.click();
    expect(await lost.getAttribute("aria-pressed")).toBe("false");
    expect(await pixels(canvas)).not.toBe(whole);
    await lost.click();
    await part.getByRole("button", { name: "Zoom in" }).first().press("Enter");
    await p.waitForTimeout(100);
    expect(await pixels(canvas)).not.toBe(whole);
    await part.getByRole("button", { name: "Whole" }).first().click();
    await p.waitForTimeout(100);
    expect(await pixels(canvas)).toBe(whole);
    expect(complaints).toEqual([]);
  });

  test("lying bars are zoomed and restored by buttons; cells, whose place is no amount, have none", async () => {
    const { page: p, complaints } = await open(page("bars", await renderPage({ evidence: reveal(MOVE) })));
    await wakeFigures(p);
    const part = p.locator("#figure-header-ledger");
    const canvas = part.locator("canvas:visible").first();
    const whole = await pixels(canvas);
    await part.getByRole("button", { name: "Zoom in" }).first().press("Enter");
    await p.waitForTimeout(100);
    expect(await pixels(canvas)).not.toBe(whole);
    await part.getByRole("button", { name: "Whole" }).first().click();
    await p.waitForTimeout(100);
    expect(await pixels(canvas)).toBe(whole);
    const { page: q } = await open(page("cells", await renderPage({ evidence: reveal(PAIRS) })));
    await wakeFigures(q);
    expect(await q.locator("#figure-isolation canvas:visible").count()).toBe(1);
    expect(await q.locator("#figure-isolation").getByRole("button", { name: "Zoom in" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("a table sorts by what its cells are worth, and filters", async () => {
    const { page: p } = await open(SAMPLE);
    const inputs = p.locator("section[aria-labelledby=h-inputs]");
    const column = async (k: number): Promise<string[]> =>
      inputs.locator(`tbody tr:visible td:nth-child(${k})`).allInnerTexts();
    const sizes = await column(5);
    await inputs.getByRole("button", { name: "size" }).click();
    const worth = (text: string): number => Number.parseFloat(text) * (text.includes("kB") ? 1000 : 1);
    expect((await column(5)).map(worth)).toEqual(sizes.map(worth).toSorted((a, b) => a - b));
    expect(await inputs.locator("th[aria-sort=ascending]").count()).toBe(1);
    await inputs.getByRole("searchbox").fill("capture");
    const kinds = await column(4);
    expect(kinds.length).toBe(7);
    expect(kinds.every((k) => k.includes("capture"))).toBe(true);
    await inputs.getByRole("searchbox").fill("no such thing");
    expect(await column(1)).toEqual([]);
  });

  test("the switch of language: words change, figures and evidence stay; nothing of the other language is left", async () => {
    const { page: p, complaints } = await open(SAMPLE);
    await p.getByRole("button", { name: "中文" }).click();
    expect(await p.locator("html").getAttribute("lang")).toBe("zh-Hans");
    expect(await p.locator("#h-findings").innerText()).toBe("发现");
    expect(await p.locator(".l-en:visible").count()).toBe(0);
    await wakeFigures(p);
    await p.getByRole("button", { name: "English" }).click();
    expect(await p.locator("#h-findings").innerText()).toBe("Findings");
    expect(await p.locator(".l-zh:visible").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("light and dark by the system and by the switch; the figures follow", async () => {
    const { page: p } = await open(SAMPLE, { dark: true });
    const back = (): Promise<string> => p.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    const dark = await back();
    await wakeFigures(p);
    const canvas = p.locator("canvas:visible").first();
    const drawn = await pixels(canvas);
    await p.getByRole("button", { name: "Light or dark" }).click();
    expect(await back()).not.toBe(dark);
    expect(await pixels(canvas)).not.toBe(drawn);
  });

  test.each([
    ["evpn-move", "light", {}, false],
    ["monitoring", "light, both languages", {}, true],
    ["vlan-mtu", "dark, both languages", { dark: true }, true],
    ["tcp-move", "narrow, both languages", { width: 400 }, true],
  ] as const)(
    "axe finds nothing serious, and nothing is wider than the screen: %s, %s",
    async (name, _, options, chinese) => {
      const { page: p } = await open(join(ROOT, "reports", name, "report.html"), options);
      await wakeFigures(p);
      expect(await axe(p)).toEqual([]);
      await p.locator("button.language").click();
      if (chinese) expect(await axe(p)).toEqual([]);
      expect(await p.evaluate(OVERFLOW)).toBe(0);
    },
    60_000,
  );

  test("without script, and on paper, the drawings stand there", async () => {
    const { page: p, complaints } = await open(SAMPLE, { script: false });
    expect(await p.locator(".drawn svg:visible").count()).toBeGreaterThan(3);
    expect(await p.locator("canvas:visible, button:visible").count()).toBe(0);
    expect(complaints).toEqual([]);
    const { page: live } = await open(SAMPLE);
    await wakeFigures(live);
    await live.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await live.locator("details:not([open])").count()).toBe(0);
    await live.emulateMedia({ media: "print" });
    expect(await live.locator(".drawn svg:visible").count()).toBeGreaterThan(3);
    expect(await live.locator("canvas:visible, .bar:visible, .switches:visible").count()).toBe(0);
  });

  test("hostile text is inert: nothing runs, nothing is asked for, nothing turns the direction of text", async () => {
    const title = "</script><script>document.title='owned'</script>";
    const evidence = { ...HOSTILE, title: `${title}\u202e<img src=x onerror=alert(1)>` };
    const {
      page: p,
      complaints,
      requests,
    } = await open(page("hostile", await renderPage({ evidence: reveal(evidence) })));
    await wakeFigures(p);
    await p.locator("button.language").click();
    await wakeFigures(p);
    expect(await p.title()).toContain("</script>");
    expect(await p.locator("script:not([type])").count()).toBe(1);
    expect(await p.locator("img, iframe, object, embed, link, form").count()).toBe(0);
    expect(await p.locator("h1").innerText()).toContain("[U+202E]");
    expect(complaints).toEqual([]);
    expect(requests).toEqual([]);
    expect(await p.evaluate(OVERFLOW)).toBe(0);
  });

  test("100,000 probes open in under 2 s", async () => {
    const n = 100_000;
    const [raster] = MOVE.rasters;
    const [stream] = MOVE.streams;
    const evidence = {
      ...MOVE,
      streams: [{ ...stream!, sent: n, answered: n - 500, lost: 500 }],
      rasters: [
        {
          ...raster!,
          seq: Array.from({ length: n }, (_, i) => i + 1),
          sent_us: Array.from({ length: n }, (_, i) => i * 20_000),
          rtt_us: Array.from({ length: n }, (_, i) => (i % 200 === 7 ? null : 600)),
          state: Array.from({ length: n }, (_, i) => (i % 200 === 7 ? "l" : "a")).join(""),
          vtep: Array.from({ length: n }, (_, i) => (i < n / 2 ? 0 : 1)),
        },
      ],
    };
    const html = await renderPage({ evidence: reveal(evidence) });
    expect(html.length).toBeLessThan(1_500_000);
    const opened = async (name: string, content: string) => {
      const file = page(name, content);
      const start = performance.now();
      const { page: p } = await open(file);
      await p.locator(".drawn.live").first().waitFor();
      return performance.now() - start;
    };
    // 2 s on a machine that has nothing else to do; on a busy one, what a page of 60 probes takes there says how busy it is
    const small = await opened("small", await renderPage({ evidence: reveal(MOVE) }));
    expect(await opened("large", html)).toBeLessThan(Math.max(2000, 4 * small));
  });
});
