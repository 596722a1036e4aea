// TCP segments of connections that are known: the usual course of TcpFlows.segment (observe/tcp-flows.ts).
import * as L from "../observe/loop-layout.ts";
import { byte, float, int, own, ownFloat, roundTrip, scramble, setFloat, setInt, short, word } from "./memory.ts";

const ROW_BYTES = L.TCP_INTS << 2;
const FIN_SYN_RST = 7;
const ACK = 16;

/**
 * The segment at `t`, of a packet that ends at `e`, between two addresses; `id` is its IP identification, -1 in IPv6. False when it is
 * not of the usual course, and nothing was done.
 */
export function segment(src: i32, dst: i32, id: i32, t: i32, e: i32): bool {
  const totals = own(L.C_TCP);
  if (totals == 0) return false;
  const row = own(L.C_ROW);
  const now = float(own(L.C_NS), row) + ownFloat(L.C_SHIFT);
  if (now != now) return false;
  const ports = word(t);
  const swapped = rotl<i32>(ports, 16);
  const way = src < dst || (src == dst && <u32>ports <= <u32>swapped) ? 0 : 1;
  const r = find(way == 0 ? src : dst, way == 0 ? dst : src, way == 0 ? ports : swapped, id < 0);
  if (r < 0) {
    if (int(totals, L.TCP_COUNT) < int(totals, L.TCP_LIMIT)) return false;
    setInt(totals, L.TCP_REFUSED, int(totals, L.TCP_REFUSED) + 1);
    return true;
  }
  const flags = byte(t + 13);
  if ((flags & FIN_SYN_RST) != 0) return false;
  const seq = word(t + 4);
  const length = e - t - (byte(t + 12) >>> 4) * 4;
  const shift = way * L.TCP_SECOND;
  const back = L.TCP_SECOND - shift;
  const w = r + ((L.TCP_BLOCK + way * L.TCP_BLOCK_INTS) << 2);
  const old = int(r, L.TCP_BITS);
  const isNew = ((old >>> shift) & L.TCP_VALID) == 0;
  const end = seq + length;
  const ahead = isNew ? length : end - int(w, L.TCP_NEXT);
  const theirs = old >>> back;
  // with both ends heard: sent again, or something before it is missing
  if (length > 0 && !isNew && (theirs & L.TCP_HEARD) != 0 && (ahead <= 0 || seq - int(w, L.TCP_NEXT) > 0)) return false;
  if ((flags & ACK) != 0 && (theirs & L.TCP_OPEN) != 0) return false;

  const record = <i32>(<i64>ownFloat(L.C_FIRST) + row);
  setInt(r, L.TCP_PACKETS, int(r, L.TCP_PACKETS) + 1);
  setFloat(r, L.TCP_LAST_NS, now);
  let bits = old | (L.TCP_HEARD << shift);
  if (length > 0 && ahead > 0) {
    if (isNew) {
      bits |= L.TCP_VALID << shift;
      setInt(w, L.TCP_FIRST_SEQ, seq);
      setInt(w, L.TCP_UNA, seq);
    }
    setInt(w, L.TCP_NEXT, end);
    setFloat(w, L.TCP_DATA_NS, now);
    setInt(w, L.TCP_DATA_RECORD, record);
    store<u16>(<usize>(r + (L.TCP_IDS << 2) + 2 * way), <u16>(id < 0 ? 0 : id));
    if (((bits >>> shift) & L.TCP_TIMING) == 0) {
      bits = (bits & ~(L.TCP_RESENT << shift)) | (L.TCP_TIMING << shift);
      setInt(w, L.TCP_TIMED_END, end);
      setInt(w, L.TCP_TIMED_RECORD, record);
      setFloat(w, L.TCP_TIMED_NS, now);
    }
  }
  if ((flags & ACK) == 0) {
    setInt(r, L.TCP_BITS, bits);
    return true;
  }

  // the acknowledgment of what the other end sent
  if (((bits >>> back) & L.TCP_CLOSED) != 0 != (short(t + 14) == 0)) bits ^= L.TCP_CLOSED << back;
  const theirBits = bits >>> back;
  if ((theirBits & L.TCP_VALID) != 0) {
    const number = word(t + 8);
    const o = r + ((L.TCP_BLOCK + (1 - way) * L.TCP_BLOCK_INTS) << 2);
    const more = number - int(o, L.TCP_UNA);
    const repeats = L.TCP_REPEATS + 1 - way;
    if (more > 0) {
      if (number - int(o, L.TCP_NEXT) > 0) setInt(o, L.TCP_NEXT, number);
      if ((theirBits & L.TCP_TIMING) != 0 && int(o, L.TCP_TIMED_END) - number <= 0) {
        const sent = float(o, L.TCP_TIMED_NS);
        // what was sent twice gives no round trip (Karn)
        if ((theirBits & L.TCP_RESENT) == 0 && now >= sent) time(r, 1 - way, sent, now - sent);
        bits = (bits & ~((L.TCP_TIMING | L.TCP_RESENT) << back)) | (L.TCP_ANSWERED << back);
        setFloat(o, L.TCP_ANSWERED_NS, sent);
        setInt(o, L.TCP_ANSWERED_RECORD, int(o, L.TCP_TIMED_RECORD));
      }
      setInt(o, L.TCP_UNA, number);
      setInt(o, L.TCP_ACK_RECORD, record);
      setFloat(o, L.TCP_ACK_NS, now);
      bits |= L.TCP_ACKED << back;
      setInt(r, repeats, 0);
    } else if (more == 0 && length == 0 && int(o, L.TCP_NEXT) != number) {
      // a keep-alive repeats nothing
      if (((bits >>> shift) & L.TCP_VALID) == 0 || seq == int(w, L.TCP_NEXT)) setInt(r, repeats, int(r, repeats) + 1);
    }
  }
  setInt(r, L.TCP_BITS, bits);
  return true;
}

