// FRR `show bgp [vrf V] ipv4|ipv6 unicast`, text, 5.0 to 10.7, whole or as an excerpt without its heading. Further paths of a prefix have a
// blank network; long networks and long next hops are followed by a line break; "<" and "@12" are glued to the next hop.
// Becomes: records whose counts are compared with what the table announces.
// Not read: RPKI, communities.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { pathOfStatus } from "./frr-bgp-path.ts";
import type { BgpPath, BgpRoutesRow } from "./frr-bgp-rows.ts";
import { numbersAndPath } from "./frr-columns.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";

// Three to five status characters: [V|I|N| ][R|S|s|*| ][h|u|d|>|=| ][i| ][ ]; RPKI letter and the last blank not in all versions.
const STATUS = "[VIN ]?[RSs* ][hud>= ][i ] ?";
const NETWORK = new RegExp(`^(${STATUS})([0-9A-Fa-f:.]{2,45}(?:/\\d{1,3})?)(?: +(\\S.*))?$`);
const MORE = new RegExp(`^(${STATUS}) {9,}(\\S.*)$`);
const HOP = /^\s{8,}([0-9A-Fa-f:.]{2,45}[(<@ ]?.*)$/;
const NEXT_HOP = /^([0-9A-Fa-f:.]{2,45})(?: ?\(([^)]{1,64})\))?(?:@\d+)?<?(?:\s|$)/;
const TABLE = /^BGP table version is (\d{1,15}), local router ID is (\S+?), vrf id \S+\s*$/;
const TOTALS = /^Displayed +(\d{1,15}) (?:out of \d+ total )?routes and (\d{1,15}) total paths\s*$/;
const OLD_TOTALS = /^Total number of prefixes (\d{1,15})\s*$/;
const NONE = /^No BGP (?:prefixes|network).{0,40}(?:displayed|exist|0 exist)/i;
const LEGEND =
  /^(?:Status codes:|Origin codes:|RPKI validation codes:|Nexthop codes:| +i internal, r RIB-failure|Default local pref \d+| +Network +Next Hop +Metric LocPrf Weight Path)/;

type Open = { -readonly [K in keyof BgpPath]: BgpPath[K] } & { wants: "nextHop" | "numbers" };

function newPath(line: number, status: string, prefix: string): Open {
  return { kind: "path", line, prefix: spelled(prefix), ...pathOfStatus(status), wants: "nextHop" };
}

/** The canonical spelling of a prefix; a network without a length (classful, FRR up to 4) stays without. */
function spelled(prefix: string): string {
  const slash = prefix.indexOf("/");
  const ip = canonicalIp(slash < 0 ? prefix : prefix.slice(0, slash));
  return ip === undefined ? prefix : ip + (slash < 0 ? "" : prefix.slice(slash));
}

/** A network behind its status; undefined when the line begins with something else. */
function networkOf(text: string): { status: string; prefix: string; rest: string | undefined } | undefined {
  const m = NETWORK.exec(text);
  if (m === null || !/[.:]/.test(m[2]!) || canonicalIp(m[2]!.split("/", 1)[0]!) === undefined) return undefined;
  // a line of blanks and an address is a next hop
  if (m[1]!.trim() === "" && !m[2]!.includes("/")) return undefined;
  return { status: m[1]!, prefix: m[2]!, rest: m[3] };
}

class RoutesReader {
  private open: Open | undefined;
  private prefix: string | undefined;

  readonly line = (line: Line): LineRows<BgpRoutesRow> => {
    const { text } = line;
    const network = networkOf(text);
    if (network !== undefined) {
      const rows = this.end();
      this.prefix = network.prefix;
      this.open = newPath(line.number, network.status, network.prefix);
      if (network.rest !== undefined) this.nextHop(text, text.length - network.rest.length);
      return rows;
    }
    if (this.continues(text)) return [];
    return this.more(line) ?? this.other(line);
  };

  readonly end = (): BgpPath[] => {
    const { open } = this;
    this.open = undefined;
    if (open === undefined) return [];
    const { wants: _, ...row } = open;
    return [row];
  };

  /** A further path of the last prefix. */
  private more(line: Line): LineRows<BgpRoutesRow> {
    const m = MORE.exec(line.text);
    if (m === null || this.prefix === undefined || m[1]!.trim() === "" || !NEXT_HOP.test(m[2]!)) return undefined;
    const rows = this.end();
    this.open = newPath(line.number, m[1]!, this.prefix);
    this.nextHop(line.text, line.text.length - m[2]!.length);
    return rows;
  }

  private continues(text: string): boolean {
    const { open } = this;
    if (open === undefined) return false;
    if (open.wants === "numbers") return this.numbers(text, 0);
    const m = open.nextHop === undefined ? HOP.exec(text) : null;
    return m !== null && this.nextHop(text, text.length - m[1]!.length);
  }

  private nextHop(text: string, from: number): boolean {
    const m = NEXT_HOP.exec(text.slice(from));
    const ip = m === null ? undefined : canonicalIp(m[1]!);
    if (ip === undefined) return false;
    const open = this.open!;
    open.nextHop = ip;
    open.nextHopName = m![2];
    open.wants = "numbers";
    this.numbers(text, from);
    return true;
  }

  /** Metric, LocPrf, Weight, path and origin behind a next hop that begins at `from`, or on a line of their own (0). */
  private numbers(text: string, from: number): boolean {
    const found = numbersAndPath(text, from);
    if (found === undefined) return false;
    Object.assign(this.open!, found, { wants: "nextHop" });
    return true;
  }

  private other({ text, number: line }: Line): LineRows<BgpRoutesRow> {
    const table = TABLE.exec(text);
    if (table !== null) {
      const rows = this.end();
      this.prefix = undefined;
      const routerId = canonicalIp(table[2]!);
      return [...rows, { kind: "table", line, version: Number(table[1]), routerId }];
    }
    const totals = TOTALS.exec(text) ?? OLD_TOTALS.exec(text);
    if (totals !== null) {
      const paths = totals[2] === undefined ? undefined : Number(totals[2]);
      return [...this.end(), { kind: "totals", line, prefixes: Number(totals[1]), paths }];
    }
    if (NONE.test(text)) return [...this.end(), { kind: "none", line, says: text.trim() }];
    return LEGEND.test(text) ? this.end() : undefined;
  }
}

/** FRR unicast routes of BGP, text. */
export const frrBgpRoutes: TextFormat<BgpRoutesRow> = {
  id: "frr-bgp-routes",
  kind: "frr-bgp-routes",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 5.0 to 10.7: show bgp [vrf V] ipv4|ipv6 unicast",
  starts: /^BGP table version is \d+, local router ID is \S+, vrf id /,
  detect(head) {
    if (head.some(({ text }) => TABLE.test(text) || TOTALS.test(text) || NONE.test(text))) return true;
    return head.some(({ text }) => {
      const network = networkOf(text);
      if (network?.rest === undefined || network.status.trim() === "") return false;
      return NEXT_HOP.test(network.rest) && numbersAndPath(text, text.length - network.rest.length) !== undefined;
    });
  },
  open() {
    const reader = new RoutesReader();
    return lineReader<BgpRoutesRow>(reader.line, reader.end);
  },
};
