// What `compare` can print, and the files of its folder.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Comparison } from "../schema/comparison.generated.ts";
import { comparisonMarkdown } from "./compare-markdown.ts";
import { comparisonText } from "./compare-text.ts";
import { reportFiles, type ReportFile, type ReportOptions } from "./files.ts";
import { renderDocument } from "./json.ts";

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

/** comparison.json, comparison.md, report.html and the figure as SVG, PNG and CSV. Same runs, same bytes. */
export async function* comparisonFiles(
  c: Outgoing<Comparison>,
  options: ReportOptions = {},
): AsyncGenerator<ReportFile> {
  for await (const file of reportFiles({ comparison: c }, options))
    yield file[0] === "report.md" ? ["comparison.md", comparisonMarkdown(c)] : file;
}
