import { LOG_FLOATS, LOG_INTS, LOG_ORDINAL, NO_REPLY, ORDINAL, PRINTED, RTT, SENT, TAP_FLOATS, TAP_INTS, } from "../observe/probe-table.js";
import { matchTables } from "./clock-scan.js";
/** Spacings that are needed, and the most that are looked at. */
const LEAST = 8;
const MOST = 2000;
/** By how much two taps may see one spacing differ, ns, and which part of the spacings may differ by more: queues on the way. */
const JITTER_NS = 1e6;
const HELD_UP = 0.1;
/** The spacings are laid over each other up to so many probes off. */
const SHIFTS = 16;
/** How much better they must fit in their place than anywhere else. */
const BETTER = 5;
/** Two runs fit about as badly everywhere. */
const NO_BETTER = 2;
/**
 * Compares the spacings of the probes that both have. In their place they must fit within 1 ms, and much better than moved by any number
 * of probes: a sender that is as even as a clock fits everywhere, which tells nothing.
 * `tick` is the sum of the resolutions of the two, ns.
 */
export function comparePattern(x, y, tick) {
    if (x.kind === "log" && y.kind === "log")
        return "unknown";
    const match = matchTables(x, y, new Set());
    if (match === undefined)
        return "unknown";
    const atAnswer = x.kind === "log" || y.kind === "log";
    const [a, b] = common(timesOf(x, atAnswer), timesOf(y, atAnswer), match.turn);
    const [dx, dy] = [spacings(a), spacings(b)];
    if (dx.length < LEAST)
        return "unknown";
    const rest = residuals(dx, dy, 0);
    const fits = rest.filter((r) => r <= JITTER_NS + tick).length >= (1 - HELD_UP) * rest.length;
    if (!fits)
        return "other";
    let elsewhere = Infinity;
    for (let shift = 1; shift <= SHIFTS && shift <= dx.length / 2; shift++) {
        elsewhere = Math.min(elsewhere, middle(residuals(dx, dy, shift)), middle(residuals(dy, dx, shift)));
    }
    if (elsewhere <= 2 * tick)
        return "unknown";
    if (middle(rest) * BETTER <= elsewhere)
        return "same";
    return middle(rest) * NO_BETTER <= elsewhere ? "unknown" : "other";
}
/** Sends of a tap, or arrivals of answers where the other is a log: that is all that a log stamps. */
function timesOf(t, atAnswer) {
    return t.kind === "log" ? printed(t) : sends(t, atAnswer);
}
function* printed(t) {
    for (const { floats, ints, rows } of t.chunks) {
        for (let row = 0; row < rows; row++) {
            const ns = floats[row * LOG_FLOATS + PRINTED];
            if (!Number.isNaN(ns))
                yield [ints[row * LOG_INTS + LOG_ORDINAL], ns];
        }
    }
    return undefined;
}
function* sends(t, atAnswer) {
    for (const { floats, ints, rows } of t.chunks) {
        for (let row = 0; row < rows; row++) {
            const rtt = ints[row * TAP_INTS + RTT];
            const ns = floats[row * TAP_FLOATS + SENT];
            if (!atAnswer)
                yield [ints[row * TAP_INTS + ORDINAL], ns];
            else if (rtt !== NO_REPLY)
                yield [ints[row * TAP_INTS + ORDINAL], ns + rtt];
        }
    }
    return undefined;
}
/** Times of the first probes that both have. */
function common(x, y, turn) {
    const [a, b] = [[], []];
    let p = x.next().value;
    let q = y.next().value;
    while (p !== undefined && q !== undefined && a.length <= MOST) {
        if (p[0] < q[0] + turn)
            p = x.next().value;
        else if (p[0] > q[0] + turn)
            q = y.next().value;
        else {
            a.push(p[1]);
            b.push(q[1]);
            p = x.next().value;
            q = y.next().value;
        }
    }
    return [a, b];
}
function spacings(times) {
    return times.slice(1).map((t, i) => t - times[i]);
}
/** How far the spacings are from each other with `b` moved by `shift`, beside what their clocks differ in rate. */
function residuals(a, b, shift) {
    const apart = a.slice(0, a.length - shift).map((ns, i) => b[i + shift] - ns);
    const rate = middle(apart);
    return apart.map((ns) => Math.abs(ns - rate));
}
function middle(values) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
}
