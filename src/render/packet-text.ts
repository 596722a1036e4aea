// Packets as text, one a line, outermost header first. Every length says what it counts, in bytes.
import type { Outgoing } from "../anonymize/outgoing.ts";
import * as dot1q from "../decode/wire/dot1q.ts";
import * as ethernet from "../decode/wire/ethernet.ts";
import * as icmp from "../decode/wire/icmp.ts";
import * as icmpv6 from "../decode/wire/icmpv6.ts";
import * as ipv4 from "../decode/wire/ipv4.ts";
import * as ipv6 from "../decode/wire/ipv6.ts";
import * as mpls from "../decode/wire/mpls.ts";
import * as sll from "../decode/wire/sll.ts";
import * as sll2 from "../decode/wire/sll2.ts";
import { FLAG, LAYER } from "../decode/wire/slots.ts";
import * as tcp from "../decode/wire/tcp.ts";
import * as udp from "../decode/wire/udp.ts";
import * as vxlan from "../decode/wire/vxlan.ts";
import { checksumOf } from "../observe/packet-checksums.ts";
import {
  icmpOf,
  icmpv6Of,
  ipLength,
  type PacketView,
  ROW_NAMES,
  tcpFlagLetters,
  wireEnd,
  toldName,
} from "../observe/packet-row.ts";
import { linkTypeName } from "../read/linktype.ts";
import type { ByteWriter } from "./byte-writer.ts";
import { arpWords, geneveWords, greWords, quoteWords } from "./layer-words.ts";
import { PacketClock, type TimeStyle } from "./packet-time.ts";
import { cookedDirection, etherTypeWords, icmpv6Words, icmpWords, protocolWords } from "./packet-words.ts";

/** Room for a line of 64 layers without its texts of free length, which reserve their own. */
const LINE_BYTES = 16384;
const SPACE = 32;
const NEWLINE = 10;
/** Between a layer and the one it carries. */
const CARRIES = ": ";

/** Writes lines; one writer a capture. */
export class PacketText {
  private readonly out: ByteWriter;
  private readonly time: TimeStyle;
  private readonly clock = new PacketClock();
  private readonly names: (string | undefined)[] = [];

  constructor(out: ByteWriter, time: TimeStyle) {
    this.out = out;
    this.time = time;
  }

  /** Appends the line of one packet. */
  write(v: Outgoing<PacketView>): void {
    const { out } = this;
    const { slots: s, batch } = v;
    out.reserve(LINE_BYTES);
    out.uint(batch.first + v.i);
    out.char(SPACE);
    if (this.time !== "none") {
      if (!this.clock.write(out, v, this.time)) out.ascii("no-time");
      out.char(SPACE);
    }
    if (v.hasInterfaces) {
      out.utf8((this.names[v.iface.index] ??= interfaceName(v)));
      out.reserve(LINE_BYTES);
    }
    this.record(v);
    for (let k = 0; k < s.count; k++) {
      if (k > 0) out.ascii(CARRIES);
      this.layer(v, k);
    }
    this.tail(v);
    out.char(NEWLINE);
  }

  /** Lengths of the record itself, where the first header does not say them: cut, FCS, cooked. */
  private record(v: PacketView): void {
    const { out } = this;
    const { batch, i } = v;
    const len = batch.len[i]!;
    const first = v.slots.count === 0 ? LAYER.raw : v.slots.layer[0]!;
    if (first === LAYER.eth && batch.caplen[i] === len && batch.fcs[i] === 0) return;
    out.ascii("record ");
    out.uint(len);
    if (batch.caplen[i]! !== len) {
      out.ascii(" captured ");
      out.uint(batch.caplen[i]!);
    }
    if (batch.fcs[i]! > 0) {
      out.ascii(" FCS ");
      out.uint(batch.fcs[i]!);
    }
    out.ascii(v.slots.count === 0 ? ` link type ${linkTypeName(v.iface.linkType)}` : ", ");
  }

  private layer(v: PacketView, k: number): void {
    const { out } = this;
    const b = v.batch.bytes;
    const at = v.slots.at[k]!;
    switch (v.slots.layer[k]!) {
      case LAYER.eth:
        out.mac(b, at + 6);
        out.ascii(" > ");
        out.mac(b, at);
        out.ascii(", frame ");
        return out.uint(wireEnd(v, k) - at);
      case LAYER.ipv4:
      case LAYER.ipv6:
        return this.ip(v, k);
      case LAYER.udp:
        out.ascii("UDP payload ");
        return out.uint(wireEnd(v, k) - at - udp.LEN);
      case LAYER.tcp:
        return this.tcp(v, k);
      case LAYER.vxlan:
        out.ascii("VXLAN vni ");
        out.uint(vxlan.vni(b, at));
        if (!vxlan.vniValid(b, at)) out.ascii(" (I flag clear)");
        return;
      case LAYER.icmp:
        return this.icmp(v, k);
      default:
        this.rarer(v, k);
    }
  }

