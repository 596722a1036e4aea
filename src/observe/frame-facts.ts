// What the observer needs to know of a walked frame, read from its slots in one pass. Reused for every frame.
import { u16be } from "../core/bytes.ts";
import * as dot1q from "../decode/wire/dot1q.ts";
import * as geneve from "../decode/wire/geneve.ts";
import * as gre from "../decode/wire/gre.ts";
import * as ipv4 from "../decode/wire/ipv4.ts";
import * as ipv6 from "../decode/wire/ipv6.ts";
import * as sll from "../decode/wire/sll.ts";
import * as sll2 from "../decode/wire/sll2.ts";
import { FLAG, LAYER, type Slots } from "../decode/wire/slots.ts";
import * as udp from "../decode/wire/udp.ts";
import * as vxlan from "../decode/wire/vxlan.ts";

const NONE = -1;
const FRAGMENT = 44;
const NO_NEXT_HEADER = 59;

/** Slot indices are -1 where there is no such layer. */
export class FrameFacts {
  /** Outermost and innermost IP header. */
  outerIp = NONE;
  ip = NONE;
  /** IP header right outside the innermost tunnel. */
  tunnelIp = NONE;
  /** Innermost Ethernet header. */
  eth = NONE;
  /** First layer behind all encapsulation: the innermost IP header, or what follows the innermost Ethernet header and its tags. */
  inside = NONE;
  /** -1 none. Of the innermost tunnel. */
  vni = NONE;
  /** -1 none. Innermost tag of the innermost frame. */
  vlan = NONE;
  /** UDP source port of the innermost tunnel, 0 none. */
  port = 0;
  /** Tags before the outermost IP header. */
  readonly tags: number[] = [];
  /** Cooked headers: interface and direction in one number. */
  cooked = 0;
  outerFragment = false;
  /** IP total length of the outermost IP packet. */
  outerLength = 0;
  /** End of the innermost frame or packet by the length fields outside it, absolute; may lie beyond what was captured. */
  wireEnd = 0;
  /** End of the innermost Ethernet frame by the length fields outside it, absolute. */
  frameEnd = 0;
  /** End of the innermost IP packet by its own length; what a UDP datagram in it leaves over is no padding of the frame. */
  packetEnd = 0;

  /** Reads the slots of the frame that starts at `at` and was `length` bytes on the wire. */
  read(b: Uint8Array, s: Slots, at: number, length: number): void {
    this.outerIp = this.ip = this.tunnelIp = this.eth = this.inside = this.vni = this.vlan = NONE;
    this.port = this.cooked = this.outerLength = 0;
    this.tags.length = 0;
    this.outerFragment = false;
    this.wireEnd = this.frameEnd = this.packetEnd = at + length;
    for (let k = 0; k < s.count; k++) this.layer(b, s, k);
  }

  private layer(b: Uint8Array, s: Slots, k: number): void {
    const at = s.at[k]!;
    switch (s.layer[k]!) {
      case LAYER.ipv4:
      case LAYER.ipv6:
        this.ipHeader(b, s, k);
        break;
      case LAYER.eth:
        this.eth = k;
        this.vlan = NONE;
        this.frameEnd = this.wireEnd;
        this.inside = k + 1;
        break;
      case LAYER.vlan:
        this.vlan = dot1q.vid(b, at);
        if (this.outerIp < 0) this.tags.push(this.vlan);
        this.inside = k + 1;
        break;
      case LAYER.udp: {
        const length = udp.length(b, at);
        if (length >= udp.LEN) this.wireEnd = Math.min(this.wireEnd, at + length);
        break;
      }
      case LAYER.vxlan:
      case LAYER.geneve:
      case LAYER.gre:
      case LAYER.mpls:
        this.tunnel(b, s, k);
        break;
      case LAYER.sll2:
        this.cooked = (sll2.ifindex(b, at) << 3) | (sll2.packetType(b, at) & 7);
        break;
      case LAYER.sll:
        this.cooked = sll.packetType(b, at) & 7;
        break;
      default:
    }
  }

  private ipHeader(b: Uint8Array, s: Slots, k: number): void {
    const at = s.at[k]!;
    const total = s.layer[k] === LAYER.ipv4 ? ipv4.totalLength(b, at) : ipv6Length(b, s, k);
    if (total > 0) this.wireEnd = Math.min(this.wireEnd, at + total);
    this.packetEnd = this.wireEnd;
    if (this.outerIp < 0) {
      this.outerIp = k;
      // a broken record may say that it ends before this header begins
      this.outerLength = total > 0 ? total : Math.max(0, this.wireEnd - at);
      const fragments = FLAG.firstFragment | FLAG.laterFragment;
      this.outerFragment = (s.flags & fragments) !== 0 && isFragment(b, s, k);
    } else if (this.ip === k - 1) {
      // IP directly in IP is a tunnel too, one without a number.
      this.tunnelIp = this.ip;
      this.vni = NONE;
      this.port = 0;
    }
    this.ip = k;
    this.inside = k;
  }

  private tunnel(b: Uint8Array, s: Slots, k: number): void {
    if (this.ip < 0) return;
    const at = s.at[k]!;
    if (s.layer[k] === LAYER.mpls) {
      if (s.layer[k - 1] === LAYER.mpls) return;
      this.vni = NONE;
    } else if (s.layer[k] === LAYER.vxlan) this.vni = vxlan.vniValid(b, at) ? vxlan.vni(b, at) : NONE;
    else if (s.layer[k] === LAYER.geneve) this.vni = geneve.vni(b, at);
    else this.vni = gre.vsid(b, at) ?? NONE;
    this.tunnelIp = this.ip;
    this.port = s.layer[k - 1] === LAYER.udp ? udp.sport(b, s.at[k - 1]!) : 0;
    // What a frame outside this tunnel was tagged with is not the inner frame's tag.
    this.vlan = NONE;
  }
}

/** 0 where the field is 0 and nothing else tells. */
function ipv6Length(b: Uint8Array, s: Slots, k: number): number {
  const at = s.at[k]!;
  const length = ipv6.payloadLength(b, at);
  if (length > 0 || ipv6.nextHeader(b, at) === NO_NEXT_HEADER) return ipv6.LEN + length;
  for (const e of ipv6.next(b, at, s.end[k]!)) {
    const jumbo = e.protocol === ipv6.EXTENSION.hopByHop ? ipv6.jumboLength(b, e.at) : undefined;
    if (jumbo !== undefined) return ipv6.LEN + jumbo;
  }
  return 0;
}

function isFragment(b: Uint8Array, s: Slots, k: number): boolean {
  const at = s.at[k]!;
  if (s.layer[k] === LAYER.ipv4) return (u16be(b, at + 6) & 0x3fff) !== 0;
  for (const e of ipv6.next(b, at, s.end[k]!)) {
    if (e.protocol === FRAGMENT) return ipv6.moreFragments(b, e.at) || ipv6.fragmentOffset(b, e.at) > 0;
  }
  return false;
}
