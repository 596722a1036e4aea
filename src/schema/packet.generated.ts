// Generated from schemas/packet.schema.json by "npm run schema". Do not edit.

/**
 * One packet of a capture, as `packets --format ndjson` prints it. Lists run from the outermost header inwards. Keys that are not required are present only where the packet has such a field.
 */
export interface PacketRow {
  /**
   * Record number in the file, from 1.
   */
  n: number;
  /**
   * Seconds since 1970-01-01T00:00:00Z. Absent when the record has no time (pcapng Simple Packet Block).
   */
  ts?: string;
  /**
   * Original length of the record in bytes, FCS included where the file has it.
   */
  len: number;
  /**
   * Bytes of the record that were kept.
   */
  caplen: number;
  /**
   * Bytes at the end of the record that are frame check sequence, not frame.
   */
  fcs?: number;
  /**
   * LINKTYPE_ number.
   */
  linktype: number;
  /**
   * LINKTYPE_ name without the prefix, such as EN10MB.
   */
  link: string;
  /**
   * Interface id within the pcapng section.
   */
  iface?: number;
  /**
   * Interface name that the file gives, or the case by its ifindex.
   */
  ifname?: string;
  /**
   * Direction that the file gives.
   */
  dir?: "in" | "out";
  /**
   * Interface index of a LINUX_SLL2 record, a number of the recording host.
   */
  ifindex?: number;
  /**
   * Headers found.
   */
  layers: string[];
  /**
   * Offset of each of `layers` in the frame, in bytes.
   */
  off: number[];
  /**
   * VLAN id of each tag; 0 is a priority tag.
   */
  vlan: number[];
  /**
   * VNI of each VXLAN and Geneve header.
   */
  vni: number[];
  /**
   * Source address of each IP header.
   */
  src: string[];
  /**
   * Destination address of each IP header.
   */
  dst: string[];
  /**
   * Length of each IP packet, header included, in bytes, as its header says; where that is 0 (segmentation left to the NIC), what the record has room for.
   */
  iplen?: number[];
  /**
   * Source MAC of each Ethernet header.
   */
  smac?: string[];
  /**
   * Destination MAC of each Ethernet header.
   */
  dmac?: string[];
  /**
   * Source port of each UDP and TCP header.
   */
  sport?: number[];
  /**
   * Destination port of each UDP and TCP header.
   */
  dport?: number[];
  /**
   * Label of each MPLS entry.
   */
  mpls?: number[];
  /**
   * Protocol type of each GRE header, hexadecimal.
   */
  gre_proto?: string[];
  /**
   * Key of each GRE header that has one, hexadecimal.
   */
  gre_key?: string[];
  geneve_opts?: {
    /**
     * Hexadecimal.
     */
    class: string;
    /**
     * Hexadecimal; the upper bit says critical.
     */
    type: string;
    /**
     * Bytes of the option, its own 4-byte header included.
     */
    len: number;
    name?: string;
    bad?: string;
  }[];
  icmp?: {
    type: number;
    code: number;
    id?: number;
    seq?: number;
    /**
     * MTU of a fragmentation needed or packet too big, bytes.
     */
    mtu?: number;
    /**
     * Target of a neighbour solicitation or advertisement.
     */
    target?: string;
    quote?: Quote;
  };
  arp?: {
    /**
     * 1 request, 2 reply; 3 and 4 are those of RARP.
     */
    op: number;
    spa?: string;
    tpa?: string;
    sha?: string;
    tha?: string;
  };
  tcp?: {
    /**
     * Letters of F S R P . U E W in this order; . is ACK.
     */
    flags: string;
    seq: number;
    ack: number;
    /**
     * Bytes after the header, as far as they were kept.
     */
    payload: number;
  };
  /**
   * An IP fragment: with offset above 0 nothing above IP is there.
   */
  frag?: true;
  /**
   * A tunnel was found by its content, not by its port.
   */
  inferred?: true;
  /**
   * An IP or UDP length of 0: the NIC was to segment this.
   */
  offload?: true;
  /**
   * A header that is needed was cut by the snaplen.
   */
  snapped?: true;
  /**
   * Checksums of IPv4, ICMP, ICMPv6, UDP and TCP that are not right; those of cut packets are not looked at.
   */
  checksums?: {
    /**
     * Index into `layers`.
     */
    layer: number;
    name: string;
    /**
     * notFilledIn: left to the NIC (offload).
     */
    state: "wrong" | "notFilledIn";
  }[];
  /**
   * EVPN routes of the BGP messages that this packet completes.
   */
  evpn?: {
    op: "announce" | "withdraw";
    /**
     * Route type (RFC 7432 section 7).
     */
    rt: number;
    [k: string]: unknown;
  }[];
  /**
   * Where decoding ended before the packet did.
   */
  stop?: {
    layer: string;
    /**
     * From the start of the frame, bytes.
     */
    offset: number;
    need: number;
    have: number;
    /**
     * The field that says where the bytes end.
     */
    endFrom: string;
    /**
     * What is impossible about the header, where its bytes are there.
     */
    bad?: string;
  };
}
/**
 * The packet that an error is about.
 */
export interface Quote {
  layers: string[];
  src: string;
  dst: string;
  /**
   * Protocol number of what the packet carried.
   */
  protocol: number;
  /**
   * IP length of the packet, header included, bytes.
   */
  length?: number;
  icmpType?: number;
  icmpId?: number;
  icmpSeq?: number;
  sport?: number;
  dport?: number;
  /**
   * vxlan, geneve or gre, where the packet was one.
   */
  tunnel?: string;
  vni?: number;
  inner?: Quote1;
}
/**
 * The innermost packet of a tunnel.
 */
export interface Quote1 {
  layers: string[];
  src: string;
  dst: string;
  /**
   * Protocol number of what the packet carried.
   */
  protocol: number;
  /**
   * IP length of the packet, header included, bytes.
   */
  length?: number;
  icmpType?: number;
  icmpId?: number;
  icmpSeq?: number;
  sport?: number;
  dport?: number;
  /**
   * vxlan, geneve or gre, where the packet was one.
   */
  tunnel?: string;
  vni?: number;
  inner?: Quote1;
}
