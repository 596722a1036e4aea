// Who was heard where: the usual course of MacBook.frame.
import * as L from "../src/observe/loop-layout.ts";
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
    if (!(t - last <= float(r, L.MAC_LEAST)) || !(t >= last) || own(L.C_GROUP) != 0 || int(r, L.MAC_GROUPS) != 0)
      return addSender(at);
    setFloat(r, L.MAC_LAST, t);
    setFloat(r, L.MAC_LAST_RECORD, ownFloat(L.C_FIRST) + <f64>own(L.C_ROW));
    setFloat(r, L.MAC_FRAMES, float(r, L.MAC_FRAMES) + 1);
    setInt(r, L.MAC_LAST_KIND, 0);
    return n;
  }
  return addSender(at);
}

/** The sender of row `n` answered a probe to `address`. */
export function answered(n: i32, address: i32, wide: bool): void {
  const r = own(L.C_MAC_ROWS) + n * ROW_BYTES;
  if ((int(r, L.MAC_ANSWERS) == address && address != 0) || int(r, L.MAC_ROUTER) == 1) return;
  addAnswer(n, address, <i32>wide);
}
