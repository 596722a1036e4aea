// What `check` writes for CI: one acceptance made by hand, with strings that try to be commands and markup, in every format.
import { createHash } from "node:crypto";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { CHECK_FORMATS } from "../../src/render/check-formats.ts";
import type { Acceptance } from "../../src/schema/acceptance.generated.ts";
import { acceptance, context } from "./acceptance-sample.ts";

/** Something parsed, to be looked into. */
// eslint-disable-next-line typescript/no-explicit-any
type Tree = any;

function written(name: string, document: Acceptance = acceptance): string {
  return CHECK_FORMATS.find((f) => f.name === name)!.write(reveal(document), context);
}

describe("junit", () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    isArray: (name) => ["testsuite", "testcase", "property"].includes(name),
    trimValues: false,
  });
  const xml = written("junit");

  it("is well-formed, whatever the evidence holds", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    // XML 1.0, production [2]: no control, no surrogate, no U+FFFE or U+FFFF
    // eslint-disable-next-line no-control-regex
    expect(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/u.test(xml)).toBe(false);
  });

  it("has a suite a stage with its counts; open is an error and never a pass", () => {
    const suites = parser.parse(xml).testsuites.testsuite;
    expect(suites.map((s: Tree) => [s["@name"], s["@tests"], s["@failures"], s["@errors"]])).toEqual([
      ["moved", "4", "1", "1"],
      ["A move", "1", "0", "1"],
    ]);
    expect(suites[0]["@timestamp"]).toBe("2026-09-23T19:28:40");
    expect(
      suites[0].testcase.map((c: Tree) => Object.keys(c).filter((k) => !k.startsWith("@") && k !== "#text")),
    ).toEqual([[], ["failure"], ["error"], []]);
    expect(suites[0].testcase[2].error["@type"]).toBe("inconclusive");
    expect(suites[1].testcase[0].error["@type"]).toBe("out of scope");
  });

  it("has what windyroad's XSD requires, in its order: no wall clock, no host", () => {
    for (const suite of parser.parse(xml).testsuites.testsuite) {
      expect(suite["@timestamp"]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
      expect([suite["@hostname"], suite["@time"], suite["@package"]]).toEqual(["localhost", "0", "wirewitness"]);
      const children = Object.keys(suite).filter((k) => !k.startsWith("@") && k !== "#text");
      expect(children).toEqual(["properties", "testcase", "system-out", "system-err"]);
      for (const c of suite.testcase) expect(c).toMatchObject({ "@classname": expect.any(String), "@time": "0" });
    }
  });

  it("gives a suite without a time the first time of all, and says so", () => {
    const suites = parser.parse(xml).testsuites.testsuite;
    // "A move" holds what has no stage; the only time of this document is that of the stage "moved"
    expect(suites[1]["@timestamp"]).toBe("2026-09-23T19:28:40");
    expect(suites[1].properties.property[1]["@value"]).toMatch(/^no time known for this suite/);
    const noTimes = structuredClone(acceptance);
    for (const stage of noTimes.stages) delete stage.first;
    const without = parser.parse(written("junit", noTimes)).testsuites.testsuite;
    // the element has to be there: a property says that no time is known
    expect(without[0]["@timestamp"]).toBe("1970-01-01T00:00:00");
    expect(without[0].properties.property[1]["@value"]).toBe("no time known");
  });

  it("has no suite where nothing is claimed", () => {
    const empty = written("junit", { ...acceptance, claims: [], stages: [] });
    expect(XMLValidator.validate(empty)).toBe(true);
    expect(empty).toContain("<testsuites");
    expect(empty).not.toContain("<testsuite ");
  });
});

describe("github", () => {
  const lines = written("github").trimEnd().split("\n");

  it("gives errors, warnings and a notice, at lines of the case", () => {
    expect(lines.map((l) => l.split(" ")[0])).toEqual(["::error", "::warning", "::warning", "::notice"]);
    expect(lines[1]).toBe(
      "::warning file=cases/a b/case.yaml,line=12,title=inconclusive%3A moved%3A open%3A claim open::inconclusive: " +
        "expected 616 ms, give or take 1 ms; derived nothing; because; would decide it: a capture at the VM's port",
    );
    expect(lines[2]).toMatch(/^::warning file=cases\/a b\/case.yaml,title=out of scope/);
  });

  it("names the line of a budget that is exceeded", () => {
    const check = { ...acceptance.stages[0]!.checks[0]!, id: "budget-2", result: "failed" as const };
    const document = { ...acceptance, claims: [], stages: [{ ...acceptance.stages[0]!, checks: [check] }] };
    const lineOfBudget = (id: string) => (id === "budget-2" ? 31 : undefined);
    const format = CHECK_FORMATS.find((f) => f.name === "github")!;
    expect(format.write(reveal(document), { ...context, lineOfBudget })).toMatch(
      /^::error file=cases\/a b\/case\.yaml,line=31,title=failed/,
    );
  });

  it("lets no text become a command", () => {
    expect(lines[0]).toContain("%0A::error::pwned");
    expect(lines[0]).toContain("50%25");
    expect(lines.join("\n")).not.toMatch(/\r/);
  });
});

