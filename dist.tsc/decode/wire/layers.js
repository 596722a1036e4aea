// The table of header layers: the compiler checks here that every file has the same shape.
import * as arp from "./arp.js";
import * as dot1q from "./dot1q.js";
import * as erspan from "./erspan.js";
import * as ethernet from "./ethernet.js";
import * as geneve from "./geneve.js";
import * as gre from "./gre.js";
import * as icmp from "./icmp.js";
import * as icmpv6 from "./icmpv6.js";
import * as ipv4 from "./ipv4.js";
import * as ipv6 from "./ipv6.js";
import * as llc from "./llc.js";
import * as mpls from "./mpls.js";
import * as nullLoopback from "./null-loopback.js";
import * as raw from "./raw.js";
import * as sll from "./sll.js";
import * as sll2 from "./sll2.js";
import * as tcp from "./tcp.js";
import * as udp from "./udp.js";
import * as vxlan from "./vxlan.js";
/** Every header layer, in the order of LAYER numbers; BGP is a stream and has its own files. */
export const LAYERS = [
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
