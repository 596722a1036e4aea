// Builds frames from the inside out: each header is put before what is there, and announces it as a correct sender would.

const ROOM = 1 << 19;

const ETHER_TYPE = { ipv4: 0x0800, ipv6: 0x86dd, arp: 0x0806, rarp: 0x8035, mpls: 0x8847, vlan: 0x8100, eth: 0x6558 };
const IP_PROTOCOL = { icmp: 1, ipv4: 4, tcp: 6, udp: 17, ipv6: 41, gre: 47, icmpv6: 58, mpls: 137 };
const UDP_PORT = { vxlan: 4789, gpe: 4790, geneve: 6081, gre: 4754, mpls: 6635 };
const GPE_NEXT = { ipv4: 1, ipv6: 2, eth: 3, mpls: 5 };

/** A frame under construction. `bytes` is reused by the next one. */
export class FrameBuilder {
  #bytes = new Uint8Array(ROOM);
  #view = new DataView(this.#bytes.buffer);
  #at = ROOM;
  #front = "payload";
  #extension = 0;

  /** Bytes so far. */
  get length() {
    return ROOM - this.#at;
  }

  /** What the outermost header is. */
  get front() {
    return this.#front;
  }

  /** Bytes that can still be put before. */
  get room() {
    return this.#at;
  }

  get bytes() {
    return this.#bytes.subarray(this.#at);
  }

  /** Starts anew with these bytes as the innermost content; `front` says what they are. */
  start(content, front = "payload") {
    this.#at = ROOM - content.length;
    this.#bytes.set(content, this.#at);
    this.#front = front;
    return this;
  }

