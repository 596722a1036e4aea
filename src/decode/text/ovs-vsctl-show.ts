// `ovs-vsctl show` of Open vSwitch 2 to 3, and summaries of the wiring written by hand in its manner. The indentation is not relied
// on: pasted outputs lose it. Traps: names are quoted only when needed since 2.13 and always before; a bond's port has several
// interfaces; an interface that could not be opened has an error line. By hand: attributes stand on the port's own line, patch
// ports are "patch port to BRIDGE", and labelled sentences say what was kept and what is absent.
// Becomes: facts about wiring: uplinks, patches, tunnels, ports; what a summary by hand says was kept or is absent.
// Not read: managers and controllers are rows without facts.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { parseOvsValue, vlansOf } from "./ovs-rows.ts";
import type { OvsBridge, OvsInterface, OvsPort, OvsStatement, OvsSystem } from "./ovs-rows.ts";

/** Rows of `ovs-vsctl show`. */
export type OvsShowRow = OvsBridge | OvsPort | OvsStatement | OvsSystem;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NAMED = /^(Bridge|Port|Interface) (?:"([^"]{1,200})"|(\S{1,200}))(?:\s+(.*))?$/;
const ATTRIBUTE = /^([a-z][a-z_]{1,40}): ?(.*)$/;
const PATCH_TO = /^[Pp]atch port to "?([\w.-]{1,100})"?$/;
const LABELLED = /^([A-Z][\w /-]{0,40}):\s+(\S{1,100})(?:\s+(.*))?$/;
const INLINE = /\b(tag|trunks|type|options|vlan_mode):\s*(\[[^\]]*\]|\{[^}]*\}|\S+)/g;
const TOOL_ERROR = /^ovs-vsctl: /;

class ShowReader implements RowReader<OvsShowRow> {
  private out: (OvsShowRow | Unparsed)[] = [];
  private bridge: OvsBridge | undefined;
  private bridgeGiven = false;
  private port: OvsPort | undefined;
  private interface: OvsInterface | undefined;
  /** The switch's UUID was printed: then this is the tool's own output and no one's summary. */
  private printed = false;

  read(lines: readonly Line[]): (OvsShowRow | Unparsed)[] {
    for (const line of lines) {
      const text = line.text.trim();
      if (text !== "" && !this.line(line.number, text, /^\s/.test(line.text))) this.out.push(unparsed(line));
    }
    return this.out.splice(0);
  }

  end(): (OvsShowRow | Unparsed)[] {
    this.close();
    return this.out.splice(0);
  }

