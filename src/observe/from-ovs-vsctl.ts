// Wiring of Open vSwitch to facts: which bridge has the uplink and with which VLANs, how bridges are patched, where tunnels go, and what
// a summary by hand says was kept or is absent.
import { named, quoted } from "../core/quoted.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import { mapValue, ovsText, vlansOf } from "../decode/text/ovs-rows.ts";
import type { OvsInterface, OvsPort, OvsRecord, OvsStatement } from "../decode/text/ovs-rows.ts";
import type { OvsNameRow } from "../decode/text/ovs-vsctl-names.ts";
import type { OvsShowRow } from "../decode/text/ovs-vsctl-show.ts";
import { isUplinkName } from "./from-linux-link.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

type Row = OvsShowRow | OvsNameRow | OvsRecord | JsonProblem;

const BY_HAND = "From a summary written by hand, not printed by the switch.";
const BY_NAME = "Taken for the uplink by its name: the switch does not tell a NIC from a VM's port.";
const BY_TRUNK =
  "Taken for an uplink because it carries a list of VLANs: the switch does not tell a NIC from a VM's port.";
const TUNNELS = new Set(["vxlan", "geneve", "gre", "stt", "erspan", "ip6gre", "gtpu"]);
const KEPT = /\b(?:retained?|kept?|keep|unchanged|preserved?|remains?)\b/i;
const ABSENT = /^(?:absent|missing|removed|none|not present|deleted)$/i;

/** Observes one output of ovs-vsctl, or a summary by hand. */
export function observeOvsVsctl(part: PartContext): RowObserver<Row> {
  return new VsctlObserver(part);
}

class VsctlObserver implements RowObserver<Row> {
  private readonly part: PartContext;
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  private readonly ports: OvsPort[] = [];
  private readonly statements: OvsStatement[] = [];
  private printed = false;
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
      if (row.kind === "port") this.ports.push(row);
      else if (row.kind === "statement") this.statements.push(row);
      else if (row.kind === "record") this.record(row);
      else if (row.kind === "system" && row.what === "uuid") this.printed = true;
      else if (row.kind === "system" && row.what === "error") this.error(quoted(row.value), row.line);
    }
  }

  finish(): Shown {
    const limits = this.statements.length > 0 && !this.printed ? [BY_HAND] : [];
    // bridge of each port, to find the other end of a patch
    const bridgeOf = new Map(this.ports.flatMap((p) => (p.name === undefined ? [] : [[p.name, p.bridge] as const])));
    for (const port of this.ports) this.port(port, bridgeOf, limits);
    for (const s of this.statements) this.statement(s, limits);
    return { records: this.records, facts: this.facts, findings: this.findings };
  }

  private fact(kind: string, subject: string, value: unknown, line: number, limits: string[]): void {
    const source = lineOf(this.part, line);
    this.facts.push({ kind, subject: `${this.part.where} ${subject}`, value, source, limits });
  }

  private error(says: string, line: number): void {
    const where = [lineOf(this.part, line)];
    this.findings.push({
      code: "ovs.error",
      severity: "warning",
      says: `${this.part.where}: ${says}`,
      where,
    });
  }

  private port(port: OvsPort, bridgeOf: ReadonlyMap<string, string>, limits: string[]): void {
    const { interfaces, bridge, line } = port;
    for (const i of interfaces)
      if (i.error !== undefined) this.error(`interface ${named(i.name)}: ${quoted(i.error)}`, line);
    const type = interfaces[0]?.type ?? "";
    if (type === "patch") {
      const to = patchedTo(port, bridgeOf);
      const value = {
        bridge,
        ...(port.name === undefined ? {} : { port: port.name }),
        ...(to === undefined ? {} : { toBridge: to }),
      };
      this.fact("wiring.patch", bridge, value, line, limits);
    } else if (TUNNELS.has(type)) this.tunnel(interfaces[0]!, bridge, line);
    else if (port.name !== undefined && port.name !== bridge && type !== "internal")
      this.system(port, port.name, limits);
  }

  private system(port: OvsPort, name: string, limits: string[]): void {
    const vlans = {
      ...(port.trunks === undefined ? {} : { trunks: port.trunks }),
      ...(port.tag === undefined ? {} : { tag: port.tag }),
    };
    const named = isUplinkName(name) || port.interfaces.length > 1;
    const value = { bridge: port.bridge, ...vlans };
    if (named || port.trunks !== undefined)
      this.fact("wiring.uplink", name, value, port.line, [...limits, named ? BY_NAME : BY_TRUNK]);
    else if (port.tag !== undefined) this.fact("wiring.port", name, value, port.line, limits);
  }

  private tunnel(i: OvsInterface, bridge: string, line: number): void {
    const remote = mapValue(i.options, "remote_ip");
    const key = mapValue(i.options, "key");
    const value = {
      bridge,
      encapsulation: i.type,
      ...(remote === undefined ? {} : { to: ovsText(remote) }),
      ...(key === undefined
        ? {}
        : { key: typeof key === "number" || !/^\d{1,8}$/.test(ovsText(key)) ? key : Number(key) }),
    };
    this.fact("wiring.tunnel", i.name, value, line, []);
  }

  private statement(s: OvsStatement, limits: string[]): void {
    if (s.says === "" && !/\d/.test(s.subject)) return; // "Pod veth ports": nothing that has a name
    const kind = ABSENT.test(s.label) ? "wiring.absent" : KEPT.test(s.says) ? "wiring.kept" : "wiring.statement";
    this.fact(kind, s.subject, s.says === "" ? s.label : s.says, s.line, limits);
  }

  /** A row of the Interface or Port table. */
  private record(row: OvsRecord): void {
    const { columns, line } = row;
    const name = columns.get("name");
    if (name === undefined) return;
    const mtu = columns.get("mtu");
    if (typeof mtu === "number")
      this.fact("link.mtu", ovsText(name), mtu, line, ["As set on the interface: not what the path carries."]);
    const mac = mapValue(columns.get("external_ids"), "attached-mac");
    if (mac !== undefined) this.fact("wiring.attachedMac", ovsText(name), ovsText(mac), line, []);
    const error = columns.get("error");
    if (typeof error === "string" && error !== "")
      this.error(`interface ${named(ovsText(name))}: ${quoted(error)}`, line);
    const trunks = vlansOf(columns.get("trunks"));
    const [tag] = vlansOf(columns.get("tag"));
    if (trunks.length > 0) this.fact("wiring.port", ovsText(name), { trunks }, line, []);
    else if (tag !== undefined) this.fact("wiring.port", ovsText(name), { tag }, line, []);
  }
}

/** The bridge at the other end of a patch port: as said, as its peer's, or as its name says. */
function patchedTo(port: OvsPort, bridgeOf: ReadonlyMap<string, string>): string | undefined {
  if (port.peerBridge !== undefined) return port.peerBridge;
  const peer = mapValue(port.interfaces[0]?.options, "peer");
  const known = peer === undefined ? undefined : bridgeOf.get(ovsText(peer));
  return known ?? /^patch-.+-to-(br-[\w.-]+)$/.exec(port.name ?? "")?.[1];
}
