// Captures in which everything is new all the time: what tables of interfaces, tags, flows and connections must not grow without bound over.

const CONTENT = new Uint8Array(12);
/** Records or blocks of a storm at most. */
const MOST = 12_000;
const LAST_BYTES = 4096;

/** Frames, each with one more of something than those before; undefined for the storms of blocks. */
const FRAMES = {
  tags: (f, r) =>
    f
      .start(CONTENT.subarray(0, r.below(12)))
      .ipv4()
      .vlan(r.u32())
      .vlan(r.u32())
      .eth(),
  lengths: (f, r) =>
    f
      .start(new Uint8Array(r.below(1400)))
      .udp(r.u32(), r.u32())
      .ipv4()
      .vlan(r.u32())
      .eth(),
  streams: (f, r) =>
    f
      .start(CONTENT)
      .icmp(r.oneIn(2) ? 8 : 0, 0, r.u32())
      .ipv4(r.u32() & 7, r.u32())
      .eth(),
  streams6: (f, r) => f.start(CONTENT).icmpv6(128, 0, r.u32()).ipv6(r.u32(), r.u32()).eth(),
  vteps: (f, r) =>
    f.start(CONTENT).icmp(8, 0, r.below(9)).ipv4(1, 2).eth().vxlan(r.u32()).udp(r.u32()).ipv4(r.u32(), r.u32()).eth(),
  stacks: (f, r) => anyStack(f.start(CONTENT).ipv4(), r).eth(),
  errors: (f, r) =>
    f.start(CONTENT).icmp(8, 0, r.u32()).ipv4(r.u32(), 2).icmp(3, r.below(16), r.u32()).ipv4(r.u32(), 1).eth(),
  announcements: (f, r) => f.arp(r.below(5), r.u32(), r.u32()).eth(r.u32(), r.u32()),
  connections: (f, r) =>
    f.start(CONTENT).tcp({ sport: r.u32(), dport: 179, seq: r.u32(), flags: 0x18 }).ipv4(r.u32(), r.below(9)).eth(),
  gaps: (f, r) =>
    f
      .start(CONTENT)
      .tcp({ sport: 40000, dport: 179, seq: r.u32() & 0xffffff, flags: 0x18 })
      .ipv4(1, 2)
      .eth(),
  ports: (f, r) => f.start(CONTENT).udp(r.u32(), r.u32()).ipv4(r.u32(), r.u32()).eth(),
};

function anyStack(frame, random) {
  for (let n = random.below(6); n > 0; n--) {
    const options = CONTENT.subarray(0, 4 * random.below(4));
    if (random.oneIn(3)) frame.gre(random.pick([0, 0x2000, 0x3000, 0xb000]));
    else if (random.oneIn(2)) frame.eth().geneve(1, options).udp();
    frame.ipv4(1, 2, options);
  }
  return frame;
}

/** Packets of a storm: the stamps and the container are the caller's. */
export function stormFrames(random, frame) {
  const make = FRAMES[random.pick(Object.keys(FRAMES))];
  const packets = [];
  for (let n = random.size(MOST); n > 0; n--) packets.push({ bytes: make(frame, random).bytes.slice() });
  return packets;
}

const BLOCKS = {
  interfaces: (w, r) => w.u32(1).u32(20).u16(r.u32()).u16(0).u32(r.field()).u32(20),
  sections: (w) => w.u32(0x0a0d0d0a).u32(28).u32(0x1a2b3c4d).u32(1).u32(0xffffffff).u32(0xffffffff).u32(28),
  comments: (w, r) => w.u32(1).u32(32).u16(1).u16(0).u32(0).u16(1).u16(8).u32(r.u32()).u32(r.u32()).u32(32),
  names: (w, r) => w.u32(1).u32(32).u16(1).u16(0).u32(0).u16(2).u16(8).u32(r.u32()).u32(r.u32()).u32(32),
  statistics: (w, r) => w.u32(5).u32(36).u32(r.below(4)).u32(0).u32(0).u16(5).u16(8).u32(r.u32()).u32(0).u32(36),
  kinds: (w, r) =>
    w
      .u32(r.u32() & 0x7fffffff)
      .u32(12)
      .u32(12),
  resolutions: (w, r) =>
    w.u32(1).u32(40).u16(1).u16(0).u32(0).u16(9).u16(1).u32(r.u32()).u16(14).u16(8).u32(r.u32()).u32(r.u32()).u32(40),
};

/** A pcapng of blocks of one kind, packets among them. */
export function stormBlocks(random, writer) {
  const kind = random.pick(Object.keys(BLOCKS));
  writer.reset();
  BLOCKS.sections(writer);
  let interfaces = 0;
  const past = kind === "interfaces" && random.oneIn(4) ? 70_000 : 0; // more than 16 bits can number
  for (let n = past || random.size(MOST); n > 0 && writer.room > LAST_BYTES; n--) {
    BLOCKS[kind](writer, random);
    interfaces++;
    if (random.oneIn(4)) enhanced(random, writer, random.below(interfaces));
  }
  return writer.bytes;
}

function enhanced(random, writer, iface) {
  writer
    .u32(6)
    .u32(48)
    .u32(iface)
    .u32(random.oneIn(9) ? random.u32() : 0x60a24)
    .u32(random.u32())
    .u32(14)
    .u32(14);
  for (let word = 0; word < 4; word++) writer.u32(random.u32());
  writer.u32(48);
}
