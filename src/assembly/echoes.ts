// How echo packets went by: the usual course of EchoBook.add, and the marks of requests.
import * as L from "../observe/loop-layout.ts";
import { addEcho, addMark, findFlow, float, int, own, ownFloat, word, setFloat, setInt, short, byte } from "./memory.ts";

const SENDER = 1;
const RECEIVER = 2;
const IPV4_AND_ICMP = 28;

/** Whether the packet at hand is looked at: EchoBook.wants. */
// @ts-ignore: decorator
@inline
export function wanted(): bool {
  const book = own(L.C_ECHO);
  const seen = float(book, L.ECHO_SEEN) + 1;
  setFloat(book, L.ECHO_SEEN, seen);
  return seen <= <f64>L.ECHO_ALL || own(L.C_SEQ) % L.ECHO_EVERY == 0;
}

/** An echo packet at C_ETH, C_SENDER_AT, C_PAYLOAD, C_CAPTURED, C_FACE, C_COOKED and C_TTL. */
export function add(request: bool): void {
  const rows = own(L.C_ECHO_ROWS);
  const f = findFlow(rows, own(L.C_ECHO_TABLE), own(L.C_ECHO_MASK));
  if (f < 0) return addEcho(<i32>request);
  const r = rows + f * (L.ROW_INTS << 2);
  const leg = int(r, request ? L.ECHO_REQUEST_LEG : L.ECHO_REPLY_LEG) - 1;
  const legs = own(L.C_ECHO_LEGS);
  if (leg < 0 || !isSame(legs + leg * (L.LEG_INTS << 2), request)) return addEcho(<i32>request);
  const l = legs + leg * (L.LEG_INTS << 2);
  const size = sizeOf();
  if (int(l, L.LEG_SIZE) != size) return addEcho(<i32>request);
  setFloat(l, L.LEG_PACKETS, float(l, L.LEG_PACKETS) + 1);
  setFloat(l, L.LEG_SIZE_PACKETS, float(l, L.LEG_SIZE_PACKETS) + 1);
  setInt(l, L.LEG_LAST_SEQ, own(L.C_SEQ));
  setFloat(l, L.LEG_LAST_RECORD, ownFloat(L.C_FIRST) + <f64>own(L.C_ROW));
  if (request) mark(f, r);
}

// @ts-ignore: decorator
@inline
function isSame(l: i32, request: bool): bool {
  const eth = own(L.C_ETH);
  const at = eth >= 0 ? eth + 6 : own(L.C_SENDER_AT);
  const from = at < 0 ? 0 : word(at + 2);
  const fromHigh = at < 0 ? 0 : short(at);
  const to = eth < 0 ? 0 : word(eth + 2);
  const toHigh = eth < 0 ? 0 : short(eth);
  const known = (at < 0 ? 0 : SENDER) | (eth < 0 ? 0 : RECEIVER);
  return (
    int(l, L.LEG_REQUEST) == <i32>request &&
    int(l, L.LEG_FROM) == from &&
    int(l, L.LEG_TO) == to &&
    int(l, L.LEG_TTL) == own(L.C_TTL) &&
    int(l, L.LEG_PLACE) == own(L.C_FACE) &&
    int(l, L.LEG_COOKED) == own(L.C_COOKED) &&
    int(l, L.LEG_FROM_HIGH) == fromHigh &&
    int(l, L.LEG_TO_HIGH) == toHigh &&
    int(l, L.LEG_KNOWN) == known
  );
}

/** IP total length << 1 | Don't Fragment of the IPv4 header before the ICMP header, -1 where that is not a plain one. */
// @ts-ignore: decorator
@inline
function sizeOf(): i32 {
  const at = own(L.C_PAYLOAD) - IPV4_AND_ICMP;
  if (at < own(L.C_BYTES) || byte(at) != 0x45 || byte(at + 9) != 1) return -1;
  return (short(at + 2) << 1) | ((byte(at + 6) >> 6) & 1);
}

function mark(f: i32, r: i32): void {
  const seq = own(L.C_SEQ);
  const book = own(L.C_ECHO);
  const all = float(book, L.ECHO_ALL_MARKS);
  if ((seq & int(r, L.ECHO_MARK_MASK)) != 0 || int(r, L.ECHO_MARK_LAST) == seq + 1 || all >= <f64>L.ALL_MARKS) return;
  const count = int(r, L.ECHO_MARKS);
  if (count >= L.MARKS || count >= int(r, L.ECHO_MARK_ROOM)) return addMark(f);
  const payload = own(L.C_PAYLOAD);
  const captured = own(L.C_CAPTURED);
  const length = captured - payload;
  const whole = payload >= 0 && length > 0;
  const floats = int(r, L.ECHO_MARK_FLOATS) + count * (L.MARK_FLOATS << 3);
  const ints = int(r, L.ECHO_MARK_INTS) + count * (L.MARK_INTS << 2);
  setFloat(floats, L.MARK_NS, float(own(L.C_NS), own(L.C_ROW)) + ownFloat(L.C_SHIFT));
  setFloat(floats, L.MARK_RECORD, ownFloat(L.C_FIRST) + <f64>own(L.C_ROW));
  setFloat(floats, L.MARK_HASH, whole ? <f64>(<u32>hash(payload, min(length, L.MARK_PAYLOAD))) : -1);
  setInt(ints, L.MARK_SEQ, seq);
  setInt(ints, L.MARK_BASE, own(L.C_BASE));
  setInt(ints, L.MARK_LENGTH, length);
  setInt(r, L.ECHO_MARKS, count + 1);
  setInt(r, L.ECHO_MARK_LAST, seq + 1);
  setFloat(book, L.ECHO_ALL_MARKS, all + 1);
}

/** FNV-1a (32 bits). */
function hash(at: i32, length: i32): i32 {
  let h: i32 = <i32>0x811c9dc5;
  for (let i = at; i < at + length; i++) h = (h ^ byte(i)) * 0x01000193;
  return h;
}
