// pcap and pcapng made of given packets: as they should be, or with anything wrong that a field can be wrong in.
import { EDGES } from "./random.mjs";

const ROOM = 1 << 21;
const MICROSECONDS = 0xa1b2c3d4;
const NANOSECONDS = 0xa1b23c4d;
const MODIFIED = 0xa1b2cd34;
/** Seconds: 1970, now, 2038, 2106. */
const SECONDS = [0, 1, 1_700_000_000, 0x7fffffff, 0x80000000, 0xffffffff];
/** Upper words of 64-bit stamps: in units of microseconds year 9999 is 0x386d0 or so. */
const HIGH_WORDS = [0, 1, 0x5f5e1, 0x60a24, 0x386d0, 0x17979cfe, 0x7fffffff, 0x80000000, 0xffffffff];

/** Bytes that grow; reused for every input. */
export class Writer {
  #bytes = new Uint8Array(ROOM);
  #view = new DataView(this.#bytes.buffer);
  at = 0;
  le = true;

  get bytes() {
    return this.#bytes.subarray(0, this.at);
  }

  get room() {
    return ROOM - this.at;
  }

  reset(le = true) {
    this.at = 0;
    this.le = le;
    return this;
  }

  u16(value) {
    this.#view.setUint16(this.at, value, this.le);
    this.at += 2;
    return this;
  }

  u32(value) {
    this.#view.setUint32(this.at, value, this.le);
    this.at += 4;
    return this;
  }

  setU32(at, value) {
    this.#view.setUint32(at, value, this.le);
  }

  raw(bytes) {
    this.#bytes.set(bytes, this.at);
    this.at += bytes.length;
    return this;
  }

  pad() {
    while ((this.at & 3) !== 0) this.#bytes[this.at++] = 0;
    return this;
  }
}

/** A stamp that follows the one before, more or less. */
class Clock {
  constructor(random) {
    this.second = random.oneIn(8) ? random.pick(SECONDS) : 1_700_000_000 + random.below(1000);
    this.fraction = random.below(1_000_000);
    this.strange = random.oneIn(6);
  }

  next(random) {
    this.fraction += random.below(100_000);
    if (this.fraction >= 1_000_000) {
      this.fraction -= 1_000_000;
      this.second = (this.second + 1) >>> 0;
    }
    if (!this.strange || !random.oneIn(3)) return;
    this.second = random.oneIn(2) ? random.pick(SECONDS) : random.u32();
    this.fraction = random.oneIn(2) ? random.field(1_000_000) : random.below(1_000_000);
  }
}

/** Packets as a pcap. A packet is {bytes, length?}; without `length` nothing of it was cut. */
export function pcap(random, writer, linkType, packets) {
  const magic = random.oneIn(8) ? random.pick([NANOSECONDS, MODIFIED]) : MICROSECONDS;
  writer
    .reset(!random.oneIn(5))
    .u32(magic)
    .u16(2)
    .u16(random.oneIn(10) ? random.below(6) : 4);
  writer
    .u32(0)
    .u32(0)
    .u32(random.oneIn(6) ? random.field(1500) : 262144);
  writer.u32(random.oneIn(20) ? linkType | 0x24000000 : linkType);
  const clock = new Clock(random);
  for (const packet of packets) {
    if (writer.room < packet.bytes.length + 64) break;
    clock.next(random);
    const lies = random.oneIn(40);
    writer.u32(clock.second).u32(clock.fraction);
    writer.u32(lies && random.oneIn(2) ? random.field(packet.bytes.length) : packet.bytes.length);
    writer.u32(lies ? random.field(packet.bytes.length) : (packet.length ?? packet.bytes.length));
    if (magic === MODIFIED) writer.u32(1).u32(0);
    writer.raw(packet.bytes);
  }
  return writer.bytes;
}

// ---- pcapng

const BLOCK = { section: 0x0a0d0d0a, interface: 1, packet: 2, simple: 3, names: 4, statistics: 5, enhanced: 6 };
const OTHER_BLOCKS = [4, 7, 8, 9, 10, 0x80000001, 0xbad, 0x40000bad, 0x0a0d0a00, 0, 0xffffffff];

/** Packets as a pcapng of one or more sections, with blocks of every kind between them. `lies` is one in how many fields is wrong. */
export function pcapng(random, writer, linkType, packets, lies = 60) {
  const ng = { random, writer, lies, linkType, clock: new Clock(random), interfaces: 0 };
  writer.reset();
  section(ng);
  for (const packet of packets) {
    if (writer.room < packet.bytes.length + 4096) break;
    ng.clock.next(random);
    between(ng);
    if (ng.interfaces === 0 && !random.oneIn(10)) interfaceBlock(ng);
    packetBlock(ng, packet);
  }
  if (random.oneIn(3)) statistics(ng);
  return writer.bytes;
}

function between(ng) {
  const { random } = ng;
  if (random.oneIn(25)) section(ng);
  if (random.oneIn(6)) interfaceBlock(ng);
  if (random.oneIn(15)) statistics(ng);
  if (random.oneIn(10)) other(ng);
}

/** Writes a block around what `body` writes. */
function block(ng, type, body) {
  const { random, writer, lies } = ng;
  const start = writer.at;
  writer.u32(type).u32(0);
  body();
  writer.pad();
  const total = writer.at + 4 - start;
  writer.setU32(start + 4, random.oneIn(lies) ? random.field(total) : total);
  writer.u32(random.oneIn(lies) ? random.field(total) : total);
}

