// The public API: named re-exports, no logic.
export { analyze } from "./conclude/analyze.ts";
export { toolVersion } from "./conclude/version.ts";
export type { Analysis, AnalyzeOptions, DigestChoice } from "./conclude/analyze.ts";
export { inspect } from "./conclude/inspect.ts";
export type { Inspected, Inspection } from "./conclude/inspect.ts";
export { arithmeticProblems } from "./conclude/arithmetic.ts";
export type { ArithmeticProblem } from "./conclude/arithmetic.ts";
export type { PlanOptions } from "./conclude/plan.ts";
export { EvidenceError, place } from "./core/errors.ts";
export type { ErrorCode, ErrorNote, Where } from "./core/errors.ts";
export type * from "./schema/evidence.generated.ts";
export type { Case, CaseSource } from "./schema/case.generated.ts";
export type { ProbeLogRow } from "./schema/probe-log.generated.ts";
export { readRows } from "./decode/text/read-rows.ts";
export type { RowInput } from "./decode/text/read-rows.ts";
export type { FormatId, FormatRows, TextRow } from "./decode/text/rows.ts";
export type { ToldText } from "./decode/text/parts.ts";
