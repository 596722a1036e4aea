// Quotations and names in sentences: marked, bounded, and replaced as a whole, also where somebody cut the sentence.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { named, quoted, withoutQuotations } from "../../src/core/quoted.ts";

const replace = { words: () => "W", name: () => "N" };

describe("quotations", () => {
  it.each([
    [quoted("no route"), "\u201cno route\u201d"],
    [quoted("a\n \tb"), "\u201ca b\u201d"],
    [named("leaf1"), "\u2018leaf1\u2019"],
    [named("192.0.2.1"), "192.0.2.1"],
    [named("2001:db8::1"), "2001:db8::1"],
    [named("192.0.2.0/24"), "192.0.2.0/24"],
    [named("02:00:00:00:00:01"), "02:00:00:00:00:01"],
  ])("%s", (made, expected) => expect(made).toBe(expected));

  it("are replaced, each by its kind", () => {
    expect(withoutQuotations(`${named("leaf1")} says ${quoted("it's")}, twice: ${quoted("x")}`, replace)).toBe(
      "\u2018N\u2019 says \u201cW\u201d, twice: \u201cW\u201d",
    );
  });

  it("hold nothing that ends them, and are found when they were cut", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "\u201c", "\u201d", "\u2018", "\u2019", " ", "\n", "secret") });
    fc.assert(
      fc.property(word, fc.boolean(), fc.nat(220), (text, asName, cut) => {
        const sentence = `Of ${asName ? named(text) : quoted(text)} it is known.`.slice(0, cut);
        expect(withoutQuotations(sentence, replace)).not.toMatch(/secret|a\u201d|a\u2019/);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("are no longer than 200 characters", () => {
    expect(quoted("x".repeat(5000))).toHaveLength(202);
  });
});
