// A counter over its own samples: how much it rose and where it was reset. Nothing is extrapolated and nothing filled in.
import { compareDecimals, decimalText, minus, parseDecimal, plus } from "../core/decimal.ts";
import type { Decimal } from "../core/decimal.ts";

/** What neighbouring samples of a counter show. */
export interface Counter {
  /** Sum of the rises; after a reset what the counter has by then. Decimal text. */
  readonly increase: string;
  /** Indexes of samples that are lower than the one before. */
  readonly resets: readonly number[];
}

/** Undefined with fewer than two samples, or where one is no number from 0 up: then it is no counter that could be summed. */
export function counterOf(samples: readonly { readonly value: string }[]): Counter | undefined {
  if (samples.length < 2) return undefined;
  let increase: Decimal = { digits: 0n, scale: 0 };
  let last: Decimal | undefined;
  const resets: number[] = [];
  for (const [i, { value }] of samples.entries()) {
    const now = parseDecimal(value);
    if (now === undefined || now.digits < 0n) return undefined;
    if (last !== undefined) {
      const fell = compareDecimals(now, last) < 0;
      if (fell) resets.push(i);
      increase = plus(increase, fell ? now : minus(now, last));
    }
    last = now;
  }
  return { increase: decimalText(increase), resets };
}
