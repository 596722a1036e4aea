import type { Path } from "../schema/evidence.generated.ts";
import type { StreamOf } from "./streams.ts";
/** One row for each stream whose requests were seen inside a tunnel, in the order of the streams. */
export declare function correlatePaths(streams: readonly StreamOf[]): Path[];
