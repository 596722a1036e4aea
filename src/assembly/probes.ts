// Echo requests and replies into the rings of their streams: the usual course of ProbeTracker and ProbeSettler, to the letter.
// Whatever is not usual is handed back before anything of it was done.
import * as L from "../observe/loop-layout.ts";
import {
  addSample,
  addSightings,
  addSpacing,
  endStall,
  findFlow,
  float,
  int,
  keepProbe,
  newPort,
  own,
  ownFloat,
  retireRare,
  setFloat,
  setInt,
  trackReply,
  trackRequest,
} from "./memory.ts";

const ROW_BYTES = L.ROW_INTS << 2;
const SLOT_BYTES = L.SLOT_INTS << 2;
const INCOMING = 0;

// @ts-ignore: decorator
@inline
function rowOf(f: i32): i32 {
  return own(L.C_ROWS) + f * ROW_BYTES;
}

// @ts-ignore: decorator
@inline
function slotAt(slot: i32): i32 {
  return own(L.C_SLOTS) + slot * SLOT_BYTES;
}

// @ts-ignore: decorator
@inline
function now(): f64 {
  return float(own(L.C_NS), own(L.C_ROW)) + ownFloat(L.C_SHIFT);
}

// @ts-ignore: decorator
@inline
function record(): f64 {
  return ownFloat(L.C_FIRST) + <f64>own(L.C_ROW);
}

/** Slot of an ordinal of the stream at `r`: its lower 32 bits are enough. */
// @ts-ignore: decorator
@inline
function slotOf(r: i32, ordinal: f64): i32 {
  return int(r, L.RING) + ((<i32>(<i64>ordinal) + int(r, L.TURN)) & int(r, L.MASK));
}

// @ts-ignore: decorator
@inline
function stepFrom(last: f64): i32 {
  return ((own(L.C_SEQ) - <i32>(<i64>last)) << 16) >> 16;
}

// @ts-ignore: decorator
@inline
function carry(r: i32): void {
  const iface = <i32>load<u16>(<usize>(own(L.C_IFACE) + (own(L.C_ROW) << 1)));
  setInt(r, L.FACES, int(r, L.FACES) | (1 << min(iface, 31)));
}

/** An echo request. */
// @ts-ignore: decorator
@inline
export function request(): void {
  const f = findFlow(own(L.C_ROWS), own(L.C_TABLE), own(L.C_TABLE_MASK));
  if (f < 0 || own(L.C_BASE) != 0) return trackRequest();
  const r = rowOf(f);
  const last = float(r, L.LAST);
  const step = stepFrom(last);
  if (step <= 0) return trackRequest();
  const ordinal = last + <f64>step;
  const one = own(L.C_ONE_PLACE);
  if (ordinal - float(r, L.OLDEST) > <f64>int(r, L.MASK)) {
    if (int(r, L.MASK) + 1 < int(r, L.LIMIT) || ordinal - last > <f64>int(r, L.MASK)) return trackRequest();
    makeRoom(f, r, ordinal);
  }
  if (one) settle(f, r);
  else carry(r);
  fill(slotOf(r, ordinal), own(L.C_VTEP));
  setFloat(r, L.LAST, ordinal);
  if (own(L.C_PORT) != int(r, L.LAST_PORT)) newPort(f);
}

// @ts-ignore: decorator
@inline
function fill(slot: i32, vtep: i32): void {
  const s = slotAt(slot);
  setFloat(s, L.SENT, now());
  setFloat(s, L.RECORD, record());
  setFloat(s, L.ARRIVED_RECORD, 0);
  setInt(s, L.VTEP, vtep);
  setInt(s, L.VIEW, own(L.C_VIEW));
  setInt(s, L.SIGHTINGS, 0);
  setInt(s, L.NOTE, 0);
}

/** The oldest probes of a full ring leave it. */
function makeRoom(f: i32, r: i32, ordinal: f64): void {
  fill(INCOMING, 0);
  while (ordinal - float(r, L.OLDEST) > <f64>int(r, L.MASK)) {
    const o = float(r, L.OLDEST);
    setFloat(r, L.OLDEST, o + 1);
    if (float(slotAt(slotOf(r, o)), L.RECORD) != 0) retire(f, r, o, next(r, o));
  }
}

/** Slot of the next probe after ordinal `o`, INCOMING when the ring has none. */
function next(r: i32, o: f64): i32 {
  const last = float(r, L.LAST);
  for (let n = o + 1; n <= last; n++) {
    const slot = slotOf(r, n);
    if (float(slotAt(slot), L.RECORD) != 0) return slot;
  }
  return INCOMING;
}

