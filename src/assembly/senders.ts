// Who was heard where: the usual course of MacBook.frame.
import * as L from "../observe/loop-layout.ts";
import { addAnswer, addSender, float, int, own, ownFloat, word, scramble, setFloat, setInt, short } from "./memory.ts";

const ROW_BYTES = L.MAC_INTS << 2;

/** The frame at hand, sent by the MAC at `at`. Gives the sender's row, -1 when it is not followed. */
export function heard(at: i32): i32 {
  const network = own(L.C_NETWORK);
  const vtep = own(L.C_SENDER_VTEP);
  const face = own(L.C_FACE);
  const cooked = own(L.C_COOKED);
  const low = word(at + 2);
  const high = short(at) | (own(L.C_TAG) << 16);
  const table = own(L.C_MAC_TABLE);
  const mask = own(L.C_MAC_MASK);
  const rows = own(L.C_MAC_ROWS);
  let h = scramble(low ^ ((high ^ vtep) * <i32>0x9e3779b1) ^ ((network ^ ((face + cooked) << 5)) * <i32>0xc2b2ae35)) & mask;
  let n = int(table, h) - 1;
  while (n >= 0) {
    const r = rows + n * ROW_BYTES;
    if (
      int(r, L.MAC_LOW) != low ||
      int(r, L.MAC_HIGH) != high ||
      int(r, L.MAC_NETWORK) != network ||
      int(r, L.MAC_VTEP) != vtep ||
      int(r, L.MAC_FACE) != face ||
      int(r, L.MAC_COOKED) != cooked
    ) {
      h = (h + 1) & mask;
      n = int(table, h) - 1;
      continue;
    }
    const t = float(own(L.C_NS), own(L.C_ROW)) + ownFloat(L.C_SHIFT);
    const last = float(r, L.MAC_LAST);
    // false where either is not a number
    if (!(t >= last) || own(L.C_GROUP) != 0 || int(r, L.MAC_GROUPS) != 0) return addSender(at);
    if (!(t - last <= float(r, L.MAC_LEAST)) && !keep(n, r, t)) return addSender(at);
    setFloat(r, L.MAC_LAST, t);
    setFloat(r, L.MAC_LAST_RECORD, ownFloat(L.C_FIRST) + <f64>own(L.C_ROW));
    setFloat(r, L.MAC_FRAMES, float(r, L.MAC_FRAMES) + 1);
    setInt(r, L.MAC_LAST_KIND, 0);
    return n;
  }
  return addSender(at);
}

/** A silence that is longer than the shortest that is kept, without group-addressed frames in it: Silences.end. */
function keep(n: i32, r: i32, t: f64): bool {
  const kinds = own(L.C_SILENCE_KINDS);
  if (kinds == 0 || int(r, L.MAC_GROUPED) != 0) return false;
  const all = own(L.C_SILENCES) + n * (L.MOST_SILENCES * L.SILENCE_FLOATS * 8);
  let i = int(r, L.MAC_SILENCES);
  if (i < L.MOST_SILENCES) setInt(r, L.MAC_SILENCES, i + 1);
  else i = shortest(all);
  const s = all + i * (L.SILENCE_FLOATS * 8);
  setFloat(s, 0, float(r, L.MAC_LAST));
  setFloat(s, 1, float(r, L.MAC_LAST_RECORD));
  setFloat(s, 2, t);
  setFloat(s, 3, ownFloat(L.C_FIRST) + <f64>own(L.C_ROW));
  const k = <usize>(kinds + 2 * (n * L.MOST_SILENCES + i));
  store<u8>(k, <u8>int(r, L.MAC_LAST_KIND));
  store<u8>(k + 1, 0);
  if (int(r, L.MAC_SILENCES) == L.MOST_SILENCES) {
    const least = all + shortest(all) * (L.SILENCE_FLOATS * 8);
    setFloat(r, L.MAC_LEAST, max(<f64>L.SHORTEST_NS, float(least, 2) - float(least, 0)));
  }
  return true;
}

/** The shortest of as many silences as there may be. */
function shortest(all: i32): i32 {
  let at = 0;
  let least = Infinity;
  for (let i = 0; i < L.MOST_SILENCES; i++) {
    const s = all + i * (L.SILENCE_FLOATS * 8);
    const ns = float(s, 2) - float(s, 0);
    if (ns >= least) continue;
    least = ns;
    at = i;
  }
  return at;
}

/** The sender of row `n` answered a probe to `address`. */
export function answered(n: i32, address: i32, wide: bool): void {
  const r = own(L.C_MAC_ROWS) + n * ROW_BYTES;
  if ((int(r, L.MAC_ANSWERS) == address && address != 0) || int(r, L.MAC_ROUTER) == 1) return;
  addAnswer(n, address, <i32>wide);
}
