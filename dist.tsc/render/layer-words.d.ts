import type { PacketRow } from "../schema/packet.generated.ts";
type Quote = NonNullable<NonNullable<PacketRow["icmp"]>["quote"]>;
/** An ARP or RARP packet (checked before). */
export declare function arpWords(b: Uint8Array, at: number): string;
/** A Geneve header with its options (checked before). */
export declare function geneveWords(b: Uint8Array, at: number): string;
/** A GRE header (checked before). */
export declare function greWords(b: Uint8Array, at: number): string;
/** The packet that an ICMP error is about. */
export declare function quoteWords(q: Quote): string;
export {};
