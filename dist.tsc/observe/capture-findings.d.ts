import type { CaptureReader } from "../read/batch.ts";
import type { FrameObserver } from "./frame-observer.ts";
import type { ObservedFinding } from "./observation.ts";
import type { StreamOmissions } from "./probe-streams.ts";
/** What is known once the capture was read. */
export interface CaptureEnd {
    readonly reader?: CaptureReader;
    readonly input: string;
    readonly made: {
        readonly omitted: StreamOmissions;
        readonly notObserved: number;
        readonly explaining: number;
    };
    /** Packets that the recorder dropped by its own account. */
    readonly drops: number;
}
/** All findings of one capture, in a fixed order of kinds. */
export declare function captureFindings(o: FrameObserver, end: CaptureEnd): ObservedFinding[];
