import { toldClock } from "./told-clock.js";
const DAY_S = 86_400;
const HALF_DAY_S = 43_200;
/**
 * The clock of one text. Dates without zone are read in the zone that was told, else as UTC; times of day without date lie on
 * the date that was told, else on 1970-01-01. Midnight is passed where a time of day goes back by more than half a day.
 */
export class StampClock {
    /** Most fractional digits seen. */
    digits = 0;
    zone;
    date;
    shiftS;
    midnightS;
    forms = new Set();
    day = 0;
    previousS;
    constructor(context) {
        ({ date: this.date, zone: this.zone, shiftS: this.shiftS, midnightS: this.midnightS } = toldClock(context));
    }
    /** Whole seconds since 1970 of a stamp. Call in order of the text. */
    sec(stamp) {
        this.forms.add(stamp.form);
        if (stamp.digits > this.digits)
            this.digits = stamp.digits;
        if (stamp.form === "utc")
            return stamp.sec;
        if (stamp.form === "date")
            return stamp.sec + this.shiftS;
        const step = this.previousS === undefined ? 0 : stamp.sec - this.previousS;
        if (step < -HALF_DAY_S)
            this.day++;
        else if (step > HALF_DAY_S && this.day > 0)
            this.day--;
        this.previousS = stamp.sec;
        return stamp.sec + this.day * DAY_S + this.midnightS + this.shiftS;
    }
    /** Which clock it is, in words; undefined without any stamp. */
    get words() {
        const zone = this.zone === undefined ? undefined : `${this.zone} as told`;
        if (this.forms.has("time")) {
            if (this.date === undefined)
                return `time of day, no date${zone === undefined ? " or zone" : `, ${zone}`}`;
            return `local, date ${this.date} as told, ${zone ?? "zone not told: read as UTC"}`;
        }
        if (this.forms.has("date"))
            return `local, ${zone ?? "zone not told: read as UTC"}`;
        return this.forms.has("utc") ? "utc" : undefined;
    }
    /** What has to be said about the stamps. */
    findings(where) {
        if (this.forms.has("time") && this.date === undefined) {
            return [
                {
                    code: "clock.no-date",
                    severity: "info",
                    says: "The stamps are times of day without a date: they are shown on 1970-01-01. Tell the date and the zone (--date, --tz, or the case file) to place them beside other recordings.",
                    where: [where],
                },
            ];
        }
        if (this.zone !== undefined || !(this.forms.has("date") || this.forms.has("time")))
            return [];
        return [
            {
                code: "clock.zone-not-told",
                severity: "warning",
                says: "The stamps are local time without a zone and were read as UTC: give --tz, or the zone in case.yaml.",
                where: [where],
            },
        ];
    }
}