/** The answered probes at the ring's end leave it. */
// @ts-ignore: decorator
@inline
function settle(f: i32, r: i32): void {
  const last = float(r, L.LAST);
  for (let o = float(r, L.OLDEST); o <= last; o++) {
    const s = slotAt(slotOf(r, o));
    if (float(s, L.RECORD) == 0 || float(s, L.ARRIVED_RECORD) == 0) return;
    let then = INCOMING;
    if (o == last) fill(INCOMING, 0);
    else then = next(r, o);
    setFloat(r, L.OLDEST, o + 1);
    retire(f, r, o, then);
  }
  setInt(r, L.TURN, <i32>-(<i64>float(r, L.OLDEST)));
}

/** A probe leaves its ring: ProbeSettler.retire with retireAnswered. `then` is the slot of the one after it. */
function retire(f: i32, r: i32, o: f64, then: i32): void {
  const slot = slotOf(r, o);
  const s = slotAt(slot);
  const n = slotAt(then);
  const arrivedRecord = float(s, L.ARRIVED_RECORD);
  const sent = float(s, L.SENT);
  const arrived = float(s, L.ARRIVED);
  const rtt = arrived - sent;
  const before = float(r, L.LA_RECORD);
  const after = arrived - float(n, L.SENT);
  if (
    arrivedRecord == 0 ||
    int(s, L.VTEP) != int(r, L.SEGMENT_VTEP) ||
    (int(s, L.NOTE) | int(r, L.LA_NOTE) | int(n, L.NOTE)) != 0 ||
    (int(r, L.FLAGS) & (L.GAP_OPEN | L.GAP_WATCHED)) != 0 ||
    rtt != rtt ||
    after != after ||
    before == 0
  )
    return retireRare(f, o, then);
  const apart = arrived < float(r, L.LA_ARRIVED) || (int(r, L.FLAGS) & L.LR_APART) != 0;
  setFloat(r, L.RTT_SUM, float(r, L.RTT_SUM) + rtt);
  if (rtt < float(r, L.RTT_MIN)) setFloat(r, L.RTT_MIN, rtt);
  if (rtt > float(r, L.RTT_MAX)) setFloat(r, L.RTT_MAX, rtt);
  const late = after > 0;
  if (late) addLate(r, o, rtt);
  else if (int(r, L.STALLED) > 0) stalled(f, r);
  const spacing = sent - float(r, L.LA_SENT);
  if (!(spacing <= float(r, L.WIDEST)) && spacing == spacing) setFloat(r, L.WIDEST, spacing);
  if (apart) keepLatestReply(r, arrived);
  setFloat(r, L.LA_ORDINAL, o);
  setFloat(r, L.LA_SENT, sent);
  setFloat(r, L.LA_RECORD, float(s, L.RECORD));
  setFloat(r, L.LA_ARRIVED, arrived);
  setFloat(r, L.LA_ARRIVED_RECORD, arrivedRecord);
  setInt(r, L.LA_NOTE, 0);
  const flags = int(r, L.FLAGS);
  if (late != ((flags & L.LA_LATE) != 0)) setInt(r, L.FLAGS, flags ^ L.LA_LATE);
  if (own(L.C_SAMPLES) != 0) {
    const skip = int(r, L.SAMPLE_SKIP);
    setInt(r, L.SAMPLE_SKIP, skip - 1);
    if (skip == 0) sample(f, r, o, slot, late);
  }
  setFloat(r, L.RETIRED, float(r, L.RETIRED) + 1);
  if (own(L.C_TABLES)) keepProbe(f, o, slot);
  if (!own(L.C_ONE_PLACE)) addSightings(f, o, slot);
  setFloat(s, L.RECORD, 0);
  const spacings = int(r, L.SPACING_SKIP);
  setInt(r, L.SPACING_SKIP, spacings - 1);
  if (spacings == 0) space(f, r, slot, then);
}

// @ts-ignore: decorator
@inline
function addLate(r: i32, o: f64, rtt: f64): void {
  setFloat(r, L.LATE, float(r, L.LATE) + 1);
  const stalled = int(r, L.STALLED);
  setInt(r, L.STALLED, stalled + 1);
  if (stalled == 0) {
    setFloat(r, L.STALL_FIRST, o);
    setFloat(r, L.STALL_LONGEST, rtt);
  } else if (rtt > float(r, L.STALL_LONGEST)) setFloat(r, L.STALL_LONGEST, rtt);
  setFloat(r, L.STALL_LAST, o);
}

/** A run of late probes is over: where no more are listed, it is only counted. */
// @ts-ignore: decorator
@inline
function stalled(f: i32, r: i32): void {
  const stalls = own(L.C_STALLS);
  if (stalls == 0 || float(stalls, L.STALLS_LEFT) > 0) return endStall(f);
  setFloat(stalls, L.STALLS_OMITTED, float(stalls, L.STALLS_OMITTED) + 1);
  setInt(r, L.STALLED, 0);
}

