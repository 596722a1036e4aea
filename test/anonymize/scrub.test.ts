// Scrubbed evidence: no original is left in it, and no figure has changed. The search here is not the scanner's code.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Pseudonyms } from "../../src/anonymize/pseudonym.ts";
import { reveal } from "../../src/anonymize/reveal.ts";
import { scrub } from "../../src/anonymize/scrub.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { validate } from "../../src/schema/evidence-validator.generated.js";
import { ROOT } from "../cli/run.ts";

const key = new Uint8Array(32).fill(42);
const { evidence } = await analyze([join(ROOT, "samples", "evpn-move")]);
// The samples use documentation addresses, which stay as they are; the same evidence in private and public ones does not.
const raw = JSON.parse(
  JSON.stringify(evidence)
    .replaceAll("192.0.2.", "10.99.2.")
    .replaceAll("198.51.100.", "172.16.5.")
    .replaceAll("203.0.113.", "8.8.4."),
) as Evidence;
const out = scrub(raw, key);
const text = JSON.stringify(out);

function leaves(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([k, v]) => leaves(v, `${path}/${k}`));
}

describe("what leaves", () => {
  test("fits the schema and says that it is anonymized", () => {
    expect(validate(out)).toBe(true);
    expect(out.anonymized).toBe(true);
  });

  test.each([
    /\b10\.99\.2\.\d/,
    /\b172\.16\.5\.\d/,
    /\b8\.8\.4\.\d/,
    /02:57:57/,
    /ping\.log/,
    /leaf-eth1/,
    /hv1/,
    /hv2/,
    /\bleaf\b/,
    /\bspine\b/,
  ])("has no %s", (original) => expect(text).not.toMatch(original));

  test("every number, boolean, time and id is what it was", () => {
    const before = leaves(raw).filter(
      ([p]) => !p.startsWith("/subject/vteps") && p !== "/anonymized" && p !== "/title",
    );
    const after = new Map(leaves(out));
    for (const [path, value] of before) {
      if (typeof value === "number" || typeof value === "boolean" || value === null)
        expect([path, after.get(path)]).toEqual([path, value]);
      // ids of claims are their author's words
      if (path.startsWith("/claims/")) continue;
      if (/\/(?:id|at|low|high|arrived|first|last|kind|code|encapsulation)$/.test(path))
        expect([path, after.get(path)]).toEqual([path, value]);
    }
  });

  test("one pseudonym for one original, wherever it stands", () => {
    const p = new Pseudonyms(key);
    expect(out.subject.mac).toBe(p.mac("02:57:57:00:00:50"));
    expect(out.mobility[0]!.mac).toBe(out.subject.mac);
    expect(out.paths.flatMap((x) => x.vteps.map((v) => v.vtep))).toContain(p.ip("172.16.5.12"));
    expect(Object.keys(out.subject.vteps!)).toContain(p.ip("172.16.5.12"));
  });

  test("the same key gives the same bytes, another key others", () => {
    expect(JSON.stringify(scrub(raw, key))).toBe(text);
    expect(JSON.stringify(scrub(raw, new Uint8Array(32).fill(43)))).not.toBe(text);
  });
});

test("titles and lines of logs are withheld, a public title is not", () => {
  const titled = {
    ...raw,
    title: "Move of the secret VM",
    inputs: [{ ...raw.inputs[0]!, unparsedAt: [{ line: 3, text: "user root logged in" }] }],
  };
  const s = scrub(
    {
      ...titled,
      frames: [],
      overhead: [],
      streams: [],
      lossPeriods: [],
      paths: [],
      mobility: [],
      findings: [],
      rasters: [],
      facts: [],
    },
    key,
  );
  expect(JSON.stringify(s)).not.toMatch(/secret|root/);
  expect(s.inputs[0]!.unparsedAt).toEqual([{ line: 3 }]);
  expect(scrub(raw, key, { publicTitle: "A move" }).title).toBe("A move");
});

test("an error text keeps the words that programs use, and nothing else", () => {
  const stream = raw.streams[0]!;
  const errors = [
    { from: "10.99.2.1", says: "Destination Host Unreachable by gw-secret.example", count: 1, local: false },
  ];
  const s = scrub({ ...raw, streams: [{ ...stream, errors }] }, key);
  expect(s.streams[0]!.errors![0]).toEqual({
    from: new Pseudonyms(key).ip("10.99.2.1"),
    says: "Destination Host Unreachable by ...",
    count: 1,
    local: false,
  });
});

test("reveal changes nothing", () => expect(reveal(raw)).toBe(raw));
