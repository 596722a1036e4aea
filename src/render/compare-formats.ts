// What `compare` can print, and the files of its folder.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Comparison } from "../schema/comparison.generated.ts";
import { comparisonMarkdown } from "./compare-markdown.ts";
import { comparisonText } from "./compare-text.ts";
import { drawFigures, type ReportFile } from "./files.ts";
import { renderDocument } from "./json.ts";
import type { Theme } from "./palette.ts";

/** One format. */
export interface CompareFormat {
  readonly name: string;
  readonly write: (c: Outgoing<Comparison>, context: { readonly columns: number }) => string;
}

/** All formats, by the names that `--format` takes. */
export const COMPARE_FORMATS: readonly CompareFormat[] = [
  { name: "text", write: comparisonText },
  { name: "json", write: comparisonJson },
  { name: "md", write: comparisonMarkdown },
];

function comparisonJson(c: Outgoing<Comparison>): string {
  return renderDocument(c, "comparison");
}

/** comparison.json, comparison.md and the figure as SVG, PNG and CSV. Same runs, same bytes. */
export async function* comparisonFiles(c: Outgoing<Comparison>, theme: Theme = "light"): AsyncGenerator<ReportFile> {
  yield ["comparison.json", comparisonJson(c)];
  yield ["comparison.md", comparisonMarkdown(c)];
  for await (const [name, content] of drawFigures({ comparison: c }, { theme })) yield [`figures/${name}`, content];
}
