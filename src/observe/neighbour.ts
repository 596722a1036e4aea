// What one input shows of the neighbour entries (ARP, ND) of a node: which MAC it has for an address, or that it has none.
import type { ObservedFinding, RouteObservation, SourceRef } from "./observation.ts";
import type { PartContext } from "./text-observer.ts";

/** One row of a neighbour table, or one line of a monitor. */
export interface NeighbourEntry extends Pick<
  RouteObservation,
  "where" | "source" | "order" | "part" | "at" | "digits"
> {
  readonly ip: string;
  /** Undefined: the entry was taken away, or nobody answered for the address. */
  readonly mac: string | undefined;
  readonly device: string | undefined;
  /** A line of a monitor: a change. Else a row of a snapshot. */
  readonly change: boolean;
}

/** Entries that are kept of one output. */
const MOST = 50_000;

/** The first entries of an output, in order; what is beyond is counted and said. */
export class KeptNeighbours {
  private readonly all: NeighbourEntry[] = [];
  private left = 0;
  private firstLeft: SourceRef | undefined;

  add(entry: NeighbourEntry): void {
    if (this.all.length < MOST) {
      this.all.push(entry);
      return;
    }
    this.left++;
    this.firstLeft ??= entry.source;
  }

  /** Without those of `ports`: there they are forwarding entries, whose address is a VTEP's. */
  list(ports: ReadonlySet<string> = new Set()): NeighbourEntry[] {
    return this.all.filter((e) => e.device === undefined || !ports.has(e.device));
  }

  /** What was left out, if anything was. */
  findings(part: PartContext): ObservedFinding[] {
    if (this.left === 0) return [];
    const says = `${part.where}: more than ${MOST} neighbour entries: ${this.left} later ones are counted here and not followed.`;
    return [{ code: "neigh.not-all-kept", severity: "warning", says, where: [this.firstLeft!], count: this.left }];
  }
}
