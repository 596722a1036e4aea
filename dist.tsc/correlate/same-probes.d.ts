import type { Finding } from "../schema/evidence.generated.ts";
import type { StreamOf } from "./streams.ts";
/** Ids of the other streams of each stream's body of probes, and what had to be assumed. */
export interface SameProbes {
    readonly sameAs: ReadonlyMap<string, string[]>;
    readonly findings: Finding[];
}
/**
 * Two captures show the same probes when ends, ICMP identifier and protocol are equal (VNI and VLAN may differ), the
 * seq ranges overlap and one and the same seq falls together on one clock; on clocks that are apart, only when the jitter of the
 * sends is the same, or where stamps without a date or zone are whole quarter hours off and the same probes were lost (then a
 * finding says so). In doubt they are two: probes counted twice are seen, an outage taken for another one is not. A ping log
 * has no source and often no identifier: it is matched by destination, seq range and time, and only where one body of probes fits.
 */
export declare function sameProbes(streams: readonly StreamOf[]): SameProbes;
