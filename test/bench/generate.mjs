// Makes captures for the benchmark, the same bytes for the same arguments:
//   node test/bench/generate.mjs KIND COUNT OUT [SEED]
// KIND is one of
//   probes  60 % VXLAN-encapsulated ICMP echoes (256 flows, 16 sources, 32 VTEPs, 0.1 % lost at random, loss windows,
//           a change of VTEP every 100,000 requests or so), 40 % small UDP
//   sll2    probes as LINUX_SLL2 records;  v6: with IPv6 outer headers;  ns: with nanosecond stamps
//   mix     IMIX sizes: 30 % VXLAN, 20 % Geneve with OVN's 8-byte option, 20 % 802.1Q, the rest plain
//   mixng   the packets of mix as pcapng with two interfaces, one of microseconds and one of nanoseconds
// Packets are written where they will leave from: one buffer, no allocation per packet.
import { closeSync, openSync, realpathSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The kinds that `generate` makes. */
export const KINDS = ["probes", "sll2", "v6", "ns", "mix", "mixng"];
/** Seed when none is given. */
export const DEFAULT_SEED = 1;

const BUFFER = 8 << 20;
/** More than the longest record, and room for the payload pattern after it. */
const MARGIN = 4096;
const PATTERN = BUFFER + MARGIN;
const PATTERN_BYTES = 2048;
const START_SECOND = 1_700_000_000;
const LINK_ETHERNET = 1;
const LINK_SLL2 = 276;
const SNAPLEN = 262_144;

const out = new Uint8Array(PATTERN + PATTERN_BYTES);
const view = new DataView(out.buffer);
/** Sum of the first n 16-bit words of the payload pattern, for checksums. */
const patternSum = new Uint32Array(PATTERN_BYTES / 2 + 1);
for (let i = 0; i < PATTERN_BYTES; i++) out[PATTERN + i] = 0x10 + i;
for (let i = 0; i < PATTERN_BYTES / 2; i++) patternSum[i + 1] = patternSum[i] + view.getUint16(PATTERN + 2 * i);

let fd = -1;
let at = 0; // where the next record goes
let second = START_SECOND;
let nanosecond = 0;
let identification = 0;
let shape = { sll2: false, v6: false, ns: false, ng: false };

// sfc32, Chris Doty-Humphrey's small fast counter generator.
let [s0, s1, s2, s3] = [0, 0, 0, 0];
function random() {
  const t = (s0 + s1 + s3) | 0;
  s3 = (s3 + 1) | 0;
  s0 = s1 ^ (s1 >>> 9);
  s1 = (s2 + (s2 << 3)) | 0;
  s2 = ((s2 << 21) | (s2 >>> 11)) + t;
  return t >>> 0;
}
function seedRandom(seed) {
  [s0, s1, s2, s3] = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 15; i++) random();
}

/**
 * Writes COUNT packets of KIND to the file `path`.
 */
export function generate(kind, count, path, seed = DEFAULT_SEED) {
  if (!KINDS.includes(kind)) throw new Error(`no kind ${kind}: one of ${KINDS.join(", ")}`);
  shape = { sll2: kind === "sll2", v6: kind === "v6", ns: kind === "ns", ng: kind === "mixng" };
  [at, second, nanosecond, identification] = [0, START_SECOND, 0, 0];
  seedRandom(seed);
  fd = openSync(path, "w");
  if (shape.ng) sectionHeader();
  else fileHeader();
  if (kind.startsWith("mix")) mix(count);
  else probes(count);
  flush();
  closeSync(fd);
}

function flush() {
  for (let done = 0; done < at;) done += writeSync(fd, out, done, at - done);
  at = 0;
}

// ---- containers

function fileHeader() {
  const words = [shape.ns ? 0xa1b23c4d : 0xa1b2c3d4, 0x00040002, 0, 0, SNAPLEN, shape.sll2 ? LINK_SLL2 : LINK_ETHERNET];
  for (const word of words) word32(word);
}

function sectionHeader() {
  for (const word of [0x0a0d0d0a, 28, 0x1a2b3c4d, 1, 0xffffffff, 0xffffffff, 28]) word32(word);
  for (const word of [1, 20, LINK_ETHERNET, SNAPLEN, 20]) word32(word);
  // Option 9, if_tsresol: 10^-9; then the end of options.
  for (const word of [1, 32, LINK_ETHERNET, SNAPLEN, 0x00010009, 9, 0, 32]) word32(word);
}

function word32(value) {
  view.setUint32(at, value, true);
  at += 4;
}

