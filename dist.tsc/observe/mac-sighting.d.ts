import type { EpochNs } from "../core/time.ts";
/** How a MAC was heard. Announcements are sent by a machine that has just arrived: RARP (QEMU), gratuitous ARP, unsolicited NA. */
export type FrameKind = "data" | "arp" | "gratuitousArp" | "rarp" | "neighbourAdvertisement";
/** One frame of a MAC. */
export interface HeardFrame {
    readonly at: EpochNs;
    readonly record: number;
    readonly kind: FrameKind;
}
/** A time without a unicast frame of a MAC at one place. */
export interface MacSilence {
    /** Last unicast frame before; undefined: there was none since the recording began. */
    readonly before: HeardFrame | undefined;
    /** First unicast frame after; undefined: there was none until the recording ended. */
    readonly after: HeardFrame | undefined;
    /**
     * Its group-addressed frames within the silence, in order: the first of them, and the last. They are flooded to every port,
     * so they do not show that the MAC was here.
     */
    readonly firstGroups: readonly HeardFrame[];
    readonly lastGroups: readonly HeardFrame[];
    /** Those between the two that are not listed. */
    readonly groupsOmitted: number;
}
/** A MAC as a sender at one place of one input. */
export interface MacSighting {
    readonly mac: string;
    /** Interface of the capture, and its index on the recording host where a cooked capture has it. */
    readonly iface: number;
    readonly ifindex?: number;
    /** As the recorder says: "in" came from the wire (or from the machine behind the port), "out" went to it. */
    readonly direction?: "in" | "out";
    readonly vlan?: number;
    /** Of the tunnel that the frame was in; absent outside of tunnels. */
    readonly vni?: number;
    /** Outer source address. */
    readonly vtep?: string;
    /** Unicast frames. */
    readonly frames: number;
    readonly groupFrames: number;
    /**
     * The longest silences in order of time; the time before the first unicast frame and the time after the last one are always
     * among them.
     */
    readonly silences: readonly MacSilence[];
    /** Addresses that it sent echo replies for; empty for a MAC that did so for many, which is a router. */
    readonly answers: readonly string[];
}
