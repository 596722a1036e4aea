import type { Finding } from "../schema/evidence.generated.ts";
import type { StreamOf } from "./streams.ts";
/** Findings "probe.negative-rtt" and "probe.spacing-jump" of one stream. */
export declare function streamTimes(s: StreamOf): Finding[];
