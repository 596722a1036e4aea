// Public entry point: the one error class and the place it names.
export { EvidenceError, place } from "./core/errors.js";
