import type { StreamOf } from "../correlate/streams.ts";
import type { Raster } from "../schema/evidence.generated.ts";
/** One raster a stream that has a sample and any time; a figure over time needs at least one. */
export declare function rasters(streams: readonly StreamOf[]): Raster[];
