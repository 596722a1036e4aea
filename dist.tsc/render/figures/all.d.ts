import type { Evidence } from "../../schema/evidence.generated.ts";
import type { Figure, Missing } from "./figure.ts";
/** Names of the kinds of figure, in the order of a report. */
export declare const FIGURE_NAMES: readonly string[];
/** Every figure that the evidence allows, as pure data: no canvas is loaded. */
export declare function figureConfigs(evidence: Evidence): readonly Figure[];
/** Which kinds of figure are not there, and why. */
export declare function missingFigures(evidence: Evidence): readonly Missing[];
