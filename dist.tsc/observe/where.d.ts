import type { PacketRow } from "../schema/packet.generated.ts";
/** A test of rows, and whether it looks at checksums (which cost a pass over every byte). */
export interface Where {
    readonly needsChecksums: boolean;
    test(row: PacketRow): boolean;
}
/**
 * Compiles an expression such as `vni == 100 and (src in 192.0.2.0/24 or icmp.seq >= 298) and not vlan`.
 * A list field meets a comparison when any of its values does, and `!=` when none is equal; a field on its own asks
 * whether it is there, a layer name whether the packet has it; `src[0]` is the outermost, `src[-1]` the innermost.
 * Throws EvidenceError E_USAGE with the column and, for a name that does not exist, the nearest ones.
 */
export declare function parseWhere(expression: string): Where;
