import { type EpochNs } from "../core/time.ts";
import type { EvpnRow } from "../decode/wire/evpn-rows.ts";
import { type Slots } from "../decode/wire/slots.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { PacketRow } from "../schema/packet.generated.ts";
/** A record of a batch together with what the walker found in it. Reused for every packet. */
export interface PacketView {
    batch: RecordBatch;
    /** Row of `batch`. */
    i: number;
    iface: CaptureInterface;
    /** The container states interfaces (pcapng), so that their ids mean something. */
    readonly hasInterfaces: boolean;
    readonly slots: Slots;
    /** EVPN routes of the BGP messages that this packet completes. */
    evpn: readonly EvpnRow[] | undefined;
}
/** Flags of fragments, with those of a single one. */
export declare const ANY_FRAGMENT: number;
/** Layer names as rows spell them: RARP is ARP with operation 3 or 4, as in Wireshark. */
export declare const ROW_NAMES: readonly string[];
/** TCP flags as letters, in the order of their bits: F S R P . U E W. */
export declare function tcpFlagLetters(flags: number): string;
/** Stamp of a record; undefined when it has none. */
export declare function packetTime(v: PacketView): EpochNs | undefined;
/** Length of the IP packet of layer `i`, header included: as its field says, or what the record has room for where that is 0. */
export declare function ipLength(v: PacketView, i: number): number;
/**
 * Where layer `i` ends on the wire, absolute in the slab, past what was captured if need be: by the innermost length
 * field at or below it, else by the record's original length without FCS.
 */
export declare function wireEnd(v: PacketView, i: number): number;
/** The row. Allocates; for many packets use the writers in render/. Checksums run over every byte: leave them out where they are not asked for. */
export declare function packetRow(v: PacketView, withChecksums?: boolean): PacketRow;
/** Fields of a header that is there only in part, or lies about its length: ports, and what an ARP packet is. */
export declare function stoppedFields(v: PacketView): {
    sport?: number;
    dport?: number;
    arpOp?: number;
} | undefined;
/** The ICMP object of a row; errors carry the quoted packet. */
export declare function icmpOf(b: Uint8Array, at: number, end: number): NonNullable<PacketRow["icmp"]>;
/** The ICMPv6 object of a row; errors carry the quoted packet. */
export declare function icmpv6Of(b: Uint8Array, at: number, end: number): NonNullable<PacketRow["icmp"]>;
/** The ARP object of a row; addresses where they are MACs and IPv4 addresses. */
export declare function arpOf(b: Uint8Array, at: number): NonNullable<PacketRow["arp"]>;
/** Options of every Geneve header of the packet; undefined when there are none. */
export declare function geneveOptionsOf(v: PacketView): NonNullable<PacketRow["geneve_opts"]> | undefined;