/** Where the bytes of the next packet go. */
function packetStart() {
  return at + (shape.ng ? 28 : 16);
}

/** Completes the record of the packet that was written from `packetStart()` to `end`. */
function emit(end, iface) {
  if (shape.ng) enhancedPacket(end, iface);
  else {
    const length = end - at - 16;
    view.setUint32(at, second, true);
    view.setUint32(at + 4, shape.ns ? nanosecond : Math.floor(nanosecond / 1000), true);
    view.setUint32(at + 8, length, true);
    view.setUint32(at + 12, length, true);
    at = end;
  }
  if (at > BUFFER) flush();
}

function enhancedPacket(end, iface) {
  const length = end - at - 28;
  let p = end;
  while (((p - at) & 3) !== 0) out[p++] = 0;
  const total = p + 4 - at;
  view.setUint32(at, 6, true);
  view.setUint32(at + 4, total, true);
  view.setUint32(at + 8, iface, true);
  if (iface === 0) stamp(at + 12, 1e6, Math.floor(nanosecond / 1000));
  else stamp(at + 12, 1e9, nanosecond);
  view.setUint32(at + 20, length, true);
  view.setUint32(at + 24, length, true);
  view.setUint32(p, total, true);
  at = p + 4;
}

/** Units since 1970 as two words, in two steps: nanoseconds since then do not fit a double. */
function stamp(p, perSecond, fraction) {
  const high = Math.floor(second / 65536) * perSecond;
  const low = (second % 65536) * perSecond + fraction + (high % 65536) * 65536;
  view.setUint32(p, Math.floor(high / 65536) + Math.floor(low / 2 ** 32), true);
  view.setUint32(p + 4, low % 2 ** 32, true);
}

function passTime(ns) {
  nanosecond += ns;
  if (nanosecond < 1e9) return;
  nanosecond -= 1e9;
  second++;
}

// ---- headers: each is written at `p` and gives the place after it

function ethernet(p, from, to, type) {
  mac(p, to);
  mac(p + 6, from);
  view.setUint16(p + 12, type);
  return p + 14;
}

function mac(p, low) {
  view.setUint16(p, 0x0200);
  view.setUint32(p + 2, low);
}

/** What is before the outermost EtherType's payload: Ethernet, or the pseudo-header of LINUX_SLL2. */
function link(p, from, to, type) {
  if (!shape.sll2) return ethernet(p, from, to, type);
  view.setUint16(p, type);
  view.setUint16(p + 2, 0);
  view.setUint32(p + 4, 2);
  view.setUint32(p + 8, 0x00010006); // ARPHRD_ETHER, to us, 6 bytes of address
  mac(p + 12, from);
  view.setUint16(p + 18, 0);
  return p + 20;
}

function ipv4(p, from, to, protocol, payload) {
  identification = (identification + 1) & 0xffff;
  const rest = 0x4500 + 0x4000 + (0x4000 | protocol);
  const addresses = (from >>> 16) + (from & 0xffff) + (to >>> 16) + (to & 0xffff);
  view.setUint16(p, 0x4500);
  view.setUint16(p + 2, 20 + payload);
  view.setUint16(p + 4, identification);
  view.setUint16(p + 6, 0x4000);
  view.setUint16(p + 8, 0x4000 | protocol); // TTL 64
  view.setUint16(p + 10, checksum(rest + 20 + payload + identification + addresses));
  view.setUint32(p + 12, from);
  view.setUint32(p + 16, to);
  return p + 20;
}

/** RFC 1071, from the plain sum of the 16-bit words. */
function checksum(sum) {
  const once = (sum & 0xffff) + (sum >>> 16);
  return ~((once & 0xffff) + (once >>> 16)) & 0xffff;
}

/** 2001:db8:: and the IPv4 address. */
function ipv6(p, from, to, protocol, payload) {
  view.setUint32(p, 0x60000000);
  view.setUint16(p + 4, payload);
  view.setUint16(p + 6, (protocol << 8) | 64);
  out.fill(0, p + 8, p + 40);
  view.setUint32(p + 8, 0x20010db8);
  view.setUint32(p + 20, from);
  view.setUint32(p + 24, 0x20010db8);
  view.setUint32(p + 36, to);
  return p + 40;
}

function udp(p, from, to, payload) {
  view.setUint16(p, from);
  view.setUint16(p + 2, to);
  view.setUint16(p + 4, 8 + payload);
  view.setUint16(p + 6, 0);
  return p + 8;
}

