import type { BgpMessage } from "../decode/wire/bgp-message.ts";
import type { BgpStreams } from "../decode/wire/bgp-stream.ts";
import type { ObservedFinding, RouteObservation } from "./observation.ts";
/** Routes whose VNI is remembered for their withdrawal: this many at least, and twice as many at most. */
export declare const REMEMBERED = 131072;
/** What the input says about itself, for every observation. */
export interface BgpTap {
    /** Input id. */
    readonly input: string;
    /** Node or tap: `RouteObservation.where`. */
    readonly where: string;
    /** Fractional digits of the input's stamps. */
    readonly digits: number;
}
/** Routes of one capture, in the order of its messages. */
export interface BgpRouteObserver {
    /**
     * Type-2 routes of a message, as announced or withdrawn. The VNI of an announcement is its first label where the
     * encapsulation community makes labels VNIs, that of a withdrawal (label 0 in FRR) is the one last announced in this
     * capture under the same RD, Ethernet tag, MAC and IP; undefined when that is not known.
     */
    observe(message: BgpMessage): RouteObservation[];
    /** Routes forgotten to bound memory, those announced longest ago: withdrawals of these have no VNI. */
    forgotten(): number;
}
/** Observer of one capture. Feed it every message that the capture's BgpStreams give. */
export declare function createBgpRouteObserver(tap: BgpTap): BgpRouteObserver;
/** What the streams of a capture found, one finding a code: how often, and the first places. Call it after `finish`. */
export declare function bgpFindings(streams: BgpStreams, input: string): ObservedFinding[];
