// The documents of a report as parts.
import { acceptancePart } from "./part-acceptance.ts";
import { comparisonPart } from "./part-comparison.ts";
import { evidencePart } from "./part-evidence.ts";
import { snapshotPart } from "./part-snapshot.ts";
import type { Lang } from "./lang.ts";
import type { Part } from "./part.ts";
import type { FigureSource } from "./figures/figure.ts";

/** Every document as a part, in the order of a report. Inputs of an acceptance are those of the evidence beside it. */
export function partsOf(source: FigureSource, lang: Lang): readonly Part[] {
  const { evidence, acceptance, snapshot, comparison } = source;
  const out: Part[] = [];
  if (evidence !== undefined) out.push(evidencePart(evidence, lang));
  if (acceptance !== undefined) out.push(acceptancePart(acceptance, lang));
  if (snapshot !== undefined) out.push(snapshotPart(snapshot, lang));
  if (comparison !== undefined) out.push(comparisonPart(comparison, lang));
  // The acceptance has the claims with their stages: they are not said twice.
  if (evidence !== undefined && acceptance !== undefined)
    out[0] = { ...out[0]!, tables: out[0]!.tables.filter((t) => t.id !== "claims") };
  // Ids of sections and inputs are those of their document.
  return out.map((part, i) => (i === 0 ? part : { ...part, prefix: `${part.file.replace(/\.json$/, "")}-` }));
}
