import type { Observation } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import type { StreamOf } from "./streams.ts";
/** What the taps without a reply come to. */
export interface OneWay {
    /** The streams, those of taps of one direction with their unanswered probes as not observed. */
    readonly streams: StreamOf[];
    readonly findings: Finding[];
    /** For inputs without a reply whose losses stay losses: what limits them, by input id. */
    readonly limits: ReadonlyMap<string, string>;
}
/**
 * A tap is of one direction when it shows no reply of any stream and no packet at all in the direction of a reply; then its unanswered
 * probes are not observed. It is not when packets of that direction are there (ARP, TCP, other probes), or when those who would have
 * heard the replies (the sender's log, a tap that shows both directions) have none of the same probes either: that is loss.
 */
export declare function findOneWay(observations: readonly Observation[], streams: readonly StreamOf[], sameAs: ReadonlyMap<string, readonly string[]>): OneWay;
