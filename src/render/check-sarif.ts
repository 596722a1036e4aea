// `check` as SARIF 2.1.0: a rule for each kind of figure, a result for each claim that is not reproduced. Claims that are reproduced are
// no results, since viewers list every result as a problem; their number stands in the properties of the run.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { CheckContext } from "./check-formats.ts";
import { checkedAll, outcomeName, whyWords, type Checked } from "./check-outcomes.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** SARIF as JSON, ending with a newline. */
export function acceptanceSarif(a: Outgoing<Acceptance>, context: CheckContext): string {
  const open = checkedAll(a, context).filter((c) => c.outcome !== "pass");
  const figures = [...new Set(open.map((c) => c.figure))];
  const log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: a.tool.name,
            semanticVersion: a.tool.version,
            rules: figures.map((id) => ({ id, shortDescription: { text: `A claim about ${id}` } })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: open.map((c) => result(c, figures.indexOf(c.figure), context.caseFile)),
        properties: { verdict: a.verdict, counts: a.counts },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Where the evidence does not decide, kind is "open", and level has to be "none" then (SARIF 2.1.0, 3.27.10). */
function result(c: Checked, ruleIndex: number, caseFile: string): object {
  return {
    ruleId: c.figure,
    ruleIndex,
    kind: c.outcome === "fail" ? "fail" : "open",
    level: c.outcome === "fail" ? "error" : "none",
    message: { text: `${outcomeName(c)}. ${whyWords(c)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(caseFile) },
          ...(c.line === undefined ? {} : { region: { startLine: c.line } }),
        },
      },
    ],
    partialFingerprints: { "claim/v1": `${c.kind}:${c.stage ?? ""}:${c.id}` },
    properties: { verdict: c.verdict, stage: c.stage, evidence: c.evidence, limits: c.limits },
  };
}

/** A path as a relative URI reference. */
function uriOf(path: string): string {
  const uri = path
    .split("/")
    .map((p) => encodeURIComponent(p.replaceAll(/\p{Cs}/gu, "\ufffd")))
    .join("/");
  return path.startsWith("/") ? `file://${uri}` : uri;
}
