// EVPN routes of the BGP messages that a packet completes, for its row.
import { type BgpStreams, createBgpStreams } from "../decode/wire/bgp-stream.ts";
import { type EvpnRow, evpnRows } from "../decode/wire/evpn-rows.ts";
import * as ipv4 from "../decode/wire/ipv4.ts";
import * as ipv6 from "../decode/wire/ipv6.ts";
import { LAYER } from "../decode/wire/slots.ts";
import * as tcp from "../decode/wire/tcp.ts";
import type { TcpSegment } from "../decode/wire/tcp-reassembly.ts";
import { type PacketView, packetTime, wireEnd } from "./packet-row.ts";

const PORT = 179;

/** Puts the BGP connections of a capture together, packet by packet. */
export class PacketBgp {
  private readonly streams: BgpStreams = createBgpStreams();

  /** EVPN routes of the messages that this packet completes; undefined when it is no BGP packet. */
  routes(v: PacketView): EvpnRow[] | undefined {
    const { slots: s } = v;
    const k = s.layer[s.count - 1] === LAYER.bgp ? s.count - 2 : s.count - 1;
    if (k < 1 || s.layer[k] !== LAYER.tcp) return undefined;
    const at = s.at[k]!;
    const b = v.batch.bytes;
    if (tcp.dport(b, at) !== PORT && tcp.sport(b, at) !== PORT) return undefined;
    const segment = segmentOf(v, k);
    return segment === undefined ? undefined : this.streams.segment(segment).flatMap(evpnRows);
  }
}

function segmentOf(v: PacketView, k: number): TcpSegment | undefined {
  const { slots: s } = v;
  const b = v.batch.bytes;
  const ip = k - 1;
  const four = s.layer[ip] === LAYER.ipv4;
  if (!four && s.layer[ip] !== LAYER.ipv6) return undefined;
  const from = four ? ipv4.src(b, s.at[ip]!) : ipv6.src(b, s.at[ip]!);
  const to = four ? ipv4.dst(b, s.at[ip]!) : ipv6.dst(b, s.at[ip]!);
  const at = s.at[k]!;
  const flags = tcp.flags(b, at);
  const payload = at + tcp.headerLength(b, at);
  const end = Math.max(payload, s.end[k]!);
  // Two taps in one capture each see the whole connection.
  const flow = `${v.batch.iface[v.i]} ${from}.${tcp.sport(b, at)} ${to}.${tcp.dport(b, at)}`;
  const reverse = `${v.batch.iface[v.i]} ${to}.${tcp.dport(b, at)} ${from}.${tcp.sport(b, at)}`;
  return {
    flow,
    reverse,
    from,
    to,
    seq: tcp.seq(b, at),
    syn: (flags & tcp.TCP_FLAG.syn) !== 0,
    fin: (flags & tcp.TCP_FLAG.fin) !== 0,
    rst: (flags & tcp.TCP_FLAG.rst) !== 0,
    bytes: b.subarray(payload, end),
    missing: Math.max(0, wireEnd(v, k) - end),
    record: v.batch.first + v.i,
    at: packetTime(v),
  };
}
