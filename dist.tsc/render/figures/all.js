import { frameSizes } from "./frame-sizes.js";
import { headerLedger } from "./header-ledger.js";
import { ladder } from "./ladder.js";
import { macMobility } from "./mac-mobility.js";
import { probes } from "./probes.js";
const KINDS = [probes, ladder, macMobility, headerLedger, frameSizes];
/** Names of the kinds of figure, in the order of a report. */
export const FIGURE_NAMES = KINDS.map((kind) => kind.name);
/** Every figure that the evidence allows, as pure data: no canvas is loaded. */
export function figureConfigs(evidence) {
    return KINDS.flatMap((kind) => kind.build(evidence));
}
/** Which kinds of figure are not there, and why. */
export function missingFigures(evidence) {
    return KINDS.filter((kind) => kind.build(evidence).length === 0).map(({ name, why }) => ({ name, why }));
}
