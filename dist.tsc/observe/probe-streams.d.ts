import type { AddressBook } from "./address-book.ts";
import type { ProbeStream } from "./observation.ts";
import type { ProbeErrors } from "./probe-errors.ts";
import type { ProbeTable } from "./probe-table.ts";
import type { ProbeTracker } from "./probe-tracker.ts";
import type { SampleBook } from "./sample-book.ts";
/** What is needed beside the tracker. */
export interface StreamSources {
    readonly input: string;
    readonly tracker: ProbeTracker;
    readonly book: AddressBook;
    readonly errors: ProbeErrors;
    readonly sample: SampleBook | undefined;
    /** Last stamp of the recording, and the wait before an unanswered probe is lost. */
    readonly end: bigint | undefined;
    readonly waitNs: number;
    /** Packets that the recorder dropped by its own account, by interface; a number where it does not tell. */
    readonly drops: number | ReadonlyMap<number, number>;
    readonly resolutionNs: number;
    /** Whether the recording shows packets in both directions; undefined where that is not known. */
    readonly bothWays?: boolean | undefined;
}
/** What was left out of the lists of the streams. */
export interface StreamOmissions {
    runs: number;
}
/** One row a stream, in order of its first request. Call `tracker.finish` before. */
export declare function probeStreams(from: StreamSources): {
    streams: ProbeStream[];
    /** Every probe of a stream, where that was asked for. */
    tables: Map<ProbeStream, ProbeTable>;
    omitted: StreamOmissions;
    /** Probes that count as not observed for what was dropped, and how much that is. */
    notObserved: number;
    explaining: number;
};
