import type { EpochNs } from "../../core/time.ts";
import type { Slots } from "./slots.ts";
import type { TcpSegment } from "./tcp-reassembly.ts";
/** TCP port of BGP (RFC 4271 section 8.2.1). */
export declare const BGP_PORT = 179;
/** Where a walked frame is from. */
export interface FramePlace {
    readonly record: number;
    readonly at: EpochNs | undefined;
    /** Where in the slab the frame would end if nothing of it had been cut: its offset and original length, without FCS. */
    readonly end: number;
}
/**
 * The BGP segment of a frame; undefined when it has no TCP layer on port 179. The innermost TCP layer counts. `bytes`
 * is a view of `b`. Of a fragmented packet it is what the first fragment holds: the rest is then a gap of the stream.
 */
export declare function bgpSegment(b: Uint8Array, s: Slots, place: FramePlace): TcpSegment | undefined;
