// The second walk over a frame, for speed alone, compiled to WebAssembly: the common stacks are recognised by a few loads, and
// everything that is not exactly one of them goes to the walker (frame-observer.ts). Both must give the same Observation:
// test/observe/fast-loop.test.ts runs every capture it can find through both.
//
// Recognised: Ethernet with at most one 802.1Q tag, SLL or SLL2; IPv4 without options or IPv6 without extensions, not a
// fragment, wholly captured; then TCP (not BGP), UDP without a tunnel, ICMP echo, or VXLAN or Geneve with an Ethernet
// frame of that same kind inside.
import * as L from "../observe/loop-layout.ts";
import * as echoes from "./echoes.ts";
import * as probes from "./probes.ts";
import * as segments from "./segments.ts";
import * as senders from "./senders.ts";
import {
  addTag,
  enter,
  float,
  follow,
  frame,
  int,
  newRow,
  own,
  ownFloat,
  word,
  scramble,
  seenPort,
  setFloat,
  setInt,
  setOwn,
  short,
  byte,
  v4,
  v6 as hostV6,
} from "./memory.ts";

// As in decode/wire/next-layer.ts (KIND).
const NO_TUNNEL = 0;
const KIND_VXLAN = 1;
const KIND_GENEVE = 3;

const SLL = 113;
const SLL2 = 276;
const IPV4 = 0x0800;
const IPV6 = 0x86dd;
const ARP = 0x0806;
const RARP = 0x8035;
const VLAN = 0x8100;
const ICMP = 1;
const TCP = 6;
const UDP = 17;
const ICMPV6 = 58;
const FIRST_USER_PORT = 1024;
const BGP = 179;
const ARPHRD_ETHERNET = 1;
// What a transport header turned out to be.
const MISS = 0;
const PLAIN = 1;
const REQUEST = 2;
const REPLY = 3;
const SEGMENT = 4;

const VXLAN_FLAGS = 0x08000000;
const TEB = 0x6558;
const V6_KEY = 1 << 26;
const OUTER_V6 = 1 << 26;
const ICMPV6_KEY = 1 << 30;
const MICROSECONDS: u32 = 1_000_000;

/** Shorter frames are the walker's, so that the first loads of longer ones are in bounds. */
const SHORTEST = 47;
/** Bytes of an inner frame that are loaded before its own lengths were checked: Ethernet, a tag, IPv4. */
const INNER = 38;

// The frame at hand.
let row: i32 = 0;
let at: i32 = 0;
let end: i32 = 0;
let ethernet: i32 = 0;
/** Interface and direction of a cooked header, for views. */
let cooked: i32 = 0;
/** VLAN + 1 of the frame, then of the inner frame; 0 none. */
let tag: i32 = 0;
/** Outermost IP header, its end, and 1 when it is IPv6. */
let ip: i32 = 0;
let ipEnd: i32 = 0;
let v6: i32 = 0;
/** VNI + 1 (0 outside tunnels), and the outer source port. */
let k2: i32 = 0;
let port: i32 = 0;
/** Row of the frame's sender, -1 none. */
let sender: i32 = -1;

/** Takes the rows of a batch. Sets C_REGULAR to 0 when one has no stamp, or an earlier one than the row before it. */
export function run(): void {
  const count = own(L.C_COUNT);
  const bytes = own(L.C_BYTES);
  const offset = own(L.C_OFFSET);
  const caplen = own(L.C_CAPLEN);
  const len = own(L.C_LEN);
  const ns = own(L.C_NS);
  const iface = own(L.C_IFACE);
  const fcs = own(L.C_FCS);
  let current = -1;
  let last = ownFloat(L.C_PREVIOUS);
  let regular = 1;
  let longest = 0;
  for (let i = 0; i < count; i++) {
    const now = float(ns, i);
    if (!(now >= last)) regular = 0;
    last = now;
    const face = <i32>load<u16>(<usize>(iface + (i << 1)));
    if (face != current) {
      current = face;
      if (!isTold(face)) enter(face);
      ethernet = own(L.C_ETHERNET);
      longest = own(L.C_PADDED) + (L.LONGEST << 2);
      cooked = 0;
    }
    const captured = int(caplen, i);
    if (
      <f64>captured == float(len, i) &&
      captured >= SHORTEST &&
      captured < L.LENGTHS &&
      load<u8>(<usize>(fcs + i)) == 0
    ) {
      row = i;
      at = bytes + int(offset, i);
      end = at + captured;
      if (captured > int(longest, 0)) setInt(longest, 0, captured);
      if (ethernet ? ethernetFrame() : cookedFrame()) continue;
    }
    frame(i);
  }
  setOwn(L.C_REGULAR, regular);
}