  #put(bytes, front) {
    this.#at -= bytes;
    this.#bytes.fill(0, this.#at, this.#at + bytes);
    this.#front = front;
    return this.#at;
  }

  get #etherType() {
    return ETHER_TYPE[this.#front] ?? 0x88b5;
  }

  get #protocol() {
    return this.#front === "extension" ? this.#extension : (IP_PROTOCOL[this.#front] ?? 253);
  }

  eth(from = 1, to = 2) {
    const type = this.#etherType;
    const at = this.#put(14, "eth");
    this.#view.setUint16(at, 0x0200);
    this.#view.setUint32(at + 2, to);
    this.#view.setUint16(at + 6, 0x0200);
    this.#view.setUint32(at + 8, from);
    this.#view.setUint16(at + 12, type);
    return this;
  }

  vlan(tci = 100) {
    const type = this.#etherType;
    const at = this.#put(4, "vlan");
    this.#view.setUint16(at, tci);
    this.#view.setUint16(at + 2, type);
    return this;
  }

  sll2() {
    const type = this.#etherType;
    const at = this.#put(20, "sll2");
    this.#view.setUint16(at, type);
    this.#view.setUint16(at + 8, 1);
    this.#view.setUint16(at + 10, 6);
    return this;
  }

  sll() {
    const type = this.#etherType;
    const at = this.#put(16, "sll");
    this.#view.setUint16(at + 2, 1);
    this.#view.setUint16(at + 4, 6);
    this.#view.setUint16(at + 14, type);
    return this;
  }

  /** `options` are padded to whole words, at most 40 bytes of them. */
  ipv4(from = 0xc0000201, to = 0xc0000202, options) {
    const protocol = this.#protocol;
    const words = options === undefined ? 0 : Math.min(10, (options.length + 3) >> 2);
    const at = this.#put(20 + 4 * words, "ipv4");
    this.#bytes[at] = 0x45 + words;
    this.#view.setUint16(at + 2, this.length);
    this.#bytes[at + 8] = 64;
    this.#bytes[at + 9] = protocol;
    this.#view.setUint32(at + 12, from);
    this.#view.setUint32(at + 16, to);
    if (options !== undefined) this.#bytes.set(options.subarray(0, 4 * words), at + 20);
    return this;
  }

  ipv6(from = 1, to = 2) {
    const protocol = this.#protocol;
    const payload = this.length;
    const at = this.#put(40, "ipv6");
    this.#bytes[at] = 0x60;
    this.#view.setUint16(at + 4, payload);
    this.#bytes[at + 6] = protocol;
    this.#bytes[at + 7] = 64;
    this.#view.setUint32(at + 8, 0x20010db8);
    this.#view.setUint32(at + 20, from);
    this.#view.setUint32(at + 24, 0x20010db8);
    this.#view.setUint32(at + 36, to);
    return this;
  }

  /** An extension header of 8 bytes, or longer with `content` (options, addresses): its number is `type`. */
  extension(type, content) {
    const protocol = this.#protocol;
    const units = content === undefined ? 0 : Math.min(255, (content.length + 1) >> 3);
    const at = this.#put(8 + 8 * units, "extension");
    this.#bytes[at] = protocol;
    if (type !== 44) this.#bytes[at + 1] = type === 51 ? 2 * units : units;
    if (content !== undefined) this.#bytes.set(content.subarray(0, 6 + 8 * units), at + 2);
    this.#extension = type;
    return this;
  }

  udp(sport = 50000, dport = UDP_PORT[this.#front] ?? 33434) {
    const at = this.#put(8, "udp");
    this.#view.setUint16(at, sport);
    this.#view.setUint16(at + 2, dport);
    this.#view.setUint16(at + 4, this.length);
    return this;
  }

  /** `of` is {sport, dport, seq, flags}; options as for IPv4. */
  tcp(of, options) {
    const words = options === undefined ? 0 : Math.min(10, (options.length + 3) >> 2);
    const at = this.#put(20 + 4 * words, "tcp");
    this.#view.setUint16(at, of.sport);
    this.#view.setUint16(at + 2, of.dport);
    this.#view.setUint32(at + 4, of.seq);
    this.#bytes[at + 12] = (5 + words) << 4;
    this.#bytes[at + 13] = of.flags;
    if (options !== undefined) this.#bytes.set(options.subarray(0, 4 * words), at + 20);
    return this;
  }

  vxlan(vni = 100) {
    const at = this.#put(8, "vxlan");
    this.#bytes[at] = 8;
    this.#view.setUint32(at + 4, vni << 8);
    return this;
  }

  gpe(vni = 100) {
    const next = GPE_NEXT[this.#front] ?? 0;
    const at = this.#put(8, "gpe");
    this.#bytes[at] = 0x0c;
    this.#bytes[at + 3] = next;
    this.#view.setUint32(at + 4, vni << 8);
    return this;
  }

  /** Options are bytes, cut to whole words, at most 63 of them. */
  geneve(vni = 100, options) {
    const type = this.#etherType;
    const words = options === undefined ? 0 : Math.min(63, options.length >> 2);
    const at = this.#put(8 + 4 * words, "geneve");
    this.#bytes[at] = words;
    this.#view.setUint16(at + 2, type);
    this.#view.setUint32(at + 4, vni << 8);
    if (options !== undefined) this.#bytes.set(options.subarray(0, 4 * words), at + 8);
    return this;
  }

  /** Bits of `flags`: 0x8000 checksum, 0x2000 key, 0x1000 sequence. */
  gre(flags = 0, type = this.#etherType) {
    const bytes = 4 + 4 * ((flags >> 15) & 1) + 4 * ((flags >> 13) & 1) + 4 * ((flags >> 12) & 1);
    const at = this.#put(bytes, "gre");
    this.#view.setUint16(at, flags);
    this.#view.setUint16(at + 2, type);
    return this;
  }

  mpls(label = 100) {
    const bottom = this.#front === "mpls" ? 0 : 1;
    const at = this.#put(4, "mpls");
    this.#view.setUint32(at, (label << 12) | (bottom << 8) | 64);
    return this;
  }

  /** ICMP: type, code, and the four bytes after the checksum. */
  icmp(type, code = 0, rest = 0) {
    return this.#control("icmp", type, code, rest);
  }

  icmpv6(type, code = 0, rest = 0) {
    return this.#control("icmpv6", type, code, rest);
  }

  #control(front, type, code, rest) {
    const at = this.#put(8, front);
    this.#bytes[at] = type;
    this.#bytes[at + 1] = code;
    this.#view.setUint32(at + 4, rest);
    return this;
  }

  /** ARP for IPv4 over Ethernet; operation 3 and 4 is RARP. */
  arp(operation, sender = 1, target = 2) {
    this.#at = ROOM;
    const at = this.#put(28, operation === 3 || operation === 4 ? "rarp" : "arp");
    this.#view.setUint32(at, 0x00010800);
    this.#view.setUint16(at + 4, 0x0604);
    this.#view.setUint16(at + 6, operation);
    this.#view.setUint16(at + 8, 0x0200);
    this.#view.setUint32(at + 10, sender);
    this.#view.setUint32(at + 14, 0xc0000200 + (sender & 255));
    this.#view.setUint32(at + 24, 0xc0000200 + (target & 255));
    return this;
  }
}
