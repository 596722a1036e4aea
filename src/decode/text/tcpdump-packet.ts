// One packet of tcpdump's text, taken apart layer by layer while its lines come. The order of layers is that of the line:
// link header (-e), tags, IP (-v in parentheses), addresses, what is above them; a tunnel begins again inside.
import { MOST_TTL, MOST_U16, MOST_VLAN, MOST_VNI } from "./printed-number.ts";
import { parseArp, parseIcmp } from "./tcpdump-messages.ts";
import { INSIDE, NAMED_ETHERNET, OLD_TAG, SLL, SLL2, SLL2_ETHERNET, beginsPacket } from "./tcpdump-begin.ts";
import { IpHead } from "./tcpdump-ip.ts";
import type { IcmpLayer, TcpdumpLayer } from "./tcpdump-rows.ts";
import { after, closing, decimal, endOfDigits, isMac, isMacPair, portDot, skipSpaces } from "./tcpdump-scan.ts";
import { parseGeneve, parseGre, parseMpls, parseVxlan } from "./tcpdump-tunnel.ts";
import type { ParsedTunnel } from "./tcpdump-tunnel.ts";

/** Most layers of one packet that are kept; what is deeper stays text. */
const MOST_LAYERS = 48;
const OPEN_BRACKET = 91;
const OPEN_PAREN = 40;

/** What the next line of the packet must bring. */
export type Expect = "nothing" | "addresses" | "inner" | "quote";

/** Takes a packet apart. `begin`, then `more` for each further line while `expect` says so, then `layers`. */
export class PacketParser {
  expect: Expect = "nothing";
  /** A number of the packet cannot be what its word says: the text is damaged. */
  wrong = false;
  /** Outermost first. */
  layers: TcpdumpLayer[] = [];
  /** Where layers go: those of the packet, or of a packet quoted in it. */
  private into: TcpdumpLayer[] = this.layers;
  private readonly head = new IpHead();

  /** The packet begins at `at`, behind its stamp. */
  begin(text: string, at: number): void {
    this.layers = [];
    this.into = this.layers;
    this.expect = "nothing";
    this.wrong = false;
    if (isMacPair(text, at) || text.startsWith("IP", at) || !this.cooked(text, at)) this.link(text, at);
  }

  /** A further line that `expect` asked for. True when it was that. */
  more(text: string): boolean {
    const at = skipSpaces(text, 0);
    if (this.expect === "addresses") {
      if (text.indexOf(" > ", at) < 0 || text.indexOf(" ", at) !== text.indexOf(" > ", at)) return false;
      this.addresses(text, at);
      return true;
    }
    if (!text.startsWith("IP ", at) && !beginsPacket(text, at) && !INSIDE.test(text.slice(at, at + 8))) return false;
    if (this.expect === "quote") this.into = (this.layers.at(-1) as IcmpLayer).quote;
    this.expect = "nothing";
    this.link(text, at);
    return true;
  }

  private push(layer: TcpdumpLayer): void {
    if (this.into.length < MOST_LAYERS) this.into.push(layer);
  }

  private within(value: number | undefined, most: number): void {
    if (value !== undefined && value > most) this.wrong = true;
  }

  private other(text: string, at: number): void {
    this.push({ layer: "other", text: text.slice(at) });
  }

  /** `-i any`: an interface and a direction, or only a direction, before everything else. */
  private cooked(text: string, at: number): boolean {
    SLL.lastIndex = at;
    let m = SLL.exec(text);
    if (m !== null) {
      this.cookedHeader(text, SLL.lastIndex, { layer: "sll", direction: m[1]!, src: m[2] });
      return true;
    }
    SLL2.lastIndex = at;
    m = SLL2.exec(text);
    if (m === null) return false;
    const [, name, direction] = m;
    SLL2_ETHERNET.lastIndex = SLL2.lastIndex;
    const e = SLL2_ETHERNET.exec(text);
    const known = { layer: "sll2", interface: name!, direction: direction! } as const;
    if (e !== null) this.cookedHeader(text, SLL2_ETHERNET.lastIndex, { ...known, ifindex: Number(e[1]), src: e[2] });
    else {
      this.push({ ...known, ifindex: undefined, src: undefined, etherType: undefined, length: undefined });
      this.link(text, SLL2.lastIndex);
    }
    return true;
  }

