import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence, Finding } from "../schema/evidence.generated.ts";
/** The page as HTML text. Loads the chart libraries to draw. Same evidence, same bytes. */
export declare function renderPage(evidence: Outgoing<Evidence>): Promise<string>;
/** Title of a report. */
export declare function reportTitle(evidence: Evidence): string;
/** Findings, those of histories included, the grave ones first. */
export declare function allFindings(evidence: Evidence): readonly Finding[];
