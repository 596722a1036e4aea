// One packet of a capture as a row: the fields of schemas/packet.schema.json.
import { epochDecimal, type EpochNs } from "../core/time.ts";
import * as arp from "../decode/wire/arp.ts";
import * as dot1q from "../decode/wire/dot1q.ts";
import * as ethernet from "../decode/wire/ethernet.ts";
import type { EvpnRow } from "../decode/wire/evpn-rows.ts";
import * as geneve from "../decode/wire/geneve.ts";
import * as gre from "../decode/wire/gre.ts";
import * as icmp from "../decode/wire/icmp.ts";
import * as icmpv6 from "../decode/wire/icmpv6.ts";
import * as ipv4 from "../decode/wire/ipv4.ts";
import * as ipv6 from "../decode/wire/ipv6.ts";
import * as mpls from "../decode/wire/mpls.ts";
import { readQuote } from "../decode/wire/quote.ts";
import * as sll2 from "../decode/wire/sll2.ts";
import { FLAG, LAYER, LAYER_NAMES, type Slots } from "../decode/wire/slots.ts";
import * as tcp from "../decode/wire/tcp.ts";
import * as udp from "../decode/wire/udp.ts";
import * as vxlan from "../decode/wire/vxlan.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import { linkTypeName } from "../read/linktype.ts";
import type { PacketRow } from "../schema/packet.generated.ts";
import { checksumOf } from "./packet-checksums.ts";

/** Interface name by ifindex, in decimal digits: "5". */
export type IfindexNames = Readonly<Record<string, string>>;

/** Name of the interface of an SLL2 header, where the file has none and somebody told it; undefined for any other. */
export function toldName(v: PacketView, ifindex: number): string | undefined {
  const { iface, ifindexNames } = v;
  const told = iface.name === undefined ? ifindexNames : undefined;
  return told !== undefined && Object.hasOwn(told, ifindex) ? told[ifindex] : undefined;
}

/** A record of a batch together with what the walker found in it. Reused for every packet. */
export interface PacketView {
  batch: RecordBatch;
  /** Row of `batch`. */
  i: number;
  iface: CaptureInterface;
  /** The container states interfaces (pcapng), so that their ids mean something. */
  readonly hasInterfaces: boolean;
  readonly slots: Slots;
  /** Names of interfaces by ifindex, where somebody told them. */
  readonly ifindexNames?: IfindexNames | undefined;
  /** EVPN routes of the BGP messages that this packet completes. */
  evpn: readonly EvpnRow[] | undefined;
}

/** Flags of fragments, with those of a single one. */
export const ANY_FRAGMENT: number = FLAG.firstFragment | FLAG.laterFragment | FLAG.atomicFragment;

/** Layer names as rows spell them: RARP is ARP with operation 3 or 4, as in Wireshark. */
export const ROW_NAMES: readonly string[] = LAYER_NAMES.map((name, id) => (id === LAYER.rarp ? "arp" : name));

const TCP_FLAGS: readonly string[] = Array.from({ length: 256 }, (_, flags) =>
  ["F", "S", "R", "P", ".", "U", "E", "W"].filter((_letter, bit) => (flags & (1 << bit)) !== 0).join(""),
);

/** TCP flags as letters, in the order of their bits: F S R P . U E W. */
export function tcpFlagLetters(flags: number): string {
  return TCP_FLAGS[flags & 255]!;
}

/** Stamp of a record; undefined when it has none. */
export function packetTime(v: PacketView): EpochNs | undefined {
  const ns = v.batch.ns[v.i]!;
  return Number.isNaN(ns) ? undefined : v.batch.base + BigInt(ns);
}

/** Length of the IP packet of layer `i`, header included: as its field says, or what the record has room for where that is 0. */
export function ipLength(v: PacketView, i: number): number {
  const { bytes: b } = v.batch;
  const at = v.slots.at[i]!;
  if (v.slots.layer[i] === LAYER.ipv4) {
    const total = ipv4.totalLength(b, at);
    if (total > 0) return total;
  } else {
    const length = ipv6.payloadLength(b, at);
    if (length > 0 || ipv6.nextHeader(b, at) === 59) return ipv6.LEN + length;
    // A jumbogram's own length is in an option; the walker has read it where the packet was not cut.
    const { slots } = v;
    if ((slots.flags & FLAG.lengthFromFrame) === 0)
      return Math.max(slots.end[i]! - at, jumboLength(b, at, slots.end[i]!));
  }
  return v.batch.len[v.i]! - v.batch.fcs[v.i]! - (at - v.batch.offset[v.i]!);
}

function jumboLength(b: Uint8Array, at: number, end: number): number {
  for (const e of ipv6.next(b, at, end)) {
    const jumbo = e.protocol === ipv6.EXTENSION.hopByHop ? ipv6.jumboLength(b, e.at) : undefined;
    if (jumbo !== undefined) return ipv6.LEN + jumbo;
  }
  return 0;
}

/**
 * Where layer `i` ends on the wire, absolute in the slab, past what was captured if need be: by the innermost length
 * field at or below it, else by the record's original length without FCS.
 */