/** An echo message; `payload` is even. */
function echo(p, reply, id, sequence, payload) {
  const type = reply ? 0 : 0x0800;
  view.setUint16(p, type);
  view.setUint16(p + 2, checksum(type + id + sequence + patternSum[payload >> 1]));
  view.setUint16(p + 4, id);
  view.setUint16(p + 6, sequence);
  return filler(p + 8, payload);
}

/** A TCP segment with ACK alone; its checksum was left to the interface. */
function tcp(p, from, to, numbers, payload) {
  view.setUint16(p, from);
  view.setUint16(p + 2, to);
  view.setUint32(p + 4, numbers);
  view.setUint32(p + 8, ~numbers);
  view.setUint32(p + 12, 0x5010ffff);
  view.setUint32(p + 16, 0);
  return filler(p + 20, payload);
}

function filler(p, bytes) {
  out.copyWithin(p, PATTERN, PATTERN + bytes);
  return p + bytes;
}

/** Link, IP and UDP of a tunnel's packet with `payload` bytes after the UDP header. */
function tunnel(p, from, to, port, payload) {
  const datagram = 8 + payload;
  const ip = shape.v6
    ? ipv6(link(p, from, to, 0x86dd), from, to, 17, datagram)
    : ipv4(link(p, from, to, 0x0800), from, to, 17, datagram);
  return udp(ip, port.from, port.to, payload);
}
const port = { from: 0, to: 0 };

function vxlan(p, from, to, vni, inner) {
  port.to = 4789;
  const header = tunnel(p, from, to, port, 8 + inner);
  view.setUint32(header, 0x08000000);
  view.setUint32(header + 4, vni << 8);
  return header + 8;
}

/** With the option that OVN writes: class 0x0102, type 0x80, the logical ports. */
function geneve(p, from, to, vni, inner) {
  port.to = 6081;
  const header = tunnel(p, from, to, port, 16 + inner);
  view.setUint32(header, 0x02406558);
  view.setUint32(header + 4, vni << 8);
  view.setUint32(header + 8, 0x01028001);
  view.setUint32(header + 12, random() & 0x7fff7fff);
  return header + 16;
}

// ---- probes

const FLOWS = 256;
const PROBE_BYTES = 56;
const INNER_FRAME = 14 + 20 + 8 + PROBE_BYTES;
/** Replies wait in a wheel of slots, each with room for a few; the packet count is its clock. */
const SLOTS = 256;
const ROOM = 4;
const wheel = {
  waiting: new Uint8Array(SLOTS),
  flow: new Uint16Array(SLOTS * ROOM),
  sequence: new Uint16Array(SLOTS * ROOM),
  vtep: new Uint32Array(SLOTS * ROOM),
};

function probes(count) {
  const sequence = new Uint16Array(FLOWS);
  const vtep = Uint32Array.from({ length: FLOWS }, (_, flow) => vtepOf(flow));
  wheel.waiting.fill(0);
  for (let i = 0; i < count; i++) {
    passTime(5000 + (random() % 10_000));
    const slot = i % SLOTS;
    if (wheel.waiting[slot] > 0) replyFrom(slot);
    else if (random() % 1000 >= 430) smallDatagram();
    else {
      const flow = random() % FLOWS;
      const seq = sequence[flow]++;
      if (random() % 100_000 === 0) vtep[flow] = vtepOf(random());
      probe(flow, seq, vtep[flow], false);
      if (!isLost(i, flow)) letWait((i + 1 + (random() % 200)) % SLOTS, flow, seq, vtep[flow]);
    }
  }
}

function vtepOf(number) {
  return 0x0a000101 + (number & 31);
}

/** One in a thousand, and one flow in eight for 32,768 packets of every 655,360. */
function isLost(i, flow) {
  return random() % 1000 === 0 || ((i >> 15) % 20 === 7 && (flow & 7) === 3);
}

function letWait(slot, flow, sequence, vtep) {
  const n = wheel.waiting[slot];
  if (n === ROOM) return;
  wheel.flow[slot * ROOM + n] = flow;
  wheel.sequence[slot * ROOM + n] = sequence;
  wheel.vtep[slot * ROOM + n] = vtep;
  wheel.waiting[slot] = n + 1;
}

/** Sends one of the replies that are due; the others wait for the next packet. */
function replyFrom(slot) {
  const n = --wheel.waiting[slot];
  const first = slot * ROOM;
  probe(wheel.flow[first + n], wheel.sequence[first + n], wheel.vtep[first + n], true);
  wheel.waiting[slot] = 0;
  for (let i = first; i < first + n; i++) letWait((slot + 1) % SLOTS, wheel.flow[i], wheel.sequence[i], wheel.vtep[i]);
}