  /** Addresses, with ports where the next header has them, and the packet's length. */
  private ip(v: PacketView, k: number): void {
    const { out } = this;
    const { slots: s } = v;
    const b = v.batch.bytes;
    const at = s.at[k]!;
    const next = k + 1 < s.count ? s.layer[k + 1]! : 0;
    const ports = next === LAYER.udp || next === LAYER.tcp ? s.at[k + 1]! : -1;
    const four = s.layer[k] === LAYER.ipv4;
    if (four) out.ipv4(b, at + 12);
    else out.ipv6(b, at + 8);
    if (ports >= 0) this.port(udp.sport(b, ports));
    out.ascii(" > ");
    if (four) out.ipv4(b, at + 16);
    else out.ipv6(b, at + 24);
    if (ports >= 0) this.port(udp.dport(b, ports));
    out.ascii(", packet ");
    out.uint(ipLength(v, k));
    if ((s.flags & (FLAG.firstFragment | FLAG.laterFragment)) !== 0) this.fragment(v, k);
    if (next === 0 && s.stop === undefined && (s.flags & FLAG.laterFragment) === 0) {
      out.ascii(CARRIES);
      out.ascii(protocolWords(lastProtocol(v, k)));
    }
  }

  private port(port: number): void {
    this.out.char(46);
    this.out.uint(port);
  }

  private fragment(v: PacketView, k: number): void {
    const b = v.batch.bytes;
    const at = v.slots.at[k]!;
    const { out } = this;
    if (v.slots.layer[k] === LAYER.ipv4) {
      if (ipv4.fragmentOffset(b, at) === 0 && !ipv4.moreFragments(b, at)) return;
      out.ascii(`, fragment id ${ipv4.identification(b, at)} offset ${ipv4.fragmentOffset(b, at)}`);
      if (ipv4.moreFragments(b, at)) out.ascii(" more follow");
      return;
    }
    for (const e of ipv6.next(b, at, v.slots.end[k]!)) {
      if (e.protocol !== ipv6.EXTENSION.fragment) continue;
      out.ascii(`, fragment id ${ipv6.identification(b, e.at)} offset ${ipv6.fragmentOffset(b, e.at)}`);
      if (ipv6.moreFragments(b, e.at)) out.ascii(" more follow");
      return;
    }
  }

  private tcp(v: PacketView, k: number): void {
    const { out } = this;
    const b = v.batch.bytes;
    const at = v.slots.at[k]!;
    out.ascii("TCP [");
    out.ascii(tcp.flags(b, at) === 0 ? "no flags" : tcpFlagLetters(tcp.flags(b, at)));
    out.ascii("] seq ");
    out.uint(tcp.seq(b, at));
    out.ascii(", ack ");
    out.uint(tcp.ack(b, at));
    out.ascii(", TCP payload ");
    out.uint(Math.max(0, wireEnd(v, k) - at - tcp.headerLength(b, at)));
  }

  private icmp(v: PacketView, k: number): void {
    const { out } = this;
    const b = v.batch.bytes;
    const at = v.slots.at[k]!;
    const type = icmp.type(b, at);
    out.ascii("ICMP ");
    out.ascii(icmpWords(type, icmp.code(b, at)));
    if (icmp.hasId(type)) this.echo(icmp.id(b, at), icmp.seq(b, at));
    else if (icmp.isError(type)) this.error(icmpOf(b, at, v.slots.end[k]!));
    out.ascii(", message ");
    out.uint(wireEnd(v, k) - at);
  }

  private icmpv6(v: PacketView, k: number): void {
    const { out } = this;
    const b = v.batch.bytes;
    const at = v.slots.at[k]!;
    const type = icmpv6.type(b, at);
    out.ascii("ICMPv6 ");
    out.ascii(icmpv6Words(type, icmpv6.code(b, at)));
    if (icmpv6.hasId(type)) this.echo(icmpv6.id(b, at), icmpv6.seq(b, at));
    else if (icmpv6.isError(type)) this.error(icmpv6Of(b, at, v.slots.end[k]!));
    else if (icmpv6.isNeighbour(type)) {
      out.ascii(` ${icmpv6.target(b, at)}`);
      const link = icmpv6.linkAddress(b, at, v.slots.end[k]!);
      if (link !== undefined)
        out.ascii(type === icmpv6.TYPE_OF.neighbourAdvertisement ? ` is at ${link}` : ` asked by ${link}`);
      if (type === icmpv6.TYPE_OF.neighbourAdvertisement && !icmpv6.solicited(b, at)) out.ascii(", unsolicited");
    }
    out.ascii(", message ");
    out.uint(wireEnd(v, k) - at);
  }

  private echo(id: number, seq: number): void {
    const { out } = this;
    out.ascii(", id ");
    out.uint(id);
    out.ascii(", seq ");
    out.uint(seq);
  }

  private error(message: ReturnType<typeof icmpOf>): void {
    const { out } = this;
    if (message.mtu !== undefined) out.ascii(`, mtu ${message.mtu}`);
    if (message.quote !== undefined) out.ascii(`, about ${quoteWords(message.quote)}`);
  }

