// Frames with damaged headers, and frames with made-up option lists.
import { EDGES } from "./random.mjs";

/** Bytes of a header in which its length, type and flag fields lie. */
const HEADER = 24;

/** A recorded frame with a few changes, most of them within its headers. */
export function damagedFrame(random, seed) {
  const frame = { bytes: seed.bytes.slice(), length: seed.length };
  const { bytes } = frame;
  if (bytes.length === 0) return frame;
  for (let n = random.size(8); n > 0; n--) damageOnce(random, bytes, seed.layers);
  if (random.oneIn(5)) frame.bytes = bytes.subarray(0, random.below(bytes.length + 1));
  if (random.oneIn(10)) frame.length = random.field(bytes.length);
  return frame;
}

function damageOnce(random, bytes, layers) {
  const layer = layers.length === 0 || random.oneIn(8) ? random.below(bytes.length) : random.pick(layers);
  const at = Math.min(layer + random.below(HEADER), bytes.length - 1);
  switch (random.below(6)) {
    case 0:
      bytes[at] ^= 1 << random.below(8);
      return;
    case 1:
      bytes[at] = random.u32();
      return;
    case 2:
      bytes[at] = random.oneIn(2) ? 0 : 0xff;
      return;
    case 3: {
      // One layer's header over another's: types and lengths of the wrong kind.
      const from = random.pick(layers.length === 0 ? [0] : layers);
      bytes.copyWithin(layer, from, Math.min(from + HEADER, bytes.length));
      return;
    }
    default: {
      const value = random.field(bytes.length - at);
      bytes[at] = value >>> 8;
      if (at + 1 < bytes.length) bytes[at + 1] = value;
    }
  }
}

const scratch = new Uint8Array(4096);

/** A list of type-length-value options of one byte each, as in IPv4, TCP and IPv6 extension headers. */
export function shortOptions(random, most, types) {
  const size = random.size(most);
  for (let at = 0; at < size;) {
    scratch[at++] = random.oneIn(4) ? random.u32() : random.pick(types);
    if (at < size) scratch[at] = random.oneIn(3) ? random.u32() : random.pick([0, 1, 2, 3, 4, 8, 39, 40, 255]);
    const length = random.oneIn(3) ? 0 : scratch[at] & 15;
    for (let i = 0; i < length && at < size; i++) scratch[at++] = random.u32();
  }
  return scratch.slice(0, size);
}

/** Geneve options (RFC 8926 section 3.5): OVN's class and others, lengths that fit and that do not. */
export function geneveOptions(random) {
  const words = random.size(63);
  for (let word = 0; word < words;) {
    const data = random.oneIn(3) ? 0 : random.below(6);
    const at = 4 * word;
    const optionClass = random.pick([0x0102, 0x0103, 0x0000, 0xffff, 0x0001]);
    scratch[at] = optionClass >> 8;
    scratch[at + 1] = optionClass;
    scratch[at + 2] = random.pick([0x80, 0x00, 0xff, 1, 2]);
    scratch[at + 3] = random.oneIn(5) ? random.u32() : data;
    random.scramble(scratch, at + 4, at + 4 + 4 * data);
    word += 1 + data;
  }
  return scratch.slice(0, 4 * words);
}

const IPV4_OPTIONS = [0, 1, 7, 68, 130, 131, 137, 148];
const TCP_OPTIONS = [0, 1, 2, 3, 4, 5, 8, 30];
const IPV6_OPTIONS = [0, 1, 4, 5, 0xc2, 0xc9];
const EXTENSIONS = [0, 43, 44, 51, 60, 135, 139, 140];

/** A frame whose headers carry option lists; what lies in it is a short probe. */
export function frameWithOptions(random, frame) {
  const content = scratch.subarray(0, random.below(40));
  frame.start(content);
  inner(random, frame);
  if (random.oneIn(3)) frame.eth();
  if (frame.front === "eth" || random.oneIn(2)) frame.geneve(random.u32(), geneveOptions(random)).udp();
  ip(random, frame);
  frame.eth();
  return { bytes: frame.bytes.slice() };
}

function inner(random, frame) {
  const port = random.pick([179, 443, 4789, 6081, 50000]);
  switch (random.below(4)) {
    case 0:
      frame.tcp(
        { sport: 40000, dport: port, seq: random.u32(), flags: random.u32() },
        shortOptions(random, 40, TCP_OPTIONS),
      );
      break;
    case 1:
      frame.udp(40000, port);
      break;
    case 2:
      frame.icmp(random.pick([0, 3, 5, 8, 11, 12, 13, 42]), random.below(16), random.u32());
      break;
    default:
      frame.icmpv6(random.pick([1, 2, 3, 4, 128, 129, 133, 134, 135, 136, 137]), random.below(4), random.u32());
  }
  ip(random, frame);
}

function ip(random, frame) {
  if (random.oneIn(2)) {
    frame.ipv4(0xc0000201, random.u32(), random.oneIn(3) ? undefined : shortOptions(random, 40, IPV4_OPTIONS));
    return;
  }
  for (let n = random.below(4); n > 0; n--)
    frame.extension(random.pick(EXTENSIONS), random.oneIn(2) ? undefined : shortOptions(random, 100, IPV6_OPTIONS));
  frame.ipv6(random.u32(), random.u32());
}

/** Anything at all, of any link type. */
export function noise(random) {
  const bytes = new Uint8Array(random.size(600));
  for (let i = 0; i < bytes.length; i++) bytes[i] = random.oneIn(8) ? random.pick(EDGES) : random.u32();
  return { bytes };
}
