// Which layer a number announces: EtherTypes, IP protocol numbers, UDP ports. Tables for frame.ts alone.
import * as gre from "./gre.ts";
import { LAYER, type LayerId } from "./slots.ts";

/** A UDP port that carries a tunnel. */
export type TunnelPort = readonly [kind: "vxlan" | "vxlan-gpe" | "geneve", port: number];

/** "vxlan:50000" as a tunnel port; undefined when it is not one. */
export function parseTunnelPort(text: string): TunnelPort | undefined {
  const m = /^(vxlan|vxlan-gpe|geneve):(\d{1,5})$/.exec(text);
  const port = m === null ? 0 : Number(m[2]);
  return m === null || port < 1 || port > 65535 ? undefined : [m[1] as TunnelPort[0], port];
}

/** What a UDP port carries. */
export const KIND = { none: 0, vxlan: 1, gpe: 2, geneve: 3, gre: 4, mpls: 5 } as const;
/** No further layer. */
export const DONE = 0;
/** The layer to walk next, or DONE. */
export type Next = LayerId | typeof DONE;

/** The ports that are assigned, alone: made once. */
const ASSIGNED = withPorts([]);

/** What each UDP port carries, one of KIND. Not to be written to. */
export function portTable(extra: readonly TunnelPort[]): Uint8Array {
  return extra.length === 0 ? ASSIGNED : withPorts(extra);
}

function withPorts(extra: readonly TunnelPort[]): Uint8Array {
  const table = new Uint8Array(65536);
  table[4789] = KIND.vxlan;
  table[8472] = KIND.vxlan;
  table[4790] = KIND.gpe;
  table[6081] = KIND.geneve;
  table[4754] = KIND.gre; // RFC 8086 section 8
  table[6635] = KIND.mpls; // RFC 7510 section 4
  for (const [kind, port] of extra) table[port] = kind === "vxlan-gpe" ? KIND.gpe : KIND[kind];
  return table;
}

/** Layer that an EtherType announces, DONE when none that is known. */
export function afterEtherType(type: number): Next {
  switch (type) {
    case 0x0800:
      return LAYER.ipv4;
    case 0x86dd:
      return LAYER.ipv6;
    case 0x0806:
      return LAYER.arp;
    case 0x8035:
      return LAYER.rarp;
    case 0x8100:
    case 0x88a8:
    case 0x9100:
      return LAYER.vlan;
    case 0x8847:
    case 0x8848:
      return LAYER.mpls;
    case gre.PROTOCOL_OF.ethernet:
      return LAYER.eth;
    default:
      return DONE;
  }
}

/** Layer that an IP protocol number announces, DONE when none that is known. */
export function afterProtocol(protocol: number): Next {
  switch (protocol) {
    case 17:
      return LAYER.udp;
    case 6:
      return LAYER.tcp;
    case 1:
      return LAYER.icmp;
    case 58:
      return LAYER.icmpv6;
    case 4:
      return LAYER.ipv4;
    case 41:
      return LAYER.ipv6;
    case 47:
      return LAYER.gre;
    case 137:
      return LAYER.mpls;
    default:
      return DONE;
  }
}
