// Rows of tcpdump's text: one a packet, its layers outermost first, as far as the text shows them.

/**
 * How a packet is stamped. "clock": time of day (default); "epoch": seconds since 1970, UTC (-tt); "date": date and time
 * of day without a zone (-tttt); "relative": since the packet before (-ttt) or since the first (-ttttt), which look the
 * same; "none": no stamp (-t).
 */
export type StampMode = "clock" | "epoch" | "date" | "relative" | "none";

/** The stamp at the start of a packet. */
export interface TcpdumpStamp {
  readonly stamp: StampMode;
  /** As written; "" when there is none. */
  readonly time: string;
  /** Whole seconds: of the day (clock, relative), since 1970 (epoch), since 1970 as if the zone were UTC (date). 0 without a stamp. */
  readonly sec: number;
  readonly nsec: number;
  /** Fractional digits: 6, or 9 with --nano. */
  readonly digits: number;
}

/** Ethernet header, printed with -e. Lengths of frames are as tcpdump prints them: without FCS. */
export interface EthernetLayer {
  readonly layer: "eth";
  readonly src: string;
  readonly dst: string;
  /** "IPv4", "802.1Q", "ARP", "Reverse ARP", ...; "802.3" where the field is a length. */
  readonly etherType: string;
  readonly length: number | undefined;
}

/** What stands for a link header with `-i any`. "sll2" where an interface is named, else "sll". */
export interface CookedLayer {
  readonly layer: "sll" | "sll2";
  /** Interface name as the reading host knows it; "?" where it knows none. */
  readonly interface: string | undefined;
  readonly ifindex: number | undefined;
  /** In, Out, B (broadcast), M (multicast) or P (another host's). */
  readonly direction: string;
  readonly src: string | undefined;
  readonly etherType: string | undefined;
  /** Length in the file: 20 (sll2) or 16 (sll) more than what was on the wire after its link header. */
  readonly length: number | undefined;
}

/** 802.1Q tag, printed with -e. */
export interface VlanLayer {
  readonly layer: "vlan";
  readonly vid: number;
}

/** IP header. What only -v prints is undefined without it. */
export interface IpLayer {
  readonly layer: "ipv4" | "ipv6";
  readonly src: string;
  readonly dst: string;
  /** Upper case as printed: "UDP", "ICMP", "ICMPv6", ... */
  readonly protocol: string | undefined;
  readonly ttl: number | undefined;
  /** IP total length (IPv6: 40 + payload length). */
  readonly totalLength: number | undefined;
  /** 20 or 40; undefined without -v, and where options or extension headers are there. */
  readonly headerLength: number | undefined;
  readonly fragment: boolean;
}

/** Ports, numbers or service names. "ports" where the text does not tell UDP from TCP. */
export interface PortsLayer {
  readonly layer: "udp" | "tcp" | "ports";
  readonly sport: string;
  readonly dport: string;
  /** Payload in bytes, where printed. */
  readonly length: number | undefined;
  /** Nothing but the length of the payload was printed. */
  readonly bare: boolean;
}

/** A tunnel header. */
export interface TunnelLayer {
  readonly layer: "vxlan" | "vxlan-gpe" | "geneve" | "gre" | "mpls" | "ip-in-ip";
  readonly vni: number | undefined;
  /** Geneve: bytes of options. */
  readonly optionsLength: number;
}

/** ICMP or ICMPv6. */
export interface IcmpLayer {
  readonly layer: "icmp" | "icmpv6";
  /** "echo request", "echo reply", "error", or the message as printed. */
  readonly message: string;
  readonly id: number | undefined;
  readonly seq: number | undefined;
  /** ICMP header and payload, bytes. */
  readonly length: number | undefined;
  /** Errors: as printed. */
  readonly says: string | undefined;
  /** Errors with -v: layers of the packet that it is about. */
  readonly quote: TcpdumpLayer[];
  /** Neighbour advertisements: target, flags and target link-layer address. */
  readonly target: string | undefined;
  readonly flags: string | undefined;
  linkAddress: string | undefined;
}

/** ARP or RARP. */
export interface ArpLayer {
  readonly layer: "arp" | "rarp";
  /** "request", "reply"; anything else as printed. */
  readonly operation: string;
  readonly senderMac: string | undefined;
  readonly senderIp: string | undefined;
  readonly targetMac: string | undefined;
  readonly targetIp: string | undefined;
  /** Bytes behind the Ethernet header, padding included. */
  readonly length: number | undefined;
}

/** What the text goes on with and is not taken apart. */
export interface OtherLayer {
  readonly layer: "other";
  readonly text: string;
}

/** A layer of a packet. */
export type TcpdumpLayer =
  | EthernetLayer
  | CookedLayer
  | VlanLayer
  | IpLayer
  | PortsLayer
  | TunnelLayer
  | IcmpLayer
  | ArpLayer
  | OtherLayer;

/** A packet. */
export interface TcpdumpPacket extends TcpdumpStamp {
  readonly kind: "packet";
  readonly line: number;
  /** Printed with -#. */
  readonly number: number | undefined;
  readonly layers: readonly TcpdumpLayer[];
}

/** "listening on ..." or "reading from file ...": a recording begins. */
export interface TcpdumpBanner {
  readonly kind: "banner";
  readonly line: number;
  /** "EN10MB", "LINUX_SLL2", ...; undefined in old versions. */
  readonly linkType: string | undefined;
  readonly snaplen: number | undefined;
}

/** One of the closing counts. */
export interface TcpdumpCount {
  readonly kind: "count";
  readonly line: number;
  readonly of: "captured" | "received" | "dropped" | "droppedByInterface";
  readonly packets: number;
}

/** The counts so far, which SIGUSR1 (SIGINFO) asks for while the recording runs. */
export interface TcpdumpCountsSoFar {
  readonly kind: "soFar";
  readonly line: number;
  readonly captured: number;
  readonly received: number;
  readonly dropped: number;
  /** Undefined where it is not printed: there are none, or the version does not know. */
  readonly droppedByInterface: number | undefined;
}

/** Something else that tcpdump says. */
export interface TcpdumpNote {
  readonly kind: "note";
  readonly line: number;
  readonly about: "interfaceNames" | "truncated" | "error" | "other";
  readonly text: string;
}

/** A row. */
export type TcpdumpRow = TcpdumpPacket | TcpdumpBanner | TcpdumpCount | TcpdumpCountsSoFar | TcpdumpNote;
