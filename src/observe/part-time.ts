// When the outputs of one text were printed, where lines of `date` or a wrapper's stamps tell.
import type { EpochNs } from "../core/time.ts";
import type { TextPart } from "../decode/text/parts.ts";
import type { InputContext, ObservedFinding, RouteObservation } from "./observation.ts";
import { zoneFinding } from "./local-clock.ts";
import { toldClock } from "./told-clock.ts";

/** A moment, with the fractional digits that it was written with. */
export interface PartTime {
  readonly at: EpochNs;
  readonly digits: number;
}

/** When a part was printed, or a little before; undefined where nothing tells, or the case tells its time or its place in order. */
export function timeOf(part: TextPart, context: InputContext): PartTime | undefined {
  const { at } = part;
  if (at === undefined || at.form === "time" || context.at !== undefined || context.order !== undefined)
    return undefined;
  const shift = at.form === "utc" ? 0 : toldClock(context).shiftS;
  return { at: BigInt(at.sec + shift) * 1_000_000_000n + BigInt(at.nsec), digits: at.digits };
}

/** Routes of the outputs of one text whose time is told by the text. */
export class PartTimes {
  private dated = 0;
  private undated = 0;
  private local = false;
  private line = 0;

  /** A part gave routes. */
  add(part: TextPart, time: PartTime | undefined): void {
    if (time === undefined) this.undated++;
    else {
      this.dated++;
      this.line ||= part.line;
      this.local ||= part.at!.form === "date";
    }
  }

  /**
   * The routes in a form in which they can be ordered: with times where every output has one, else by their place in the text
   * alone. Says which.
   */
  settle(routes: RouteObservation[], context: InputContext): ObservedFinding[] {
    if (this.dated === 0) return [];
    const where = [{ input: context.id, line: this.line }];
    if (this.undated > 0) {
      for (const [i, route] of routes.entries()) if (route.partTime === true) routes[i] = withoutTime(route);
      const says =
        "Some outputs have a date above them and others have none: their order in the text is used, and no time.";
      return [{ code: "snapshot.dates-incomplete", severity: "info", says, where }];
    }
    const says = `The time of ${this.dated} outputs is that of the date printed above them, or of the stamps before their lines: they show a moment that is a little later.`;
    const finding: ObservedFinding = { code: "snapshot.dated", severity: "info", says, where, count: this.dated };
    return this.local && toldClock(context).zone === undefined ? [finding, zoneFinding(where[0]!)] : [finding];
  }
}

function withoutTime(route: RouteObservation): RouteObservation {
  const { at: _at, digits: _digits, partTime: _partTime, ...rest } = route;
  return rest;
}
