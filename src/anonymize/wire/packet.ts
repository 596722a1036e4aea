// One packet, rewritten in place: a walk from the outside in, every header by its kind, then what no header claims, then the
// checksums. Lengths do not change. What the walk does not understand is zeroed.
import { u16be } from "../../core/bytes.ts";
import { createWalker, type Walker } from "../../decode/wire/frame.ts";
import { LINKTYPE } from "../../decode/wire/frame.ts";
import { bgpSegment, BGP_PORT, type FramePlace } from "../../decode/wire/bgp-segment.ts";
import * as geneve from "../../decode/wire/geneve.ts";
import * as gre from "../../decode/wire/gre.ts";
import * as ipv4 from "../../decode/wire/ipv4.ts";
import * as ipv6 from "../../decode/wire/ipv6.ts";
import * as llc from "../../decode/wire/llc.ts";
import type { TunnelPort } from "../../decode/wire/next-layer.ts";
import { FLAG, LAYER, LAYER_NAMES, type Slots } from "../../decode/wire/slots.ts";
import type { Stop } from "../../decode/wire/stop.ts";
import type { TcpSegment } from "../../decode/wire/tcp-reassembly.ts";
import * as tcp from "../../decode/wire/tcp.ts";
import * as udp from "../../decode/wire/udp.ts";
import { rewriteArp } from "./arp.ts";
import { Checksums, type Pseudo } from "./checksums.ts";
import { badHeader, cutHeader } from "./cut.ts";
import { blank, blankKeepingSum, spaces } from "./fill.ts";
import { type IcmpWith, rewriteIcmp, rewriteIcmpv6 } from "./icmp.ts";
import * as ip from "./ip.ts";
import * as link from "./link.ts";
import type { WireMaps } from "./maps.ts";
import { frameBody, llcBody, packetBody } from "./payload.ts";
import { type Tally, UNKNOWN } from "./tally.ts";
import { type ProbePorts, tcpOptions, type UdpWith, udpPayload } from "./transport.ts";
import * as tunnel from "./tunnel.ts";

/** What packets are rewritten with. */
export interface PacketOptions {
  readonly maps: WireMaps;
  readonly tally: Tally;
  readonly tunnelPorts: readonly TunnelPort[];
  readonly probePorts: ProbePorts;
  /** Leaves payload of protocols that are not known. */
  readonly keepUnknown: boolean;
  /** Where the packet at hand is from: asked for where it is of BGP. */
  readonly place: () => FramePlace;
}

/** Errors about errors are not sent (RFC 1122 section 3.2.2): a quote in a quote in a quote is not looked into. */
const MOST_QUOTES = 3;

/** Rewrites packet after packet. */
export class PacketRewriter {
  /** The BGP segment of the packet at hand, told by the addresses that it had: pseudonyms may be fewer than originals. */
  segment: TcpSegment | undefined;
  /** Open until `finish`, so that a caller may change payload before checksums are set. */
  checksums = new Checksums();
  private readonly options: PacketOptions;
  private readonly maps: WireMaps;
  private readonly walker: Walker;
  private readonly depth: number;
  private readonly icmpWith: IcmpWith;
  private readonly udpWith: UdpWith;
  private inner: PacketRewriter | undefined;
  private b: Uint8Array = new Uint8Array(0);
  private at = 0;

  constructor(options: PacketOptions, depth = 0) {
    this.options = options;
    this.maps = options.maps;
    this.depth = depth;
    this.icmpWith = { maps: options.maps, quote: this.quote };
    this.udpWith = { maps: options.maps, ports: options.probePorts };
    this.walker = createWalker({ tunnelPorts: options.tunnelPorts });
  }

  /** Layers of the packet at hand; their offsets are those of before, since nothing moves. */
  get slots(): Slots {
    return this.walker.slots;
  }

  /**
   * Rewrites bytes[at, at + captured) but for checksums: `finish` sets them. `length` is the original length, FCS apart. True when
   * its payload is BGP's, which was left as it is.
   */
  rewrite(b: Uint8Array, at: number, captured: number, linkType: number, length: number): boolean {
    this.b = b;
    this.at = at;
    const s = this.walker.slots;
    this.walker.walk(b, at, captured, linkType, length);
    const bgp = this.isBgp();
    this.segment = bgp ? bgpSegment(b, s, this.options.place()) : undefined;
    this.checksums.begin();
    for (let i = 0; i < s.count; i++) this.sums(i);
    let end = at + captured;
    for (let i = 0; i < s.count; i++) {
      // padding and trailers: what an outer layer has behind the end of an inner one
      if (s.end[i]! < end) blank(b, s.end[i]!, end);
      end = s.end[i]!;
      this.header(i);
    }
    this.rest(end);
    return bgp;
  }

