import type { NotedRow } from "../decode/text/noted.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes an output that is set aside. */
export declare function observeNoted(_part: PartContext): RowObserver<NotedRow>;
