// Public entry point: the JSON Schemas, and documents held against them and against their own arithmetic.
export { schemaNames, schemaText } from "./schema/load.js";
export { assertEvidence, validateFile } from "./conclude/validate-file.js";
