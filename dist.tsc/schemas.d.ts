export { schemaNames, schemaText } from "./schema/load.ts";
export { assertEvidence, validateFile } from "./conclude/validate-file.ts";
export type { FileProblem, Validation } from "./conclude/validate-file.ts";
