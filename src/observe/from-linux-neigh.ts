// Neighbour tables: which MAC a node has for an address; what could not be resolved is said.
import { canonicalMac } from "../core/address.ts";
import { named } from "../core/quoted.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { IprouteError, NeighRow } from "../decode/text/linux-rows.ts";
import { iprouteFinding } from "./from-linux-error.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFinding, SourceRef } from "./observation.ts";
import { KeptNeighbours } from "./neighbour.ts";
import type { NeighbourEntry } from "./neighbour.ts";
import { lineOf, snapshotOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

type Row = NeighRow | IprouteError | JsonProblem;

/** Places that are listed. */
const LISTED = 10;

/** Observes one output of ip neigh, text or JSON. */
export function observeLinuxNeigh(part: PartContext): RowObserver<Row> {
  return new NeighObserver(part);
}

class NeighObserver implements RowObserver<Row> {
  private readonly part: PartContext;
  private readonly findings: ObservedFinding[] = [];
  private readonly where: SourceRef[] = [];
  private readonly kept = new KeptNeighbours();
  private readonly names: string[] = [];
  private unresolved = 0;
  private records = 0;

  constructor(part: PartContext) {
    this.part = part;
  }

  take(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.kind === "jsonProblem") this.findings.push(jsonFinding(row, this.part));
      else {
        this.records++;
        if (row.kind === "neigh") this.neighbour(row);
        else this.findings.push(iprouteFinding(row, this.part));
      }
    }
  }

  finish(): Shown {
    if (this.unresolved > 0) {
      const more = this.unresolved > this.names.length ? ` and ${this.unresolved - this.names.length} more` : "";
      this.findings.push({
        code: "neigh.unresolved",
        severity: "info",
        says: `${this.part.where} has no MAC for ${this.names.join(", ")}${more}: nobody answered its last request.`,
        where: this.where,
        count: this.unresolved,
      });
    }
    this.findings.push(...this.kept.findings(this.part));
    return { records: this.records, neighbours: this.kept.list(), findings: this.findings };
  }

  private neighbour(row: NeighRow): void {
    const { partTime, at, digits, ...place } = snapshotOf(this.part, row.line);
    const time = partTime === true || at === undefined ? {} : { at, ...(digits === undefined ? {} : { digits }) };
    const entry = neighbourEntry(row, { ...place, ...time }, false);
    if (entry !== undefined) this.kept.add(entry);
    if (!isUnresolved(row)) return;
    this.unresolved++;
    if (this.names.length >= LISTED) return;
    this.names.push(row.ip === undefined ? "an entry without address" : named(row.ip));
    this.where.push(lineOf(this.part, row.line));
  }
}

/** Nobody answered for the address. */
function isUnresolved(row: NeighRow): boolean {
  return row.states.includes("FAILED") || row.states.includes("INCOMPLETE");
}

/** A row as an entry; undefined without an address, or where neither a MAC nor its absence shows. */
export function neighbourEntry(
  row: NeighRow,
  seen: Pick<NeighbourEntry, "where" | "source" | "order" | "part" | "at" | "digits">,
  change: boolean,
): NeighbourEntry | undefined {
  const gone = row.deleted || isUnresolved(row);
  const mac = gone || row.lladdr === undefined ? undefined : canonicalMac(row.lladdr);
  if (row.ip === undefined || (mac === undefined && !gone)) return undefined;
  return { ip: row.ip, mac, device: row.dev, change, ...seen };
}
