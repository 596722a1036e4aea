// BGP connections: messages of every type with lists that are full, empty or lie, cut into segments that arrive in any way.
import { Writer } from "./containers.mjs";

const OPEN = 1;
const UPDATE = 2;
const NOTIFICATION = 3;
const KEEPALIVE = 4;
const MOST_MESSAGE = 4096;

const message = new Writer();
const stream = new Writer();

/** Frames of one or two connections on port 179. */
export function bgpFrames(random, frame) {
  const bytes = connection(random);
  const packets = [];
  const from = 0xc0000201 + random.below(2);
  const initial = random.oneIn(4) ? random.pick([0xffffffff, 0xfffffff0, 0x7fffffff, 0]) : random.u32();
  const segments = segmentsOf(random, bytes, initial);
  if (!random.oneIn(4)) packets.push(segment(frame, { from, seq: initial - 1, flags: 2, bytes: bytes.subarray(0, 0) }));
  for (const s of segments) packets.push(segment(frame, { from, ...s }));
  if (random.oneIn(3))
    packets.push(
      segment(frame, {
        from,
        seq: initial + bytes.length,
        flags: random.pick([1, 4, 17]),
        bytes: bytes.subarray(0, 0),
      }),
    );
  return packets;
}

function segment(frame, { from, seq, flags, bytes, sport = 40000 }) {
  frame
    .start(bytes)
    .tcp({ sport, dport: 179, seq: seq >>> 0, flags })
    .ipv4(from, 0xc0000203);
  return { bytes: frame.eth().bytes.slice() };
}

/** The stream in pieces: in order, or out of order, repeated, overlapping, missing, with other bytes the second time. */
function segmentsOf(random, bytes, initial) {
  const pieces = [];
  const usual = random.pick([1, 7, 19, 100, 536, 1460]);
  for (let at = 0; at < bytes.length && pieces.length < 60;) {
    const size = Math.min(bytes.length - at, random.oneIn(4) ? random.size(1460) : usual);
    pieces.push({ seq: initial + at, flags: 0x18, bytes: bytes.slice(at, at + size) });
    at += size;
  }
  for (let n = random.oneIn(2) ? 0 : random.size(6); n > 0; n--) disturb(random, pieces, initial);
  return pieces;
}

function disturb(random, pieces, initial) {
  const i = random.below(pieces.length);
  const piece = pieces[i];
  if (piece === undefined) return;
  switch (random.below(7)) {
    case 0:
      pieces.splice(i, 1);
      return;
    case 1:
      pieces.splice(random.below(pieces.length), 0, piece);
      return;
    case 2:
      pieces.push(...pieces.splice(0, i));
      return;
    case 3: {
      const other = { ...piece, bytes: piece.bytes.slice() };
      random.scramble(other.bytes, 0, Math.min(other.bytes.length, 8));
      pieces.splice(random.below(pieces.length), 0, other);
      return;
    }
    case 4:
      pieces[i] = { ...piece, seq: piece.seq - random.below(40) };
      return;
    case 5:
      pieces.splice(i, 0, { ...piece, seq: initial + random.field(piece.bytes.length), flags: random.u32() & 0x3f });
      return;
    default:
      pieces[i] = { ...piece, flags: random.u32() & 0x3f };
  }
}

function connection(random) {
  stream.reset(false);
  const many = random.oneIn(30);
  for (let n = random.size(many ? 200 : 6); n > 0 && stream.room > 2 * MOST_MESSAGE; n--) {
    const type = random.pick([OPEN, UPDATE, UPDATE, UPDATE, UPDATE, NOTIFICATION, KEEPALIVE, KEEPALIVE, 5, 0, 255]);
    stream.raw(messageOf(random, many ? KEEPALIVE : type));
    if (stream.at > 12_000) break;
  }
  return stream.bytes.slice();
}

function messageOf(random, type) {
  message.reset(false);
  for (let i = 0; i < 4; i++) message.u32(random.oneIn(200) ? 0 : 0xffffffff);
  message.u16(0);
  byte(type);
  if (type === OPEN) open(random);
  else if (type === UPDATE) update(random);
  else if (type !== KEEPALIVE) someBytes(random, 30);
  const { bytes } = message;
  const length = random.oneIn(40) ? random.field(bytes.length) : bytes.length;
  bytes[16] = length >>> 8;
  bytes[17] = length;
  if (random.oneIn(4))
    for (let n = random.size(5); n > 0; n--) bytes[19 + random.below(bytes.length - 19)] = random.u32();
  return bytes;
}

function byte(value) {
  message.raw([value & 255]);
}

function someBytes(random, most) {
  for (let n = random.size(most + 1) - 1; n > 0; n--) byte(random.u32());
}

