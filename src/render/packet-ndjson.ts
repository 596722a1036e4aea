// Packet rows as JSON, one a line, written byte by byte: the fields of observe/packet-row.ts without an object for each packet.
import type { Outgoing } from "../anonymize/outgoing.ts";
import * as dot1q from "../decode/wire/dot1q.ts";
import * as geneve from "../decode/wire/geneve.ts";
import * as gre from "../decode/wire/gre.ts";
import * as icmp from "../decode/wire/icmp.ts";
import * as mpls from "../decode/wire/mpls.ts";
import * as sll2 from "../decode/wire/sll2.ts";
import { FLAG, LAYER } from "../decode/wire/slots.ts";
import * as tcp from "../decode/wire/tcp.ts";
import * as udp from "../decode/wire/udp.ts";
import * as vxlan from "../decode/wire/vxlan.ts";
import { checksumOf } from "../observe/packet-checksums.ts";
import {
  ANY_FRAGMENT,
  arpOf,
  geneveOptionsOf,
  icmpOf,
  icmpv6Of,
  ipLength,
  type PacketView,
  ROW_NAMES,
  stoppedFields,
  tcpFlagLetters,
  toldName,
} from "../observe/packet-row.ts";
import { linkTypeName } from "../read/linktype.ts";
import { type ByteWriter, literal } from "./byte-writer.ts";
import { PacketClock } from "./packet-time.ts";

/** Room for a row of 64 layers without its texts of free length, which reserve their own. */
const ROW_BYTES = 16384;
const COMMA = 44;
const QUOTE = 34;
const CLOSE = 93;

const has = (...layers: readonly number[]): number => layers.reduce((mask, l) => mask | (1 << l), 0);
const IP = has(LAYER.ipv4, LAYER.ipv6);
const PORTS = has(LAYER.udp, LAYER.tcp);
const ETH = has(LAYER.eth);
const VNIS = has(LAYER.vxlan, LAYER.geneve);
const RARE = has(LAYER.sll2, LAYER.mpls, LAYER.gre, LAYER.geneve, LAYER.arp, LAYER.rarp, LAYER.tcp);

const LIST = {
  vlan: 0,
  vni: 1,
  src: 2,
  dst: 3,
  iplen: 4,
  smac: 5,
  dmac: 6,
  sport: 7,
  dport: 8,
  mpls: 9,
  greProto: 10,
  greKey: 11,
};
type List = (typeof LIST)[keyof typeof LIST];

const NAMES = ROW_NAMES.map((name) => literal(`"${name}"`));
const K = {
  n: literal('{"n":'),
  ts: literal(',"ts":"'),
  len: literal(',"len":'),
  caplen: literal(',"caplen":'),
  fcs: literal(',"fcs":'),
  ifindex: literal(',"ifindex":'),
  layers: literal(',"layers":['),
  off: literal('],"off":['),
  vlan: literal('],"vlan":['),
  vni: literal(',"vni":['),
  src: literal(',"src":['),
  dst: literal(',"dst":['),
  iplen: literal(',"iplen":['),
  smac: literal(',"smac":['),
  dmac: literal(',"dmac":['),
  sport: literal(',"sport":['),
  dport: literal(',"dport":['),
  mpls: literal(',"mpls":['),
  greProto: literal(',"gre_proto":['),
  greKey: literal(',"gre_key":['),
  geneve: literal(',"geneve_opts":[{"class":"'),
  nextOption: literal(',{"class":"'),
  optionType: literal('","type":"'),
  optionLength: literal('","len":'),
  ovn: literal(',"name":"ovn"'),
  type: literal(',"icmp":{"type":'),
  code: literal(',"code":'),
  id: literal(',"id":'),
  seq: literal(',"seq":'),
  flags: literal(',"tcp":{"flags":"'),
  tcpSeq: literal('","seq":'),
  ack: literal(',"ack":'),
  payload: literal(',"payload":'),
};

