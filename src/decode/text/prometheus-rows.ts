// Rows of monitoring snapshots: samples of series, scrape targets.
import type { RowBase } from "./format.ts";

/** A series and its samples. Values stay text: "NaN" and "+Inf" are values, and digits are not rounded. */
export interface MetricSeries extends RowBase {
  readonly kind: "series";
  /** "" where an expression has none. */
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
  /** In the order of the text; `at` is decimal seconds since 1970 as written, undefined where the text has no time. */
  readonly samples: readonly { readonly at: string | undefined; readonly value: string }[];
  /** Of a range query or an export. */
  readonly range: boolean;
}

/** A scrape target. */
export interface ScrapeTarget extends RowBase {
  readonly kind: "target";
  readonly job: string | undefined;
  readonly instance: string | undefined;
  readonly health: string;
  readonly lastError: string | undefined;
  /** Labels of the target, where the answer has any. */
  readonly labels?: ReadonlyMap<string, string>;
  /** As the API writes it: "30s". */
  readonly scrapeInterval?: string;
  /** In a monitoring snapshot: the side that it is of. */
  readonly side?: "before" | "after";
}

/** How many targets service discovery dropped. */
export interface DroppedTargets extends RowBase {
  readonly kind: "dropped";
  readonly count: number;
}

/** HELP and TYPE lines, and the frame of an answer. */
export interface MetricNote extends RowBase {
  readonly kind: "note";
  /** What a TYPE line says: the metric and its type. */
  readonly of?: string;
  readonly type?: string;
}

/** The API refused, or warns. */
export interface MetricError extends RowBase {
  readonly kind: "error";
  readonly says: string;
  readonly warning: boolean;
}

/** A row of a snapshot. */
export type PrometheusRow = MetricSeries | ScrapeTarget | DroppedTargets | MetricNote | MetricError;
