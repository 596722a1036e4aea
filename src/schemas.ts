// Public entry point: the JSON Schemas, and documents held against them and against their own arithmetic.
export { schemaNames, schemaText } from "./schema/load.ts";
export { assertAcceptance, assertComparison, assertEvidence, validateFile } from "./conclude/validate-file.ts";
export type { FileProblem, Validation } from "./conclude/validate-file.ts";
export { acceptanceDifferences } from "./conclude/acceptance-compare.ts";
export type { Difference } from "./conclude/acceptance-compare.ts";