/** Writes rows; one writer a capture. */
export class PacketNdjson {
  private readonly out: ByteWriter;
  private readonly clock = new PacketClock();
  private readonly interfaces: (Uint8Array | undefined)[] = [];

  constructor(out: ByteWriter) {
    this.out = out;
  }

  /** Appends the row of one packet, with its line ending. */
  write(v: Outgoing<PacketView>): void {
    const { out } = this;
    const { batch, slots: s } = v;
    out.reserve(ROW_BYTES);
    this.record(v);
    out.bytes(K.layers);
    let mask = 0;
    for (let k = 0; k < s.count; k++) {
      const layer = s.layer[k]!;
      mask |= 1 << layer;
      if (k > 0) out.char(COMMA);
      out.bytes(NAMES[layer]!);
    }
    out.bytes(K.off);
    const frameAt = batch.offset[v.i]!;
    for (let k = 0; k < s.count; k++) {
      if (k > 0) out.char(COMMA);
      out.uint(s.at[k]! - frameAt);
    }
    this.lists(v, mask);
    this.messages(v, mask);
    if (s.flags !== 0) this.flags(s.flags);
    this.checksums(v);
    if (v.evpn !== undefined && v.evpn.length > 0) this.json("evpn", v.evpn);
    if (s.stop !== undefined) this.stop(v);
    out.char(125);
    out.char(10);
  }

  private record(v: PacketView): void {
    const { out } = this;
    const { batch, i } = v;
    out.bytes(K.n);
    out.uint(batch.first + i);
    if (!Number.isNaN(batch.ns[i]!)) {
      out.bytes(K.ts);
      this.clock.writeEpoch(out, v);
      out.char(QUOTE);
    }
    out.bytes(K.len);
    out.uint(batch.len[i]!);
    out.bytes(K.caplen);
    out.uint(batch.caplen[i]!);
    if (batch.fcs[i]! > 0) {
      out.bytes(K.fcs);
      out.uint(batch.fcs[i]!);
    }
    const link = (this.interfaces[v.iface.index] ??= interfaceFields(v));
    out.reserve(link.length + ROW_BYTES);
    out.bytes(link);
    const direction = batch.direction[i]!;
    if (direction === 1) out.ascii(',"dir":"in"');
    else if (direction === 2) out.ascii(',"dir":"out"');
  }

  private lists(v: PacketView, mask: number): void {
    this.list(v, LIST.vlan, K.vlan, 1 << LAYER.vlan);
    this.list(v, LIST.vni, K.vni, VNIS);
    this.list(v, LIST.src, K.src, IP);
    this.list(v, LIST.dst, K.dst, IP);
    if ((mask & IP) !== 0) this.list(v, LIST.iplen, K.iplen, IP);
    if ((mask & ETH) !== 0) {
      this.list(v, LIST.smac, K.smac, ETH);
      this.list(v, LIST.dmac, K.dmac, ETH);
    }
    const stopped = v.slots.stop === undefined ? undefined : stoppedFields(v);
    if ((mask & PORTS) !== 0 || stopped?.sport !== undefined) {
      this.list(v, LIST.sport, K.sport, PORTS, stopped?.sport);
      this.list(v, LIST.dport, K.dport, PORTS, stopped?.dport);
    }
    if ((mask & (1 << LAYER.mpls)) !== 0) this.list(v, LIST.mpls, K.mpls, 1 << LAYER.mpls);
    if ((mask & (1 << LAYER.gre)) === 0) return;
    this.list(v, LIST.greProto, K.greProto, 1 << LAYER.gre);
    if (hasGreKey(v)) this.list(v, LIST.greKey, K.greKey, 1 << LAYER.gre);
  }

