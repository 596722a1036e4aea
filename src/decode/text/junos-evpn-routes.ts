// Junos `show route table bgp.evpn.0|NAME.evpn.0 [detail|extensive]`, 14 to 24: type:RD::tag::MAC[::IP]/length. The parts are parted by "::", which IPv6
// addresses hold too, so the MAC is looked for. The brief form names neither VTEP, VNI nor sequence: the BGP neighbour ("from") may
// be a route reflector.
// Becomes: the MAC mobility history as BGP knows it.
// Not read: communities but for mobility, further attributes of `extensive`.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRoute, NosRow, OpenNosRoute } from "./nos-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const TABLE = /^\s*[\w.:-]{1,80}\.evpn\.0: \d+ destinations?, \d+ routes? /;
const PREFIX =
  /^\s*([1-8]):(\S+?)::(\S+?)\/(\d{1,3})(?: +(MAC\/IP|IM|ES|AD\/ES|AD\/ESI|AD\/EVI|IP|SMET|[A-Z/-]{2,10}))?(?: \(\d+ entr(?:y|ies), \d+ announced\))?\s*$/;
const MAC_IP = /^(\d{1,10})::((?:[0-9a-f]{2}:){5}[0-9a-f]{2})(?:::(\S+))?$/i;
const PATH = /^\s+([*+-]?)\[(\w+)\/\d+(?:\/-?\d+)?\] (\S.*)$/;
const DETAIL = /^\s+([*+-]?)(BGP|EVPN|Static)\s+Preference: /;
const LEGEND = /^\s*(?:\+ = Active Route|\{master|Restart )/;

type Key = Pick<OpenNosRoute, "routeType" | "rd" | "ethTag" | "mac" | "ip">;

/** Type, RD and what the type holds; undefined when the line is no prefix of EVPN. */
function keyOf(text: string): Key | undefined {
  const m = PREFIX.exec(text);
  if (m === null || !/^(?:\d+|\d{1,3}(?:\.\d{1,3}){3}):\d+$/.test(m[2]!)) return undefined;
  const key: Key = { routeType: Number(m[1]), rd: m[2], ethTag: undefined, mac: undefined, ip: undefined };
  if (key.routeType !== 2) return key;
  const inner = MAC_IP.exec(m[3]!);
  if (inner === null) return undefined;
  key.ethTag = Number(inner[1]);
  key.mac = canonicalMac(inner[2]!);
  key.ip = inner[3] === undefined ? undefined : canonicalIp(inner[3]);
  return key;
}

/** Lines of a path in the detailed forms; false where a number cannot be. */
function detail(row: OpenNosRoute, text: string): boolean {
  const m = /^\s+(Protocol next hop|Communities|Route Label|ESI): (\S.*)$/.exec(text);
  if (m === null) return true;
  const value = m[2]!.trim();
  if (m[1] === "Protocol next hop") row.nextHop ??= canonicalIp(value.split(" ", 1)[0]!);
  else if (m[1] === "ESI") row.esi = value.toLowerCase();
  else if (m[1] === "Route Label") row.vni ??= /^\d{1,8}$/.test(value) ? Number(value) : undefined;
  else {
    const mobility = /mac-mobility:0x([0-9a-f]{1,2}):sequence (\d{1,10})/i.exec(value);
    if (mobility === null) return true;
    row.seq = numberOf(mobility[2], MOST_MOBILITY);
    // bit 0 of the flags: sticky (RFC 7432 section 7.7)
    row.sticky = (Number.parseInt(mobility[1]!, 16) & 1) === 1;
    return row.seq !== undefined;
  }
  return true;
}

class JunosReader {
  private key: (Key & { line: number }) | undefined;
  private open: OpenNosRoute | undefined;

  readonly end = (): NosRow[] => {
    const rows: NosRoute[] = this.open === undefined ? [] : [this.open];
    this.open = undefined;
    return rows;
  };

  readonly line = (line: Line): LineRows<NosRow> => {
    const { text } = line;
    const key = keyOf(text);
    if (key !== undefined) {
      const rows = this.end();
      this.key = { ...key, line: line.number };
      return rows;
    }
    if (TABLE.test(text)) {
      // its counts are those of the table, whatever the command chose from it
      this.key = undefined;
      return this.end();
    }
    if (LEGEND.test(text)) return this.end();
    return this.key === undefined ? undefined : this.below(line);
  };

  /** A line below a prefix: a path begins, or goes on. */
  private below(line: Line): LineRows<NosRow> {
    const brief = PATH.exec(line.text);
    const path = brief ?? DETAIL.exec(line.text);
    if (path === null) {
      if (!/^\s{8,}\S/.test(line.text)) return undefined;
      return this.open === undefined || detail(this.open, line.text) ? [] : undefined;
    }
    const rows = this.end();
    this.open = { ...newNosRoute(line.number, "bgp", brief === null), ...this.key, line: line.number };
    this.open.best = path[1] === "*";
    this.open.local = path[2] === "EVPN";
    return rows;
  }
}

/** Junos EVPN routes. */
export const junosEvpnRoutes: TextFormat<NosRow> = {
  id: "junos-evpn-routes",
  kind: "junos-evpn-routes",
  lineLimit: SHORT_LINE,
  from: "Junos 14 to 24: show route table bgp.evpn.0|NAME.evpn.0 [detail|extensive]",
  starts: /^[\w.:-]{1,80}\.evpn\.0: \d+ destinations?, /,
  detect: (head) => head.some(({ text }) => TABLE.test(text) || keyOf(text) !== undefined),
  open() {
    const reader = new JunosReader();
    return lineReader<NosRow>(reader.line, reader.end);
  },
};
