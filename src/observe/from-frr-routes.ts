// FRR's EVPN routes to route observations: type 2 routes are where a MAC is, as BGP knows it.
import { quoted } from "../core/quoted.ts";
import { numbered } from "../core/words.ts";
import type { EvpnRoute, EvpnRow, EvpnTotals } from "../decode/text/frr-evpn-rows.ts";
import { mobilityOf } from "../decode/text/frr-evpn-rows.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFinding, RouteObservation } from "./observation.ts";
import { lineOf, snapshotOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

const ZERO_ESI = /^(?:00:){9}00$/;

/** Observes one output of `show bgp l2vpn evpn [route]`, text or JSON, brief or detailed. */
export function observeFrrRoutes(part: PartContext): RowObserver<EvpnRow> {
  return new RoutesObserver(part);
}

class RoutesObserver implements RowObserver<EvpnRow> {
  private readonly part: PartContext;
  private readonly routes: RouteObservation[] = [];
  private readonly findings: ObservedFinding[] = [];
  private records = 0;
  /** The output is over: what follows is another. */
  private ended = false;
  /** Paths since the last heading, and the first of them that was cut. */
  private paths = 0;
  private readonly prefixes = new Set<string>();
  private cut: EvpnRoute | undefined;
  private cutCount = 0;

  constructor(part: PartContext) {
    this.part = part;
  }

  take(rows: readonly EvpnRow[]): void {
    for (const row of rows) {
      if (row.kind === "route") this.route(row);
      else if (row.kind === "totals") this.totals(row);
      else if (row.kind === "table") this.heading();
      else if (row.kind === "jsonProblem") this.findings.push(jsonFinding(row, this.part));
      else this.say("frr.no-routes", "info", `The table is empty, and FRR says so: ${quoted(row.says)}.`, row.line);
    }
  }

  finish(): Shown {
    if (this.cut !== undefined) {
      const n = this.cutCount;
      this.say(
        "frr.route-cut",
        "warning",
        `${n} ${n === 1 ? "route has no next hop or ends" : "routes have no next hop or end"} within a line: the text was cut, and ${n === 1 ? "it is" : "they are"} not used.`,
        this.cut.line,
      );
    }
    return { records: this.records, routes: this.routes, findings: this.findings };
  }

  /** A table begins; one that comes after another is a later output of the command. */
  private heading(): void {
    this.paths = 0;
    this.prefixes.clear();
    this.ended = this.records > 0;
  }

  private route(row: EvpnRoute): void {
    if (this.ended) this.part.outputs?.next();
    this.ended = false;
    this.records++;
    this.paths++;
    this.prefixes.add(`${row.rd} ${row.prefix}`);
    if (row.nextHop === undefined || row.cut === true) {
      this.cut ??= row;
      this.cutCount++;
      return;
    }
    if (row.routeType !== 2 || row.mac === undefined) return;
    const route = macRoute(row, row.mac, this.part);
    if (route !== undefined) this.routes.push(route);
    else
      this.say(
        "frr.number",
        "warning",
        "The sequence number of a route does not fit into the MAC Mobility community: the text is damaged, and the route is not used.",
        row.line,
      );
  }

  private totals(row: EvpnTotals): void {
    const counted = row.paths;
    this.displayed(row);
    if (counted === 0 && this.paths === 0)
      this.say("frr.no-routes", "info", "The table is empty, and FRR says so: 0 paths.", row.line);
    else if (counted !== undefined && counted !== this.paths) {
      this.say(
        "frr.count-disagrees",
        "warning",
        `FRR counted ${counted} paths and ${this.paths} are shown: part of the output is missing.`,
        row.line,
      );
    }
    this.paths = 0;
    this.ended = true;
  }

  /** "Displayed 5 out of 9 prefixes": some versions count routes there, and paths. */
  private displayed(row: EvpnTotals): void {
    const { prefixes } = row;
    const shown = this.prefixes.size;
    this.prefixes.clear();
    if (row.paths !== undefined || prefixes === undefined || prefixes === shown || prefixes === this.paths) return;
    this.say(
      "frr.count-disagrees",
      "warning",
      `FRR displayed ${numbered(prefixes, "prefix", "prefixes")} and ${shown} ${shown === 1 ? "is" : "are"} in the text: part of the output is missing.`,
      row.line,
    );
  }

  private say(code: string, severity: ObservedFinding["severity"], says: string, line: number): void {
    this.findings.push({ code, severity, says, where: [lineOf(this.part, line)] });
  }
}

/** Undefined where its mobility cannot be what the text says. */
function macRoute(row: EvpnRoute, mac: string, part: PartContext): RouteObservation | undefined {
  const mobility = mobilityOf(row.communities);
  if (mobility === undefined) return undefined;
  const { seq, sticky } = mobility;
  // "100/4001": the first is the MAC-VRF's
  const [vni] = row.vnis;
  return {
    mac,
    ...(row.ip === undefined ? {} : { ip: row.ip }),
    ...(vni === undefined ? {} : { vni }),
    table: "bgp",
    ...snapshotOf(part, row.line),
    ...(row.rd === undefined ? {} : { rd: row.rd }),
    ...(row.ethTag === undefined ? {} : { ethTag: row.ethTag }),
    ...(row.esi === undefined || ZERO_ESI.test(row.esi) ? {} : { esi: row.esi }),
    ...(row.nextHop === undefined ? {} : { nextHop: row.nextHop }),
    ...(row.originator === undefined ? {} : { originatorId: row.originator }),
    ...(seq === undefined ? {} : { seq }),
    // every type 2 route has a route target: without one the form (or a version before 7.2) shows no communities at all
    ...(row.communities === undefined ? { seqShown: false } : {}),
    sticky,
    withdrawn: false,
    ...(row.best === undefined ? {} : { best: row.best }),
    local: row.local,
  };
}
