// `check` as JUnit XML in the shape of Ant's JUnit task, as windyroad's XSD holds it: a suite a stage. That shape knows no skipped
// test, and what the evidence does not decide is no pass either: it is an error of type "inconclusive" or "out of scope".
import XMLBuilder from "fast-xml-builder";
import type { Outgoing } from "../anonymize/outgoing.ts";
import { earliest } from "../core/time.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { CheckContext } from "./check-formats.ts";
import { checkedAll, whyWords, type Checked } from "./check-outcomes.ts";
import { acceptanceTitle } from "./check-words.ts";
import { visible } from "./html.ts";

/** The XSD wants a time where no evidence has one: then a property says so. */
const NO_TIME = "1970-01-01T00:00:00";
const SECONDS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** JUnit XML, ending with a newline. Times are those of the evidence, never of the run: the host is "localhost", durations 0. */
export function acceptanceJunit(a: Outgoing<Acceptance>, context: CheckContext): string {
  const all = checkedAll(a, context);
  const stages = [...new Set([...a.stages.map((s) => s.name), ...all.map((c) => c.stage)])];
  const suites = stages
    .map((stage) => ({ stage, of: all.filter((c) => c.stage === stage) }))
    .filter(({ of }) => of.length > 0)
    .map(({ stage, of }, id) => suite(a, stage, of, { id, caseFile: context.caseFile }));
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    format: true,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
  });
  const document = {
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: suites.length === 0 ? "" : { testsuite: suites },
  };
  return `${builder.build(document).trimEnd()}\n`;
}

function suite(
  a: Acceptance,
  stage: string | null,
  of: readonly Checked[],
  { id, caseFile }: { id: number; caseFile: string },
): object {
  const first = a.stages.find((s) => s.name === stage)?.first;
  const time = SECONDS.exec(first ?? firstOfAll(a) ?? "")?.[0];
  return {
    "@name": token(stage ?? acceptanceTitle(a)),
    "@package": "wirewitness",
    "@id": String(id),
    "@timestamp": time ?? NO_TIME,
    "@hostname": "localhost",
    "@tests": String(of.length),
    "@failures": String(of.filter((c) => c.outcome === "fail").length),
    "@errors": String(of.filter((c) => c.outcome === "open").length),
    "@time": "0",
    properties: { property: properties(a, stage, first) },
    testcase: of.map((c) => testcase(c, caseFile)),
    "system-out": xmlText(a.limits.join("\n")),
    "system-err": "",
  };
}

/** The earliest time of any stage or input, undefined where none has one. */
function firstOfAll(a: Acceptance): string | undefined {
  return earliest([...a.stages, ...a.inputs].flatMap((of) => of.first ?? []));
}

function withoutTime(a: Acceptance): string {
  return firstOfAll(a) === undefined
    ? "no time known"
    : "no time known for this suite: the timestamp is that of the first evidence of all";
}

function properties(a: Acceptance, stage: string | null, first: string | undefined): object[] {
  const inputs = a.inputs.filter((i) => i.stage === stage || stage === null);
  const rows: [string, string][] = [
    ["verdict of the acceptance", a.verdict],
    ["first evidence", first ?? withoutTime(a)],
    ["anonymized", String(a.anonymized)],
    ...inputs.map((i): [string, string] => [
      `input ${i.id}`,
      `${i.name}${i.digest === undefined ? "" : ` ${i.digest.algorithm}:${i.digest.value}`}`,
    ]),
  ];
  return rows.map(([name, value]) => ({ "@name": token(name), "@value": xmlText(value) }));
}

function testcase(c: Checked, caseFile: string): object {
  const base = { "@name": token(`${c.id}: ${c.says}`), "@classname": token(c.figure), "@time": "0" };
  if (c.outcome === "pass") return base;
  const details = [
    c.line === undefined ? "" : `${caseFile}:${c.line}`,
    `expected: ${c.expected}`,
    `derived: ${c.derived}`,
    `why: ${c.reason}`,
    c.missing === undefined ? "" : `would decide it: ${c.missing}`,
    ...c.evidence.map((e) => `evidence: ${e}`),
    ...c.limits.map((l) => `limit: ${l}`),
  ].filter((l) => l !== "");
  const problem = { "@message": xmlText(whyWords(c)), "@type": c.verdict, "#text": xmlText(details.join("\n")) };
  return { ...base, [c.outcome === "fail" ? "failure" : "error"]: problem };
}

/** Characters that do not show made visible; the two that XML 1.0 (section 2.2) cannot hold beside those become U+FFFD. */
function xmlText(text: string): string {
  return visible(text).replaceAll(/[\ufffe\uffff]/g, "\ufffd");
}

/** xs:token of one character at least: no line ends, no runs of blanks. */
function token(text: string): string {
  return xmlText(text).replaceAll(/\s+/g, " ").trim() || "-";
}
