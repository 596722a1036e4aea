// The table of figures: adding one is one file and one line here.
import type { Evidence } from "../../schema/evidence.generated.ts";
import type { Figure, FigureKind, Missing } from "./figure.ts";
import { frameSizes } from "./frame-sizes.ts";
import { headerLedger } from "./header-ledger.ts";
import { ladder } from "./ladder.ts";
import { macMobility } from "./mac-mobility.ts";
import { probes } from "./probes.ts";

const KINDS: readonly FigureKind[] = [probes, ladder, macMobility, headerLedger, frameSizes];

/** Names of the kinds of figure, in the order of a report. */
export const FIGURE_NAMES: readonly string[] = KINDS.map((kind) => kind.name);

/** Every figure that the evidence allows, as pure data: no canvas is loaded. */
export function figureConfigs(evidence: Evidence): readonly Figure[] {
  return KINDS.flatMap((kind) => kind.build(evidence));
}

/** Which kinds of figure are not there, and why. */
export function missingFigures(evidence: Evidence): readonly Missing[] {
  return KINDS.filter((kind) => kind.build(evidence).length === 0).map(({ name, why }) => ({ name, why }));
}
