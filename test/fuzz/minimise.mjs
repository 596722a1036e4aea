// Makes an input that fails smaller, as long as it fails in the same way.
import { signature } from "./worker.mjs";

const MOST_TRIES = 20_000;

/** The bytes of a smaller input that makes `target` throw with the same signature. */
export async function minimise(input, target, wanted) {
  let best = input.bytes;
  const budget = { left: MOST_TRIES };
  const fails = async (bytes) => {
    budget.left--;
    try {
      await target.run({ ...input, bytes });
      return false;
    } catch (error) {
      return signature(error) === wanted;
    }
  };
  for (let size = best.length >> 1; size >= 1 && budget.left > 0; size >>= 1) {
    for (let at = 0; at < best.length && budget.left > 0;) {
      const cut = Math.min(size, best.length - at);
      const without = new Uint8Array(best.length - cut);
      without.set(best.subarray(0, at));
      without.set(best.subarray(at + cut), at);
      if (await fails(without)) best = without;
      else at += size;
    }
  }
  for (let at = 0; at < best.length && budget.left > 0; at++) {
    if (best[at] === 0) continue;
    const zeroed = best.slice();
    zeroed[at] = 0;
    if (await fails(zeroed)) best = zeroed;
  }
  return best;
}
