/** Probes of streams that were seen at fewer places than most of their stream. */
export interface FewerSightings {
    readonly count: number;
    readonly records: number[];
}
/** Sightings of one kind of packet, by stream. */
export declare class SightingBook {
    private readonly flows;
    /** A packet of a stream was seen at this many places, first in `record`. */
    add(flow: number, places: number, record: number): void;
    /** Those seen at fewer places than more than half of their stream, of at least ten. */
    fewer(): FewerSightings;
}