export function wireEnd(v: PacketView, i: number): number {
  const { slots: s, batch } = v;
  for (let k = i; k >= 0; k--) {
    const at = s.at[k]!;
    const layer = s.layer[k]!;
    if (layer === LAYER.ipv4 || layer === LAYER.ipv6) return at + ipLength(v, k);
    if (layer === LAYER.udp && udp.length(batch.bytes, at) > 0) return at + udp.length(batch.bytes, at);
  }
  return batch.offset[v.i]! + batch.len[v.i]! - batch.fcs[v.i]!;
}

/** The row. Allocates; for many packets use the writers in render/. Checksums run over every byte: leave them out where they are not asked for. */
export function packetRow(v: PacketView, withChecksums = true): PacketRow {
  const row = startRow(v);
  const { slots: s } = v;
  for (let k = 0; k < s.count; k++) addLayer(row, v, k);
  const options = geneveOptionsOf(v);
  if (options !== undefined) row.geneve_opts = options;
  if ((s.flags & ANY_FRAGMENT) !== 0) row.frag = true;
  if ((s.flags & FLAG.inferredTunnel) !== 0) row.inferred = true;
  if ((s.flags & FLAG.lengthFromFrame) !== 0) row.offload = true;
  if ((s.flags & FLAG.snapped) !== 0) row.snapped = true;
  if (withChecksums) addChecksums(row, v);
  if (v.evpn !== undefined && v.evpn.length > 0) row.evpn = [...v.evpn] as NonNullable<PacketRow["evpn"]>;
  if (s.stop !== undefined) {
    row.stop = { ...s.stop };
    const { sport, dport, arpOp } = stoppedFields(v) ?? {};
    if (sport !== undefined && dport !== undefined) {
      (row.sport ??= []).push(sport);
      (row.dport ??= []).push(dport);
    }
    if (arpOp !== undefined) row.arp = { op: arpOp };
  }
  return row;
}

function addToldName(row: PacketRow, v: PacketView): void {
  const name = toldName(v, row.ifindex!);
  if (name !== undefined) row.ifname = name;
}

function addChecksums(row: PacketRow, v: PacketView): void {
  const { slots: s } = v;
  for (let k = 0; k < s.count; k++) {
    const state = checksumOf(v.batch.bytes, s, k);
    if (state === "wrong" || state === "notFilledIn") {
      (row.checksums ??= []).push({ layer: k, name: ROW_NAMES[s.layer[k]!]!, state });
    }
  }
}

function startRow(v: PacketView): PacketRow {
  const { batch, i, iface } = v;
  const at = packetTime(v);
  const row: PacketRow = {
    n: batch.first + i,
    ...(at === undefined ? {} : { ts: epochDecimal(at) }),
    len: batch.len[i]!,
    caplen: batch.caplen[i]!,
    ...(batch.fcs[i]! > 0 ? { fcs: batch.fcs[i]! } : {}),
    linktype: iface.linkType,
    link: linkTypeName(iface.linkType),
    ...(v.hasInterfaces ? { iface: iface.id } : {}),
    ...(iface.name === undefined ? {} : { ifname: iface.name }),
    layers: [],
    off: [],
    vlan: [],
    vni: [],
    src: [],
    dst: [],
  };
  const direction = batch.direction[i]!;
  if (direction === 1 || direction === 2) row.dir = direction === 1 ? "in" : "out";
  return row;
}

function addLayer(row: PacketRow, v: PacketView, k: number): void {
  const { bytes: b } = v.batch;
  const layer = v.slots.layer[k]!;
  const at = v.slots.at[k]!;
  row.layers.push(ROW_NAMES[layer]!);
  row.off.push(at - v.batch.offset[v.i]!);
  switch (layer) {
    case LAYER.eth:
      (row.smac ??= []).push(ethernet.src(b, at));
      (row.dmac ??= []).push(ethernet.dst(b, at));
      return;
    case LAYER.vlan:
      row.vlan.push(dot1q.vid(b, at));
      return;
    case LAYER.sll2:
      row.ifindex = sll2.ifindex(b, at);
      addToldName(row, v);
      return;
    case LAYER.ipv4:
    case LAYER.ipv6:
      row.src.push(layer === LAYER.ipv4 ? ipv4.src(b, at) : ipv6.src(b, at));
      row.dst.push(layer === LAYER.ipv4 ? ipv4.dst(b, at) : ipv6.dst(b, at));
      (row.iplen ??= []).push(ipLength(v, k));
      return;
    case LAYER.udp:
    case LAYER.tcp:
      (row.sport ??= []).push(udp.sport(b, at));
      (row.dport ??= []).push(udp.dport(b, at));
      if (layer === LAYER.tcp) row.tcp = tcpOf(b, at, v.slots.end[k]!);
      return;
    case LAYER.vxlan:
      row.vni.push(vxlan.vni(b, at));
      return;
    default:
      addRarerLayer(row, v, k);
  }
}

