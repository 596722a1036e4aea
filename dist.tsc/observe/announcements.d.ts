import type { ObservedFinding } from "./observation.ts";
/** Where and when a frame was seen. */
export interface Sighting {
    readonly record: number;
    readonly time: string | undefined;
    readonly vni: number | undefined;
    readonly vlan: number | undefined;
    /** VTEP that sent it. */
    readonly vtep: string | undefined;
}
/** Announcements of one input. */
export declare class Announcements {
    private readonly input;
    private readonly listed;
    private readonly perMac;
    private readonly answers;
    private readonly conflicts;
    private omitted;
    constructor(input: string);
    /** An ARP or RARP packet at `at`. */
    arp(seen: Sighting, b: Uint8Array, at: number): void;
    /** An unsolicited neighbour advertisement; `eth` is the offset of the frame's Ethernet header, or -1. */
    neighbour(seen: Sighting, b: Uint8Array, place: {
        at: number;
        end: number;
        eth: number;
    }): void;
    private announce;
    private answer;
    /** The findings. */
    findings(): ObservedFinding[];
}