  private rarer(v: PacketView, k: number): void {
    const { out } = this;
    const b = v.batch.bytes;
    const at = v.slots.at[k]!;
    switch (v.slots.layer[k]!) {
      case LAYER.vlan:
        out.ascii(`VLAN ${dot1q.vid(b, at)}${dot1q.pcp(b, at) > 0 ? ` pcp ${dot1q.pcp(b, at)}` : ""}`);
        return out.ascii(dot1q.dei(b, at) ? " dei" : "");
      case LAYER.sll:
        return out.ascii(`SLL ${cookedDirection(sll.packetType(b, at))} ${sll.address(b, at) ?? "no address"}`);
      case LAYER.sll2:
        this.ifindex(v, sll2.ifindex(b, at));
        return out.ascii(`${cookedDirection(sll2.packetType(b, at))} ${sll2.address(b, at) ?? "no address"}`);
      case LAYER.arp:
      case LAYER.rarp:
        return out.ascii(arpWords(b, at));
      case LAYER.icmpv6:
        return this.icmpv6(v, k);
      case LAYER.geneve:
        return out.ascii(geneveWords(b, at));
      case LAYER.gre:
        return out.ascii(greWords(b, at));
      case LAYER.mpls:
        return out.ascii(`MPLS label ${mpls.label(b, at)} ttl ${mpls.ttl(b, at)}`);
      default:
        out.ascii(ROW_NAMES[v.slots.layer[k]!]!.toUpperCase());
    }
  }

  /** What follows the last layer: its unknown payload, then what is wrong or inferred. */
  private tail(v: PacketView): void {
    const { out } = this;
    const { slots: s } = v;
    const b = v.batch.bytes;
    const last = s.count - 1;
    if (last >= 0 && s.stop === undefined) {
      const at = s.at[last]!;
      if (s.layer[last] === LAYER.eth) out.ascii(CARRIES + etherTypeWords(ethernet.etherType(b, at)));
      else if (s.layer[last] === LAYER.vlan) out.ascii(CARRIES + etherTypeWords(dot1q.etherType(b, at)));
    }
    if ((s.flags & FLAG.inferredTunnel) !== 0) out.ascii(" [tunnel found by content]");
    if ((s.flags & FLAG.lengthFromFrame) !== 0) out.ascii(" [length 0: segmentation left to the NIC]");
    for (let k = 0; k < s.count; k++) {
      const state = checksumOf(b, s, k);
      if (state === "wrong") out.ascii(` [${ROW_NAMES[s.layer[k]!]} checksum wrong]`);
      else if (state === "notFilledIn") out.ascii(` [${ROW_NAMES[s.layer[k]!]} checksum left to the NIC]`);
    }
    if (v.evpn !== undefined) for (const row of v.evpn) this.evpn(row);
    if (s.stop !== undefined) out.utf8(stopWords(v));
  }

  private ifindex(v: PacketView, ifindex: number): void {
    const name = toldName(v, ifindex);
    this.out.utf8(`SLL2 ifindex ${ifindex}${name === undefined ? "" : ` (${printable(name)})`} `);
    this.out.reserve(LINE_BYTES);
  }

  private evpn(row: NonNullable<PacketView["evpn"]>[number]): void {
    const part = (name: string, value: string | number | readonly number[] | undefined) =>
      value === undefined ? "" : ` ${name} ${value.toString()}`;
    const what = `${part("mac", row.mac)}${part("ip", row.ip)}${part("vni", row.vni)}${part("from", row.or_ip)}`;
    const how = `${part("next hop", row.next_hop)}${part("sequence", row.mm_seq)}${row.mm_sticky === true ? " sticky" : ""}`;
    this.out.utf8(` [EVPN ${row.op} type ${row.rt}${what}${how}]`);
    this.out.reserve(LINE_BYTES);
  }
}

function interfaceName(v: PacketView): string {
  return `${printable(v.iface.name ?? `#${v.iface.id}`)} `;
}

/** A name comes from a file: no control characters of it may reach a terminal. */
function printable(name: string): string {
  // eslint-disable-next-line no-control-regex
  return name.replace(/[\u0000-\u0020\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, "?");
}

function lastProtocol(v: PacketView, k: number): number {
  const b = v.batch.bytes;
  const at = v.slots.at[k]!;
  if (v.slots.layer[k] === LAYER.ipv4) return ipv4.protocol(b, at);
  let protocol = ipv6.nextHeader(b, at);
  for (const e of ipv6.next(b, at, v.slots.end[k]!)) protocol = e.nextHeader;
  return protocol;
}

function stopWords(v: PacketView): string {
  const stop = v.slots.stop!;
  if (stop.bad !== undefined) return ` [${stop.layer} at ${stop.offset}: ${stop.bad}]`;
  const why = (v.slots.flags & FLAG.snapped) !== 0 ? "cut by the snaplen" : `cut at ${stop.endFrom}`;
  return ` [${stop.layer} at ${stop.offset} ${why}: needs ${stop.need}, has ${stop.have}]`;
}
