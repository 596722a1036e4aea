// What the case or the command line says about stamps without a date or a zone, as seconds.
import { parseRfc3339 } from "../core/time.js";
/** The clock that `context` tells. */
export function toldClock(context) {
    const zone = context.zone === undefined ? undefined : parseRfc3339(`1970-01-01T00:00:00${context.zone}`);
    const midnight = context.date === undefined ? undefined : parseRfc3339(`${context.date}T00:00:00Z`);
    return {
        date: midnight === undefined ? undefined : context.date,
        zone: zone === undefined ? undefined : context.zone,
        shiftS: zone === undefined ? 0 : Number(zone / 1000000000n),
        midnightS: midnight === undefined ? 0 : Number(midnight / 1000000000n),
    };
}
