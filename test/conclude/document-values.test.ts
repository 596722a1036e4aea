// Times that no calendar has are wrong where a time is meant, and names or words where people and inputs say what they like.
import { expect, test } from "vitest";
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import { placeProblems, valueProblems } from "../../src/conclude/document-values.ts";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import { observeText } from "../../src/observe/from-text.ts";

const NEVER = "2026-02-30T25:61:61Z";

test("a line not understood, and the name of a file, may read like a time that is none", async () => {
  const text = ["64 bytes from 192.0.2.1: icmp_seq=1 ttl=63 time=0.1 ms", NEVER].map((t, i) => ({
    number: i + 1,
    text: t,
  }));
  const o = await observeText([text], { id: "i1", name: NEVER, tunnelPorts: [], waitNs: 2e9 });
  expect(o.input.unparsedAt).toEqual([{ line: 2, text: NEVER }]);
  const evidence = assembleEvidence({ observations: [o], subject: {}, toolVersion: "0.0.0" });
  expect(arithmeticProblems(evidence)).toEqual([]);
});

test("a time that is none is told where a time stands", () => {
  const says = valueProblems({
    inputs: [{ name: NEVER, first: NEVER }],
    facts: [{ value: NEVER }],
    claims: [{ expected: "2026-11-31T00:00:00Z" }],
  });
  expect(says.map((p) => p.pointer)).toEqual(["/inputs/0/first", "/claims/0/expected"]);
});

test("the record in which a capture was cut is behind the last whole one, and no other is", () => {
  const inputs = [{ id: "i1", kind: "capture", records: 3 }];
  const at = (record: number) => placeProblems({ findings: [{ where: [{ input: "i1", record }] }] }, inputs);
  expect([at(3), at(4)]).toEqual([[], []]);
  expect(at(5)).toMatchObject([{ pointer: "/findings/0/where/0/record" }]);
});

test("a count beyond what is exact is told, a duration of centuries is not", () => {
  const says = valueProblems({ streams: [{ sent: 2 ** 60, interval_us: 2 ** 60 }], rasters: [{ sent_us: [2 ** 60] }] });
  expect(says.map((p) => p.pointer)).toEqual(["/streams/0/sent"]);
});
