// Words of others that every object answers to.
import { expect, test } from "vitest";
import { lookUp } from "../../src/core/lookup.ts";
import { Pseudonyms } from "../../src/anonymize/pseudonym.ts";
import { scrubFlow } from "../../src/anonymize/tokens.ts";

test("what a table does not hold itself is not there", () => {
  expect([lookUp({ vni: 1 }, "vni"), lookUp({ vni: 1 }, "constructor"), lookUp({}, "__proto__")]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

test("a flow whose keys are such words keeps their numbers (found by fuzzing)", () => {
  const p = new Pseudonyms(new Uint8Array(32).fill(7));
  expect(scrubFlow("constructor=5,toString=0x6", p)).toBe("constructor=5,toString=0x6");
});

test("what is no whole number is no VLAN id, VNI or AS number, and stays (found by fuzzing)", () => {
  const p = new Pseudonyms(new Uint8Array(32).fill(7));
  expect([p.vlan(1.1), p.vni(1.5), p.asn(64512.5)]).toEqual([1.1, 1.5, 64512.5]);
});