  /** Whether the last layer is a segment of a BGP connection, which somebody follows. */
  private isBgp(): boolean {
    const { b } = this;
    const s = this.walker.slots;
    const i = s.count - 1;
    if (this.depth > 0 || i < 0 || s.stop !== undefined) return false;
    if (s.layer[i] === LAYER.bgp) return true;
    if (s.layer[i] !== LAYER.tcp) return false;
    return tcp.dport(b, s.at[i]!) === BGP_PORT || tcp.sport(b, s.at[i]!) === BGP_PORT;
  }

  /** Sets the checksums of the packet that was rewritten last. */
  finish(): void {
    this.checksums.finish(this.b);
  }

  /** The payload that `rewrite` left is of no connection that can be followed. */
  blankPayload(): void {
    const s = this.walker.slots;
    const i = s.count - 1;
    if (i >= 0) blank(this.b, this.bodyOf(i), s.end[i]!);
  }

  private sums(i: number): void {
    const { b } = this;
    const s = this.walker.slots;
    const at = s.at[i]!;
    const end = s.end[i]!;
    switch (s.layer[i]!) {
      case LAYER.ipv4:
        return this.checksums.header(b, at, at + ipv4.headerLength(b, at));
      case LAYER.udp:
        return this.transport(i, at + 6, 17);
      case LAYER.tcp:
        return this.transport(i, at + 16, 6);
      case LAYER.icmpv6:
        return this.transport(i, at + 2, 58);
      case LAYER.icmp:
        return this.checksums.plain(b, at + 2, at, end);
      case LAYER.gre:
        if (gre.hasChecksum(b, at)) this.checksums.plain(b, at + 4, at, end);
        return;
      default:
    }
  }

  private transport(i: number, field: number, protocol: number): void {
    const { b } = this;
    const s = this.walker.slots;
    if (i === 0) return;
    const ipAt = s.at[i - 1]!;
    const at = s.at[i]!;
    const end = s.end[i]!;
    const six = s.layer[i - 1] === LAYER.ipv6;
    if (!six && s.layer[i - 1] !== LAYER.ipv4) return;
    const stated = six ? ipv6.payloadLength(b, ipAt) : ipv4.totalLength(b, ipAt);
    const byIp = stated === 0 ? end - at : stated - (at - ipAt) + (six ? ipv6.LEN : 0);
    const byUdp = protocol === 17 ? udp.length(b, at) : 0;
    const pseudo: Pseudo = {
      src: ipAt + (six ? 8 : 12),
      dst: six ? ip.finalDestination(b, ipAt, at) : ipAt + 16,
      length: six ? 16 : 4,
      protocol,
      payload: byUdp > 0 ? byUdp : byIp,
    };
    this.checksums.transport(b, field, [at, end], pseudo, protocol === 17);
  }

  /** Header of layer i, and what lies between it and the next. */
  private header(i: number): void {
    const { b, maps } = this;
    const s = this.walker.slots;
    const at = s.at[i]!;
    switch (s.layer[i]!) {
      case LAYER.eth:
        return link.ethernet(b, at, maps);
      case LAYER.vlan:
        return link.vlan(b, at, maps);
      case LAYER.sll:
        return link.cooked(b, at, maps);
      case LAYER.sll2:
        return link.cooked2(b, at, maps);
      case LAYER.ipv4:
        ip.v4(b, at, maps);
        return this.extensions(i, at + ipv4.headerLength(b, at), ipv4.protocol(b, at));
      case LAYER.ipv6:
        ip.v6(b, at, maps);
        return this.extensions(i, at + ipv6.LEN, ipv6.nextHeader(b, at));
      case LAYER.vxlan:
        return tunnel.vxlan(b, at, maps);
      case LAYER.geneve:
        return tunnel.rewriteGeneve(b, at, maps);
      case LAYER.gre:
        return tunnel.rewriteGre(b, at, maps);
      case LAYER.erspan:
        if (this.bodyOf(i) > at) tunnel.rewriteErspan(b, at, maps);
        return;
      case LAYER.tcp:
        return tcpOptions(b, at, s.end[i]!);
      default:
    }
  }

