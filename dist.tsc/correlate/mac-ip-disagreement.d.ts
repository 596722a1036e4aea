import type { Finding } from "../schema/evidence.generated.ts";
import type { MobilityRow } from "./mac-moves.ts";
/** Findings "mac.mac-only-and-mac-ip-disagree" of one MAC+IP row against its MAC-only row. */
export declare function disagreements(macOnly: MobilityRow, macIp: MobilityRow): Finding[];
