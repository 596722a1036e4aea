const S = 1000000000n;
const DAY_S = 86_400;
const QUARTER_S = 900;
/** What may be left of an offset beside a zone, s: clocks of machines that keep time are closer than this. */
const MOST_REST_S = 60;
/** Zones lie between UTC-12 and UTC+14. */
const WIDEST_ZONES_S = 26 * 3600;
/** Offsets beyond this are shown with whole days apart, so that the rest is exact in microseconds. */
const FAR_S = 100 * DAY_S;
/** Whether the stamps lie on a day, and in a zone, that somebody or the stamps themselves told. */
export function clockTold(clock) {
    const words = clock ?? "";
    return {
        date: !words.includes("no date"),
        zone: words === "utc" || words.includes("as told"),
        counts: words.startsWith("time since"),
    };
}
/** Splits clock `b` less clock `a`. */
export function splitOffset(offset, a, b) {
    const middle = Number((offset.lowNs + offset.highNs) / 2n / 1000000n) / 1000;
    const [one, two] = [clockTold(a.clock), clockTold(b.clock)];
    const dated = one.date && two.date;
    const days = dated && Math.abs(middle) < FAR_S ? 0 : Math.round(middle / DAY_S);
    const left = middle - days * DAY_S;
    const zone = one.counts || two.counts ? 0 : zoneOf(left);
    const rest = BigInt(days * DAY_S + zone) * S;
    return {
        dateShift_days: days,
        zoneShift_s: zone,
        lowNs: offset.lowNs - rest,
        highNs: offset.highNs - rest,
        limits: [
            ...dateLimits(days, dated, one.counts || two.counts),
            ...zoneLimits(zone, left - zone, one.zone && two.zone),
        ],
    };
}
function zoneOf(seconds) {
    const zone = Math.round(seconds / QUARTER_S) * QUARTER_S;
    return Math.abs(seconds - zone) <= MOST_REST_S && Math.abs(zone) <= WIDEST_ZONES_S ? zone + 0 : 0; // never -0
}
function dateLimits(days, dated, counts) {
    if (days === 0)
        return [];
    if (counts)
        return [`One of the two counts from its first packet on: ${days} days and the rest place it beside the other.`];
    if (!dated)
        return [
            `One of the two has no date: ${days} days are inferred from the packets that both show, to within half a day.`,
        ];
    return [`The clocks are ${days} days apart, which is given apart from the rest.`];
}
function zoneLimits(zone, rest, told) {
    if (zone === 0)
        return [];
    const next = zone + (rest < 0 ? -QUARTER_S : QUARTER_S);
    const runnerUp = `the runner-up is ${hours(next)}, which leaves ${Math.abs(rest - (next - zone)).toFixed(3)} s`;
    const inferred = `${hours(zone)} of the offset are inferred as a difference of zones: whole quarter hours that leave ${Math.abs(rest).toFixed(3)} s; ${runnerUp}.`;
    return told
        ? [inferred, "Both stamp absolute time: one of them shows local time as UTC, or its clock is set wrong."]
        : [inferred];
}
/** "+5:00 h". */
export function hours(seconds) {
    const s = Math.abs(seconds);
    return `${seconds < 0 ? "-" : "+"}${Math.floor(s / 3600)}:${String(Math.floor((s % 3600) / 60)).padStart(2, "0")} h`;
}