  /** "ethertype IPv4 (0x0800), length 154: ..." behind a cooked header. */
  private cookedHeader(
    text: string,
    at: number,
    known: { layer: "sll" | "sll2"; interface?: string; ifindex?: number; direction: string; src: string | undefined },
  ): void {
    const type = etherTypeName(text, at + 10);
    const length = after(text, "length ", at);
    const { layer, direction, src } = known;
    this.push({ layer, interface: known.interface, ifindex: known.ifindex, direction, src, etherType: type, length });
    const colon = text.indexOf(": ", at);
    this.behind(type, text, colon < 0 ? text.length : colon + 2);
  }

  /** A link header, or the word that says what follows. */
  private link(text: string, at: number): void {
    if (this.into.length >= MOST_LAYERS) return;
    if (text.startsWith("IP ", at)) this.ip(text, at + 3, false);
    else if (isMacPair(text, at)) this.ethernet(text, at);
    else if (text.startsWith("IP6 ", at)) this.ip(text, at + 4, true);
    else if (text.startsWith("ARP, ", at)) this.push(parseArp(text, at + 5));
    else if (text.startsWith("RARP, ", at)) this.push(parseArp(text, at + 6));
    else if (text.charCodeAt(at) === OPEN_PAREN) this.ip(text, at, text.startsWith("(hlim", at));
    else this.rareLink(text, at);
  }

  private rareLink(text: string, at: number): void {
    NAMED_ETHERNET.lastIndex = at;
    const m = NAMED_ETHERNET.exec(text);
    if (m !== null) this.ethernetType(text, NAMED_ETHERNET.lastIndex, m[1]!, m[2]!);
    else if (text.startsWith("MPLS ", at)) this.tunnel(parseMpls(text, at), text);
    else if (text.startsWith("vlan ", at)) this.vlan(text, at);
    else if (text.startsWith("Reverse Re", at)) this.push(parseArp(text, at));
    else this.wrapped(text, at);
  }

  /** ERSPAN and NSH say something of their own before the packet inside. */
  private wrapped(text: string, at: number): void {
    const m = /^(?:erspan [^:]*|NSH, [^:]*)(: |$)/.exec(text.slice(at));
    this.push({ layer: "other", text: text.slice(at, m === null ? text.length : at + m[0].length) });
    if (m === null) return;
    if (m[1] === "") this.expect = "inner";
    else this.link(text, at + m[0].length);
  }

  private ethernet(text: string, at: number): void {
    const src = text.slice(at, at + 17);
    if (!isMac(text, at + 20) || text.charCodeAt(at + 37) !== 44) {
      this.rareLink(text, at);
      return;
    }
    this.ethernetType(text, at + 39, src, text.slice(at + 20, at + 37));
  }

  /** "ethertype IPv4 (0x0800), length 148: " or "802.3, length 38: " at `at`. */
  private ethernetType(text: string, at: number, src: string, dst: string): void {
    const typed = text.startsWith("ethertype ", at);
    const etherType = typed ? etherTypeName(text, at + 10) : "802.3";
    const comma = text.indexOf(",", at);
    const l = comma < 0 ? text.length : skipSpaces(text, comma + 1);
    const length = text.startsWith("length ", l) ? decimal(text, l + 7) : undefined;
    this.push({ layer: "eth", src, dst, etherType, length });
    const p = length === undefined ? l : endOfDigits(text, l + 7) + 1;
    this.behind(etherType, text, skipSpaces(text, p));
  }

