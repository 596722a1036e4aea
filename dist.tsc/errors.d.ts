export { EvidenceError, place } from "./core/errors.ts";
export type { ErrorCode, Where } from "./core/errors.ts";
