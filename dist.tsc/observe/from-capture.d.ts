import type { CaptureReader } from "../read/batch.ts";
import type { InputContext, Observation } from "./observation.ts";
/** Options of `observeCapture`. */
export interface CaptureObserverOptions {
    /** Look for VXLAN and Geneve on undeclared UDP ports by content. Default true. */
    readonly guessTunnels?: boolean;
    /** Keep probes for the probe figure. Default true. */
    readonly keepSamples?: boolean;
    /** False walks every frame; the result is the same, only slower. Default true. */
    readonly fast?: boolean;
    /** Called after each batch with the (decompressed) bytes read so far. */
    readonly onProgress?: (bytes: number) => void;
}
/** Reads `reader` to its end. What cannot be decoded is counted and located; nothing is thrown for the content of frames. */
export declare function observeCapture(reader: CaptureReader, context: InputContext, options?: CaptureObserverOptions): Promise<Observation>;
