// FRR `show bgp [vrf V] ipv4|ipv6 unicast|l2vpn evpn summary` and `show bgp summary`, text, 5.0 to 10.7 (VyOS too). A number in the state
// column means Established; "(Policy)" is established as well, with nothing let through; a neighbour that is longer than its column
// stands on a line of its own; PfxSnt is there since 7.5, Desc (with spaces) since 8.0.
// Becomes: facts about sessions (bgp.peer), and a finding for each that is down; the announced number is held against the rows.
// Not read: queues, table versions, memory.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextContext, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import type { BgpPeer, BgpSummaryHead, BgpSummaryRow } from "./frr-bgp-rows.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { numberOf } from "./printed-number.ts";

const FAMILY = /^((?:IPv[46]|L2VPN|VPNv[46])[\w -]{0,40}?) Summary(?: \(VRF (\S+)\))?:\s*$/i;
const HEAD =
  /^BGP router identifier (\S+), local AS number ([\d.]+)(?: vrf-id -?\d+| VRF (\S+) vrf-id -?\d+| vrf (\S+))?.*$/;
const HEADING = /^Neighbor +V +AS +MsgRcvd +MsgSent +TblVer +InQ +OutQ +Up\/Down +State\/PfxRcd\b/;
const LEGEND =
  /^(?:BGP table version |RIB entries |Peers \d|Peer groups? \d|Dampening enabled|\* - dynamic neighbor|\d+ dynamic neighbor|Displayed neighbors |Read-only mode|Update-delay|Graceful shutdown|BGP is in |Default BGP|Wait for |\w.* neighbor\(s\), limit )/;
/** Summaries of NX-OS, IOS and IOS XR have the same heading. */
const OTHERS = /^BGP summary information for|, main routing table version |^BGP generic scan interval/;
const TOTAL = /^Total number of neighbors (\d{1,15})\s*$/;
const ROW =
  /^(\S+|\S+ \(\S+\))? +([34]) +([\d.]+) +(\d{1,15}) +(\d{1,15}) +(\d{1,15}) +(\d{1,15}) +(\d{1,15}) +(\S+) +(\d{1,15}|\(Policy\)|[A-Za-z]\w*(?: \([A-Za-z]\w*\))?)(?: +(\d{1,15}|N\/A)(?: +(\S.*))?)?\s*$/;
const LONE = /^(\*?[\w:.%-]{1,64}(?:\([^)\s]{1,64}\))?)\s*$/;

/** Family of a command such as "show bgp l2vpn evpn summary". */
export function familyOf(command: string | undefined): string | undefined {
  const m = / (?:(ipv[46]) (?:unicast )?|(l2vpn) evpn )summary/i.exec(command ?? "");
  if (m === null) return undefined;
  return m[2] === undefined ? `IPv${m[1]!.at(-1)} Unicast` : "L2VPN EVPN";
}

/** Address and host name of "leaf2(swp51)", "spine(10.77.3.0)", "*10.0.0.9". */
function neighborOf(text: string): { peer: string; name: string | undefined } {
  const bare = text.replace(/^\*/, "");
  const m = /^(\S+?) ?\((\S+)\)$/.exec(bare);
  if (m === null) return { peer: canonicalIp(bare) ?? bare, name: undefined };
  return { peer: canonicalIp(m[2]!) ?? m[2]!, name: m[1] };
}

/** A neighbour whose printed state has a reason in parentheses or is a number of prefixes. */
function stateOf(text: string): Pick<BgpPeer, "state" | "because" | "pfxRcd"> {
  if (/^\d/.test(text)) return { state: "Established", because: undefined, pfxRcd: Number(text) };
  const m = /^(\w+)? ?(?:\((\w+)\))?$/.exec(text);
  // nothing came through the policy that is not there: the number is 0 and not shown
  if (m?.[1] === undefined) return { state: "Established", because: m?.[2], pfxRcd: 0 };
  return { state: m[1], because: m[2], pfxRcd: undefined };
}

class SummaryReader {
  private readonly commanded: string | undefined;
  private family: string | undefined;
  private vrf: string | undefined;
  private lone: Line | undefined;

  constructor(context: TextContext | undefined) {
    this.commanded = familyOf(context?.command);
    this.family = this.commanded;
  }

  readonly line = (line: Line): LineRows<BgpSummaryRow> => {
    const { lone } = this;
    this.lone = undefined;
    const row = this.peer(line, lone);
    if (row !== undefined) return [row];
    const family = FAMILY.exec(line.text);
    if (family !== null) {
      this.family = family[1];
      this.vrf = family[2];
      return [];
    }
    const head = this.head(line);
    if (head !== undefined) return [head];
    const total = TOTAL.exec(line.text);
    if (total !== null) return [{ kind: "total", line: line.number, peers: Number(total[1]) }];
    if (HEADING.test(line.text) || LEGEND.test(line.text)) return [];
    if (!LONE.test(line.text)) return undefined;
    this.lone = line;
    return [];
  };

  private head(line: Line): BgpSummaryHead | undefined {
    const m = HEAD.exec(line.text);
    if (m === null) return undefined;
    const routerId = canonicalIp(m[1]!) ?? m[1];
    this.vrf = m[3] ?? m[4] ?? this.vrf;
    return { kind: "head", line: line.number, routerId, as: m[2], family: this.family, vrf: this.vrf };
  }

  private peer(line: Line, lone: Line | undefined): BgpPeer | undefined {
    const m = ROW.exec(line.text);
    const neighbor = m?.[1] ?? lone?.text.trim();
    if (m === null || neighbor === undefined) return undefined;
    return {
      kind: "peer",
      line: m[1] === undefined ? (lone?.number ?? line.number) : line.number,
      ...neighborOf(neighbor),
      family: this.family,
      vrf: this.vrf,
      as: m[3]!,
      msgRcvd: Number(m[4]),
      msgSent: Number(m[5]),
      uptime: m[9],
      ...stateOf(m[10]!),
      pfxSnt: numberOf(m[11]),
      desc: m[12] === undefined || m[12].trim() === "N/A" ? undefined : m[12].trim(),
    };
  }
}

/** FRR BGP summaries, text. */
export const frrBgpSummary: TextFormat<BgpSummaryRow> = {
  id: "frr-bgp-summary",
  kind: "frr-bgp-summary",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 5.0 to 10.7 and VyOS: show bgp [vrf V] [ipv4 unicast|ipv6 unicast|l2vpn evpn] summary",
  starts:
    /^(?:BGP router identifier \S+, local AS number |(?:IPv[46]|L2VPN|VPNv[46])[\w -]{0,40} Summary(?: \(VRF \S+\))?:\s*$)/,
  detect(head) {
    if (head.some(({ text }) => OTHERS.test(text))) return false;
    return head.some(({ text }) => HEADING.test(text) || (HEAD.test(text) && text.includes(" vrf-id ")));
  },
  open: (context) => lineReader<BgpSummaryRow>(new SummaryReader(context).line),
};