  private list(v: PacketView, list: List, key: Uint8Array, wanted: number, last?: number): void {
    const { out } = this;
    const { slots: s } = v;
    out.bytes(key);
    let first = true;
    for (let k = 0; k < s.count; k++) {
      if (((wanted >> s.layer[k]!) & 1) === 0) continue;
      if (list === LIST.greKey && gre.key(v.batch.bytes, s.at[k]!) === undefined) continue;
      if (!first) out.char(COMMA);
      first = false;
      this.item(v, list, k);
    }
    if (last !== undefined) {
      if (!first) out.char(COMMA);
      out.uint(last);
    }
    out.char(CLOSE);
  }

  private item(v: PacketView, list: List, k: number): void {
    const { out } = this;
    const { bytes: b } = v.batch;
    const at = v.slots.at[k]!;
    switch (list) {
      case LIST.vlan:
        return out.uint(dot1q.vid(b, at));
      case LIST.vni:
        return out.uint(v.slots.layer[k] === LAYER.vxlan ? vxlan.vni(b, at) : geneve.vni(b, at));
      case LIST.iplen:
        return out.uint(ipLength(v, k));
      case LIST.sport:
        return out.uint(udp.sport(b, at));
      case LIST.dport:
        return out.uint(udp.dport(b, at));
      case LIST.mpls:
        return out.uint(mpls.label(b, at));
      default:
    }
    out.char(QUOTE);
    if (list === LIST.src || list === LIST.dst) {
      if (v.slots.layer[k] === LAYER.ipv4) out.ipv4(b, at + (list === LIST.src ? 12 : 16));
      else out.ipv6(b, at + (list === LIST.src ? 8 : 24));
    } else if (list === LIST.smac) out.mac(b, at + 6);
    else if (list === LIST.dmac) out.mac(b, at);
    else if (list === LIST.greProto) out.hex(gre.protocolType(b, at), 4);
    else out.hex(gre.key(b, at)!, 8);
    out.char(QUOTE);
  }

  private messages(v: PacketView, mask: number): void {
    const { slots: s } = v;
    const b = v.batch.bytes;
    const k = s.count - 1;
    if (k < 0) return;
    const at = s.at[k]!;
    if (s.layer[k] === LAYER.icmp) this.icmp(b, at, s.end[k]!);
    else if (s.layer[k] === LAYER.icmpv6) this.json("icmp", icmpv6Of(b, at, s.end[k]!));
    if ((mask & RARE) === 0) return;
    for (let i = 0; i <= k; i++) this.rare(v, i);
    if ((mask & (1 << LAYER.geneve)) !== 0) this.geneveOptions(v);
  }

  private geneveOptions(v: PacketView): void {
    const { out } = this;
    const { slots: s } = v;
    const b = v.batch.bytes;
    let found = 0;
    for (let k = 0; k < s.count; k++) {
      if (s.layer[k] !== LAYER.geneve) continue;
      const end = s.at[k]! + geneve.headerLength(b, s.at[k]!);
      for (let o = s.at[k]! + geneve.LEN; o < end; o += geneve.optionLength(b, o)) {
        out.reserve(ROW_BYTES);
        if (o + geneve.optionLength(b, o) > end) return this.badGeneveOptions(v, found);
        out.bytes(found++ === 0 ? K.geneve : K.nextOption);
        out.hex(geneve.optionClass(b, o), 4);
        out.bytes(K.optionType);
        out.hex(geneve.optionType(b, o), 2);
        out.bytes(K.optionLength);
        out.uint(geneve.optionLength(b, o));
        if (geneve.isOvn(b, o)) out.bytes(K.ovn);
        out.char(125);
      }
    }
    if (found > 0) out.char(CLOSE);
  }

  /** The options from number `found` on, one of which does not fit its header. */
  private badGeneveOptions(v: PacketView, found: number): void {
    const rest = JSON.stringify(geneveOptionsOf(v)!.slice(found)).slice(1);
    this.out.utf8(found === 0 ? `,"geneve_opts":[${rest}` : `,${rest}`);
    this.out.reserve(ROW_BYTES);
  }