function probe(flow, sequence, vtep, reply) {
  const source = 0x0a000001 + (flow & 15);
  const [asks, answers] = [0xc0a80001 + flow, 0xac100001 + flow];
  const vni = 5000 + (flow >> 4);
  port.from = reply ? 40_000 + flow : 49_152 + flow;
  let p = vxlan(packetStart(), reply ? vtep : source, reply ? source : vtep, vni, INNER_FRAME);
  const [from, to] = reply ? [answers, asks] : [asks, answers];
  p = ethernet(p, from, to, 0x0800);
  p = ipv4(p, from, to, 1, 8 + PROBE_BYTES);
  emit(echo(p, reply, 1000 + flow, sequence, PROBE_BYTES), flow & 1);
}

function smallDatagram() {
  const x = random();
  const y = random();
  const payload = 18 + (x & 31);
  const [from, to] = [0x0a010000 + ((x >>> 5) & 255), 0x0a010100 + ((x >>> 13) & 255)];
  let p = link(packetStart(), from, to, 0x0800);
  p = ipv4(p, from, to, 17, 8 + payload);
  p = udp(p, 20_000 + (y & 1023), 30_000 + ((y >>> 10) & 1023), payload);
  emit(filler(p, payload), 0);
}

// ---- mix

let echoes = 0;

function mix(count) {
  echoes = 0;
  for (let i = 0; i < count; i++) {
    passTime(200 + (random() % 1000));
    const x = random();
    const iface = x & 1;
    const twelfth = (x >>> 1) % 12;
    const size = twelfth < 6 ? 60 : twelfth < 10 ? 572 : 1450;
    emit(mixed(packetStart(), random() % 100, size), iface);
  }
}

function mixed(p, percent, size) {
  const x = random();
  const [from, to] = [0x0a000001 + (x & 15), 0x0a000101 + ((x >>> 4) & 15)];
  port.from = 49_152 + ((x >>> 8) & 4095);
  const network = (x >>> 20) & 15;
  if (percent < 30) return innerFrame(vxlan(p, from, to, 5000 + network, size), size, 0xc0a80000, true);
  if (percent < 50) return innerFrame(geneve(p, from, to, 100 + network, size), size, 0xc0a90000, true);
  if (percent >= 70) return innerFrame(p, size, 0x0a030000, false);
  const end = innerFrame(p, size, 0x0a020000, false);
  out.copyWithin(p + 16, p + 12, end);
  view.setUint16(p + 12, 0x8100);
  view.setUint16(p + 14, 100 + (x & 63));
  return end + 4;
}

/**
 * An Ethernet frame of `size` bytes: 40 % UDP, and TCP in 4096 flows, few enough for tcpdump, which keeps every flow in a
 * hash of 919 chains. In a tunnel, 5 % are echoes.
 */
function innerFrame(p, size, network, inTunnel) {
  const x = random();
  const percent = (x >>> 12) % 100;
  const payload = size - 34;
  if (inTunnel && percent < 5) return echoOf(p, network, payload);
  const flow = x & 4095;
  const [from, to] = [network + (flow & 255), network + 0x8000 + (flow >> 8)];
  const ip = ethernet(p, from, to, 0x0800);
  if (percent < 60) {
    const segment = ipv4(ip, from, to, 6, payload);
    return tcp(segment, 20_000 + flow, 1443, random(), payload - 20);
  }
  const y = random();
  const datagram = udp(ipv4(ip, from, to, 17, payload), 20_000 + (y & 4095), 30_000 + ((y >>> 12) & 1023), payload - 8);
  return filler(datagram, payload - 8);
}

function echoOf(p, network, payload) {
  const pair = echoes >> 1;
  const reply = (echoes & 1) === 1;
  echoes = (echoes + 1) & 0xffff;
  const [asks, answers] = [network + (pair & 15), network + 0x8000 + (pair & 15)];
  const [from, to] = reply ? [answers, asks] : [asks, answers];
  const message = ipv4(ethernet(p, from, to, 0x0800), from, to, 1, payload);
  return echo(message, reply, 77, pair, payload - 8);
}

// ---- command

function main([kind, count, path, seed]) {
  if (!KINDS.includes(kind) || !(Number(count) >= 0) || path === undefined) {
    process.stderr.write(`usage: node generate.mjs ${KINDS.join("|")} COUNT OUT [SEED]\n`);
    process.exitCode = 2;
    return;
  }
  generate(kind, Number(count), path, seed === undefined ? DEFAULT_SEED : Number(seed));
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  main(process.argv.slice(2));
