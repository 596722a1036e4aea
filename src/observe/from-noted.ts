// Outputs that carry nothing that the analysis uses.
import type { NotedRow } from "../decode/text/noted.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Observes an output that is set aside. */
export function observeNoted(_part: PartContext): RowObserver<NotedRow> {
  return { take() {}, finish: (): Shown => ({ records: 0 }) };
}
