import type { CaptureInterface, ReadFinding } from "./batch.ts";
import type { Oddity } from "./counter.ts";
import type { Statistics } from "./pcapng-blocks.ts";
export declare const NO_TIME: Oddity;
export declare const NO_INTERFACE: Oddity;
export declare const BAD_PACKET: Oddity;
export declare const BAD_OPTIONS: Oddity;
export declare const TOO_MANY_INTERFACES: Oddity;
export declare const FINER_THAN_NS: Oddity;
/** Blocks of one type that were passed over. */
export interface Skipped {
    count: number;
    readonly offset: number;
}
/** One finding on all blocks that were passed over; undefined when there were none. */
export declare function skippedFinding(skipped: ReadonlyMap<number, Skipped>): ReadFinding | undefined;
/** One finding for each interface that lost packets before they reached the file. */
export declare function dropFindings(interfaces: readonly CaptureInterface[], drops: ReadonlyMap<number, number>, statistics: ReadonlyMap<number, Statistics>): ReadFinding[];
