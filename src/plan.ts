// Public entry point: what to record before a move, as data, as text, as scripts and as the case file that reads their output.
export { recordingPlan } from "./conclude/recording-plan.ts";
export type { NodePlan, RecordingOptions, RecordingPlan } from "./conclude/recording-plan.ts";
export { ROLES } from "./conclude/recorders.ts";
export type { Recorder, Role } from "./conclude/recorders.ts";
export { recordingCase, recordingScript, recordingText } from "./render/recording-plan.ts";
