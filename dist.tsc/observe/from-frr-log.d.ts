import type { FrrLogRow } from "../decode/text/frr-log-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one log of a daemon of FRR. */
export declare function observeFrrLog(part: PartContext): RowObserver<FrrLogRow>;