  /** Extension headers from `at` on, up to the next layer or to where the walk stopped. */
  private extensions(i: number, at: number, first: number): void {
    const { b } = this;
    const s = this.walker.slots;
    if (!ipv6.isExtension(first) || (s.layer[i] === LAYER.ipv4 && first !== ipv6.EXTENSION.authentication)) return;
    const end = i + 1 < s.count ? s.at[i + 1]! : s.end[i]!;
    let protocol = first;
    let p = at;
    while (ipv6.isExtension(protocol) && p + 8 <= end) {
      const next = p + ipv6.extensionLength(b, protocol, p);
      if (next > end) break;
      ip.extension(b, protocol, p, this.maps);
      if (protocol === ipv6.EXTENSION.fragment && ipv6.fragmentOffset(b, p) > 0) break;
      protocol = b[p]!;
      p = next;
    }
  }

  /** First byte behind the header of layer i (and the extension headers of an IP header). */
  private bodyOf(i: number): number {
    const { b } = this;
    const s = this.walker.slots;
    const at = s.at[i]!;
    switch (s.layer[i]!) {
      case LAYER.eth:
        return at + 14;
      case LAYER.sll:
        return at + 16;
      case LAYER.sll2:
        return at + 20;
      case LAYER.vlan:
      case LAYER.null:
      case LAYER.mpls:
        return at + 4;
      case LAYER.llc:
        return at + (llc.isSnap(b, at) ? llc.SNAP_LEN : llc.LEN);
      case LAYER.ipv4:
        return this.behindExtensions(at + ipv4.headerLength(b, at), s.end[i]!, ipv4.protocol(b, at)).at;
      case LAYER.ipv6:
        return this.behindExtensions(at + ipv6.LEN, s.end[i]!, ipv6.nextHeader(b, at)).at;
      case LAYER.udp:
      case LAYER.vxlan:
        return at + 8;
      case LAYER.tcp:
        return at + tcp.headerLength(b, at);
      case LAYER.geneve:
        return at + geneve.headerLength(b, at);
      case LAYER.gre:
        return at + gre.headerLength(b, at);
      case LAYER.erspan:
        return at + this.erspanLength(i);
      default:
        return at;
    }
  }

  /** Type I has no header: it is told by GRE without a sequence number. */
  private erspanLength(i: number): number {
    const { b } = this;
    const s = this.walker.slots;
    const at = s.at[i]!;
    const before = i > 0 && s.layer[i - 1] === LAYER.gre ? s.at[i - 1]! : -1;
    const typeOne =
      before >= 0 && gre.protocolType(b, before) === gre.PROTOCOL_OF.erspan && !gre.hasSequence(b, before);
    if (typeOne) return 0;
    return b[at]! >> 4 === 1 ? 8 : (b[at + 11]! & 1) === 0 ? 12 : 20;
  }

  private behindExtensions(at: number, end: number, first: number): { at: number; protocol: number } {
    const { b } = this;
    const s = this.walker.slots;
    let protocol = first;
    let p = at;
    const walked = s.stop === undefined ? end : this.at + s.stop.offset;
    while (ipv6.isExtension(protocol) && p + 8 <= end && p < walked) {
      const next = p + ipv6.extensionLength(b, protocol, p);
      const later = protocol === ipv6.EXTENSION.fragment && ipv6.fragmentOffset(b, p) > 0;
      if (next > end) break;
      protocol = b[p]!;
      p = next;
      if (later) break;
    }
    return { at: p, protocol };
  }

  /** What follows the last header, up to `end`. Of BGP it stays until the stream tells what it is. */
  private rest(end: number): void {
    const { b } = this;
    const s = this.walker.slots;
    const { stop } = s;
    if (stop !== undefined) return this.stopped(stop, end);
    const i = s.count - 1;
    if (i < 0) return blank(b, this.at, end);
    const at = s.at[i]!;
    switch (s.layer[i]!) {
      case LAYER.bgp:
        if (this.depth > 0) blank(b, at, end);
        return;
      case LAYER.tcp:
        return spaces(b, this.bodyOf(i), end);
      case LAYER.icmp:
        return rewriteIcmp(b, at, end, this.icmpWith);
      case LAYER.icmpv6:
        return rewriteIcmpv6(b, at, end, this.icmpWith);
      case LAYER.arp:
      case LAYER.rarp:
        return blank(b, rewriteArp(b, at, this.maps), end);
      case LAYER.udp:
        return udpPayload(b, at, [at + udp.LEN, end], this.udpWith);
      default:
        return this.unread(i, end);
    }
  }

