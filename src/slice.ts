// Public entry point: the packets that decide, out of all captures of a body of evidence, as pcapng and as a list.
export { sliceOf } from "./conclude/slice.ts";
export type { Slice, SliceInterface, SliceLine, SlicePacket, Sliced } from "./conclude/slice.ts";
export type { SliceOmission, SliceReason } from "./conclude/slice-plan.ts";
export { renderSlice, sliceList } from "./render/slice.ts";
export type { SliceClock } from "./render/slice.ts";
