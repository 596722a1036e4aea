// The table of header layers: the compiler checks here that every file has the same shape.
import * as arp from "./arp.ts";
import * as dot1q from "./dot1q.ts";
import * as erspan from "./erspan.ts";
import * as ethernet from "./ethernet.ts";
import * as geneve from "./geneve.ts";
import * as gre from "./gre.ts";
import * as icmp from "./icmp.ts";
import * as icmpv6 from "./icmpv6.ts";
import * as ipv4 from "./ipv4.ts";
import * as ipv6 from "./ipv6.ts";
import * as llc from "./llc.ts";
import * as mpls from "./mpls.ts";
import * as nullLoopback from "./null-loopback.ts";
import * as raw from "./raw.ts";
import * as sll from "./sll.ts";
import * as sll2 from "./sll2.ts";
import type { Stop, Window } from "./stop.ts";
import * as tcp from "./tcp.ts";
import * as udp from "./udp.ts";
import * as vxlan from "./vxlan.ts";

/** What every layer file exports, beside its field accessors. */
export interface WireLayer {
  /** The word in packet rows. */
  readonly NAME: string;
  /** Bytes of the shortest header. */
  readonly LEN: number;
  /** After this returns undefined, the file's accessors and `read` are in bounds at `at`. */
  check(w: Window, at: number): Stop | undefined;
  /** The header as a record. */
  read(b: Uint8Array, at: number): object;
}

/** Every header layer, in the order of LAYER numbers; BGP is a stream and has its own files. */
export const LAYERS: readonly WireLayer[] = [
  ethernet,
  dot1q,
  sll,
  sll2,
  raw,
  nullLoopback,
  llc,
  arp,
  ipv4,
  ipv6,
  icmp,
  icmpv6,
  udp,
  tcp,
  vxlan,
  geneve,
  gre,
  erspan,
  mpls,
];
