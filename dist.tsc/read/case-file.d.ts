import type { Case } from "../schema/case.generated.ts";
/**
 * Reads and checks a case file. Throws E_NOT_FOUND, E_LIMIT, E_FORMAT (not YAML) or E_SCHEMA (all wrong keys and values at
 * once, each with its line).
 */
export declare function readCase(file: string): Case;