  private rare(v: PacketView, i: number): void {
    const b = v.batch.bytes;
    const at = v.slots.at[i]!;
    switch (v.slots.layer[i]!) {
      case LAYER.arp:
      case LAYER.rarp:
        return this.json("arp", arpOf(b, at));
      case LAYER.tcp:
        return this.tcp(b, at, v.slots.end[i]!);
      case LAYER.sll2:
        return this.ifindex(v, sll2.ifindex(b, at));
      default:
    }
  }

  private ifindex(v: PacketView, ifindex: number): void {
    const { out } = this;
    out.bytes(K.ifindex);
    out.uint(ifindex);
    const name = toldName(v, ifindex);
    if (name === undefined) return;
    out.utf8(`,"ifname":${JSON.stringify(name)}`);
    out.reserve(ROW_BYTES);
  }

  private icmp(b: Uint8Array, at: number, end: number): void {
    const { out } = this;
    const type = icmp.type(b, at);
    if (!icmp.hasId(type)) return this.json("icmp", icmpOf(b, at, end));
    out.bytes(K.type);
    out.uint(type);
    out.bytes(K.code);
    out.uint(icmp.code(b, at));
    out.bytes(K.id);
    out.uint(icmp.id(b, at));
    out.bytes(K.seq);
    out.uint(icmp.seq(b, at));
    out.char(125);
  }

  private tcp(b: Uint8Array, at: number, end: number): void {
    const { out } = this;
    out.bytes(K.flags);
    out.ascii(tcpFlagLetters(tcp.flags(b, at)));
    out.bytes(K.tcpSeq);
    out.uint(tcp.seq(b, at));
    out.bytes(K.ack);
    out.uint(tcp.ack(b, at));
    out.bytes(K.payload);
    out.uint(end - at - tcp.headerLength(b, at));
    out.char(125);
  }

  private flags(flags: number): void {
    const { out } = this;
    if ((flags & ANY_FRAGMENT) !== 0) out.ascii(',"frag":true');
    if ((flags & FLAG.inferredTunnel) !== 0) out.ascii(',"inferred":true');
    if ((flags & FLAG.lengthFromFrame) !== 0) out.ascii(',"offload":true');
    if ((flags & FLAG.snapped) !== 0) out.ascii(',"snapped":true');
  }

  private checksums(v: PacketView): void {
    const { out } = this;
    const { slots: s } = v;
    let found = 0;
    for (let k = 0; k < s.count; k++) {
      const state = checksumOf(v.batch.bytes, s, k);
      if (state !== "wrong" && state !== "notFilledIn") continue;
      out.reserve(ROW_BYTES);
      out.ascii(found++ === 0 ? ',"checksums":[{"layer":' : ',{"layer":');
      out.uint(k);
      out.ascii(`,"name":"${ROW_NAMES[s.layer[k]!]}","state":"${state}"}`);
    }
    if (found > 0) out.char(CLOSE);
  }

  private stop(v: PacketView): void {
    const op = stoppedFields(v)?.arpOp;
    if (op !== undefined) this.json("arp", { op });
    this.json("stop", v.slots.stop);
  }

  private json(key: string, value: unknown): void {
    const { out } = this;
    out.utf8(`,"${key}":${JSON.stringify(value)}`);
    out.reserve(ROW_BYTES);
  }
}

function hasGreKey(v: PacketView): boolean {
  const { slots: s } = v;
  for (let k = 0; k < s.count; k++) {
    if (s.layer[k] === LAYER.gre && gre.key(v.batch.bytes, s.at[k]!) !== undefined) return true;
  }
  return false;
}

function interfaceFields(v: PacketView): Uint8Array {
  const { iface } = v;
  const id = v.hasInterfaces ? `,"iface":${iface.id}` : "";
  const name = iface.name === undefined ? "" : `,"ifname":${JSON.stringify(iface.name)}`;
  const type = iface.linkType;
  return new TextEncoder().encode(`,"linktype":${type},"link":"${linkTypeName(type)}"${id}${name}`);
}
