// Stamps without a zone: placed by the zone that was told, else read as UTC and said so.
import type { EpochNs } from "../core/time.ts";
import type { LocalStamp } from "../decode/text/linux-monitor.ts";
import type { InputContext, ObservedFinding, SourceRef } from "./observation.ts";

const ZONE = /^([+-])(\d\d):?(\d\d)$/;

/** A clock that prints local time. */
export interface LocalClock {
  /** For `inputs[].clock`. */
  readonly words: string;
  /** False when the zone is not known. */
  readonly told: boolean;
  /** Epoch time of a stamp. */
  at(stamp: LocalStamp): EpochNs;
}

/** The clock of an input's stamps without zone. */
export function localClock(context: InputContext): LocalClock {
  const seconds = offset(context.zone);
  const told = seconds !== undefined;
  return {
    words: told ? `local, ${context.zone} as told` : "local, zone not told: read as UTC",
    told,
    at: (stamp) =>
      BigInt(stamp.sec - (stamp.utc === true ? 0 : (seconds ?? 0))) * 1_000_000_000n + BigInt(stamp.usec) * 1000n,
  };
}

function offset(zone: string | undefined): number | undefined {
  if (zone === "Z") return 0;
  const m = zone === undefined ? null : ZONE.exec(zone);
  if (m === null) return undefined;
  const seconds = (Number(m[2]) * 60 + Number(m[3])) * 60;
  return m[1] === "-" ? -seconds : seconds;
}

/** What to say when the zone is not known. */
export function zoneFinding(source: SourceRef): ObservedFinding {
  return {
    code: "clock.zone-not-told",
    severity: "warning",
    says: "The stamps are local time without a zone and were read as UTC: give --tz, or the zone in case.yaml.",
    where: [source],
  };
}
