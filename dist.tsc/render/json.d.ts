import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
/**
 * The evidence as JSON: keys in the order of the schema (those it does not name after them, sorted), two spaces, arrays of
 * numbers on one line, a newline at the end.
 */
export declare function renderJson(evidence: Outgoing<Evidence>): string;
/** The same text in pieces, so that a long document need not be in memory as one string. */
export declare function renderJsonPieces(evidence: Outgoing<Evidence>): Generator<string, void, undefined>;
