// Any JSON in the place of any value: cases and acceptances are refused or judged, and never end in anything but an EvidenceError.
import fc from "fast-check";
import { expect, test } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { acceptanceDifferences } from "../../src/conclude/acceptance-compare.ts";
import { acceptanceProblems } from "../../src/conclude/acceptance-arithmetic.ts";
import { checkCase } from "../../src/conclude/check-case.ts";
import { FIGURE_KINDS } from "../../src/conclude/checks/checks.ts";
import type { Acceptance } from "../../src/schema/acceptance.generated.ts";
import { validate } from "../../src/schema/acceptance-validator.generated.js";
import { put } from "../cli/run.ts";
import { caseFolder, check } from "./claims/build.ts";
import { LEAF, LOG, RESERVED, SUBNET, TABLE } from "./checks/inputs.ts";

const FILES = {
  "a.log": LOG("10.1.2.32"),
  "l.txt": LEAF,
  "r.0.txt": TABLE("10.9.0.21", ""),
  "r.1.txt": TABLE("10.9.0.22", " MM:1"),
  "o.yaml": SUBNET,
  "s.txt": RESERVED,
};
const SOURCES = ["sources:", ...Object.keys(FILES).map((f, i) => `  - {file: ${f}, node: n${i}, order: ${i % 2}}`)];

test("an acceptance with any value anywhere: what fits the schema is judged", async () => {
  const { acceptance, analysis } = await check(FILES, [
    ...SOURCES,
    "budgets: [{figure: loss.count, atMost: 9}]",
    "claims:",
    "  - {id: a, says: it, figure: loss.observedGap, where: {node: n0}, expected: 618.647 ms}",
    "  - {id: b, says: it, figure: mobility.sequence, where: {ip: none}, expected: [absent, 1], control: a}",
    "  - {id: c, says: it, figure: probe.sentAt, where: {node: n0, seq: 299}, expected: {min: 2026-09-23T19:28:40Z}}",
  ]);
  const places: (readonly (string | number)[])[] = [];
  const walk = (v: unknown, at: readonly (string | number)[]): void => {
    places.push(at);
    if (Array.isArray(v)) v.slice(0, 3).forEach((x, i) => walk(x, [...at, i]));
    else if (typeof v === "object" && v !== null) for (const [k, x] of Object.entries(v)) walk(x, [...at, k]);
  };
  walk(acceptance, []);
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      -1,
      0,
      1e308,
      1e-300,
      2 ** 53,
      "",
      "absent",
      "2026-99-99T99:99:99Z",
      "@99999999999",
      "__proto__",
      "$.a",
      "$",
      { min: 1 },
      { low: 1, high: null },
      { includes: [] },
      ["x"],
    ),
  );
  let fitted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...places.slice(1)), value, (at, v) => {
      const changed = structuredClone(acceptance) as unknown as Record<string | number, unknown>;
      let node = changed;
      for (const key of at.slice(0, -1)) node = node[key] as Record<string | number, unknown>;
      node[at.at(-1)!] = v;
      if (!validate(changed)) return;
      fitted++;
      const a = changed as unknown as Acceptance;
      expect(Array.isArray(acceptanceProblems(a))).toBe(true);
      expect(Array.isArray(acceptanceDifferences(a, acceptance, analysis.evidence.inputs))).toBe(true);
    }),
    { seed: 62, numRuns: 3000 },
  );
  expect(fitted).toBeGreaterThan(200);
});

test("a case with any expectation, tolerance and selectors: refused with a place, or judged", async () => {
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      "616 ms",
      "1e400",
      "-5 %",
      "0.0000001 s",
      "rounded",
      "absent",
      "10.1.2.32",
      "none",
      "99999999999999999999999 h",
    ),
  );
  const value = fc.oneof(word, fc.jsonValue(), fc.record({ min: word, max: word }), fc.array(word, { maxLength: 3 }));
  const claim = fc.record(
    {
      id: fc.constant("c"),
      says: fc.constant("it"),
      figure: fc.oneof(
        fc.constantFrom(...FIGURE_KINDS.map((k) => k.kind)),
        fc.constantFrom("$.streams[0].sent", "$.facts[kind=x].value", "$..", "$.a[", "$.inputs.length"),
      ),
      expected: value,
      tolerance: word,
      where: fc.dictionary(
        fc.constantFrom("node", "input", "to", "mac", "ip", "vni", "seq", "name", "before", "after", "interface"),
        fc.oneof(word, fc.integer()),
        { maxKeys: 2 },
      ),
      within: word,
    },
    { requiredKeys: ["id", "says", "figure"] },
  );
  const folder = caseFolder(FILES, SOURCES);
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(claim, { minLength: 1, maxLength: 1 }), async (claims) => {
      // JSON is YAML
      put(folder, "case.yaml", `${SOURCES.join("\n")}\nclaims: ${JSON.stringify(claims)}\n`);
      try {
        seen.add((await checkCase(folder)).acceptance.claims[0]!.verdict);
      } catch (error) {
        expect(error).toBeInstanceOf(EvidenceError);
        seen.add("refused");
      }
    }),
    { seed: 63, numRuns: 400 },
  );
  expect(seen).toContain("refused");
  expect(seen.size).toBeGreaterThan(1);
});
