import type { Observation } from "../observe/observation.ts";
import type { Overhead } from "../schema/evidence.generated.ts";
/**
 * One row an input and stack of headers. `ipOverhead_bytes` is the sum of the ledger (outer IP header to inner
 * Ethertype), `frameOverhead_bytes` outer frame - inner frame, null where the link type has no Ethernet frame.
 * A row for plain traffic (0) exists only where plain traffic was seen.
 */
export declare function correlateOverhead(observations: readonly Observation[]): Overhead[];
