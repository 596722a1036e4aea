// What the stamps of a stream show beside its probes: round trips that cannot be, and sends further apart than the sender makes them.
import { named } from "../core/quoted.js";
import { microseconds } from "../core/time.js";
import { intervalOf } from "./loss-clock.js";
import { sources } from "./stamp.js";
/** Spacings of so many usual ones, and of at least a second, are told. */
const FAR = 10;
const LEAST_NS = 1e9;
/** Findings "probe.negative-rtt" and "probe.spacing-jump" of one stream. */
export function streamTimes(s) {
    return [...negativeRtt(s), ...spacingJump(s)];
}
function negativeRtt(s) {
    const { rtt, firstSource } = s.observed;
    if (rtt === undefined || rtt.minNs >= 0)
        return [];
    return [
        {
            code: "probe.negative-rtt",
            severity: "warning",
            says: `Stream ${s.id} to ${named(s.observed.key.to)} has replies that are stamped up to ${seconds(-rtt.minNs)} before their requests: no round trips are given for it.`,
            where: sources([firstSource]),
            limits: [
                "A clock that was set back, or a recorder that stamps the two directions apart, does this; durations from these stamps are wrong by as much.",
            ],
        },
    ];
}
function spacingJump(s) {
    const { widestAnsweredNs: widest, firstSource, key } = s.observed;
    // a log says it itself, with its line: its widest spacing is a bound only
    if (s.observed.stamps === "print")
        return [];
    const interval = intervalOf(s.observed);
    if (widest === undefined || interval === undefined || widest < LEAST_NS || widest <= FAR * interval)
        return [];
    return [
        {
            code: "probe.spacing-jump",
            severity: "info",
            says: `Stream ${s.id} to ${named(key.to)}: two neighbouring answered probes left ${seconds(widest)} apart, where probes leave every ${seconds(interval)}.`,
            where: sources([firstSource]),
            limits: [
                "A clock that was set forward, a sender that paused and a second run with the same identifier look the same; nothing was sent in between to show an outage.",
            ],
        },
    ];
}
function seconds(ns) {
    return `${Number((microseconds(Math.round(ns)) / 1e6).toFixed(6))} s`;
}