/** Sets what was told of an interface; false when nothing was. */
function isTold(face: i32): bool {
  if (face >= L.FACES_TOLD) return false;
  const f = own(L.C_FACES) + face * (L.FACE_INTS << 2);
  if (int(f, L.FACE_KNOWN) == 0) return false;
  setOwn(L.C_LENGTHS, int(f, 1));
  setOwn(L.C_PADDED, int(f, 2));
  setOwn(L.C_ETHERNET, int(f, 3));
  setOwn(L.C_LINK_TYPE, int(f, 4));
  setOwn(L.C_RECORDS, int(f, 5));
  setOwn(L.C_PACKETS, int(f, 6));
  setOwn(L.C_SINGLE, int(f, 7));
  setOwn(L.C_AT_FACE, face);
  return true;
}

/** A frame with an Ethernet header. */
// @ts-ignore: decorator
@inline
function ethernetFrame(): bool {
  let type = short(at + 12);
  let p = at + 14;
  tag = 0;
  if (type == VLAN) {
    tag = (short(at + 14) & 0xfff) + 1;
    type = short(at + 16);
    p = at + 18;
  }
  // the tag of an inner frame takes the place of this one
  const vid = tag - 1;
  if (!network(type, p)) return false;
  if (vid >= 0) countTag(vid, end - at);
  return true;
}

function countTag(vid: i32, length: i32): void {
  const counts = int(own(L.C_SINGLE), vid);
  if (counts == 0 || length >= L.TAG_LENGTHS) return addTag(vid, length);
  setInt(counts, length, int(counts, length) + 1);
}

function cookedFrame(): bool {
  let type = 0;
  let p = 0;
  const linkType = own(L.C_LINK_TYPE);
  if (linkType == SLL2) {
    if (short(at + 8) != ARPHRD_ETHERNET) return false;
    cooked = (word(at + 4) << 3) | (byte(at + 10) & 7);
    type = short(at);
    p = at + 20;
  } else if (linkType == SLL) {
    if (short(at + 2) != ARPHRD_ETHERNET) return false;
    cooked = short(at) & 7;
    type = short(at + 14);
    p = at + 16;
  }
  tag = 0;
  const done = network(type, p);
  if (done) {
    const records = own(L.C_RECORDS);
    const packets = own(L.C_PACKETS);
    setFloat(records, end - at, float(records, end - at) + 1);
    setFloat(packets, ipEnd - p, float(packets, ipEnd - p) + 1);
  }
  return done;
}

/** A packet of this type at `p`. */
function network(type: i32, p: i32): bool {
  let protocol = 0;
  let t = 0;
  let ttl = 0;
  if (type == IPV4) {
    const w = word(p);
    const x = word(p + 6);
    ipEnd = p + (w & 0xffff);
    // Version, header length; fragment bits, offset; room for a transport header.
    if (w >>> 24 != 0x45 || (x & 0x3fff0000) != 0 || ipEnd > end || ipEnd - p < 28) return false;
    v6 = 0;
    t = p + 20;
    protocol = x & 255;
    ttl = (x >>> 8) & 255;
  } else if (type == IPV6 && end - p >= 48) {
    const w = word(p + 4);
    ipEnd = p + 40 + (w >>> 16);
    if (byte(p) >>> 4 != 6 || ipEnd > end || ipEnd - p < 48) return false;
    v6 = 1;
    t = p + 40;
    protocol = (w >>> 8) & 255;
    ttl = w & 255;
  } else return false;
  ip = p;
  return protocol == UDP ? outerUdp(t) : plainPacket(protocol, t, ttl);
}

