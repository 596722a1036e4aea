import type { MonitorRow } from "../decode/text/linux-monitor.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of bridge monitor or ip monitor. */
export declare function observeLinuxMonitor(part: PartContext): RowObserver<MonitorRow>;
