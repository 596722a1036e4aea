import type { Line, TextFormat } from "./format.ts";
import type { PartRows } from "./parts.ts";
import type { ProbeLogRow, ProbeMapping } from "./probe-log-rows.ts";
/** Probe logs whose columns have usual names. */
export declare const probeLog: TextFormat<ProbeLogRow>;
/**
 * Reads a whole text as a probe log of which somebody said what its columns are, or with which pattern to read it. Parts are those of
 * PartReader: one. Throws SyntaxError for a pattern that is none.
 */
export declare class ToldProbeLog {
    private readonly part;
    private readonly reader;
    constructor(told: ProbeMapping);
    read(lines: readonly Line[]): PartRows[];
    end(): PartRows[];
}
