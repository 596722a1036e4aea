// What a claim is told with: words of this tool stay words, hints name what is really missing, and odd sources are remarked on.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { scrubAcceptance } from "../../../src/anonymize/scrub.ts";
import { acceptanceProblems } from "../../../src/conclude/acceptance-arithmetic.ts";
import { checkCase } from "../../../src/conclude/check-case.ts";
import { put, ROOT, scratch, wirewitness } from "../../cli/run.ts";
import { LOG } from "../checks/inputs.ts";
import { caseFolder, check, claimOn } from "./build.ts";

const KEY = new Uint8Array(32).fill(9);

describe("words of this tool", async () => {
  const { acceptance, analysis } = await checkCase(join(ROOT, "samples/evpn-move"));
  const out = scrubAcceptance(acceptance, analysis.evidence, KEY);
  const claim = (id: string) => out.claims.find((c) => c.id === id)!;

  test("as a value", () => {
    expect(claim("recovered-by")).toMatchObject({
      says: "outage.recoveredBy is route",
      expected: "route",
      observed: "route",
      reason: expect.stringContaining("derived route"),
    });
  });

  test("as a selector that found nothing", () => {
    expect(claim("overhead-geneve").reason).toMatch(/not for .*encapsulation geneve/);
  });

  test("but no name of the site", () => {
    expect(claim("next-hop").says).not.toMatch(/hv1/);
  });
});

describe("what would decide it", () => {
  test.each([
    ["figure: probe.failureRate, expected: {max: 40 %}", /more probes/],
    ["figure: loss.unreachable, expected: {max: 0.5 s}", /closer together/],
    ["figure: loss.lossDerived, expected: 400 ms", /closer together/],
  ])("%s", async (figure, missing) => {
    const c = await claimOn({ "a.log": LOG("10.1.2.5") }, figure);
    expect([c.verdict, c.missing]).toEqual(["inconclusive", expect.stringMatching(missing)]);
  });
});

describe("sources", () => {
  test("outside the folder of the case are remarked on", async () => {
    const folder = caseFolder({ "a.log": LOG("10.1.2.5"), "case/b.log": LOG("10.1.2.6") }, [
      "sources: [{file: a.log}]",
    ]);
    const at = put(
      folder,
      "case/case.yaml",
      "sources: [{file: ../a.log}, {file: b.log}]\nclaims: [{id: a, says: it, figure: loss.count, expected: 2}]\n",
    );
    const { acceptance, analysis } = await checkCase(at);
    expect(acceptance.limits).toContain("1 source lies outside the folder of the case.");
    expect(analysis.evidence.findings.map((f) => f.code)).toContain("input.outside-case");
  });

  test("in folders have pseudonyms part by part, which validate knows for such", async () => {
    const c = await check({ "site-a/rack.1/a.log": LOG("10.1.2.5") }, [
      "sources: [{file: site-a/rack.1/a.log, node: n1.example.org}]",
      "claims: [{id: a, says: it, figure: loss.count, expected: 2}]",
    ]);
    const out = scrubAcceptance(c.acceptance, c.analysis.evidence, KEY);
    expect(JSON.stringify(out)).not.toMatch(/site-a|rack|n1/);
    expect(acceptanceProblems(out)).toEqual([]);
    expect(acceptanceProblems({ ...out, inputs: [{ ...out.inputs[0]!, name: "site-a/a.log" }] })).toMatchObject([
      { pointer: "/inputs/0/name" },
    ]);
  });
});

test("a schema is no document, and validate says what it is for", () => {
  const file = put(
    scratch(),
    "s.json",
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}',
  );
  const r = wirewitness(["validate", file]);
  expect([r.status, r.stderr]).toEqual([
    2,
    expect.stringMatching(/is a JSON Schema, and no document \(validate DOCUMENT --schema/),
  ]);
});