  /** What an Ethertype announces. */
  private behind(etherType: string, text: string, at: number): void {
    if (etherType === "IPv4") this.ip(text, text.startsWith("IP ", at) ? at + 3 : at, false);
    else if (etherType === "IPv6") this.ip(text, text.startsWith("IP6 ", at) ? at + 4 : at, true);
    else if (etherType === "ARP") this.push(parseArp(text, text.startsWith("ARP, ", at) ? at + 5 : at));
    else if (etherType === "Reverse ARP") this.push(parseArp(text, at));
    else if (etherType.startsWith("802.1Q")) this.vlan(text, at);
    else if (etherType.startsWith("MPLS")) this.tunnel(parseMpls(text, at), text);
    else this.other(text, at);
  }

  /** "vlan 200, p 0, DEI, ethertype IPv4 (0x0800), ..." */
  private vlan(text: string, at: number): void {
    const vid = text.startsWith("vlan ", at) ? decimal(text, at + 5) : undefined;
    if (vid === undefined || this.into.length >= MOST_LAYERS) {
      this.other(text, at);
      return;
    }
    this.within(vid, MOST_VLAN);
    this.push({ layer: "vlan", vid });
    const e = text.indexOf("ethertype ", at);
    if (e >= 0 && e - at < 32) {
      const comma = text.indexOf(",", e);
      this.behind(etherTypeName(text, e + 10), text, comma < 0 ? text.length : skipSpaces(text, comma + 1));
      return;
    }
    OLD_TAG.lastIndex = at;
    if (OLD_TAG.test(text)) this.link(text, OLD_TAG.lastIndex);
    else this.other(text, at);
  }

  /** An IP header: what -v prints of it in parentheses, and then the addresses. */
  private ip(text: string, at: number, v6: boolean): void {
    const { head } = this;
    head.reset(v6);
    let p = skipSpaces(text, at);
    if (text.charCodeAt(p) === OPEN_BRACKET) {
      const verbose = text.indexOf("(invalid) (", p);
      if (verbose < 0) {
        this.other(text, p);
        return;
      }
      p = verbose + 10;
    }
    if (text.charCodeAt(p) === OPEN_PAREN) {
      const end = closing(text, p);
      if (end < 0) {
        this.other(text, p);
        return;
      }
      head.verbose(text, p, end);
      this.within(head.ttl, MOST_TTL);
      p = skipSpaces(text, end);
      if (text.charCodeAt(p) === OPEN_BRACKET) p = head.realLength(text, p);
      if (p >= text.length) {
        this.expect = "addresses";
        return;
      }
    }
    this.addresses(text, p);
  }

  /** "src > dst: ..." with ports or without. */
  private addresses(text: string, at: number): void {
    this.expect = "nothing";
    const gt = text.indexOf(" > ", at);
    if (gt < 0 || text.indexOf(" ", at) !== gt) {
      this.other(text, at);
      return;
    }
    const { head } = this;
    const d = gt + 3;
    const colon = text.indexOf(": ", d);
    const end = colon >= 0 ? colon : text.endsWith(":") ? text.length - 1 : text.length;
    const upper = colon >= 0 ? this.behindChecks(text, colon + 2) : text.length;
    const named = !text.startsWith("ICMP", upper) && !text.startsWith("icmp", upper) && this.hasPorts();
    const sdot = portDot(text, at, gt, named);
    const ddot = portDot(text, d, end, named);
    this.push({
      layer: head.v6 ? "ipv6" : "ipv4",
      src: text.slice(at, sdot < 0 ? gt : sdot),
      dst: text.slice(d, ddot < 0 ? end : ddot),
      protocol: head.protocol,
      ttl: head.ttl,
      totalLength: head.totalLength,
      headerLength: head.headerLength,
      fragment: head.fragment,
    });
    if (sdot < 0 || ddot < 0) this.above(text, upper);
    else this.ports(text, upper, text.slice(sdot + 1, gt), text.slice(ddot + 1, end));
  }

  private hasPorts(): boolean {
    const p = this.head.protocol;
    return p === undefined || p === "UDP" || p === "TCP" || p === "SCTP";
  }