function addRarerLayer(row: PacketRow, v: PacketView, k: number): void {
  const { bytes: b } = v.batch;
  const at = v.slots.at[k]!;
  switch (v.slots.layer[k]!) {
    case LAYER.icmp:
      row.icmp = icmpOf(b, at, v.slots.end[k]!);
      return;
    case LAYER.icmpv6:
      row.icmp = icmpv6Of(b, at, v.slots.end[k]!);
      return;
    case LAYER.arp:
    case LAYER.rarp:
      row.arp = arpOf(b, at);
      return;
    case LAYER.geneve:
      row.vni.push(geneve.vni(b, at));
      return;
    case LAYER.gre: {
      (row.gre_proto ??= []).push(hexOf(gre.protocolType(b, at), 4));
      const key = gre.key(b, at);
      if (key !== undefined) (row.gre_key ??= []).push(hexOf(key, 8));
      return;
    }
    case LAYER.mpls:
      (row.mpls ??= []).push(mpls.label(b, at));
      return;
    default:
  }
}

/** Fields of a header that is there only in part, or lies about its length: ports, and what an ARP packet is. */
export function stoppedFields(v: PacketView): { sport?: number; dport?: number; arpOp?: number } | undefined {
  const { stop } = v.slots;
  if (stop === undefined) return undefined;
  const b = v.batch.bytes;
  const at = v.batch.offset[v.i]! + stop.offset;
  const { layer, have } = stop;
  if ((layer === "udp" || layer === "tcp") && have >= 4) return { sport: udp.sport(b, at), dport: udp.dport(b, at) };
  return layer === "arp" && have >= arp.LEN ? { arpOp: arp.operation(b, at) } : undefined;
}

function hexOf(value: number, digits: number): string {
  return `0x${value.toString(16).padStart(digits, "0")}`;
}

function tcpOf(b: Uint8Array, at: number, end: number): NonNullable<PacketRow["tcp"]> {
  return {
    flags: tcpFlagLetters(tcp.flags(b, at)),
    seq: tcp.seq(b, at),
    ack: tcp.ack(b, at),
    payload: end - at - tcp.headerLength(b, at),
  };
}

/** The ICMP object of a row; errors carry the quoted packet. */
export function icmpOf(b: Uint8Array, at: number, end: number): NonNullable<PacketRow["icmp"]> {
  const type = icmp.type(b, at);
  const out: NonNullable<PacketRow["icmp"]> = { type, code: icmp.code(b, at) };
  if (icmp.hasId(type)) {
    out.id = icmp.id(b, at);
    out.seq = icmp.seq(b, at);
  }
  const mtu = icmp.mtu(b, at);
  if (mtu !== undefined) out.mtu = mtu;
  if (icmp.isError(type)) addQuote(out, b, at + icmp.LEN, end);
  return out;
}

/** The ICMPv6 object of a row; errors carry the quoted packet. */
export function icmpv6Of(b: Uint8Array, at: number, end: number): NonNullable<PacketRow["icmp"]> {
  const type = icmpv6.type(b, at);
  const out: NonNullable<PacketRow["icmp"]> = { type, code: icmpv6.code(b, at) };
  if (icmpv6.hasId(type)) {
    out.id = icmpv6.id(b, at);
    out.seq = icmpv6.seq(b, at);
  }
  const mtu = icmpv6.mtu(b, at);
  if (mtu !== undefined) out.mtu = mtu;
  if (icmpv6.isNeighbour(type)) out.target = icmpv6.target(b, at);
  if (icmpv6.isError(type)) addQuote(out, b, at + 8, end);
  return out;
}

function addQuote(out: NonNullable<PacketRow["icmp"]>, b: Uint8Array, at: number, end: number): void {
  const quote = readQuote(b, at, end);
  if (quote !== undefined) out.quote = quote as NonNullable<typeof out.quote>;
}

/** The ARP object of a row; addresses where they are MACs and IPv4 addresses. */
export function arpOf(b: Uint8Array, at: number): NonNullable<PacketRow["arp"]> {
  const out: NonNullable<PacketRow["arp"]> = { op: arp.operation(b, at) };
  if (arp.hasIpv4(b, at)) {
    out.spa = arp.spa(b, at);
    out.tpa = arp.tpa(b, at);
  }
  if (arp.hasMacs(b, at)) {
    out.sha = arp.sha(b, at);
    out.tha = arp.tha(b, at);
  }
  return out;
}

/** Options of every Geneve header of the packet; undefined when there are none. */
export function geneveOptionsOf(v: PacketView): NonNullable<PacketRow["geneve_opts"]> | undefined {
  const { slots: s } = v;
  const out: NonNullable<PacketRow["geneve_opts"]> = [];
  for (let k = 0; k < s.count; k++) {
    if (s.layer[k] !== LAYER.geneve) continue;
    for (const o of geneve.options(v.batch.bytes, s.at[k]!)) {
      const option = { class: hexOf(o.optionClass, 4), type: hexOf(o.type, 2), len: o.length };
      const name = o.name === undefined ? {} : { name: o.name };
      out.push({ ...option, ...name, ...(o.bad === undefined ? {} : { bad: o.bad }) });
    }
  }
  return out.length === 0 ? undefined : out;
}