describe("tap", () => {
  const text = written("tap");

  it("counts every claim and check; only a pass is ok", () => {
    const lines = text.split("\n");
    expect(lines.slice(0, 2)).toEqual(["TAP version 14", "1..5"]);
    expect(lines.filter((l) => /^(not )?ok/.test(l)).map((l) => /^(not )?ok \d+/.exec(l)![0])).toEqual([
      "ok 1",
      "not ok 2",
      "not ok 3",
      "not ok 4",
      "ok 5",
    ]);
    expect(text).toContain("\\# SKIP");
    for (const line of lines.filter((l) => /^(not )?ok/.test(l))) expect(line).not.toMatch(/[^\\]#/);
  });

  it("has YAML blocks that say why", () => {
    const block = /not ok 3[^\n]*\n {2}---\n([\s\S]*?)\n {2}\.\.\./.exec(text)![1]!;
    expect(parse(block)).toEqual({
      verdict: "inconclusive",
      expected: "616 ms, give or take 1 ms",
      derived: "nothing",
      reason: "because",
      missing: "a capture at the VM's port",
      at: "cases/a b/case.yaml:12",
      evidence: ["a.pcap, record 4"],
    });
  });
});

describe("sarif", () => {
  const run = (JSON.parse(written("sarif")) satisfies Tree).runs[0];

  it("has a result for each claim that is not reproduced, at its line", () => {
    expect(run.results.map((r: Tree) => [r.properties.verdict, r.kind, r.level])).toEqual([
      ["contradicted", "fail", "error"],
      ["inconclusive", "open", "none"],
      ["out of scope", "open", "none"],
    ]);
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: "cases/a%20b/case.yaml" },
      region: { startLine: 11 },
    });
    expect(run.results[2].locations[0].physicalLocation.region).toBeUndefined();
    for (const r of run.results) expect(run.tool.driver.rules[r.ruleIndex].id).toBe(r.ruleId);
  });
});

describe("in-toto", () => {
  it("is a statement about acceptance.json as it is written", () => {
    const s: Tree = JSON.parse(written("intoto"));
    expect([s._type, s.predicateType, s.predicate.result]).toEqual([
      "https://in-toto.io/Statement/v1",
      "https://in-toto.io/attestation/test-result/v0.1",
      "FAILED",
    ]);
    const sha256 = createHash("sha256").update(written("json")).digest("hex");
    expect(s.subject).toEqual([{ name: "acceptance.json", digest: { sha256 } }]);
    expect(s.predicate.configuration).toEqual([{ name: "a.pcap", digest: { hmacSha256: "ab".repeat(32) } }]);
    expect(s.predicate.passedTests).toEqual(["moved: good: claim good", "moved: probe.flooded: no probe was flooded"]);
    // statement.md v1, test-result.md v0.1 and resource_descriptor.proto: no field beside theirs
    expect(Object.keys(s).toSorted()).toEqual(["_type", "predicate", "predicateType", "subject"]);
    const fields = ["result", "configuration", "url", "passedTests", "warnedTests", "failedTests"];
    expect(Object.keys(s.predicate).filter((k) => !fields.includes(k))).toEqual([]);
    const descriptor = ["name", "uri", "digest", "content", "downloadLocation", "mediaType", "annotations"];
    for (const d of [...s.subject, ...s.predicate.configuration])
      expect(Object.keys(d).filter((k) => !descriptor.includes(k))).toEqual([]);
    expect(s.predicate.warnedTests).toHaveLength(2);
    expect(s.predicate.failedTests).toHaveLength(1);
  });

  it.each([
    ["reproduced", "PASSED"],
    ["inconclusive", "WARNED"],
  ] as const)("%s is %s", (verdict, result) => {
    const s: Tree = JSON.parse(written("intoto", { ...acceptance, verdict }));
    expect(s.predicate.result).toBe(result);
  });
});

it("has a file name of its own for every format", () => {
  expect(new Set(CHECK_FORMATS.map((f) => f.file)).size).toBe(CHECK_FORMATS.length);
});
