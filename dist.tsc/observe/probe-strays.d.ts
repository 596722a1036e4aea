import type { ClockBases } from "./clock-base.ts";
import { ProbeSettler } from "./probe-settler.ts";
import type { SampleBook } from "./sample-book.ts";
import { type StrayReply, type StrayStamp } from "./stray-replies.ts";
/** Streams whose probes also find replies that came before them or in another encapsulation. */
export declare class ProbeStrays extends ProbeSettler {
    /** Replies whose request is not in the recording; known after `finish`. */
    orphans: number;
    orphanRecord: number;
    /** Probes that were answered in another encapsulation, and the first records of these replies. */
    elsewhere: number;
    readonly elsewhereRecords: number[];
    /** Probes whose reply may as well be another encapsulation's: neither answered nor lost. */
    ambiguous: number;
    ambiguousRecord: number;
    /** Replies that stood before their request in the file. */
    early: number;
    earlyRecord: number;
    private readonly index;
    private strays;
    /** The only stream that the last `candidates` found, and how many it found of each kind. */
    private only;
    private covered;
    constructor(clock: ClockBases, sample: SampleBook | undefined, limit: number);
    /** Keeps a reply without a request, as its stream's key has it. */
    protected stray(reply: StrayReply, stamp: StrayStamp): void;
    protected adopt(f: number, o: number, slot: number): boolean;
    /** Nearer to the probe is its own encapsulation, then the same kind of one, then the earlier stamp. */
    private isNearer;
    /** True when a reply was stamped no earlier than the request in a slot; without stamps, when it stands behind it. */
    private follows;
    private followsGone;
    private answer;
    private took;
    /** Ordinal of the probe of stream `f` that has this seq: the nearest to the last one. */
    protected ordinalOf(f: number, seq: number): number;
    /** How the probe of stream `f` with this seq stands. */
    protected standing(f: number, seq: number): number;
    /** Whether another stream has the probe open as well: one that the reply is nearer to, by its kind, or as near. */
    private rival;
    /** True when a stream is in a tunnel, as the reply at `at` is, or neither is. */
    private isSameKind;
    /**
     * How many streams have a probe open that the reply at `at` may answer; `only` is it when there is one. Those of the
     * reply's own kind of encapsulation go first. `covered` tells that there is such a probe at all, answered or not.
     */
    private candidates;
    /** A kept reply has to go: to its probe, if there is one without doubt. */
    private dismiss;
    private isOwn;
    private orphan;
    /** A reply has no request in the recording. */
    protected orphaned(_reply: StrayReply, _record: number, _times: number): void;
    private amendFrom;
    /** A reply to a probe that has left its ring without one. */
    protected amend(f: number, id: number, at: {
        ns: number;
        base: number;
        record: number;
        vtep: number;
    }): void;
    /** True when the next probe of the stream was stamped no earlier than this reply to probe `id`. */
    private isOnTime;
    /** A reply came after its probe had left the ring: such replies may come again. */
    private widen;
    /** A bit for each interface that carried packets of a stream. */
    faces(f: number): number;
    /** The one stream, in whatever encapsulation, that has sent this probe; of several, the one that has it open. -1 else. */
    protected streamElsewhere(from: number, to: number, k3: number, seq: number): number;
    finish(): void;
}
