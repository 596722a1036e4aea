// FRR `show bgp l2vpn evpn route [type T]` and `show bgp l2vpn evpn [route vni N]`, brief text, 5.0 to 10.7, and Cumulus
// Linux 3 to 5. The legend is never used to decode (it is wrong in places), nor are columns of the header.
// Becomes: routes of type 2 are the MAC mobility history as BGP knows it; counts under the table are held against the rows.
// Not read: types 1, 3, 4 and 5 are rows without a history.
import { canonicalIp } from "../../core/address.ts";
import type { Line, RowReader, TextContext, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { parsePrefix } from "./frr-evpn-rows.ts";
import type { EvpnPrefix, EvpnRoute, EvpnRow } from "./frr-evpn-rows.ts";
import { pathOfStatus } from "./frr-bgp-path.ts";
import { numbersAndPath } from "./frr-columns.ts";

// Status: up to three columns until 7.5, up to five since 10.2; letters V, I, N are RPKI states.
const ROUTE = /^( ?[VINRSsuhd*>=ir ]{0,6}?)(\[\d{1,3}\]:\[[^ ]+\])(?: RD (\S+))?(?: +(\S.*))?$/;
const RD = /^Route Distinguisher: (\S.{0,80})$/;
const TABLE = /^BGP table version is (\d{1,15}), local router ID is (\S+?)(?:,.*)?$/;
const TOTALS = /^Displayed (\d{1,15}) (?:out of \d+ total )?prefixes(?: \((\d{1,15}) paths\))?/;
const NONE =
  /^(?:No EVPN prefixes (?:\(of requested type\) )?exist|No prefixes displayed, \d+ exist|No prefixes exist with this RD)/;
const LEGEND =
  /^(?:Status codes:|Origin codes:|RPKI validation codes:|Nexthop codes:|EVPN type-\d prefix:| +i internal, r RIB-failure|Default local pref \d+| *Path *$| {2,}Network {2,}Next Hop| +Extended Community$)/;
const NEXT_HOP = /^\s*([0-9A-Fa-f:.]+)(?: ?\(([^)]*)\))?(?:@\d+)?<?(?:\s+(\S.*))?$/;
const ESI = /^\s*ESI:((?:[0-9a-fA-F]{2}:){9}[0-9a-fA-F]{2})\s*$/;
const COMMUNITY =
  /^\s*(?:(?:RT|SoO|ET|MM|Rmac|ND|ES-Import-Rt|ESI-label-Rt|DF|L2|Color|LB|NH|FS|UNK|NODE-TARGET):|Default Gateway\b).*$/;

// The rest of a community at the beginning of a line: behind its name, or anywhere where the line before is as long as one that a
// terminal breaks.
const BROKEN_NAME = /^:\d[\d:.]*(?:[, ].*)?$/;
const BROKEN = /^(?:[0-9a-fA-F:.]{1,40}|s?t?i?c?k?y? ?M?A?C)(?:[, ].*)?$/;
/** Columns of the narrowest terminal that breaks lines. */
const NARROW = 60;

type Open = { -readonly [K in keyof EvpnRoute]: EvpnRoute[K] } & { wants: "nextHop" | "numbers" | "rest" };

class RouteReader implements RowReader<EvpnRow> {
  private readonly vnis: readonly number[];
  private rd: string | undefined;
  private routerId: string | undefined;
  private open: Open | undefined;
  /** Length of the last line of communities. */
  private width = 0;

  constructor(context: TextContext | undefined) {
    const vni = / vni (\d{1,8})\b/.exec(context?.command ?? "");
    this.vnis = vni === null ? [] : [Number(vni[1])];
  }

  read(lines: readonly Line[]): (EvpnRow | Unparsed)[] {
    const rows: (EvpnRow | Unparsed)[] = [];
    for (const line of lines) {
      if (line.text.trim() === "") continue;
      if (this.begins(line)) {
        rows.push(...this.end());
        this.start(line);
        this.cutAt(line);
      } else if (this.continues(line.text)) this.cutAt(line);
      else rows.push(...this.other(line));
    }
    return rows;
  }

  end(): EvpnRow[] {
    const { open } = this;
    this.open = undefined;
    if (open === undefined) return [];
    const { wants: _, ...route } = open;
    return [{ ...route, local: this.isLocal(route) }];
  }

  /** A route of this node has weight 32768 and no AS path; one it took over from another table has its RD made of the router ID. */
  private isLocal(route: Omit<EvpnRoute, "local">): boolean {
    if (route.internal) return false;
    if (route.weight === 32_768 && route.path === "") return true;
    return this.routerId !== undefined && route.rd !== undefined && route.rd.startsWith(`${this.routerId}:`);
  }

  private cutAt(line: Line): void {
    if (line.unended === true && this.open !== undefined) this.open.cut = true;
  }

