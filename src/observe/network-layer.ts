// Where the outermost network layer of a frame begins, by its link layer and tags alone: for books that look at a few bytes of
// very many frames, without a walk.
import { u16be } from "../core/bytes.ts";
import { LINKTYPE } from "../decode/wire/frame.ts";
import * as ipv4 from "../decode/wire/ipv4.ts";
import * as ipv6 from "../decode/wire/ipv6.ts";

export const IPV4 = 0x0800;
export const IPV6 = 0x86dd;
const ARP = 0x0806;
const ARP_BYTES = 28;
const TAGS: ReadonlySet<number> = new Set([0x8100, 0x88a8, 0x9100]);
const MOST_TAGS = 4;
const SLL_TYPE = 14;
const SLL2_TYPE = 0;

/** The network layer of the frame that was looked at last. Reused for every frame. */
export class NetworkLayer {
  /** First byte, absolute. */
  start = 0;
  /** EtherType, or 0 where there is none. */
  type = 0;
  /** First byte after the packet by its own length field, absolute, never past what was captured. */
  end = 0;
  /** Length of the IP packet by its own field, in bytes; what the record has room for where that is 0; -1 for other packets. */
  ipLength = -1;

  /** Looks at the frame bytes[at, end) of `length` bytes on the wire. False when it is too short, or of another link type. */
  read(
    b: Uint8Array,
    frame: { readonly at: number; readonly end: number; readonly length: number },
    linkType: number,
  ): boolean {
    const { at, end } = frame;
    this.ipLength = -1;
    this.end = end;
    if (!this.link(b, at, end, linkType)) return false;
    for (let n = 0; TAGS.has(this.type); n++) {
      if (n === MOST_TAGS || this.start + 4 > end) return false;
      this.type = u16be(b, this.start + 2);
      this.start += 4;
    }
    const { start } = this;
    const rest = at + frame.length - start;
    if (this.type === ARP) this.end = Math.min(end, start + ARP_BYTES);
    else if (this.type === IPV4 && start + ipv4.LEN <= end) this.ipLength = ipv4.totalLength(b, start) || rest;
    else if (this.type === IPV6 && start + ipv6.LEN <= end) {
      const payload = ipv6.payloadLength(b, start);
      this.ipLength = payload === 0 ? rest : ipv6.LEN + payload;
    }
    if (this.ipLength >= 0) this.end = Math.min(end, start + this.ipLength);
    return true;
  }

  private link(b: Uint8Array, at: number, end: number, linkType: number): boolean {
    const header = HEADERS[linkType];
    if (header === undefined || at + header.bytes + 1 > end) return false;
    this.start = at + header.bytes;
    if (header.type >= 0) this.type = u16be(b, at + header.type);
    else this.type = b[this.start]! >> 4 === 6 ? IPV6 : IPV4;
    return true;
  }
}

/** Bytes before the network layer, and where the EtherType is in them (-1: nowhere). */
const HEADERS: Readonly<Record<number, { readonly bytes: number; readonly type: number }>> = {
  [LINKTYPE.ethernet]: { bytes: 14, type: 12 },
  [LINKTYPE.linuxSll]: { bytes: 16, type: SLL_TYPE },
  [LINKTYPE.linuxSll2]: { bytes: 20, type: SLL2_TYPE },
  [LINKTYPE.raw]: { bytes: 0, type: -1 },
  [LINKTYPE.rawBsd]: { bytes: 0, type: -1 },
  [LINKTYPE.rawOpenBsd]: { bytes: 0, type: -1 },
  [LINKTYPE.ipv4]: { bytes: 0, type: -1 },
  [LINKTYPE.ipv6]: { bytes: 0, type: -1 },
};
