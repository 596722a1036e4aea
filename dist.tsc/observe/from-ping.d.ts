import type { PingRow } from "../decode/text/ping-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes the rows of one output of ping of iputils, which may hold several runs. */
export declare function observePing(part: PartContext): RowObserver<PingRow>;
/** The same for ping of BSD, macOS and BusyBox. */
export declare function observeBsdPing(part: PartContext): RowObserver<PingRow>;
/** The same for ping of Windows. */
export declare function observeWindowsPing(part: PartContext): RowObserver<PingRow>;
