// What the case or the command line says about stamps without a date or a zone, as seconds.
import { parseRfc3339 } from "../core/time.ts";
import type { InputContext } from "./observation.ts";

/** A date and a zone as told; undefined where nothing is told or what is told is none. */
export interface ToldClock {
  readonly date: string | undefined;
  readonly zone: string | undefined;
  /** Seconds to add to a time of day or date as written. */
  readonly shiftS: number;
  /** Midnight of the told date, as if its zone were UTC; 0 without one. */
  readonly midnightS: number;
}

/** The clock that `context` tells. */
export function toldClock(context: Pick<InputContext, "date" | "zone">): ToldClock {
  const zone = context.zone === undefined ? undefined : parseRfc3339(`1970-01-01T00:00:00${context.zone}`);
  const midnight = context.date === undefined ? undefined : parseRfc3339(`${context.date}T00:00:00Z`);
  return {
    date: midnight === undefined ? undefined : context.date,
    zone: zone === undefined ? undefined : context.zone,
    shiftS: zone === undefined ? 0 : Number(zone / 1_000_000_000n),
    midnightS: midnight === undefined ? 0 : Number(midnight / 1_000_000_000n),
  };
}
