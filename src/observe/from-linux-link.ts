// Interfaces and addresses to facts: MTUs, VNIs of tunnel devices, VLANs, which bridge has the uplink, addresses.
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { AddrRow, IprouteError, LinkRow } from "../decode/text/linux-rows.ts";
import { iprouteFinding } from "./from-linux-error.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

type Row = LinkRow | AddrRow | IprouteError | JsonProblem;

const CONFIGURED = "As set on the interface: not what the path carries.";
const BY_NAME = "Taken for the uplink by its name.";
const NIC = /^(?:bond|team|eth|en[ospx]|eno|ens|enp|em\d|p\d+p\d|ib\d|dpdk)[\w]*$/;

/** True when a NIC, a bond or a team is usually called like this. */
export function isUplinkName(name: string): boolean {
  return NIC.test(name);
}

/** Observes one output of ip link, ip addr or bridge link, text or JSON. */
export function observeLinuxLink(part: PartContext): RowObserver<Row> {
  return new LinkObserver(part);
}

/** Facts of one interface. */
export function linkFacts(row: LinkRow, part: PartContext): ObservedFact[] {
  const subject = `${part.where} ${row.ifname}`;
  const source = lineOf(part, row.line);
  const facts: ObservedFact[] = [];
  const add = (kind: string, value: unknown, ...limits: string[]) =>
    facts.push({ kind, subject, value, source, limits });
  if (row.mtu !== undefined && row.ifname !== "lo") add("link.mtu", row.mtu, CONFIGURED);
  if (row.id !== undefined && !row.external) {
    if (row.infoKind === "vxlan" || row.infoKind === "geneve") add("link.vni", row.id);
    if (row.infoKind === "vlan") add("link.vlan", row.id);
  }
  if (row.slaveKind === "bridge" && row.master !== undefined && isUplinkName(row.ifname))
    add("wiring.uplink", { bridge: row.master }, BY_NAME);
  return facts;
}

/** What tells one interface from another that took its name: a change of it is a change of wiring. */
function identityFacts(row: LinkRow, part: PartContext): ObservedFact[] {
  if (row.ifindex === undefined || row.ifname === "lo") return [];
  const up = row.flags.includes("UP");
  const value = {
    ifindex: row.ifindex,
    ...(row.address === undefined ? {} : { mac: row.address }),
    ...(row.master === undefined ? {} : { master: row.master }),
    ...(row.flags.length === 0 ? {} : { up }),
  };
  const subject = `${part.where} ${row.ifname}`;
  return [{ kind: "link.identity", subject, value, source: lineOf(part, row.line), limits: [] }];
}

class LinkObserver implements RowObserver<Row> {
  private readonly part: PartContext;
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  private records = 0;

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
      if (row.kind === "link") this.facts.push(...linkFacts(row, this.part), ...identityFacts(row, this.part));
      else if (row.kind === "addr") this.address(row);
      else this.findings.push(iprouteFinding(row, this.part));
    }
  }

  finish(): Shown {
    return { records: this.records, facts: this.facts, findings: this.findings };
  }

  private address(row: AddrRow): void {
    // every interface has these; they tell nothing apart
    if (row.scope === "host" || row.ifname === "lo" ? isLoopback(row.address) : row.address.startsWith("fe80:")) return;
    this.facts.push({
      kind: "link.address",
      subject: `${this.part.where} ${row.ifname}`,
      value: row.prefix === undefined ? row.address : `${row.address}/${row.prefix}`,
      source: lineOf(this.part, row.line),
      limits: [],
    });
  }
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}
