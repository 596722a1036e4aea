// Acceptance files in a team's own shape: their schema, and what their values stand for.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { put, wirewitness } from "../cli/run.ts";
import { LOG } from "./checks/inputs.ts";
import { caseFolder } from "./claims/build.ts";

const SCHEMA = JSON.stringify({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  required: ["stages"],
  properties: {
    stages: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["name", "ssh"],
        properties: {
          name: { type: "string" },
          ssh: { type: "object" },
          gap_ms: { type: "number" },
          ok: { type: "boolean" },
        },
      },
    },
  },
});

const folder = caseFolder({ "a.log": LOG("10.1.2.32") }, [
  "stages: [rejoined]",
  "sources: [{file: a.log, stage: rejoined}]",
  "claims:",
  "  - {id: two, says: it, figure: loss.count, expected: 2, stage: rejoined}",
  "mapping:",
  '  - {path: "$.stages[name=rejoined].ssh.failed", figure: probe.failures, stage: rejoined}',
  '  - {path: "$.stages[name=rejoined].gap_ms", figure: loss.observedGap, unit: ms, tolerance: 1 ms, stage: rejoined}',
  '  - {path: "$.stages[name=rejoined].ok", claim: two}',
]);
const schema = put(folder, "team.schema.json", SCHEMA);
const own = (value: unknown) => put(folder, "team.json", `${JSON.stringify(value, null, 2)}\n`);
const run = (value: unknown, ...args: string[]) => wirewitness(["validate", own(value), "--schema", schema, ...args]);
const stage = (failed: number, gap: number, ok = true) => ({
  stages: [{ name: "rejoined", ssh: { failed }, gap_ms: gap, ok }],
});

describe("validate --schema", () => {
  test("against the team's schema: what is wrong, with its line, and what may have been meant", () => {
    expect(run(stage(2, 619))).toMatchObject({ status: 0 });
    const wrong = run({ stages: [{ name: "rejoined", sssh: {} }] });
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toMatch(/team\.json:3: \/stages\/0 lacks "ssh"/);
    expect(wrong.stdout).toMatch(/unknown key "sssh": did you mean "ssh"\?/);
  });

  test("with the mapping of a case: each value derived again, both places named", () => {
    // reply to reply 618.647 ms, two without an answer
    expect(run(stage(2, 619), "--case", folder)).toMatchObject({ status: 0, stderr: "" });
    const wrong = run(stage(1, 500, false), "--case", folder);
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toMatch(/team\.json:6: \/stages\/0\/ssh\/failed is 1: derived 2.* \(a\.log\)/);
    expect(wrong.stdout).toMatch(/team\.json:8: \/stages\/0\/gap_ms is 500: derived 618\.647 ms.* \(a\.log:4\)/);
    expect(wrong.stdout).toMatch(/team\.json:9: \/stages\/0\/ok is false: claim two is reproduced/);
  });

  test("a value that is not there, or that decides nothing, is no pass", () => {
    const absent = run({ stages: [{ name: "other", ssh: {} }] }, "--case", folder);
    expect([absent.status, absent.stdout]).toEqual([1, expect.stringMatching(/no row has name .rejoined/)]);
    const words = run(
      { stages: [{ name: "rejoined", ssh: { failed: "none" }, gap_ms: 619, ok: true }] },
      "--case",
      folder,
    );
    expect([words.status, words.stdout]).toEqual([3, expect.stringMatching(/inconclusive: .*does not fit/)]);
  });

  test("what is no schema, and a case that maps nothing", () => {
    const bad = put(folder, "bad.schema.json", '{"type": "objekt"}');
    expect(wirewitness(["validate", own(stage(2, 619)), "--schema", bad])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/bad\.schema\.json:1: is no JSON Schema/),
    });
    const bare = caseFolder({ "a.log": LOG("10.1.2.32") }, ["sources: [{file: a.log}]"]);
    expect(run(stage(2, 619), "--case", join(bare, "case.yaml"))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/maps nothing/),
    });
  });

  test("a mapping that cannot be right is said with its line", () => {
    const wrong = caseFolder({ "a.log": LOG("10.1.2.32") }, [
      "sources: [{file: a.log}]",
      "mapping:",
      "  - {path: stages.x, figure: loss.count}",
      "  - {path: $.x, figure: los.count}",
      "  - {path: $.x}",
      "  - {path: $.x, claim: none}",
      "  - {path: $.x, figure: loss.count, unit: parsec}",
    ]);
    const { stderr } =
      wirewitness(["validate", join(wrong, "case.yaml")]).status === 1 ? wirewitness(["check", wrong]) : { stderr: "" };
    for (const [line, says] of [
      [3, "a path begins with \\$"],
      [4, 'did you mean "loss.count"'],
      [5, "has figure or claim"],
      [6, 'there is no claim "none"'],
      [7, '"parsec" is no unit'],
    ] as const)
      expect(stderr).toMatch(new RegExp(`case\\.yaml:${line}: .*${says}`));
  });
});
