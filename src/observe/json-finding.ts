// What to say about JSON that is not whole.
import { quoted } from "../core/quoted.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext } from "./text-observer.ts";

const SAYS: Readonly<Record<JsonProblem["what"], string>> = {
  cut: "The JSON ends before its end: what was read up to here is kept, the rest is missing.",
  invalid: "The JSON is not valid here, as FRR 10.3 and 10.4 print an empty table; what could be read is kept.",
  "too-large": "The JSON is larger than what is read; nothing of it was read.",
  number: "A number of the JSON cannot be what its key says: it was left out.",
  "duplicate-key":
    "A key is given twice in one object: which one is meant is not known. Of an answer of the Prometheus API nothing is read then, elsewhere the last one.",
  "too-deep": "The JSON is nested deeper than what is read; nothing of it was read.",
};

/** The finding for a problem of JSON. */
export function jsonFinding(problem: JsonProblem, part: PartContext): ObservedFinding {
  const says = `${SAYS[problem.what]} (${quoted(problem.says)})`;
  const severity = problem.what === "duplicate-key" ? "error" : "warning";
  return { code: `json.${problem.what}`, severity, says, where: [lineOf(part, problem.line)] };
}
