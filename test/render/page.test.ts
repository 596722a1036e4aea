// report.html and report.md: closed to the network, closed to hostile text, complete.
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { clipped, escape, shown, visible } from "../../src/render/html.ts";
import { sourceLinks } from "../../src/render/source-links.ts";
import { renderMarkdown } from "../../src/render/markdown.ts";
import { renderPage } from "../../src/render/page.ts";
import { story } from "../../src/render/story.ts";
import { EMPTY, HOSTILE, LARGE, MOVE, ONE } from "./sample.ts";

const page = await renderPage({ evidence: reveal(MOVE) });

/** The page without style, font and script: what evidence could have written to. Data of figures stay. */
function body(html: string): string {
  return html.replace(/<style>[\s\S]*?<\/style>/g, "").replace(/<script>[\s\S]*?<\/script>/g, "");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

describe("closed", () => {
  test("the policy allows the one style and the one script by their hashes, fonts and images from within, and nothing else", () => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page)![1]!;
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!;
    const script = /<script>([\s\S]*?)<\/script>/.exec(page)![1]!;
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${sha256(style)}'; script-src 'sha256-${sha256(script)}'; ` +
        `font-src data:; img-src data:; base-uri 'none'; form-action 'none'`,
    );
    expect(page.match(/<script>/g)).toHaveLength(1);
    // It makes no request and no code: nothing in it could, under the policy.
    expect(script).not.toMatch(/XMLHttpRequest|\bfetch\(|\beval\(|new Function|WebSocket|sendBeacon/);
    // Before anything that it governs.
    expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<style>"));
  });

  test("no other script, no inline style, no reference out of the file", () => {
    const html = body(page);
    // What a figure is made of lies there as data.
    expect(html.replaceAll(/<script type="application\/json">[^<]*<\/script>/g, "")).not.toMatch(
      /<(?:script|iframe|object|embed|link|base|form|img|image)\b/i,
    );
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/i);
    expect([...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].every((m) => m[1]!.startsWith("#"))).toBe(true);
    expect([...page.matchAll(/url\(([^)]{1,40})/g)].every((m) => /^(?:data:font\/woff2?;|#ww-)/.test(m[1]!))).toBe(
      true,
    );
    expect(html.match(/https?:\/\/[^"\s<]+/g)!.every((u) => u === "http://www.w3.org/2000/svg")).toBe(true);
  });

  test("every link has its target, every id is there once", () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    for (const [, list] of page.matchAll(/aria-labelledby="([^"]+)"/g)) {
      for (const id of list!.split(" ")) expect(ids).toContain(id);
    }
  });

  test("same evidence, same bytes", async () => {
    expect(await renderPage({ evidence: reveal(structuredClone(MOVE)) })).toBe(page);
  });
});

describe("hostile text", () => {
  test("stays text in the page", async () => {
    const html = body(await renderPage({ evidence: reveal(HOSTILE) })).replaceAll(
      /<script type="application\/json">[^<]*<\/script>/g,
      "",
    );
    expect(html).not.toMatch(/<script|<img|<\/style/i);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    // Nothing that turns the direction of text, no control, no lone surrogate.
    // eslint-disable-next-line no-control-regex
    expect(html).not.toMatch(/[\u0000-\u0008\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(Buffer.from(html).toString()).toBe(html);
    // 10 kB names are cut and counted.
    expect(html).toContain("(10,000 characters)");
    expect(html).not.toContain("x".repeat(2000));
    expect(html.length).toBeLessThan(400_000);
  });

  test("stays text in Markdown", () => {
    const text = renderMarkdown({ evidence: reveal(HOSTILE) });
    expect(text).not.toMatch(/<(?!br)[a-z/]/i);
    expect(text).not.toContain("\u202e");
    expect(text.length).toBeLessThan(100_000);
  });

  test("whatever it is, nothing of it opens a tag, an attribute or an entity", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(shown(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        expect(Buffer.from(shown(text)).toString()).toBe(shown(text));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test("by hand", () => {
    expect(escape(`<a href='x'>"&"</a>`)).toBe("&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;");
    expect(visible("a\u202eb\u0000")).toBe("a[U+202E]b[U+0000]");
    expect(clipped("x".repeat(10), 4)).toBe("xxxx\u2026 (10 characters)");
    expect(sourceLinks([{ input: `i1" onclick="x`, line: 3 }])).not.toMatch(/"[^"]* onclick="x/);
  });
});

describe("content", () => {
  test("the four sentences, with bounds", () => {
    expect(story(MOVE).map((s) => s.topic)).toEqual([
      "What happened",
      "How long",
      "Where the MAC went",
      "What it does not prove",
    ]);
    const [what, long, mac, not] = story(MOVE).map((s) => s.says);
    expect(what).toContain("2 of 60 probes from 198.51.100.20 to 198.51.100.10");
    expect(what).toContain(
      "leaf-a (192.0.2.11) until seq 31 and to leaf-b (192.0.2.12) from seq 32, a repoint within 1.000 s",
    );
    expect(long).toContain("no reply for 3.000 s as observed");
    expect(long).toContain("at least 1.000 s");
    expect(long).toContain("at most 3.001 s");
    expect(long).toContain("2.000 s \u00b1 1.000 s");
    expect(mac).toContain("with sequence 1 (before: absent), as seen at leaf-c; the fabric treated it as a move");
    expect(not).toContain("not availability");
    expect(not).toContain("one ECMP path");
  });

  test("without evidence nothing is claimed", () => {
    const text = story(EMPTY)
      .map((s) => s.says)
      .join(" ");
    expect(text).toContain("no stream of probes was found");
    expect(text).toContain("No EVPN route was read");
    expect(text).not.toMatch(/\b0 lost|NaN|null/);
    const [, long] = story(ONE);
    expect(long!.says).toContain("No loss period");
  });

  test("tables have captions and header cells; figures have captions and names", () => {
    expect(page.match(/<table>/g)!.length).toBe(page.match(/<caption>/g)!.length);
    expect(page).not.toContain("<th>");
    expect(page.match(/<figure /g)!.length).toBe(page.match(/<figcaption>/g)!.length);
    expect(page.match(/<svg /g)!.length).toBe(page.match(/role="img"/g)!.length);
    for (const tag of ["<main", "<header", "<nav", "<footer", 'lang="en"', "<h1>"]) expect(page).toContain(tag);
  });

  test("durations stand side by side, with their sources", () => {
    const row = /<tr><td><bdi>l1<\/bdi>.*?<\/tr>/.exec(page)![0].replaceAll("\u00a0", " ");
    for (const text of ["1.000 s", "2.000 s \u00b1 1.000 s", "3.000 s", "3.001 s", "i1 record 119"])
      expect(row).toContain(text);
    expect(row).toContain('href="#input-i1"');
  });

  test("100,000 characters of rows at most for 20,000 probes, and empty evidence has a page", async () => {
    expect((await renderPage({ evidence: reveal(LARGE) })).length).toBeLessThan(1_500_000);
    const empty = await renderPage({ evidence: reveal(EMPTY) });
    expect(empty).toContain("No stream of probes was found.");
    expect(empty).toMatch(/Not drawn: \d+/);
    expect(empty).toMatch(/probes \(<span class="l-en" lang="en">no stream of probes was found</);
  });

  test("Markdown has the sentences, the bounds and the figures", () => {
    const text = renderMarkdown({ evidence: reveal(MOVE) });
    expect(text).toContain("**How long.**");
    expect(text).toContain("](figures/probes.svg)");
    expect(text).toContain("| l1 | s1 | 31 to 32 | 2 | 1.000 s |");
  });
});
