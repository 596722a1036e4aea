// Stamps of FRR's logs on one clock, as far as they say which.
import { parseRfc3339 } from "../core/time.js";
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** Turns stamps into epoch ns. A stamp without a zone is read in the context's, else as UTC; one without a year needs the context's date. */
export class FrrLogClock {
    digits = 0;
    first;
    last;
    zone;
    year;
    zoneless = false;
    zoned = false;
    yearless = false;
    constructor(context) {
        this.zone =
            context.zone !== undefined && parseRfc3339(`1970-01-01T00:00:00${context.zone}`) !== undefined
                ? context.zone
                : undefined;
        this.year = /^(\d{4})-/.exec(context.date ?? "")?.[1];
    }
    /** Undefined without a year. */
    at(stamp) {
        if (stamp.digits > this.digits)
            this.digits = stamp.digits;
        if (stamp.zone === undefined)
            this.zoneless = true;
        else
            this.zoned = true;
        const date = stamp.date ?? this.dated(stamp.monthDay);
        if (date === undefined) {
            this.yearless = true;
            return undefined;
        }
        const at = parseRfc3339(`${date}T${stamp.time}${stamp.zone ?? this.zone ?? "Z"}`);
        if (at === undefined)
            return undefined;
        if (this.first === undefined || at < this.first)
            this.first = at;
        if (this.last === undefined || at > this.last)
            this.last = at;
        return at;
    }
    dated(monthDay) {
        const month = MONTHS.indexOf((monthDay ?? "").slice(0, 3));
        if (this.year === undefined || month < 0)
            return undefined;
        const day = monthDay.slice(4).trim().padStart(2, "0");
        return `${this.year}-${String(month + 1).padStart(2, "0")}-${day}`;
    }
    /** Which clock stamped the lines, in words. */
    get words() {
        if (!this.zoneless)
            return this.zoned ? "utc offset in each line" : undefined;
        return `local, ${this.zone === undefined ? "zone not told: read as UTC" : `${this.zone} as told`}`;
    }
    /** What has to be said about the stamps. */
    sayings() {
        const out = [];
        const info = (code, says) => out.push({ code, severity: "info", says });
        if (this.yearless)
            info("frr-log.dateless", "The stamps have no year: tell the date (--date, or the case file) to place them.");
        else if (this.zoneless && this.zone === undefined)
            info("frr-log.zone-assumed", "The stamps have no zone and none was told: they are read as UTC (--tz, or the case file, tells another).");
        return out;
    }
}