/** A list whose length, in 1 or 2 bytes, goes before it; the length lies once in a while. */
function list(random, lengthBytes, body) {
  const start = message.at;
  for (let i = 0; i < lengthBytes; i++) byte(0);
  body();
  const size = message.at - start - lengthBytes;
  const said = random.oneIn(50) ? random.field(size) : size;
  const { bytes } = message;
  if (lengthBytes === 2) bytes[start] = said >>> 8;
  bytes[start + lengthBytes - 1] = said;
}

/** Repeats `body` a few times, or until the message is full. */
function several(random, body) {
  const most = random.oneIn(20) ? 2000 : 6;
  for (let n = random.size(most + 1) - 1; n > 0 && message.at < MOST_MESSAGE - 300; n--) body();
}

const CAPABILITIES = [1, 2, 5, 6, 9, 64, 65, 69, 70, 73];

function open(random) {
  byte(4);
  message.u16(65000).u16(180).u32(0xc0000201);
  list(random, 1, () =>
    several(random, () => {
      if (message.at > 250) return;
      byte(random.oneIn(6) ? random.u32() : 2);
      list(random, 1, () => {
        byte(random.pick(CAPABILITIES));
        list(random, 1, () => capability(random));
      });
    }),
  );
}

function capability(random) {
  if (random.oneIn(3)) return someBytes(random, 12);
  message.u16(random.pick([1, 2, 25, 16388]));
  byte(0);
  byte(random.pick([1, 70, 128, 3]));
}

function update(random) {
  list(random, 2, () => {
    if (random.oneIn(5)) several(random, () => prefix(random));
  });
  list(random, 2, () => several(random, () => attribute(random)));
  if (random.oneIn(5)) several(random, () => prefix(random));
}

function prefix(random) {
  const bits = random.oneIn(10) ? random.u32() & 255 : random.below(33);
  byte(bits);
  for (let i = 0; i < Math.min(16, (bits + 7) >> 3); i++) byte(random.u32());
}

const ATTRIBUTES = [1, 2, 3, 4, 5, 8, 9, 10, 14, 14, 14, 15, 15, 16, 16, 16, 17, 22, 25, 32, 40, 128];

function attribute(random) {
  const type = random.oneIn(12) ? random.u32() & 255 : random.pick(ATTRIBUTES);
  const extended = random.oneIn(3) || type === 14 || type === 15;
  byte(random.oneIn(10) ? random.u32() : extended ? 0x90 : 0x80);
  byte(type);
  list(random, extended ? 2 : 1, () => attributeValue(random, type, extended ? 1500 : 60));
}

function attributeValue(random, type, most) {
  const start = message.at;
  const repeat = (body) => several(random, () => message.at - start < most && body());
  switch (type) {
    case 2:
      return repeat(() => {
        byte(random.below(5));
        byte(random.below(6));
        for (let n = random.below(5); n > 0; n--) message.u32(random.u32());
      });
    case 14:
      family(random);
      list(random, 1, () => someAddress(random));
      byte(0);
      return repeat(() => evpnRoute(random));
    case 15:
      family(random);
      return repeat(() => evpnRoute(random));
    case 16:
      return repeat(() => community(random));
    default:
      return someBytes(random, random.oneIn(3) ? 60 : 5);
  }
}

function family(random) {
  message.u16(random.oneIn(8) ? random.pick([1, 2, 0xffff]) : 25);
  byte(random.oneIn(8) ? random.u32() : 70);
}

function someAddress(random) {
  const size = random.oneIn(8) ? random.below(60) : random.pick([4, 16, 32]);
  for (let i = 0; i < size; i++) byte(random.u32());
}

/** Types and subtypes of RFC 4360, 7432, 8955, 9012, 9135 and what nobody has assigned. */
function community(random) {
  byte(random.oneIn(8) ? random.u32() : random.pick([0, 2, 3, 6, 6, 6, 0x40, 0x43]));
  byte(random.oneIn(8) ? random.u32() : random.pick([0, 1, 2, 3, 8, 12, 13]));
  message.u16(random.u32()).u32(random.field());
}

/** Bytes after the length byte that each EVPN route type has (RFC 7432 section 7, RFC 9136, RFC 9251). */
const ROUTE_BYTES = {
  1: [25],
  2: [33, 36, 37, 40, 49, 52],
  3: [17, 29],
  4: [23, 35],
  5: [34, 58],
  6: [30],
  7: [40],
  8: [44],
};

function evpnRoute(random) {
  if (random.oneIn(10)) message.u32(random.u32()); // a path identifier, agreed or not
  const type = random.oneIn(12) ? random.u32() & 255 : 1 + random.below(8);
  byte(type);
  list(random, 1, () => {
    const size = random.oneIn(8) ? random.below(80) : random.pick(ROUTE_BYTES[type] ?? [10]);
    const start = message.at;
    for (let i = 0; i < size; i++) byte(random.oneIn(4) ? random.u32() : 0);
    if (type !== 2 || size < 33 || random.oneIn(5)) return;
    message.bytes[start + 22] = 48; // MAC length in bits
    message.bytes[start + 29] = size >= 49 ? 128 : size >= 37 ? 32 : 0;
  });
}
