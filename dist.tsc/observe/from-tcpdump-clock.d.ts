import type { EpochNs } from "../core/time.ts";
import type { TcpdumpPacket } from "../decode/text/tcpdump-rows.ts";
import type { InputContext, ObservedFinding } from "./observation.ts";
/** What the clock of one recording has to say beside its times. */
export type ClockSaying = Pick<ObservedFinding, "code" | "severity" | "says"> & {
    readonly line?: number;
};
/** What "since the packet before" and "since the first packet" look the same in is told from many packets, or by the caller. */
export type RelativeKind = "deltas" | "since-first" | "unclear";
/**
 * Turns stamps into ns from `base`. Stamps without a date lie on 1970-01-01 unless the context names one; stamps without a
 * zone are read in the context's zone, else as if it were UTC. Midnight is passed where a time of day goes back by more
 * than half a day.
 */
export declare class TcpdumpClock {
    /** Epoch ns that `ns` counts from; may change when stamps lie far apart. */
    base: EpochNs;
    digits: number;
    private readonly date;
    private readonly zone;
    /** Seconds to add to a time of day or date as written. */
    private readonly shiftS;
    /** Midnight of the first day, as if its zone were UTC. */
    private readonly midnightS;
    private baseS;
    private started;
    private day;
    private previousS;
    private sumS;
    private sumNs;
    private midnights;
    private midnightLine;
    private relative;
    private readonly modes;
    constructor(context: Pick<InputContext, "date" | "zone">);
    /** How stamps that only count on are read from now on. */
    setRelative(kind: RelativeKind): void;
    /** Ns from `base`; NaN without a stamp. Call once for each packet, in order. */
    ns(row: TcpdumpPacket): number;
    private fromBase;
    private timeOfDay;
    /** True when the times are on no day: nothing places them beside another recording. */
    get dateless(): boolean;
    /** Which clock stamped the packets, in words; undefined without any stamp. */
    get words(): string | undefined;
    /** What has to be said about the stamps. */
    sayings(): ClockSaying[];
    private relativeSays;
}
/** Most packets that are looked at to tell -ttt from -ttttt. */
export declare const RELATIVE_SAMPLE = 64;
/** Which kind the stamps of the first packets are: those of -ttttt do not fall back by half, those of -ttt soon do. */
export declare function relativeKind(rows: readonly TcpdumpPacket[], command: string | undefined): RelativeKind;
