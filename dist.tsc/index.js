// The public API: named re-exports, no logic.
export { analyze } from "./conclude/analyze.js";
export { toolVersion } from "./conclude/version.js";
export { inspect } from "./conclude/inspect.js";
export { arithmeticProblems } from "./conclude/arithmetic.js";
export { EvidenceError, place } from "./core/errors.js";