/** The round trip of a direction: TcpFlows.addRoundTrip for one that may be kept. */
function time(r: i32, way: i32, sent: f64, value: f64): void {
  const k = r + ((L.TCP_RTT + way * L.TCP_RTT_INTS) << 2);
  const skip = int(k, L.TCP_RTT_SKIP);
  if (skip == 0) return roundTrip(((r - own(L.C_TCP_ROWS)) / ROW_BYTES) * 2 + way, sent, value);
  setInt(k, L.TCP_RTT_SKIP, skip - 1);
  const skipped = int(k, L.TCP_RTT_SKIPPED);
  setInt(k, L.TCP_RTT_SKIPPED, skipped + 1);
  if (skipped == 0 || value < float(k, L.TCP_RTT_LEAST)) setFloat(k, L.TCP_RTT_LEAST, value);
}

/** Offset of the row of a connection: TcpTable.find without adding; -1 when it has none. */
// @ts-ignore: decorator
@inline
function find(a: i32, b: i32, ports: i32, wide: bool): i32 {
  const network = own(L.C_NETWORK) | (wide ? L.TCP_V6 : 0);
  const iface = <i32>load<u16>(<usize>(own(L.C_IFACE) + (own(L.C_ROW) << 1)));
  const tag = own(L.C_TAG) | (iface << L.TCP_IFACE_SHIFT);
  const ifindex = own(L.C_COOKED) >>> 3;
  const table = own(L.C_TCP_TABLE);
  const mask = own(L.C_TCP_MASK);
  const rows = own(L.C_TCP_ROWS);
  const rest = network ^ tag ^ ifindex;
  const hash = scramble((a * <i32>0x9e3779b1) ^ (b * <i32>0x85ebca77) ^ (ports * <i32>0xc2b2ae3d) ^ rest);
  let h = hash & mask;
  let bucket = int(table, h);
  while (bucket != 0) {
    if (((bucket ^ hash) & ~L.TCP_BUCKET) == 0) {
      const r = rows + ((bucket & L.TCP_BUCKET) - 1) * ROW_BYTES;
      if (
        int(r, 2) == ports &&
        int(r, 0) == a &&
        int(r, 1) == b &&
        int(r, 3) == network &&
        int(r, 4) == tag &&
        int(r, 5) == ifindex
      )
        return r;
    }
    h = (h + 1) & mask;
    bucket = int(table, h);
  }
  return -1;
}