  /** An IP packet within: quoted by an error, or in a session of PPP. */
  private readonly quote = (from: number, to: number): void => {
    if (this.depth >= MOST_QUOTES || from >= to) return blank(this.b, from, to);
    this.inner ??= new PacketRewriter(this.options, this.depth + 1);
    this.inner.rewrite(this.b, from, to - from, LINKTYPE.raw, to - from);
    this.inner.finish();
  };

  /** Payload that the walk has no layer for. */
  private unread(i: number, end: number): void {
    const { b, options } = this;
    const s = this.walker.slots;
    const at = s.at[i]!;
    const body = this.bodyOf(i);
    if (body >= end) return;
    if ((s.flags & FLAG.laterFragment) !== 0 && (s.layer[i] === LAYER.ipv4 || s.layer[i] === LAYER.ipv6)) {
      return blankKeepingSum(b, body, end);
    }
    switch (s.layer[i]!) {
      case LAYER.ipv4:
      case LAYER.ipv6: {
        const six = s.layer[i] === LAYER.ipv6;
        const first = six ? ipv6.nextHeader(b, at) : ipv4.protocol(b, at);
        const start = at + (six ? ipv6.LEN : ipv4.headerLength(b, at));
        const { protocol } = this.behindExtensions(start, end, first);
        options.tally.add(UNKNOWN.protocol, protocol, end - body);
        if (!options.keepUnknown) packetBody(b, protocol, [body, end], this.maps);
        return;
      }
      case LAYER.eth:
      case LAYER.vlan:
      case LAYER.sll:
      case LAYER.sll2: {
        const type = u16be(b, s.layer[i] === LAYER.sll2 ? at : body - 2);
        options.tally.add(UNKNOWN.etherType, type, end - body);
        if (!options.keepUnknown) frameBody(b, type, [body, end], { maps: this.maps, packet: this.quote });
        return;
      }
      case LAYER.llc:
        options.tally.add(UNKNOWN.service, u16be(b, at), end - body);
        if (!options.keepUnknown) llcBody(b, at, [body, end], this.maps);
        return;
      default:
        options.tally.add(UNKNOWN.tunnel, LAYER_NAMES[s.layer[i]!] ?? "?", end - body);
    }
    if (!options.keepUnknown) blank(b, body, end);
  }

  /** The walk ended before the data did. */
  private stopped(stop: Stop, end: number): void {
    const { b, options } = this;
    const at = this.at + stop.offset;
    if (at >= end) return;
    if (stop.bad === undefined) {
      if (this.isExtension(at)) blank(b, at + 2, end);
      else cutHeader(b, stop, [at, end], this.maps);
      return;
    }
    if (stop.layer === "frame") options.tally.add(UNKNOWN.deep, 0, end - at);
    else if (stop.layer === "link") options.tally.add(UNKNOWN.linkType, stop.bad, end - at);
    else options.tally.add(UNKNOWN.header, stop.layer, end - at);
    if (!options.keepUnknown) badHeader(b, stop, [at, end]);
  }

  /** Whether an extension header is to begin at `at`, behind the last layer. */
  private isExtension(at: number): boolean {
    const { b } = this;
    const s = this.walker.slots;
    const i = s.count - 1;
    if (i < 0) return false;
    const last = s.at[i]!;
    if (s.layer[i] !== LAYER.ipv6 && s.layer[i] !== LAYER.ipv4) return false;
    const six = s.layer[i] === LAYER.ipv6;
    const first = six ? ipv6.nextHeader(b, last) : ipv4.protocol(b, last);
    const start = last + (six ? ipv6.LEN : ipv4.headerLength(b, last));
    const { protocol } = this.behindExtensions(start, at, first);
    return ipv6.isExtension(protocol) && (six || first === ipv6.EXTENSION.authentication);
  }
}
