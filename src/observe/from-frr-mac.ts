// zebra's MAC tables to route observations: where the forwarding plane of this node takes a MAC to be.
import type { EvpnMac, EvpnMacRow } from "../decode/text/frr-evpn-rows.ts";
import { jsonFinding } from "./json-finding.ts";
import { duplicateFact } from "./duplicate-fact.ts";
import type { ObservedFact, ObservedFinding, RouteObservation } from "./observation.ts";
import { lineOf, snapshotOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Flagged MACs that become facts. */
const FLAGGED = 200;

/** Observes one output of `show evpn mac`, text or JSON. */
export function observeFrrMac(part: PartContext): RowObserver<EvpnMacRow> {
  return new MacObserver(part);
}

class MacObserver implements RowObserver<EvpnMacRow> {
  private readonly part: PartContext;
  private readonly routes: RouteObservation[] = [];
  private readonly findings: ObservedFinding[] = [];
  /** MACs that are flagged. */
  private readonly facts: ObservedFact[] = [];
  /** Announced numbers of MACs: "VNI 100 has none" is evidence too. */
  private counts = 0;
  /** VNIs that the current output has begun. */
  private readonly vnis = new Set<number | undefined>();
  private expected: { macs: number; line: number; seen: number } | undefined;

  constructor(part: PartContext) {
    this.part = part;
  }

  take(rows: readonly EvpnMacRow[]): void {
    for (const row of rows) {
      if (row.kind === "mac") this.mac(row);
      else if (row.kind === "count") {
        this.compare();
        this.counts++;
        this.heading(row.vni);
        this.expected = { macs: row.macs, line: row.line, seen: 0 };
      } else this.findings.push(jsonFinding(row, this.part));
    }
  }

  finish(): Shown {
    this.compare();
    return {
      records: this.routes.length + this.counts,
      routes: this.routes,
      facts: this.facts,
      findings: this.findings,
    };
  }

  /** A VNI that has its heading already: the command was run again. */
  private heading(vni: number | undefined): void {
    if (this.vnis.has(vni)) {
      this.vnis.clear();
      this.part.outputs?.next();
    }
    this.vnis.add(vni);
  }

  private mac(row: EvpnMac): void {
    if (row.cut === true) {
      const says = `The text ends within the row of ${row.mac}: it is not used.`;
      this.findings.push({ code: "frr.row-cut", severity: "warning", says, where: [lineOf(this.part, row.line)] });
      return;
    }
    if (this.expected !== undefined) this.expected.seen++;
    this.routes.push(macEntry(row, this.part));
    const where = [lineOf(this.part, row.line)];
    const count = row.detectionCount ?? 0;
    const when = row.detectedAt === undefined ? "" : ` at ${row.detectedAt} (local time, zone not shown)`;
    if (row.duplicate === true) {
      const moves = count === 0 ? "" : `, after ${count} ${count === 1 ? "move" : "moves"} by its own count`;
      const says = `${row.mac}: ${this.part.where} has flagged it as a duplicate address${when}${moves}.`;
      this.findings.push({ code: "frr.duplicate-detected", severity: "warning", says, where });
      const flagged = { ...row, ip: undefined, moves: count === 0 ? undefined : count };
      if (this.facts.length < FLAGGED) this.facts.push(duplicateFact(this.part, flagged, undefined));
    } else if (count > 0) {
      const says = `${row.mac}: duplicate detection of ${this.part.where} counts ${count} ${count === 1 ? "move" : "moves"}${when}.`;
      this.findings.push({ code: "frr.duplicate-counting", severity: "info", says, where, count });
    }
  }

  /** FRR announces how many MACs a VNI has; fewer rows mean that output is missing. */
  private compare(): void {
    const { expected } = this;
    this.expected = undefined;
    if (expected === undefined || expected.macs === expected.seen) return;
    const says = `FRR announced ${expected.macs} MACs and ${expected.seen} are shown: part of the output is missing.`;
    this.findings.push({
      code: "frr.count-disagrees",
      severity: "warning",
      says,
      where: [lineOf(this.part, expected.line)],
    });
  }
}

/** The sequence that counts is the remote one of a remote MAC and the local one of a local MAC; the other is history. */
function macEntry(row: EvpnMac, part: PartContext): RouteObservation {
  const remote = row.type === "remote";
  const seq = remote ? row.remoteSeq : row.localSeq;
  return {
    mac: row.mac,
    ...(row.vni === undefined ? {} : { vni: row.vni }),
    table: "mac",
    ...snapshotOf(part, row.line),
    ...(row.esi === undefined ? {} : { esi: row.esi }),
    ...(remote && row.vtep !== undefined ? { nextHop: row.vtep } : {}),
    ...(seq === undefined ? {} : { seq }),
    sticky: row.sticky === true,
    withdrawn: false,
    local: row.type === "local",
    ...(row.interface === undefined ? {} : { interface: row.interface }),
  };
}
