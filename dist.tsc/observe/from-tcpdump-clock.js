import { toldClock } from "./told-clock.js";
const DAY_S = 86_400;
const HALF_DAY_S = 43_200;
const NS = 1e9;
/** Distance from the base at which another base is opened, ns: half of what a Float64 holds exactly. */
const FAR_NS = 2 ** 52;
/**
 * Turns stamps into ns from `base`. Stamps without a date lie on 1970-01-01 unless the context names one; stamps without a
 * zone are read in the context's zone, else as if it were UTC. Midnight is passed where a time of day goes back by more
 * than half a day.
 */
export class TcpdumpClock {
    /** Epoch ns that `ns` counts from; may change when stamps lie far apart. */
    base = 0n;
    digits = 0;
    date;
    zone;
    /** Seconds to add to a time of day or date as written. */
    shiftS;
    /** Midnight of the first day, as if its zone were UTC. */
    midnightS;
    baseS = 0;
    started = false;
    day = 0;
    previousS = 0;
    sumS = 0;
    sumNs = 0;
    midnights = 0;
    midnightLine = 0;
    relative = "unclear";
    modes = new Set();
    constructor(context) {
        ({ date: this.date, zone: this.zone, shiftS: this.shiftS, midnightS: this.midnightS } = toldClock(context));
    }
    /** How stamps that only count on are read from now on. */
    setRelative(kind) {
        this.relative = kind;
    }
    /** Ns from `base`; NaN without a stamp. Call once for each packet, in order. */
    ns(row) {
        this.modes.add(row.stamp);
        if (row.stamp === "none")
            return Number.NaN;
        if (row.digits > this.digits)
            this.digits = row.digits;
        let { sec, nsec } = row;
        if (row.stamp === "clock")
            sec = this.timeOfDay(row);
        else if (row.stamp === "date")
            sec += this.shiftS;
        else if (row.stamp === "relative" && this.relative === "deltas") {
            this.sumS += sec;
            this.sumNs += nsec;
            if (this.sumNs >= NS || this.sumNs < 0) {
                const carry = Math.floor(this.sumNs / NS);
                this.sumS += carry;
                this.sumNs -= carry * NS;
            }
            sec = this.sumS;
            nsec = this.sumNs;
        }
        return this.fromBase(sec, nsec);
    }
    fromBase(sec, nsec) {
        const ns = (sec - this.baseS) * NS + nsec;
        if (this.started && ns <= FAR_NS && ns >= -FAR_NS)
            return ns;
        this.started = true;
        this.baseS = sec;
        this.base = BigInt(sec) * 1000000000n;
        return nsec;
    }
    timeOfDay(row) {
        const step = row.sec - this.previousS;
        if (this.started && step < -HALF_DAY_S) {
            this.day++;
            if (this.midnights++ === 0)
                this.midnightLine = row.line;
        }
        else if (this.started && step > HALF_DAY_S && this.day > 0)
            this.day--;
        this.previousS = row.sec;
        return row.sec + this.day * DAY_S + this.midnightS + this.shiftS;
    }
    /** True when the times are on no day: nothing places them beside another recording. */
    get dateless() {
        return (this.modes.has("clock") && this.date === undefined) || this.modes.has("relative");
    }
    /** Which clock stamped the packets, in words; undefined without any stamp. */
    get words() {
        if (this.modes.has("epoch"))
            return "utc";
        if (this.modes.has("relative"))
            return "time since the first packet, no date or zone";
        const zone = this.zone === undefined ? undefined : `${this.zone} as told`;
        if (this.modes.has("date"))
            return `local, ${zone ?? "zone not told: read as UTC"}`;
        if (!this.modes.has("clock"))
            return undefined;
        if (this.date === undefined)
            return zone === undefined ? "time of day, no date or zone" : `time of day, no date, ${zone}`;
        return `local, date ${this.date} as told, ${zone ?? "zone not told: read as UTC"}`;
    }
    /** What has to be said about the stamps. */
    sayings() {
        const out = [];
        const info = (code, says, line) => out.push({ code, severity: "info", says, ...(line === undefined ? {} : { line }) });
        const { words } = this;
        if (words === undefined && this.modes.has("none")) {
            info("tcpdump.no-times", "The packets have no stamps (tcpdump -t, or an excerpt): their order is known, durations are not.");
        }
        else if (this.modes.has("none")) {
            info("tcpdump.some-without-time", "Some packets have no stamp: probes among them have no times.");
        }
        if (this.modes.has("relative"))
            info("tcpdump.relative-times", this.relativeSays());
        else if (words?.startsWith("time of day") === true) {
            info("tcpdump.dateless", "The stamps are times of day without date and zone: they are shown on 1970-01-01. Tell the date and the zone (--date, --tz, or the case file) to place them beside other recordings.");
        }
        else if (words?.includes("zone not told") === true) {
            info("tcpdump.zone-assumed", "The stamps have no zone and none was told: they are read as UTC (--tz, or the case file, tells another).");
        }
        if (this.midnights > 0) {
            const times = this.midnights === 1 ? "once" : `${this.midnights} times`;
            info("tcpdump.midnight", `The time of day goes back by more than half a day ${times}: that is read as midnight.`, this.midnightLine);
        }
        return out;
    }
    relativeSays() {
        const read = this.relative === "deltas"
            ? "since the packet before (tcpdump -ttt), and were added up"
            : "since the first packet (tcpdump -ttttt)";
        const unclear = this.relative === "unclear"
            ? " No stamp is smaller than the one before it, which would tell -ttt from -ttttt."
            : "";
        return `The stamps are times ${read}: they are shown from 1970-01-01T00:00:00Z on, and nothing places them on a clock.${unclear}`;
    }
}
/** Most packets that are looked at to tell -ttt from -ttttt. */
export const RELATIVE_SAMPLE = 64;
/** Which kind the stamps of the first packets are: those of -ttttt do not fall back by half, those of -ttt soon do. */
export function relativeKind(rows, command) {
    const option = command?.match(/\s-[A-Za-z#]*?(t{3,5})[A-Za-z#]*(?=\s|$)/)?.[1];
    if (option === "ttt")
        return "deltas";
    if (option === "ttttt")
        return "since-first";
    let previous = 0;
    let seen = 0;
    for (const row of rows) {
        if (row.stamp !== "relative")
            continue;
        const now = row.sec * NS + row.nsec;
        if (now < previous / 2)
            return "deltas";
        previous = now;
        seen++;
    }
    return seen > 2 && seen >= RELATIVE_SAMPLE ? "since-first" : "unclear";
}