// @ts-ignore: decorator
@inline
function outerUdp(t: i32): bool {
  const ports = own(L.C_PORTS);
  const w = word(t);
  const sport = w >>> 16;
  const dport = w & 0xffff;
  const e = t + short(t + 4);
  if (e > ipEnd || e - t < 8) return false;
  const kind = byte(ports + dport);
  if (kind == NO_TUNNEL) {
    if (byte(ports + sport) != NO_TUNNEL) return false;
    if (own(L.C_GUESS) != 0 && e - t >= 12 && mayHoldTunnel(word(t + 8))) return false;
    if (dport >= FIRST_USER_PORT && sport >= FIRST_USER_PORT) {
      const seen = int(own(L.C_UDP_PORTS), dport);
      setInt(own(L.C_UDP_PORTS), dport, seen + 1);
      if (seen == 0) {
        setOwn(L.C_ROW, row);
        seenPort(dport);
      }
    }
    countPlain();
    if (own(L.C_MACS) != 0) hear(0);
    followUdp(ip, t, e);
    return true;
  }
  if (sport < FIRST_USER_PORT || e - t < 16 + INNER) return false;
  const head = word(t + 8);
  k2 = (word(t + 12) >>> 8) + 1;
  port = sport;
  let f = t + 16;
  let place = 8;
  if (kind == KIND_GENEVE) {
    const words = (head >>> 24) & 0x3f;
    f += words * 4;
    place = 16 + words * 8;
    if (head >>> 30 != 0 || (head & 0xffff) != TEB || e - f < INNER) return false;
  } else if (kind != KIND_VXLAN || head != VXLAN_FLAGS) return false;
  return tunnel(f, e, place);
}

/** An Ethernet frame in a tunnel, from `e` to `to`. `kind` is the tunnel's place in the table, to which tags and family are added. */
// @ts-ignore: decorator
@inline
function tunnel(e: i32, to: i32, kind: i32): bool {
  // What follows the inner frame has a length of its own that only the walker counts.
  if (to != (ethernet ? end : ipEnd)) return false;
  let index = kind + v6 * 4 + (tag == 0 ? 0 : 2);
  let type = short(e + 12);
  let p = e + 14;
  let inner = 0;
  if (type == VLAN) {
    inner = (short(p) & 0xfff) + 1;
    type = short(p + 2);
    p += 4;
    index++;
  }
  let used = 0;
  let what = MISS;
  let ttl = 0;
  let t = 0;
  if (type == IPV4) {
    const w = word(p);
    const x = word(p + 6);
    used = p + (w & 0xffff);
    t = p + 20;
    if (w >>> 24 != 0x45 || (x & 0x3fff0000) != 0 || used > to || used - p < 28) return false;
    if ((x & 255) == ICMP) {
      const icmp = byte(t);
      what = icmp == 8 ? REQUEST : icmp == 0 ? REPLY : MISS;
    } else what = transport(x & 255, t, used, ICMP);
    ttl = (x >>> 8) & 255;
  } else if (type == IPV6 && to - p >= 48) {
    const w = word(p + 4);
    used = p + 40 + (w >>> 16);
    t = p + 40;
    if (byte(p) >>> 4 != 6 || used > to || used - p < 48) return false;
    what = transport((w >>> 8) & 255, t, used, ICMPV6);
    ttl = w & 255;
  }
  if (what == MISS) return false;
  countTunnel(index, e, used < to);
  tag = inner;
  if (own(L.C_MACS) != 0) hear(e);
  if (what == REQUEST || what == REPLY) echo(what, p, e, used, ttl, type == IPV6);
  else if (what == SEGMENT) followTcp(p, t, used);
  else followUdp(p, t, used);
  return true;
}

/** What a packet that may not hold another tunnel carries. `icmp` is the protocol number of ICMP in its family. */
function transport(protocol: i32, t: i32, e: i32, icmp: i32): i32 {
  if (protocol == icmp) {
    const type = byte(t);
    if (icmp == ICMP) return type == 8 ? REQUEST : type == 0 ? REPLY : MISS;
    return type == 128 ? REQUEST : type == 129 ? REPLY : MISS;
  }
  const w = word(t);
  if (protocol == TCP) return w >>> 16 != BGP && (w & 0xffff) != BGP && isWholeTcp(t, e) ? SEGMENT : MISS;
  const ports = own(L.C_PORTS);
  if (protocol != UDP || (byte(ports + (w >>> 16)) | byte(ports + (w & 0xffff))) != NO_TUNNEL) return MISS;
  const udpEnd = t + short(t + 4);
  if (udpEnd > e || udpEnd - t < 8) return MISS;
  return own(L.C_GUESS) != 0 && udpEnd - t >= 12 && mayHoldTunnel(word(t + 8)) ? MISS : PLAIN;
}

