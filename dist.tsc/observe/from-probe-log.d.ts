import type { ProbeLogRow } from "../decode/text/probe-log-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes a probe log, or what curl -w prints. */
export declare function observeProbeLog(part: PartContext): RowObserver<ProbeLogRow>;
