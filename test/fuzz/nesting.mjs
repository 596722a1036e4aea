// Frames of headers in headers in headers: every kind of nesting that a grammar allows, to any depth that fits.
import { geneveOptions } from "./headers.mjs";

const NOTHING = new Uint8Array(0);
const PAYLOAD = new Uint8Array(16);

/** Bytes of a nested frame at most: 10,000 tags are 40,000 bytes. */
const MOST_BYTES = 60_000;

/** What puts one more level around a frame. Each must leave a front that the next can announce. */
const LEVELS = {
  vlan: (f, r) => f.vlan(r.u32()),
  vxlan: (f) => ethernetFirst(f).vxlan(5000).udp().ipv4().eth(),
  vxlan6: (f) => ethernetFirst(f).vxlan(5001).udp().ipv6().eth(),
  gpe: (f) => f.gpe(7).udp().ipv4(),
  geneve: (f, r) =>
    ethernetFirst(f)
      .geneve(9, r.oneIn(3) ? geneveOptions(r) : undefined)
      .udp()
      .ipv4()
      .eth(),
  gre: (f, r) => f.gre(r.pick([0, 0x2000, 0xb000])).ipv4(),
  greInUdp: (f) => f.gre().udp().ipv4(),
  erspan1: (f) => ethernetFirst(f).gre(0, 0x88be).ipv4().eth(),
  ipip: (f) => packetFirst(f).ipv4(),
  ip6: (f) => packetFirst(f).ipv6(),
  mpls: (f, r) => f.mpls(r.u32() & 0xfffff),
  hopByHop: (f) => extended(f, 0),
  destination: (f) => extended(f, 60),
  routing: (f) => extended(f, 43),
  fragment: (f) => extended(f, 44),
  authentication: (f) => extended(f, 51),
};
const ALL = Object.keys(LEVELS);

/** An IP packet, as what carries one expects. */
function packetFirst(frame) {
  if (frame.front === "ipv4" || frame.front === "ipv6" || frame.front === "extension") return frame;
  if (frame.front === "eth" || frame.front === "vlan") return frame.gre().ipv4();
  return frame.ipv4();
}

function ethernetFirst(frame) {
  return frame.front === "eth" ? frame : frame.eth();
}

/** Extension headers stay at the front until an IPv6 header takes them up. */
function extended(frame, type) {
  return frame.front === "extension" ? frame.extension(type) : packetFirst(frame).extension(type);
}

/** A frame of nested headers, of one kind or of several in turn. */
export function nested(random, frame) {
  core(random, frame);
  const kinds = random.oneIn(2) ? [random.pick(ALL)] : [random.pick(ALL), random.pick(ALL), random.pick(ALL)];
  const depth = random.oneIn(40) ? 10_000 : random.size(100);
  for (let n = 0; n < depth && frame.length < MOST_BYTES; n++) {
    LEVELS[random.pick(kinds)](frame, random);
    if (frame.front === "extension" && random.oneIn(4)) frame.ipv6();
  }
  return { bytes: finish(frame).bytes.slice() };
}

function core(random, frame) {
  frame.start(PAYLOAD.subarray(0, random.below(17)));
  if (random.oneIn(3)) frame.udp(40000, 33434).ipv4();
  else if (random.oneIn(2)) frame.icmp(8, 0, random.u32()).ipv4();
  else frame.arp(random.below(5)).eth();
}

/** An Ethernet header on the outside. */
function finish(frame) {
  if (frame.front === "extension") frame.ipv6();
  return frame.eth();
}

/** ICMP errors that quote ICMP errors that quote ... */
export function nestedErrors(random, frame) {
  frame.start(PAYLOAD).icmp(8, 0, 0x00010001).ipv4();
  for (let n = random.size(300); n > 0 && frame.length < MOST_BYTES; n--) {
    if (random.oneIn(2)) frame.icmp(random.pick([3, 11, 12]), 4, 1400).ipv4();
    else frame.icmpv6(random.pick([1, 2, 3]), 0, 1400).ipv6();
    if (random.oneIn(5)) LEVELS[random.pick(ALL)](frame, random);
  }
  return { bytes: finish(frame).bytes.slice() };
}

/** A whole frame of one and the same byte or word: tags of tags, labels of labels, padding of padding. */
export function monotone(random, frame) {
  const word = random.pick([
    0x81008100, 0x88a888a8, 0x91009100, 0x00000000, 0xffffffff, 0x08000800, 0x86dd86dd, 0x65586558,
  ]);
  const bytes = new Uint8Array(random.size(MOST_BYTES));
  for (let i = 0; i < bytes.length; i++) bytes[i] = word >>> (24 - 8 * (i & 3));
  frame.start(bytes);
  if (random.oneIn(2)) return { bytes: frame.eth().bytes.slice() };
  frame.start(bytes.subarray(0, 1000), random.pick(["vlan", "mpls", "gre", "extension", "ipv4", "ipv6"]));
  if (frame.front === "extension") frame.extension(random.pick([0, 43, 60, 135]));
  return { bytes: finish(frame).bytes.slice() };
}

/** A hop-by-hop header of nothing but padding, and other full lists that an honest reader walks to their end. */
export function fullLists(random, frame) {
  frame.start(NOTHING);
  const padding = new Uint8Array(2046).fill(random.pick([0, 1]));
  for (let n = random.size(20); n > 0; n--) frame.extension(random.pick([0, 60]), padding);
  return { bytes: frame.ipv6().eth().bytes.slice() };
}
