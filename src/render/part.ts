// One document of a report as data, in one language: what the page and the Markdown are made of.
import type { FigureSource } from "./figures/figure.ts";
import type { FindingGroup } from "./grouped.ts";
import type { Sentence } from "./story.ts";
import type { Table } from "./table.ts";

/** A figure that matters, with its bound in words. */
export interface Numeral {
  readonly value: string;
  readonly says: string;
}

/** A document of a report. Two languages give the same numbers of everything, in the same order. */
export interface Part {
  /** Starts the ids of its sections and inputs; empty for the first document. */
  readonly prefix: string;
  readonly document: keyof FigureSource;
  /** What kind of document it is, for a heading: "Acceptance". */
  readonly kind: string;
  /** evidence.json: the file that has it whole. */
  readonly file: string;
  readonly title: string;
  readonly meta: readonly string[];
  /** The summary. */
  readonly story: readonly (Omit<Sentence, "topic"> & { readonly topic: string })[];
  readonly numbers: readonly Numeral[];
  readonly tables: readonly Table[];
  /** Undefined where documents of this kind have none. */
  readonly findings: { readonly groups: readonly FindingGroup[]; readonly omitted: number } | undefined;
  readonly inputs: Table | undefined;
  /** What the document says that it does not show. */
  readonly limits: readonly string[];
  readonly schema: string;
  readonly tool: string;
}
