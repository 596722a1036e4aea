// Routes and look-ups of routes to facts: path MTUs, and next hops that a routing protocol gave. What the kernel refuses is said.
import { quoted } from "../core/quoted.ts";
import { numbered } from "../core/words.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import { errorOwner } from "../decode/text/linux-rows.ts";
import type { IprouteError, RouteRow } from "../decode/text/linux-rows.ts";
import { iprouteFinding } from "./from-linux-error.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

type Row = RouteRow | IprouteError | JsonProblem;

/** Protocols that learn routes from elsewhere (numbers of /etc/iproute2/rt_protos where a name may be missing). */
const LEARNED = new Set(["bgp", "bird", "zebra", "ospf", "isis", "rip", "eigrp", "babel", "186", "188", "187"]);
/** Routes that are listed as facts. */
const LISTED = 500;

/** Observes one output of ip route show or get, text or JSON. */
export function observeLinuxRoute(part: PartContext): RowObserver<Row> {
  return new RouteObserver(part);
}

class RouteObserver implements RowObserver<Row> {
  private readonly part: PartContext;
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  private records = 0;
  private learned = 0;

  constructor(part: PartContext) {
    this.part = part;
  }

  take(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.kind === "jsonProblem") {
        this.findings.push(jsonFinding(row, this.part));
        continue;
      }
      this.records++;
      if (row.kind === "route") this.route(row);
      else this.refusal(row);
    }
  }

  finish(): Shown {
    if (this.learned > LISTED) {
      const says = `${this.part.where}: ${numbered(this.learned, "route was", "routes were")} learned by a routing protocol; the first ${LISTED} are listed.`;
      const where = [{ input: this.part.input.id }];
      this.findings.push({ code: "route.not-all-listed", severity: "info", says, where, count: this.learned });
    }
    return { records: this.records, facts: this.facts, findings: this.findings };
  }

  private route(row: RouteRow): void {
    const subject = `${this.part.where} ${row.dst}`;
    const source = lineOf(this.part, row.line);
    if (row.mtu !== undefined)
      this.facts.push({ kind: "path.mtu", subject, value: row.mtu, source, limits: mtuLimits(row) });
    this.asked(row, subject, source);
    if (row.protocol === undefined || !LEARNED.has(row.protocol) || this.learned++ >= LISTED) return;
    const hops = row.nexthops.length > 0 ? row.nexthops : [row];
    for (const hop of hops) {
      const value = {
        ...(hop.via === undefined ? {} : { nextHop: hop.via }),
        ...(hop.dev === undefined ? {} : { interface: hop.dev }),
        protocol: row.protocol,
        ...(row.metric === undefined ? {} : { metric: row.metric }),
        ...(row.nhid === undefined ? {} : { nhid: row.nhid }),
      };
      this.facts.push({ kind: "route.nextHop", subject, value, source, limits: [] });
    }
  }

  /** The default route, and what `ip route get` would do: what the kernel knows, not what a packet takes. */
  private asked(row: RouteRow, subject: string, source: ObservedFact["source"]): void {
    const isDefault = row.dst === "default" || row.dst === "0.0.0.0/0" || row.dst === "::/0";
    if (row.cache === undefined && !isDefault) return;
    const hop = row.nexthops[0] ?? row;
    const value = {
      ...(hop.via === undefined ? {} : { nextHop: hop.via }),
      ...(hop.dev === undefined ? {} : { interface: hop.dev }),
      ...(row.cache === undefined ? {} : { to: row.dst }),
    };
    if (Object.keys(value).length === 0) return;
    const kind = row.cache === undefined ? "route.default" : "route.get";
    const limits = row.cache === undefined ? [] : ["What the kernel would do: not that a packet took it."];
    this.facts.push({ kind, subject, value, source, limits });
  }

  private refusal(row: IprouteError): void {
    if (errorOwner(row.says) !== "linux-route-get") {
      this.findings.push(iprouteFinding(row, this.part));
      return;
    }
    const asked = /\broute get (?:\S+ )*?([0-9a-f.:]+)\b/i.exec(this.part.command ?? "")?.[1];
    const target = asked === undefined ? "" : ` to ${asked}`;
    const says = `${this.part.where}: the kernel gives no route${target}: ${quoted(row.says)}.`;
    this.findings.push({ code: "route.refused", severity: "warning", says, where: [lineOf(this.part, row.line)] });
  }
}

function mtuLimits(row: RouteRow): string[] {
  if (row.cache === undefined) return ["Set on the route: not learned from the path."];
  if (row.expires === undefined)
    return ["The cache line shows no time left: it may be set on the route and not learned from the path."];
  return [`Learned from the path; forgotten ${row.expires} s after this was printed.`];
}
