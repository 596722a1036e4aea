import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { renderJson } from "../../src/render/json.ts";
import { reportFiles } from "../../src/render/files.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { EMPTY, HOSTILE, LARGE, MOVE } from "./sample.ts";

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([k, v]) => [k, reversed(v)]),
  );
}

describe("renderJson", () => {
  test.each([
    ["move", MOVE],
    ["empty", EMPTY],
    ["hostile", HOSTILE],
    ["large", LARGE],
  ])("%s: the value comes back whole", (_name, evidence) => {
    // JSON has no lone surrogates in UTF-8, but it has them as escapes.
    expect(JSON.parse(renderJson(reveal(evidence)))).toEqual(evidence);
  });

  test("same evidence, same bytes, whatever the order of its keys", () => {
    expect(renderJson(reveal(reversed(MOVE) as Evidence))).toBe(renderJson(reveal(MOVE)));
  });

  test("keys as in the schema, rasters a line an array, a newline at the end", () => {
    const text = renderJson(reveal(MOVE));
    expect(text.startsWith('{\n  "schema": "wirewitness/evidence/1",\n  "tool": {\n    "name": "wirewitness",')).toBe(
      true,
    );
    expect(text).toMatch(/\n {6}"seq": \[1, 2, 3, .*, 60\],\n/);
    expect(text).toMatch(/"frameLength": \{\n\s+"98": 40,\n\s+"148": 118,\n\s+"1514": 20,/);
    expect(text.endsWith("}\n")).toBe(true);
    expect(text.indexOf('"observedGap_us"')).toBeLessThan(text.indexOf('"provenUnreachable_us"'));
  });

  test("undefined keys are left out", () => {
    const evidence = { ...EMPTY, title: undefined } as unknown as Evidence;
    expect(renderJson(reveal(evidence))).toBe(renderJson(reveal(EMPTY)));
  });
});

test("a report folder: every file once, the same bytes twice", async () => {
  const read = async (): Promise<Map<string, string>> => {
    const out = new Map<string, string>();
    for await (const [name, content] of reportFiles({ evidence: reveal(MOVE) }))
      out.set(name, Buffer.from(content).toString("base64"));
    return out;
  };
  const first = await read();
  expect([...first.keys()].toSorted()).toEqual(
    [
      "evidence.json",
      ...[
        "clocks",
        "frame-sizes",
        "frame-sizes-2",
        "header-ledger",
        "ladder",
        "mac-mobility",
        "probes",
        "probes-detail",
      ].flatMap((name) => ["csv", "png", "svg"].map((format) => `figures/${name}.${format}`)),
      "report.html",
      "report.md",
    ].toSorted(),
  );
  expect(await read()).toEqual(first);
});