function keepLatestReply(r: i32, arrived: f64): void {
  const flags = int(r, L.FLAGS);
  if ((flags & L.LR_APART) != 0) {
    if (arrived >= float(r, L.LR_ARRIVED)) setInt(r, L.FLAGS, flags & ~L.LR_APART);
    return;
  }
  setFloat(r, L.LR_ORDINAL, float(r, L.LA_ORDINAL));
  setFloat(r, L.LR_SENT, float(r, L.LA_SENT));
  setFloat(r, L.LR_RECORD, float(r, L.LA_RECORD));
  setFloat(r, L.LR_ARRIVED, float(r, L.LA_ARRIVED));
  setFloat(r, L.LR_ARRIVED_RECORD, float(r, L.LA_ARRIVED_RECORD));
  setInt(r, L.LR_NOTE, int(r, L.LA_NOTE));
  const late = (flags & L.LA_LATE) == 0 ? 0 : L.LR_LATE;
  setInt(r, L.FLAGS, (flags & ~L.LR_LATE) | L.LR_APART | late);
}

/** Keeps the probe for the figure, while its stream has room. */
function sample(f: i32, r: i32, o: f64, slot: i32, late: bool): void {
  const kept = own(L.C_KEPT);
  if (f >= own(L.C_HEADS_COUNT)) return addSample(f, o, slot, <i32>late);
  const h = own(L.C_HEADS) + f * (L.HEAD_INTS << 2);
  const count = int(h, L.HEAD_COUNT);
  // the last one that fits in the stream or in the input makes room as well
  if (
    count >= int(h, L.HEAD_ROOM) ||
    <f64>(count + 1) >= float(kept, L.KEPT_LIMIT) ||
    float(kept, L.KEPT_ALL) + 1 >= <f64>L.KEPT_MOST
  )
    return addSample(f, o, slot, <i32>late);
  const s = slotAt(slot);
  const at = int(h, L.HEAD_FLOATS) + count * (L.KEPT_FLOATS << 3);
  setFloat(at, L.KEPT_ORDINAL, o);
  setFloat(at, L.KEPT_SENT, float(s, L.SENT));
  setFloat(at, L.KEPT_RECORD, float(s, L.RECORD));
  setFloat(at, L.KEPT_RTT, float(s, L.ARRIVED) - float(s, L.SENT));
  const numbers = int(h, L.HEAD_NUMBERS) + count * (L.KEPT_INTS << 2);
  setInt(numbers, L.KEPT_HOW, <i32>late);
  setInt(numbers, L.KEPT_VTEP, int(s, L.VTEP));
  setInt(h, L.HEAD_COUNT, count + 1);
  setFloat(kept, L.KEPT_ALL, float(kept, L.KEPT_ALL) + 1);
  setInt(r, L.SAMPLE_SKIP, int(h, L.HEAD_STRIDE) - 1);
}

/** Keeps a spacing, while there is room. */
function space(f: i32, r: i32, slot: i32, then: i32): void {
  const at = own(L.C_SPACING_KEPT) + f;
  if (f >= own(L.C_SPACING_COUNT)) return addSpacing(f, slot, then);
  const kept = <i32>load<u8>(<usize>at);
  if (kept == 0 || kept >= L.SPACINGS - 1) return addSpacing(f, slot, then);
  const ns = float(slotAt(then), L.SENT) - float(slotAt(slot), L.SENT);
  if (ns == ns) {
    setFloat(own(L.C_SPACING_VALUES), f * L.SPACINGS + kept, ns);
    store<u8>(<usize>at, <u8>(kept + 1));
  }
  setInt(r, L.SPACING_SKIP, <i32>(float(own(L.C_SPACING_STRIDES), f) - 1));
}

/** An echo reply. */
// @ts-ignore: decorator
@inline
export function reply(): void {
  const f = findFlow(own(L.C_ROWS), own(L.C_TABLE), own(L.C_TABLE_MASK));
  if (f < 0 || own(L.C_BASE) != 0) return trackReply();
  const r = rowOf(f);
  if (!own(L.C_ONE_PLACE)) carry(r);
  const last = float(r, L.LAST);
  const step = stepFrom(last);
  const ordinal = last + <f64>step;
  if (step > 0 || ordinal < float(r, L.OLDEST)) return trackReply();
  const s = slotAt(slotOf(r, ordinal));
  if (float(s, L.RECORD) == 0 || float(s, L.ARRIVED_RECORD) != 0 || int(s, L.VTEP) < 0) return trackReply();
  setFloat(s, L.ARRIVED, now());
  setFloat(s, L.ARRIVED_RECORD, record());
  setInt(s, L.REPLY_VIEW, own(L.C_VIEW));
}
