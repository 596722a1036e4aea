import type { Stop } from "../decode/wire/stop.ts";
import type { CaptureNotes } from "./capture-notes.ts";
/** Notes a frame whose walk ended early. True when the frame is to blame, false when the snaplen cut it. */
export declare function noteStop(notes: CaptureNotes, record: number, stop: Stop, snapped: boolean): boolean;
/** Notes a fragment of an outer IP packet. */
export declare function noteFragment(notes: CaptureNotes, record: number): void;