  private begins(line: Line): boolean {
    const m = ROUTE.exec(line.text);
    return m !== null && parsePrefix(m[2]!) !== undefined;
  }

  private start(line: Line): void {
    const [, status, prefix, rd, rest] = ROUTE.exec(line.text)!;
    this.open = {
      ...newRoute(line.number, prefix!, parsePrefix(prefix!)!, status!),
      rd: rd ?? this.rd,
      vnis: this.vnis,
    };
    // a next hop stands on the same line only behind a short prefix
    if (rest !== undefined) this.nextHop(rest);
  }

  /** A further line of the open route. Lines that do not fit are another's, and the route goes on after them. */
  private continues(text: string): boolean {
    const { open } = this;
    if (open === undefined) return false;
    if (open.wants === "nextHop") return this.nextHop(text);
    if (open.wants === "numbers" && this.numbers(text, 0)) return true;
    const esi = ESI.exec(text);
    if (esi !== null && open.esi === undefined) {
      open.esi = esi[1]!.toLowerCase();
      return true;
    }
    return this.community(open, text);
  }

  /** Communities; a terminal breaks a long line where it ends, between two of them or within one. */
  private community(open: Open, text: string): boolean {
    if (open.communities === undefined) {
      if (!COMMUNITY.test(text)) return false;
      open.communities = text.trim();
      this.width = text.length;
      return true;
    }
    const named = /(?:^| )[A-Za-z][\w-]*$/.test(open.communities);
    if (COMMUNITY.test(text)) open.communities += ` ${text.trim()}`;
    else if ((named && BROKEN_NAME.test(text)) || (this.width >= NARROW && BROKEN.test(text)))
      open.communities += text.trimEnd();
    else return false;
    this.width = text.length;
    return true;
  }

  private nextHop(text: string): boolean {
    const m = NEXT_HOP.exec(text);
    const ip = m === null ? undefined : canonicalIp(m[1]!);
    if (ip === undefined) return false;
    const open = this.open!;
    open.nextHop = ip;
    open.nextHopName = m![2];
    open.wants = "numbers";
    if (m![3] !== undefined) this.numbers(text, text.indexOf(m![1]!));
    return true;
  }

  /** Metric, LocPrf, Weight, path and origin, behind a next hop that begins at `from`, or on a line of their own (0). */
  private numbers(text: string, from: number): boolean {
    const found = numbersAndPath(text, from);
    if (found === undefined) return false;
    Object.assign(this.open!, found, { wants: "rest" });
    return true;
  }

  private other(line: Line): (EvpnRow | Unparsed)[] {
    const rd = RD.exec(line.text);
    if (rd !== null) {
      this.rd = rd[1]!.trim();
      return this.end();
    }
    const table = TABLE.exec(line.text);
    if (table !== null) {
      const rows = this.end();
      this.rd = undefined;
      this.routerId = canonicalIp(table[2]!);
      return [...rows, { kind: "table", line: line.number, version: Number(table[1]), routerId: this.routerId }];
    }
    const totals = TOTALS.exec(line.text);
    if (totals !== null) {
      const paths = totals[2] === undefined ? undefined : Number(totals[2]);
      return [...this.end(), { kind: "totals", line: line.number, prefixes: Number(totals[1]), paths }];
    }
    if (NONE.test(line.text)) return [{ kind: "none", line: line.number, says: line.text.trim() }];
    return LEGEND.test(line.text) ? [] : [unparsed(line)];
  }
}

function newRoute(line: number, prefix: string, parsed: EvpnPrefix, status: string): Open {
  return {
    kind: "route",
    line,
    prefix,
    ...parsed,
    rd: undefined,
    ...pathOfStatus(status),
    esi: undefined,
    communities: undefined,
    vnis: [],
    originator: undefined,
    local: false,
    wants: "nextHop",
  };
}

/** FRR EVPN routes, brief text. */
export const frrEvpnRoutes: TextFormat<EvpnRow> = {
  id: "frr-evpn-routes",
  kind: "frr-evpn-routes",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 5.0 to 10.7 and Cumulus Linux: show bgp l2vpn evpn [route [type T|vni N]]",
  // NX-OS puts a length behind its prefixes
  starts: /^(?:EVPN type-\d prefix:|[ *>=iVINSRshdu]{2,6}\[[1-5]\]:\[(?!.*\]\/\d))/,
  detect(head) {
    if (head.some(({ text }) => text.startsWith("BGP routing table entry for ") || /^\s*\{/.test(text))) return false;
    return head.some(({ text }) => {
      const m = ROUTE.exec(text);
      return (m !== null && parsePrefix(m[2]!) !== undefined) || NONE.test(text) || /^EVPN type-\d prefix:/.test(text);
    });
  },
  open: (context) => new RouteReader(context),
};
