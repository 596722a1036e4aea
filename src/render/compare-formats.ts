// What `compare` can print, and the files of its folder.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Comparison } from "../schema/comparison.generated.ts";
import { load } from "./chart.ts";
import { comparisonMarkdown } from "./compare-markdown.ts";
import { comparisonText } from "./compare-text.ts";
import type { ReportFile } from "./files.ts";
import { comparisonFigure } from "./figures/comparison.ts";
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
  const figure = comparisonFigure(c);
  if (figure === undefined) return;
  const drawer = await load();
  yield ["figures/comparison.svg", drawer.svg(figure, theme)];
  yield ["figures/comparison.png", drawer.png(figure, theme)];
  yield ["figures/comparison.csv", figure.csv];
}
