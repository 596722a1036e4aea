import type { Finding } from "../schema/evidence.generated.ts";
import type { MobilityRow } from "./mac-moves.ts";
/** Findings of one row, in a fixed order. */
export declare function rowFindings(row: MobilityRow): Finding[];
