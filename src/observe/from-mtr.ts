// mtr to facts, one a hop. It prints averages: there is no stream and no loss period in it.
import { canonicalIp } from "../core/address.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { MtrHop, MtrRow } from "../decode/text/mtr-rows.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Hops that one input lists. */
const LISTED = 2000;
const LIMITS = [
  "Averages over the whole run: when probes were lost is not known.",
  "Loss at a hop that the next hop does not show is a router that answers some of the probes to itself only.",
];

/** Observes one report. */
export function observeMtr(part: PartContext): RowObserver<MtrRow | JsonProblem> {
  const facts: ObservedFact[] = [];
  const findings: ObservedFinding[] = [];
  let subject = part.where;
  let records = 0;
  return {
    take(rows) {
      for (const row of rows) {
        if (row.kind === "jsonProblem") findings.push(jsonFinding(row, part));
        else if (row.kind === "header") subject = row.to ?? part.where;
        else {
          records++;
          if (facts.length < LISTED)
            facts.push({
              kind: "path.hop",
              subject,
              value: valueOf(row),
              source: lineOf(part, row.line),
              limits: LIMITS,
            });
        }
      }
    },
    finish: (): Shown => ({ records, facts, findings }),
  };
}

function valueOf(row: MtrHop): Record<string, unknown> {
  const { hop, host, lossPercent, sent } = row;
  // mtr prints 0.0 where nothing answered
  const { meanMs, bestMs, worstMs } = lossPercent >= 100 ? ({} as Partial<MtrHop>) : row;
  return {
    hop,
    ...(host === undefined ? {} : { ip: canonicalIp(host) ?? host }),
    lossPercent,
    ...(sent === undefined ? {} : { sent }),
    ...(meanMs === undefined ? {} : { meanMs }),
    ...(bestMs === undefined ? {} : { bestMs }),
    ...(worstMs === undefined ? {} : { worstMs }),
  };
}
