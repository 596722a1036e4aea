// Public entry point: the JSON Schemas, and documents held against them and against their own arithmetic.
export { schemaNames, schemaText } from "./schema/load.ts";
export {
  assertAcceptance,
  assertComparison,
  assertEvidence,
  assertSnapshot,
  validateFile,
} from "./conclude/validate-file.ts";
export type { FileProblem, Validation } from "./conclude/validate-file.ts";
export { heldAgainst, validateOwn } from "./conclude/validate-own.ts";
export type { Mapped, OwnValidation } from "./conclude/validate-own.ts";
export { acceptanceDifferences } from "./conclude/acceptance-compare.ts";
export type { Difference } from "./conclude/acceptance-compare.ts";
