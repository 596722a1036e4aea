import type { RawMark } from "./raw-mark.ts";
/** Thinned answered and late probes of every stream of one input. */
export declare class SampleBook {
    private readonly streams;
    private kept;
    private limit;
    /** Takes one probe and says how many to skip before the next. */
    add(flow: number, mark: RawMark, vtep: number): number;
    /** What was kept of a stream, in order of ordinal. */
    of(flow: number): {
        readonly marks: readonly RawMark[];
        readonly vteps: readonly number[];
    };
    private thin;
    /** Too many in all: the streams with most give half. */
    private tighten;
}
