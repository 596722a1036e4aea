import type { Evidence } from "../schema/evidence.generated.ts";
import type { Key } from "./key.ts";
import { type Outgoing } from "./outgoing.ts";
/** Options of `scrub`. */
export interface ScrubOptions {
    /** Keep the vendor part of MAC addresses. Default false. */
    readonly keepVendor?: boolean;
    /** A title that its author calls publishable; any other title is withheld. */
    readonly publicTitle?: string | undefined;
}
/**
 * The evidence with addresses, MACs, hosts, nodes and file names replaced under `key`. Figures, times, sequence and
 * record numbers stay. Throws a plain Error when an original is still found in the result: that is a bug, and nothing is given.
 */
export declare function scrub(evidence: Evidence, key: Key, options?: ScrubOptions): Outgoing<Evidence>;