/** What tunnel-guess.ts would look at closely, by the first 4 bytes of a payload: VXLAN's one flag, or a payload type of Geneve. */
function mayHoldTunnel(w: i32): bool {
  const type = w & 0xffff;
  return w >>> 24 == 0x08 || type == TEB || type == IPV4 || type == IPV6 || type == ARP || type == RARP;
}

/** A TCP header that lies within its packet, with its options. */
function isWholeTcp(t: i32, e: i32): bool {
  if (e - t < 20) return false;
  const header = (byte(t + 12) >>> 4) * 4;
  return header >= 20 && t + header <= e;
}

/** A packet outside tunnels that is not UDP. */
function plainPacket(protocol: i32, t: i32, ttl: i32): bool {
  const what = transport(protocol, t, ipEnd, v6 == 0 ? ICMP : ICMPV6);
  if (what == MISS) return false;
  countPlain();
  if (own(L.C_MACS) != 0) hear(0);
  if (what == SEGMENT) followTcp(ip, t, ipEnd);
  else {
    k2 = 0;
    echo(what, ip, ethernet ? at : -1, ipEnd, ttl, v6 != 0);
  }
  return true;
}

// @ts-ignore: decorator
@inline
function countPlain(): void {
  count(0, 0);
}

// @ts-ignore: decorator
@inline
function countTunnel(index: i32, e: i32, padded: bool): void {
  count(index, e);
  if (padded) setInt(own(L.C_PADDED), index, int(own(L.C_PADDED), index) + 1);
}

// @ts-ignore: decorator
@inline
function count(index: i32, e: i32): void {
  const length = ethernet ? end - at : ipEnd - ip;
  const counts = int(own(L.C_LENGTHS), index);
  if (counts == 0) {
    setOwn(L.C_ROW, row);
    setOwn(L.C_IP, ip);
    return newRow(index, e, length);
  }
  setFloat(counts, length, float(counts, length) + 1);
}

function followTcp(p: i32, t: i32, e: i32): void {
  toFollow(p);
  const wide = byte(p) >>> 4 == 6;
  const done = wide
    ? segments.segment(addressV6(p + 8), addressV6(p + 24), -1, t, e)
    : segments.segment(word(p + 12), word(p + 16), short(p + 4), t, e);
  if (!done) follow(p, t, e, 1);
}

/** A UDP packet that begins like RTP or iperf3: sequence-flows.ts looks at no other. */
function followUdp(p: i32, t: i32, e: i32): void {
  const to = t + short(t + 4);
  if (to - t < 20) return;
  if (byte(t + 8) >>> 6 != 2 && <u32>word(t + 12) >= MICROSECONDS) return;
  toFollow(p);
  follow(p, t, to, 0);
}

// @ts-ignore: decorator
@inline
function toFollow(p: i32): void {
  setOwn(L.C_ROW, row);
  setOwn(L.C_NETWORK, p == ip ? 0 : k2);
  setOwn(L.C_TAG, tag);
  setOwn(L.C_COOKED, cooked);
}

/** An echo whose IP header is at `p`, in the frame at `eth` (-1 none). */
function echo(what: i32, p: i32, eth: i32, captured: i32, ttl: i32, wide: bool): void {
  const icmp = wide ? p + 40 : p + 20;
  const w = word(icmp + 4);
  const src = wide ? addressV6(p + 8) : word(p + 12);
  const dst = wide ? addressV6(p + 24) : word(p + 16);
  const request = what == REQUEST;
  const to = request ? dst : src;
  const family = wide ? V6_KEY : 0;
  setOwn(L.C_FROM, request ? src : dst);
  setOwn(L.C_TO, to);
  setOwn(L.C_K2, k2 | family);
  setOwn(L.C_K3, (w >>> 16) | (tag << 16) | (wide ? ICMPV6_KEY : 0));
  setOwn(L.C_SEQ, w & 0xffff);
  const face = placeOf();
  setOwn(L.C_ROW, row);
  setOwn(L.C_VIEW, (((face * <i32>0x9e3779b1) + cooked) << 8) | ttl);
  if (echoes.wanted()) {
    setOwn(L.C_ETH, eth);
    setOwn(L.C_SENDER_AT, eth < 0 ? cookedSender() : -1);
    setOwn(L.C_PAYLOAD, icmp + 8);
    setOwn(L.C_CAPTURED, captured);
    setOwn(L.C_TTL, ttl);
    setOwn(L.C_COOKED, cooked);
    setOwn(L.C_FACE, face);
    echoes.add(request);
  }
  const inside = k2 != 0;
  setOwn(L.C_VTEP, inside ? outerAddress(<i32>request) : 0);
  setOwn(L.C_PORT, inside && request ? port : 0);
  if (request) probes.request();
  else {
    probes.reply();
    if (own(L.C_MACS) != 0 && sender >= 0) senders.answered(sender, to, wide);
  }
}

