// The commonest packets, rewritten without a walk: Ethernet with IPv4, or VXLAN or Geneve around that, and in it an ICMP echo, TCP,
// or UDP that carries nothing that figures need. First everything is checked, then all is written; what is not exactly one of these
// is left to packet.ts. Both must give the same bytes: test/anonymize/fast.test.ts runs captures through both.
import { fold } from "../../decode/wire/checksum.ts";
import { KIND, portTable, type TunnelPort } from "../../decode/wire/next-layer.ts";
import { SPACE } from "./fill.ts";
import type { WireMaps } from "./maps.ts";
import { isDhcp, type ProbePorts } from "./transport.ts";

const IPV4 = 0x0800;
const ICMP = 1;
const TCP = 6;
const UDP = 17;
const ETHERNET_HEADER = 14;
const IP_HEADER = 20;
const SHORTEST = ETHERNET_HEADER + IP_HEADER + 8;
const FRAGMENT = 0x3fff;
const BGP = 179;
const FIRST_USER_PORT = 1024;
const VXLAN_FLAGS = 0x08000000;
const ETHERNET_IN_GENEVE = 0x6558;
/** OVN's option, of one word. */
const OVN_OPTION = 0x01028001;
const TIMESTAMPS = 0x0101080a;
const TUNNEL_HEADER = 8;
const MOST_LEVELS = 2;

/** What the payload of a protocol becomes, and whether a checksum of zero says that there is none. */
interface Payload {
  readonly filler: number;
  readonly optional: boolean;
}

const PLAIN_ICMP: Payload = { filler: 0, optional: false };
const PLAIN_UDP: Payload = { filler: 0, optional: true };
const PLAIN_TCP: Payload = { filler: SPACE, optional: false };

/** Rewrites the packets that it knows. */
export class FastRewriter {
  private readonly maps: WireMaps;
  /** What payload becomes: zeros, or the spaces of TCP. */
  private filler = 0;
  private readonly tunnels: Uint8Array;
  private readonly probePorts: ProbePorts;
  private b: Uint8Array = new Uint8Array(0);
  private view: DataView = new DataView(this.b.buffer);
  /** Of each level, outermost first: where its Ethernet header is, pseudonyms of its addresses, what they add to a sum, its new checksum. */
  private levels = 0;
  private readonly at = new Int32Array(MOST_LEVELS);
  private readonly src = new Int32Array(MOST_LEVELS);
  private readonly dst = new Int32Array(MOST_LEVELS);
  private readonly added = new Int32Array(MOST_LEVELS);
  private readonly header = new Int32Array(MOST_LEVELS);
  /** VXLAN or Geneve header of the outer level, -1 for none. */
  private tunnel = -1;
  private pseudo = 0;
  /** Payload to be filled, the checksum that covers it, or -1, and whether zero means that there is none. */
  private body = 0;
  private end = 0;
  private field = -1;
  private optional = false;
  private transportAdds = 0;

  constructor(maps: WireMaps, tunnelPorts: readonly TunnelPort[], probePorts: ProbePorts) {
    this.maps = maps;
    this.tunnels = portTable(tunnelPorts);
    this.probePorts = probePorts;
  }

  /** The slab that packets are in from now on. */
  enter(b: Uint8Array, view: DataView): void {
    this.b = b;
    this.view = view;
  }

  /** The Ethernet frame [at, end), wholly captured. False when it is none of those that are known: then nothing was changed. */
  rewrite(at: number, end: number): boolean {
    this.levels = 0;
    this.tunnel = -1;
    if (!this.frame(at, end)) return false;
    this.write();
    return true;
  }

  /** Checks a frame, and what is in it. */
  private frame(at: number, end: number): boolean {
    const { view } = this;
    if (end - at < SHORTEST || view.getUint16(at + 12) !== IPV4) return false;
    const ip = at + ETHERNET_HEADER;
    const first = view.getInt32(ip);
    if (first >>> 24 !== 0x45 || (first & 0xffff) !== end - ip || (view.getUint16(ip + 6) & FRAGMENT) !== 0)
      return false;
    if (!this.addresses(at, ip)) return false;
    const t = ip + IP_HEADER;
    switch (view.getUint8(ip + 9)) {
      case ICMP:
        return this.echo(t, end);
      case UDP:
        return this.datagram(t, end);
      case TCP:
        return this.segment(t, end);
      default:
        return false;
    }
  }

  /** Looks up what becomes of the addresses, and of the header's checksum. */
  private addresses(at: number, ip: number): boolean {
    const { view, maps } = this;
    const level = this.levels++;
    maps.look4(view.getInt32(ip + 12));
    this.src[level] = maps.found;
    let adds = maps.foundAdds;
    this.pseudo = maps.foundSum;
    maps.look4(view.getInt32(ip + 16));
    this.dst[level] = maps.found;
    adds = fold(adds + maps.foundAdds);
    this.pseudo += maps.foundSum;
    const told = view.getUint16(ip + 10);
    const becomes = 0xffff ^ fold((0xffff ^ told) + adds);
    this.at[level] = at;
    this.added[level] = adds;
    this.header[level] = becomes;
    // zero may say that a NIC was to fill it in
    return told !== 0 && told !== 0xffff && becomes !== 0;
  }