function section(ng) {
  const { random, writer } = ng;
  ng.interfaces = 0;
  // The byte order may change with each section.
  writer.le = !random.oneIn(5);
  block(ng, BLOCK.section, () => {
    writer.u32(random.oneIn(ng.lies * 4) ? random.u32() : 0x1a2b3c4d);
    writer.u16(1).u16(random.oneIn(ng.lies) ? random.below(4) : 0);
    if (random.oneIn(6)) writer.u32(random.field()).u32(random.field());
    else writer.u32(0xffffffff).u32(0xffffffff);
    if (random.oneIn(3)) options(ng, [1, 2, 3, 4]);
  });
}

function interfaceBlock(ng) {
  const { random, writer } = ng;
  ng.interfaces++;
  block(ng, BLOCK.interface, () => {
    writer.u16(random.oneIn(12) ? random.field(ng.linkType) & 0xffff : ng.linkType).u16(0);
    writer.u32(random.oneIn(5) ? random.field(1500) : 262144);
    if (random.oneIn(2)) options(ng, [1, 2, 3, 8, 9, 9, 9, 11, 12, 13, 14, 14]);
  });
}

function stamp(ng) {
  const { random, writer, clock } = ng;
  if (clock.strange && random.oneIn(2)) return void writer.u32(random.pick(HIGH_WORDS)).u32(random.u32());
  const units = clock.second * 1e6 + clock.fraction;
  writer.u32(Math.floor(units / 2 ** 32)).u32(units % 2 ** 32);
}

function packetBlock(ng, packet) {
  const { random, writer } = ng;
  const { bytes, length = bytes.length } = packet;
  const captured = random.oneIn(ng.lies) ? random.field(bytes.length) : bytes.length;
  const id = random.oneIn(ng.lies) ? random.field(ng.interfaces) : random.below(ng.interfaces);
  const kind = random.oneIn(8) ? random.pick([BLOCK.simple, BLOCK.packet]) : BLOCK.enhanced;
  block(ng, kind, () => {
    if (kind === BLOCK.packet) writer.u16(id).u16(random.oneIn(3) ? random.u32() : 0xffff);
    else if (kind === BLOCK.enhanced) writer.u32(id);
    if (kind !== BLOCK.simple) {
      stamp(ng);
      writer.u32(captured);
    }
    writer.u32(random.oneIn(ng.lies) ? random.field(length) : length);
    writer.raw(bytes).pad();
    if (kind !== BLOCK.simple && random.oneIn(4)) options(ng, [1, 2, 2, 3, 4, 4, 5]);
  });
}

function statistics(ng) {
  const { random, writer } = ng;
  block(ng, BLOCK.statistics, () => {
    writer.u32(random.oneIn(4) ? random.field(ng.interfaces) : random.below(ng.interfaces));
    stamp(ng);
    options(ng, [1, 2, 3, 4, 5, 6, 7, 8]);
  });
}

function other(ng) {
  const { random, writer } = ng;
  block(ng, random.oneIn(3) ? BLOCK.names : random.pick(OTHER_BLOCKS), () => {
    for (let words = random.below(12); words > 0; words--)
      writer.u32(random.oneIn(2) ? random.pick(EDGES) : random.u32());
  });
}

/** A list of options with these codes: lengths may lie, and the end of options may be missing. */
function options(ng, codes) {
  const { random, writer } = ng;
  const most = random.oneIn(50) ? 400 : 6;
  for (let n = random.size(most); n > 0; n--) {
    const length = random.oneIn(3) ? random.below(20) : random.pick([0, 1, 4, 8]);
    writer.u16(random.oneIn(10) ? random.u32() : random.pick(codes));
    writer.u16(random.oneIn(ng.lies) ? random.field(length) : length);
    for (let i = 0; i < length; i += 4) writer.u32(random.oneIn(2) ? random.pick(EDGES) : random.u32());
  }
  if (!random.oneIn(5)) writer.u32(0);
}

// ---- damage to a file as it lies

/** Changes `writer.bytes` in one of the ways in which files are damaged or forged. `marks` are offsets of fields that matter. */
export function damage(random, writer, marks) {
  for (let n = random.size(6); n > 0; n--) damageOnce(random, writer, marks);
  return writer.bytes;
}

function damageOnce(random, writer, marks) {
  const { bytes } = writer;
  const length = bytes.length;
  if (length < 8) return;
  const mark = Math.min(random.pick(marks), length - 4);
  const from = random.below(length);
  const size = Math.min(random.size(64), length - from);
  switch (random.below(9)) {
    case 0:
      writer.at = random.below(length); // a cut
      return;
    case 1:
      bytes[from] ^= 1 << random.below(8);
      return;
    case 2:
      if (writer.room > size) writer.raw(bytes.slice(from, from + size));
      return;
    case 3:
      bytes.copyWithin(from, from + size);
      writer.at -= size;
      return;
    case 4:
      bytes.fill(random.oneIn(2) ? 0 : 0xff, from, from + size);
      return;
    case 5:
      random.scramble(bytes, from, from + size);
      return;
    default:
      writer.le = !random.oneIn(4);
      writer.setU32(mark, random.field(length - mark));
  }
}
