import type { Chunk, ProbeTable } from "../observe/probe-table.ts";
/** Two tables with the same probes, at two inputs. Distances are stamps of `y` less stamps of `x`, each from its own base. */
export interface Match {
    readonly x: ProbeTable;
    readonly y: ProbeTable;
    /** Ordinal in `x` less ordinal in `y`. */
    readonly turn: number;
    /** Seq numbers that were copied to several places: no order holds between two taps that may have seen different copies. */
    readonly copied: ReadonlySet<number>;
}
/** Rows `rowsX[i]` of chunk `x` and `rowsY[i]` of chunk `y` are one probe, for i below `count`. Reused: valid until the next. */
export interface Block {
    x: Chunk;
    y: Chunk;
    readonly rowsX: Int32Array;
    readonly rowsY: Int32Array;
    count: number;
}
/**
 * Walks the probes that both tables have, up to `limit` of them; a log comes with all of them, two taps without the copied ones and
 * those that went to different VTEPs.
 */
export declare function walk(m: Match, limit?: number): Generator<Block>;
/** Position of the ordinal in a row, in integers. */
export declare function ordinalAt(table: ProbeTable): number;