/** Interface of the capture << 2 | direction of the record. */
// @ts-ignore: decorator
@inline
function placeOf(): i32 {
  return (<i32>load<u16>(<usize>(own(L.C_IFACE) + (row << 1))) << 2) | byte(own(L.C_DIRECTION) + row);
}

/** Offset of the sender's MAC in the cooked header, -1 where it holds none. */
function cookedSender(): i32 {
  const linkType = own(L.C_LINK_TYPE);
  if (linkType == SLL2) return byte(at + 11) == 6 ? at + 12 : -1;
  if (linkType == SLL) return short(at + 4) == 6 ? at + 6 : -1;
  return -1;
}

/** Notes who sent the frame: the inner frame at `e`, or (0) the outer one, or the packet behind a cooked header. */
function hear(e: i32): void {
  sender = -1;
  const framed = e != 0 || ethernet != 0;
  const mac = framed ? (e == 0 ? at : e) + 6 : cookedSender();
  if (mac < 0) return;
  setOwn(L.C_ROW, row);
  setOwn(L.C_NETWORK, e == 0 ? 0 : v6 == 0 ? k2 : k2 | OUTER_V6);
  setOwn(L.C_SENDER_VTEP, e == 0 ? 0 : v6 == 0 ? word(ip + 12) : addressV6(ip + 8));
  setOwn(L.C_FACE, placeOf());
  setOwn(L.C_COOKED, cooked);
  setOwn(L.C_TAG, tag);
  const type = cooked & 7;
  setOwn(L.C_GROUP, framed ? byte(mac - 6) & 1 : <i32>(type == 1 || type == 2));
  sender = senders.heard(mac);
}

/** AddressBook id of the outer source (0) or destination (1). */
// @ts-ignore: decorator
@inline
function outerAddress(which: i32): i32 {
  return v6 == 0 ? addressV4(word(ip + 12 + 4 * which)) : addressV6(ip + 8 + 16 * which);
}

/** AddressBook.v4. */
// @ts-ignore: decorator
@inline
function addressV4(value: i32): i32 {
  const mask = own(L.C_BOOK_MASK);
  let h = scramble(value) & mask;
  let id = int(own(L.C_BOOK_TABLE), h);
  while (id != 0) {
    if (int(own(L.C_BOOK_WORDS), id << 2) == value && byte(own(L.C_BOOK_WIDE) + id) == 0) return id;
    h = (h + 1) & mask;
    id = int(own(L.C_BOOK_TABLE), h);
  }
  return v4(value);
}

/** AddressBook.v6. */
function addressV6(p: i32): i32 {
  const mask = own(L.C_BOOK_MASK);
  const a = word(p);
  const b = word(p + 4);
  const c = word(p + 8);
  const d = word(p + 12);
  let h = scramble(a ^ (b * 31) ^ (c * 961) ^ (d * <i32>0x9e3779b1)) & mask;
  let id = int(own(L.C_BOOK_TABLE), h);
  while (id != 0) {
    const w = own(L.C_BOOK_WORDS) + (id << 4);
    if (int(w, 0) == a && int(w, 1) == b && int(w, 2) == c && int(w, 3) == d && byte(own(L.C_BOOK_WIDE) + id) == 1)
      return id;
    h = (h + 1) & mask;
    id = int(own(L.C_BOOK_TABLE), h);
  }
  return hostV6(p);
}