  /** Behind "[udp sum ok] ", "[no cksum] ", "[bad udp cksum 0x1486 -> 0x1d9c!] ". */
  private behindChecks(text: string, at: number): number {
    let p = skipSpaces(text, at);
    while (text.charCodeAt(p) === OPEN_BRACKET) {
      const end = text.indexOf("] ", p);
      if (end < 0) return p;
      p = skipSpaces(text, end + 2);
    }
    return p;
  }

  /** What stands above UDP or TCP. */
  private ports(text: string, at: number, sport: string, dport: string): void {
    if (text.startsWith("UDP, length ", at)) {
      this.push({ layer: "udp", sport, dport, length: decimal(text, at + 12), bare: true });
    } else if (text.startsWith("VXLAN", at) || text.startsWith("OTV, ", at) || text.startsWith("Geneve, ", at)) {
      this.push({ layer: "udp", sport, dport, length: undefined, bare: false });
      if (text.startsWith("Geneve", at)) this.tunnel(parseGeneve(text, at), text);
      else this.tunnel(parseVxlan(text, at), text);
    } else if (text.startsWith("Flags [", at)) {
      const length = after(text, ", length ", at);
      this.push({ layer: "tcp", sport, dport, length, bare: false });
    } else if (text.startsWith("tcp ", at)) {
      this.push({ layer: "tcp", sport, dport, length: decimal(text, at + 4), bare: true });
    } else this.otherPorts(text, at, sport, dport);
  }

  private otherPorts(text: string, at: number, sport: string, dport: string): void {
    const { protocol } = this.head;
    const layer = protocol === "UDP" ? "udp" : protocol === "TCP" ? "tcp" : "ports";
    this.push({ layer, sport, dport, length: undefined, bare: false });
    if (text.startsWith("MPLS (", at)) this.tunnel(parseMpls(text, at), text);
    else if (at < text.length) this.other(text, at);
  }

  /** A tunnel header, and the packet inside, on this line or on the next. */
  private tunnel({ layer, end, cut }: ParsedTunnel, text: string): void {
    this.within(layer.vni, MOST_VNI);
    this.push(layer);
    const p = skipSpaces(text, end);
    if (cut) return;
    if (p >= text.length) this.expect = "inner";
    else this.link(text, p);
  }

  /** What stands above IP without ports. */
  private above(text: string, at: number): void {
    if (text.startsWith("ICMP ", at)) this.icmp(parseIcmp(text, at + 5, false));
    else if (text.startsWith("ICMP6, ", at)) this.icmp(parseIcmp(text, at + 7, true));
    else if (text.startsWith("GREv0, ", at)) this.tunnel(parseGre(text, at), text);
    else if (text.startsWith("IP ", at) || text.startsWith("IP6 ", at)) {
      this.push({ layer: "ip-in-ip", vni: undefined, optionsLength: 0 });
      this.link(text, at);
    } else if (this.head.v6 && /^(?:HBH|DSTOPT|RT6|frag)\b/.test(text.slice(at, at + 6)))
      this.behindExtensions(text, at);
    else if (at < text.length) this.other(text, at);
  }

  private icmp(layer: IcmpLayer): void {
    this.within(layer.id, MOST_U16);
    this.within(layer.seq, MOST_U16);
    this.push(layer);
    if (layer.message === "error" && this.into === this.layers) this.expect = "quote";
  }

  private behindExtensions(text: string, at: number): void {
    const icmp6 = text.indexOf("ICMP6, ", at);
    if (icmp6 < 0) this.other(text, at);
    else this.icmp(parseIcmp(text, icmp6 + 7, true));
  }
}

/** Name of an Ethertype at `at`, without its number in parentheses. */
function etherTypeName(text: string, at: number): string {
  if (text.startsWith("IPv4", at)) return "IPv4";
  const comma = text.indexOf(",", at);
  const paren = text.indexOf(" (", at);
  const end = comma < 0 ? text.length : comma;
  return text.slice(at, paren >= 0 && paren < end ? paren : end).trim();
}
