// Routes of a log or a monitor, which may run for weeks: so many are kept, and what is beyond is counted and said.
import type { ObservedFinding, RouteObservation, SourceRef } from "./observation.ts";
import type { PartContext } from "./text-observer.ts";

/** Changes that are kept of one output; each needs about 2 kB until the evidence is written. */
export const MOST_ROUTES = 50_000;

/** The first changes of an output, in order. */
export class KeptRoutes {
  readonly list: RouteObservation[] = [];
  private left = 0;
  private firstLeft: SourceRef | undefined;

  add(route: RouteObservation): void {
    if (this.list.length < MOST_ROUTES) {
      this.list.push(route);
      return;
    }
    this.leave(route.source);
  }

  /** Counts one that is not kept. */
  leave(source: SourceRef): void {
    this.left++;
    this.firstLeft ??= source;
  }

  /** Takes back the last one. */
  pop(): void {
    if (this.left > 0) this.left--;
    else this.list.pop();
  }

  /** What was left out, if anything was. */
  findings(part: PartContext): ObservedFinding[] {
    if (this.left === 0) return [];
    const says = `${part.where}: more than ${MOST_ROUTES} changes of MAC addresses: those of ${this.left} later rows are counted here and in no history. Cut the log to the time that matters.`;
    const where = [this.firstLeft!];
    return [{ code: "routes.not-all-kept", severity: "warning", says, where, count: this.left }];
  }
}