  private line(line: number, text: string, indented: boolean): boolean {
    if (UUID.test(text)) {
      this.printed = true;
      return this.system(line, "uuid", text);
    }
    if (TOOL_ERROR.test(text)) return this.system(line, "error", text);
    const named = NAMED.exec(text);
    if (named !== null) return this.named(line, named);
    const remote = /^(Manager|Controller) "?([^"]*)"?$/.exec(text);
    if (remote !== null) {
      if (remote[1] === "Manager") return this.system(line, "manager", remote[2]!);
      this.bridge?.controllers.push(remote[2]!);
      return this.bridge !== undefined;
    }
    const attribute = ATTRIBUTE.exec(text);
    if (attribute !== null) return this.attribute(line, attribute[1]!, attribute[2]!);
    return !this.printed && this.byHand(line, text, indented);
  }

  private system(line: number, what: OvsSystem["what"], value: string): true {
    this.close();
    this.out.push({ kind: "system", line, what, value });
    return true;
  }

  private named(line: number, m: RegExpExecArray): boolean {
    const name = m[2] ?? m[3]!;
    if (m[1] === "Bridge") {
      this.close();
      this.bridge = { kind: "bridge", line, name, failMode: undefined, datapathType: undefined, controllers: [] };
      this.bridgeGiven = false;
      return m[4] === undefined;
    }
    if (this.bridge === undefined) return false;
    if (m[1] === "Port") this.open(line, name);
    else if (this.port === undefined) return false;
    else this.addInterface(name);
    return m[4] === undefined || this.inline(m[4]);
  }

  private open(line: number, name: string | undefined): void {
    this.give();
    const bridge = this.bridge!;
    this.port = {
      kind: "port",
      line,
      bridge: bridge.name,
      name,
      tag: undefined,
      trunks: undefined,
      interfaces: [],
      peerBridge: undefined,
    };
    this.interface = undefined;
  }

  private addInterface(name: string): void {
    this.interface = { name, type: "", options: undefined, error: undefined };
    this.port!.interfaces.push(this.interface);
  }

  /** Attributes on the port's own line. */
  private inline(text: string): boolean {
    const rest = text.replaceAll(INLINE, (_all, key: string, value: string) => {
      this.attribute(0, key, value);
      return "";
    });
    // what remains are words about the port: "(uplink)"
    return /^[\w ,.()/-]*$/.test(rest);
  }

  private attribute(line: number, key: string, value: string): boolean {
    if (key === "ovs_version") return this.system(line, "version", value.replaceAll('"', ""));
    if (key === "is_connected") return true;
    const { bridge, port } = this;
    if (bridge === undefined) return false;
    if (port === undefined) {
      if (key === "fail_mode") bridge.failMode = value;
      if (key === "datapath_type") bridge.datapathType = value;
      return true;
    }
    if (key === "tag") port.tag = vlansOf(parseOvsValue(value))[0];
    else if (key === "trunks") port.trunks = vlansOf(parseOvsValue(value));
    else if (key === "type" || key === "options" || key === "error") this.ofInterface(key, value);
    return true;
  }

  private ofInterface(key: "type" | "options" | "error", value: string): void {
    // by hand, the interface is not named apart from its port
    if (this.interface === undefined) this.addInterface(this.port!.name ?? "");
    const i = this.interface!;
    const parsed = parseOvsValue(value);
    if (key === "type") i.type = typeof parsed === "string" ? parsed : value;
    else if (key === "error") i.error = typeof parsed === "string" ? parsed : value;
    else if (typeof parsed === "object" && "map" in parsed) i.options = parsed;
  }

  private byHand(line: number, text: string, indented: boolean): boolean {
    const patch = PATCH_TO.exec(text);
    if (patch !== null && this.bridge !== undefined) {
      this.open(line, undefined);
      this.port!.peerBridge = patch[1];
      this.addInterface("");
      this.interface!.type = "patch";
      return true;
    }
    const labelled = indented ? null : LABELLED.exec(text);
    if (labelled !== null) {
      this.close();
      const [, label = "", subject = "", says = ""] = labelled;
      this.out.push({ kind: "statement", line, label, subject, says });
      return true;
    }
    if (!indented || this.bridge === undefined || !/^[A-Za-z][\w ,.()/-]{0,80}$/.test(text)) return false;
    this.give();
    this.out.push({ kind: "statement", line, label: this.bridge.name, subject: text, says: "" });
    return true;
  }

  /** Hands out the bridge, before its ports, and the port that was open. */
  private give(): void {
    if (this.bridge !== undefined && !this.bridgeGiven) this.out.push(this.bridge);
    this.bridgeGiven = true;
    if (this.port !== undefined) this.out.push(this.port);
    this.port = undefined;
  }

  private close(): void {
    this.give();
    this.bridge = undefined;
    this.interface = undefined;
  }
}

/** Bridges and ports, as printed or as summed up by hand. */
export const ovsVsctlShow: TextFormat<OvsShowRow> = {
  id: "ovs-vsctl-show",
  kind: "ovs-vsctl",
  lineLimit: SHORT_LINE,
  from: "Open vSwitch 2 to 3: ovs-vsctl show; summaries by hand in its manner",
  detect(head) {
    const texts = head.map((l) => l.text.trim()).filter((t) => t !== "");
    if (TOOL_ERROR.test(texts[0] ?? "")) return true;
    // the switch may have no bridge at all; a UUID alone could be anything's
    if (UUID.test(texts[0] ?? "")) return texts.slice(1, 4).some((t) => /^(?:Bridge |Manager |ovs_version)/.test(t));
    return /^(?:Bridge|Manager) /.test(texts[0] ?? "") && texts.some((t) => /^(?:Port \S|[Pp]atch port to )/.test(t));
  },
  open: () => new ShowReader(),
};
