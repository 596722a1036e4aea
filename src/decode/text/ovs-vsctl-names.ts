// `ovs-vsctl list-br`, `list-ports BRIDGE`, `list-ifaces BRIDGE`, `port-to-br PORT` and `iface-to-br INTERFACE`, Open vSwitch 1 to 3:
// bare names, one a line. Trap: nothing in the text tells what it is, only the command at the prompt does (or case.yaml).
// Becomes: facts about wiring where a name is that of an uplink.
// Not read: no line of it is left out.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import type { OvsBridge, OvsPort, OvsSystem } from "./ovs-rows.ts";

/** A bare name, where the command is not known or what it prints is no port of a bridge. */
export interface OvsName extends RowBase {
  readonly kind: "name";
  readonly name: string;
  /** Undefined when the command is not known. */
  readonly what: "bridge" | "interface" | undefined;
  /** What the command asked about: the bridge, or the interface. */
  readonly of: string | undefined;
}

/** A row of such a list. */
export type OvsNameRow = OvsName | OvsPort | OvsBridge | OvsSystem;

const COMMAND =
  /(?:^|[\s/"'])ovs-vsctl(?: --?[\w-]+(?:=\S+)?)* (list-br|list-ports|list-ifaces|port-to-br|iface-to-br)\b(?: +(?:--\S+ +)*"?([\w.:@-]{1,100}))?/;
const NAME = /^[\w.:@-]{1,100}$/;

class NameReader implements RowReader<OvsNameRow> {
  private readonly asked: string | undefined;
  private readonly of: string | undefined;

  constructor(command: string | undefined) {
    [, this.asked, this.of] = COMMAND.exec(command ?? "") ?? [];
  }

  read(lines: readonly Line[]): (OvsNameRow | Unparsed)[] {
    return lines.filter((line) => line.text.trim() !== "").map((line) => this.line(line) ?? unparsed(line));
  }

  end(): never[] {
    return [];
  }

  private line({ number: line, text }: Line): OvsNameRow | undefined {
    const name = text.trim();
    if (name.startsWith("ovs-vsctl: ")) return { kind: "system", line, what: "error", value: name };
    if (!NAME.test(name)) return undefined;
    const { asked, of } = this;
    if (asked === "list-br")
      return { kind: "bridge", line, name, failMode: undefined, datapathType: undefined, controllers: [] };
    if (asked === "list-ports" && of !== undefined) return port(line, of, name);
    if (asked === "port-to-br" && of !== undefined) return port(line, name, of);
    const what = asked === "list-ifaces" ? "interface" : asked === "iface-to-br" ? "bridge" : undefined;
    return { kind: "name", line, name, what, of };
  }
}

function port(line: number, bridge: string, name: string): OvsPort {
  return { kind: "port", line, bridge, name, tag: undefined, trunks: undefined, interfaces: [], peerBridge: undefined };
}

/** Names of bridges, ports and interfaces. */
export const ovsVsctlNames: TextFormat<OvsNameRow> = {
  id: "ovs-vsctl-names",
  kind: "ovs-vsctl",
  lineLimit: SHORT_LINE,
  from: "Open vSwitch 1 to 3: ovs-vsctl list-br, list-ports BR, list-ifaces BR, port-to-br PORT, iface-to-br IF",
  command: COMMAND,
  detect: () => false,
  open: (context) => new NameReader(context?.command),
};
