// Opens pages in Debian's chromium, and notes whatever a page should not do. Tests that use it say so when they skip.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";

const PROGRAM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** A page that is watched. */
export interface Watched {
  readonly page: Page;
  /** Console errors and warnings, exceptions, violations of the policy. */
  readonly complaints: string[];
  /** Requests for anything but the file itself and data inside it. */
  readonly requests: string[];
}

export interface Opening {
  readonly width?: number;
  readonly dark?: boolean;
  readonly script?: boolean;
}

/** Opens a file and waits until it is loaded. */
export type Open = (file: string, options?: Opening) => Promise<Watched>;

/** `describe` with a browser; skipped, with its reason in the title, where chromium is not installed. */
export function describeBrowser(title: string, body: (open: Open) => void): void {
  if (!existsSync(PROGRAM)) {
    describe.skip(`${title} (skipped: ${PROGRAM} is not installed)`, () => {});
    return;
  }
  describe(title, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: PROGRAM, args: ["--no-sandbox"] });
    });
    afterAll(async () => browser.close());
    body((file, options = {}) => opened(browser, file, options));
  });
}

async function opened(
  browser: Browser,
  file: string,
  { width = 1280, dark = false, script = true }: Opening,
): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? "dark" : "light",
    javaScriptEnabled: script,
    offline: true,
  });
  const page = await context.newPage();
  const watched: Watched = { page, complaints: [], requests: [] };
  page.on("console", (m) => {
    if (m.type() === "error" || m.type() === "warning") watched.complaints.push(m.text());
  });
  page.on("pageerror", (e) => watched.complaints.push(e.message));
  page.on("dialog", (d) => {
    watched.complaints.push(`dialog: ${d.message()}`);
    void d.dismiss();
  });
  const own = `file://${file}`;
  page.on("request", (r) => {
    if (r.url().split("#")[0] !== own && !r.url().startsWith("data:")) watched.requests.push(r.url());
  });
  await page.goto(own);
  return watched;
}

/** What axe finds that is serious or critical, in a line each. The policy of the page forbids its script: it comes in beside it. */
export async function axe(page: Page): Promise<string[]> {
  const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  const { readFileSync } = await import("node:fs");
  await page.evaluate(readFileSync(source, "utf8"));
  return page.evaluate(async () => {
    interface Rule {
      id: string;
      impact?: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const run = (globalThis as unknown as { axe: { run: (o: object) => Promise<{ violations: Rule[] }> } }).axe.run;
    const { violations } = await run({ resultTypes: ["violations"] });
    return violations
      .filter((v) => v.impact === "serious" || v.impact === "critical")
      .map((v) => `${v.id}: ${v.nodes.length}, ${v.nodes[0]?.html.slice(0, 200)} ${v.nodes[0]?.failureSummary ?? ""}`);
  });
}

/** Brings every figure near the screen, and waits until each that shows is drawn by the script. */
export async function wakeFigures(page: Page): Promise<void> {
  const boxes = page.locator(".drawn:visible");
  for (let i = 0; i < (await boxes.count()); i++) {
    await boxes.nth(i).scrollIntoViewIfNeeded();
    if ((await boxes.nth(i).locator("script").count()) > 0)
      await boxes.nth(i).and(page.locator(".live")).waitFor({ timeout: 5000 });
  }
}
