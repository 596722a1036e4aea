import type { ArpingRow } from "../decode/text/arping-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of arping, which may hold several runs. */
export declare function observeArping(part: PartContext): RowObserver<ArpingRow>;
