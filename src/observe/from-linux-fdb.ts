// Forwarding entries to route observations: where a node sends frames to a MAC. The entry of the device itself (self) names the remote
// VTEP; the bridge's entry for the same MAC on the same device says nothing more and is folded into it. Not observed as routes:
// flood lists (00:00:00:00:00:00), group addresses, and permanent entries without a VTEP, which are the addresses of ports.
import { named } from "../core/quoted.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { FdbRow, IprouteError } from "../decode/text/linux-rows.ts";
import { iprouteFinding } from "./from-linux-error.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFinding, RouteObservation } from "./observation.ts";
import { snapshotOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

const FLOOD = "00:00:00:00:00:00";
/** MACs with several targets that are listed. */
const LISTED = 20;

/** Where an entry was seen, and when. */
export type Seen = Pick<RouteObservation, "where" | "source" | "order" | "at" | "digits">;

/** Observes one output of bridge fdb, text or JSON. */
export function observeLinuxFdb(part: PartContext): RowObserver<FdbRow | IprouteError | JsonProblem> {
  return new FdbObserver(part);
}

/** True when the entry may say where a station is. */
export function isStation(row: FdbRow): boolean {
  const group = (Number.parseInt(row.mac.slice(0, 2), 16) & 1) === 1;
  const own =
    row.state === "permanent" && row.dst === undefined && row.nhid === undefined && !row.flags.includes("sticky");
  return row.mac !== FLOOD && !group && !own;
}

/** True when the entry points away from this node. */
export function isRemote(row: FdbRow): boolean {
  return row.dst !== undefined || row.nhid !== undefined;
}

/** The observation of one entry. */
export function fdbRoute(row: FdbRow, seen: Seen, local: boolean): RouteObservation {
  const vni = row.srcVni ?? row.vni;
  return {
    mac: row.mac,
    ...(vni === undefined ? {} : { vni }),
    table: "fdb",
    ...seen,
    ...(row.dst === undefined || row.deleted ? {} : { nextHop: row.dst }),
    sticky: row.flags.includes("sticky"),
    withdrawn: row.deleted,
    local,
    ...(row.dev === undefined ? {} : { interface: row.dev }),
  };
}

class FdbObserver implements RowObserver<FdbRow | IprouteError | JsonProblem> {
  private readonly part: PartContext;
  private readonly routes: RouteObservation[] = [];
  private readonly findings: ObservedFinding[] = [];
  /** Entries without a VTEP, until the end tells whether the same MAC has one. */
  private readonly bare: FdbRow[] = [];
  /** VTEPs by MAC and device. */
  private readonly targets = new Map<string, Set<string>>();
  /** Devices with a flood list or a VTEP: nothing on them is local. */
  private readonly tunnels = new Set<string>();
  private readonly filtered: string | undefined;
  private records = 0;

  constructor(part: PartContext) {
    this.part = part;
    this.filtered = /\bfdb\b.*\bdev (\S+)/.exec(part.command ?? "")?.[1];
  }

  take(rows: readonly (FdbRow | IprouteError | JsonProblem)[]): void {
    for (const row of rows) {
      if (row.kind === "jsonProblem") this.findings.push(jsonFinding(row, this.part));
      else {
        this.records++;
        if (row.kind === "fdb") this.entry(row);
        else this.findings.push(iprouteFinding(row, this.part));
      }
    }
  }

  finish(): Shown {
    for (const row of this.bare) {
      if (this.targets.has(place(row))) continue;
      const local = !row.flags.includes("extern_learn") && !this.tunnels.has(row.dev ?? "");
      this.routes.push(fdbRoute(row, snapshotOf(this.part, row.line), local));
    }
    this.several();
    return { records: this.records, routes: this.routes, findings: this.findings };
  }

  private entry(row: FdbRow): void {
    row.dev ??= this.filtered;
    if (isRemote(row) && row.dev !== undefined) this.tunnels.add(row.dev);
    if (!isStation(row)) return;
    if (!isRemote(row)) {
      this.bare.push(row);
      return;
    }
    const key = place(row);
    const targets = this.targets.get(key) ?? new Set<string>();
    targets.add(row.dst === undefined ? `next hop group ${row.nhid}` : named(row.dst));
    this.targets.set(key, targets);
    this.routes.push(fdbRoute(row, snapshotOf(this.part, row.line), false));
  }

  /** A MAC that is sent to several VTEPs at once. */
  private several(): void {
    const many = [...this.targets].filter(([, targets]) => targets.size > 1);
    for (const [key, targets] of many.slice(0, LISTED)) {
      const [mac, dev] = key.split("|");
      const where = this.routes.filter((r) => r.mac === mac && (r.interface ?? "") === dev).map((r) => r.source);
      const says = `${mac}: ${this.part.where} sends it to ${targets.size} VTEPs at once: ${[...targets].join(", ")}.`;
      this.findings.push({ code: "fdb.several-targets", severity: "warning", says, where, count: many.length });
    }
  }
}

function place(row: FdbRow): string {
  return `${row.mac}|${row.dev ?? ""}`;
}