  private echo(t: number, end: number): boolean {
    const type = this.view.getUint8(t);
    if ((type !== 8 && type !== 0) || this.view.getUint16(t + 2) === 0xffff) return false;
    this.transportAdds = 0;
    return this.payload(t + 8, end, t + 2, PLAIN_ICMP);
  }

  private datagram(t: number, end: number): boolean {
    const { view } = this;
    const sport = view.getUint16(t);
    const dport = view.getUint16(t + 2);
    const told = view.getUint16(t + 6);
    if (view.getUint16(t + 4) !== end - t) return false;
    const kind = this.tunnels[dport]!;
    if (kind !== KIND.none && sport >= FIRST_USER_PORT && this.levels === 1) {
      return told === 0 && this.tunnelled(kind, t + 8, end);
    }
    if (kind !== KIND.none || this.tunnels[sport] !== KIND.none) return false;
    if (end > t + 8 && (view.getUint8(t + 8) >>> 6 === 2 || this.mayHoldTunnel(t + 8, end))) return false;
    if (isDhcp(sport, dport) || this.probePorts.has(sport) || this.probePorts.has(dport)) return false;
    return this.covered(t, end, t + 6, UDP) && this.payload(t + 8, end, told === 0 ? -1 : t + 6, PLAIN_UDP);
  }

  /** Whether tunnel-guess.ts has to look at this payload: VXLAN and Geneve have a VNI and no reserved bits. RTP is told by its first byte. */
  private mayHoldTunnel(at: number, end: number): boolean {
    const { view } = this;
    if (end - at < TUNNEL_HEADER + ETHERNET_HEADER || view.getUint8(at) >= 0x20) return false;
    const network = view.getUint32(at + 4);
    return (view.getUint8(at + 1) & 0x3f) === 0 && network > 0xff && (network & 0xff) === 0;
  }

  private tunnelled(kind: number, at: number, end: number): boolean {
    const { view } = this;
    if (end - at < TUNNEL_HEADER + SHORTEST || view.getUint8(at + 7) !== 0) return false;
    this.tunnel = at;
    if (kind === KIND.vxlan) return view.getUint32(at) === VXLAN_FLAGS && this.frame(at + TUNNEL_HEADER, end);
    if (kind !== KIND.geneve || view.getUint16(at + 2) !== ETHERNET_IN_GENEVE) return false;
    const words = view.getUint8(at);
    if (words === 0) return this.frame(at + TUNNEL_HEADER, end);
    return words === 2 && view.getUint32(at + 8) === OVN_OPTION && this.frame(at + TUNNEL_HEADER + 8, end);
  }

  private segment(t: number, end: number): boolean {
    const { view } = this;
    if (end - t < 20 || view.getUint16(t) === BGP || view.getUint16(t + 2) === BGP) return false;
    const words = view.getUint8(t + 12) >>> 4;
    if (end - t < words * 4) return false;
    if (words !== 5 && (words !== 8 || view.getUint32(t + 20) !== TIMESTAMPS)) return false;
    return this.covered(t, end, t + 16, TCP) && this.payload(t + words * 4, end, t + 16, PLAIN_TCP);
  }

  /** Whether the checksum at `field` can be set from the difference: it is not that of the pseudo-header alone. */
  private covered(t: number, end: number, field: number, protocol: number): boolean {
    const told = this.view.getUint16(field);
    this.transportAdds = this.added[this.levels - 1]!;
    return told !== 0xffff && told !== fold(this.pseudo + protocol + end - t);
  }

  private payload(body: number, end: number, field: number, as: Payload): true {
    this.body = body;
    this.end = end;
    this.field = field;
    this.optional = as.optional;
    this.filler = as.filler;
    return true;
  }

  private write(): void {
    const { b, view, maps } = this;
    for (let level = 0; level < this.levels; level++) {
      const at = this.at[level]!;
      maps.mac(b, at);
      maps.mac(b, at + 6);
      const ip = at + ETHERNET_HEADER;
      view.setUint16(ip + 10, this.header[level]!);
      view.setInt32(ip + 12, this.src[level]!);
      view.setInt32(ip + 16, this.dst[level]!);
    }
    if (this.tunnel >= 0) maps.vni(b, this.tunnel + 4);
    const adds = this.fill();
    if (this.field < 0) return;
    const told = view.getUint16(this.field);
    const sum = fold((0xffff ^ told) + this.transportAdds + adds);
    view.setUint16(this.field, sum === 0xffff && this.optional ? 0xffff : 0xffff ^ sum);
  }

  /** Fills the payload; gives what that adds to its sum. */
  private fill(): number {
    const { view, body, end, filler } = this;
    const words = filler * 0x01010101;
    let was = 0;
    let p = body;
    for (; p + 4 <= end; p += 4) {
      const word = view.getInt32(p);
      was += (word >>> 16) + (word & 0xffff);
      view.setInt32(p, words);
    }
    let is = ((p - body) >> 1) * (filler * 0x0101);
    for (let unit = 0x100; p < end; p++, unit = 0x101 - unit) {
      was += unit * view.getUint8(p);
      is += unit * filler;
      view.setUint8(p, filler);
    }
    return fold(fold(is) + 0xffff - fold(was));
  }
}
