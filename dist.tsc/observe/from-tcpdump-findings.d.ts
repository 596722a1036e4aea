import type { TcpdumpRun } from "./from-tcpdump-run.ts";
import type { EpochNs } from "../core/time.ts";
import type { EncapsulationCounts, FrameCounts, ObservedFinding, ProbeStream } from "./observation.ts";
import type { ProbeTable } from "./probe-table.ts";
import type { PartContext } from "./text-observer.ts";
/** One recording, observed. */
export interface MadeRun {
    readonly streams: ProbeStream[];
    readonly tables: ReadonlyMap<ProbeStream, ProbeTable>;
    readonly frames: FrameCounts[];
    readonly overhead: EncapsulationCounts[];
    readonly findings: ObservedFinding[];
    readonly first: EpochNs | undefined;
    readonly last: EpochNs | undefined;
    readonly digits: number;
    readonly clock: string | undefined;
}
/** Adds up a recording that has ended. */
export declare function finishRun(run: TcpdumpRun, part: PartContext): MadeRun;
