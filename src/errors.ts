// Public entry point: the one error class and the place it names.
export { EvidenceError, place } from "./core/errors.ts";
export type { ErrorCode, Where } from "./core/errors.ts";
