// Rows of probe logs: any periodic check that writes a line for each try.
import type { RowBase } from "./format.ts";
import type { WrittenStamp } from "./written-stamp.ts";

/** What a log calls its fields, where somebody says so (case.yaml). Names of columns, keys of JSON or groups of the pattern. */
export interface ProbeMapping {
  readonly columns?: Partial<Readonly<Record<ProbeField, string>>>;
  /** A regular expression with groups time, end, outcome, duration, target, seq: free text, a line a probe. */
  readonly pattern?: string;
  readonly durationUnit?: DurationUnit;
  /** Gap between two lines beyond which a heartbeat is stale, ns. */
  readonly stalenessNs?: number;
}

/** What a column can hold. */
export type ProbeField = "time" | "end" | "outcome" | "error" | "duration" | "target" | "seq";

/** Units of durations. */
export type DurationUnit = "s" | "ms" | "us" | "ns";

/** How an outcome is written: a word (or true, 1), an exit code, a status of HTTP, or an error that is empty when there is none. */
export type OutcomeForm = "word" | "exit" | "http" | "failure";

/** One try. */
export interface ProbeRow extends RowBase {
  readonly kind: "probe";
  readonly at: WrittenStamp | undefined;
  readonly end: WrittenStamp | undefined;
  /** What `at` is, by the name of its column. */
  readonly means: "start" | "end" | "unclear";
  /** As written; undefined when the log has no such column. */
  readonly outcome: string | undefined;
  readonly form: OutcomeForm;
  /** Text of an error column. */
  readonly error: string | undefined;
  /** Undefined when the log has none or its unit is not known. */
  readonly durationNs: number | undefined;
  readonly target: string | undefined;
  readonly seq: number | undefined;
  /** Body of an answer of HTTP, bytes, where the log says. */
  readonly bytes?: number;
}

/** Which columns were found, on the line of the header (JSON: of the first row). */
export interface ProbeColumns extends RowBase {
  readonly kind: "columns";
  readonly found: readonly ProbeField[];
  /** There are durations, and neither name nor value says their unit. */
  readonly unitMissing: boolean;
  /** The column of outcomes is called a heartbeat. */
  readonly heartbeat: boolean;
  /** Fields that case.yaml names and the log does not have. */
  readonly absent: readonly string[];
}

/** A row of a probe log. */
export type ProbeLogRow = ProbeRow | ProbeColumns;
