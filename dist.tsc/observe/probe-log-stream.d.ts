import type { LogTimes } from "./log-times.ts";
import type { ProbeState, ProbeStream } from "./observation.ts";
import type { PartContext } from "./text-observer.ts";
/** A try; times in ns from the base of its LogTimes, NaN where unknown. */
export interface LoggedProbe {
    readonly line: number;
    readonly seq: number | undefined;
    readonly state: Extract<ProbeState, "answered" | "lost" | "notObserved">;
    /** Bounds of its start, by the stamps: their tick is the stream's resolution. */
    readonly low: number;
    readonly high: number;
    readonly arrived: number;
    readonly durationNs: number | undefined;
    /** What a failed one says. */
    readonly says: string | undefined;
}
/** What the streams of one log share. */
export interface StreamSource {
    readonly part: PartContext;
    readonly times: LogTimes;
    /** Time between two answered tries beyond which they are counted as stale, ns. */
    readonly staleNs?: number;
    /** Tick of the stamps against each other, where it is finer than that of the log as a whole. */
    readonly resolutionNs?: number;
}
/** Takes the tries of one target in the order of the log. */
export declare class ProbeLogStream {
    readonly to: string;
    count: number;
    /** Longest time between the starts of two answered tries that follow each other, ns, and the line it ends on. */
    silenceNs: number;
    silenceLine: number;
    /** Such times beyond the limit. */
    stale: number;
    /** First line at which the stamps run backwards. */
    steppedAt: number | undefined;
    private readonly part;
    private readonly times;
    private readonly staleNs;
    private readonly resolutionNs;
    private readonly builder;
    private readonly sampler;
    private readonly errors;
    private readonly spacings;
    private readonly firstLine;
    private held;
    private firstSeq;
    private lastSeq;
    private first;
    private last;
    private timed;
    private answeredAt;
    private rtt;
    constructor(to: string, line: number, from: StreamSource);
    push(probe: LoggedProbe): void;
    /** The stream. */
    finish(): ProbeStream;
    /** The try that waits, now that the start of the next one is known. */
    private settle;
    private mark;
    private pace;
    private silence;
    private fail;
    private source;
}
