/** How raw marks compare. */
export function rawTimes(clock) {
    return {
        spacingNs(a, b) {
            const ns = clock.between(a.sent, a.sentBase, b.sent, b.sentBase);
            return Number.isNaN(ns) ? undefined : ns;
        },
        arrivedBefore: (a, b) => clock.between(a.arrived, a.arrivedBase, b.arrived, b.arrivedBase) > 0,
    };
}
/** The mark as later stages take it. */
export function probeMark(raw, clock, input) {
    const sent = clock.epoch(raw.sentBase, raw.sent);
    const replied = raw.arrivedRecord > 0;
    return {
        seq: raw.seq,
        ordinal: raw.ordinal,
        state: raw.state,
        sent: sent === undefined ? undefined : { low: sent, high: sent },
        source: { input, record: raw.record },
        arrived: replied ? clock.epoch(raw.arrivedBase, raw.arrived) : undefined,
        arrivedSource: replied ? { input, record: raw.arrivedRecord } : undefined,
        rttNs: raw.rttNs,
    };
}
/** A mark from columns. */
export function rawMark(clock, ordinal, state, at) {
    const sentFrom = sentBase(at.note);
    const arrivedFrom = arrivedBase(at.note);
    const rtt = clock.between(at.sent, sentFrom, at.arrived, arrivedFrom);
    return {
        ordinal,
        seq: ordinal & 0xffff,
        state,
        sent: at.sent,
        sentBase: sentFrom,
        record: at.record,
        arrived: at.arrived,
        arrivedBase: arrivedFrom,
        arrivedRecord: at.arrivedRecord,
        rttNs: rtt === rtt ? rtt : undefined,
    };
}
// A note holds what else is known of a probe in one 32-bit word: errors, and the clock bases of its two stamps.
/** Bits of a note. */
export const NOTE_ICMP_ERROR = 1;
export const NOTE_LOCAL_ERROR = 2;
export const NOTE_ERROR = 3;
/** Its answer was stamped in time though it was recorded late. */
export const NOTE_ON_TIME = 4;
/** Its answer may have been there, unread. */
export const NOTE_UNSEEN = 8;
/** All of these bits. */
export const NOTE_BITS = 255;
const SENT_BASE = 8;
const ARRIVED_BASE = 16;
/** Note of a probe whose send and arrival are stamped from these clock bases. */
export function noteOf(sentFrom, arrivedFrom) {
    return (sentFrom << SENT_BASE) | (arrivedFrom << ARRIVED_BASE);
}
/** Clock base of the send. */
export function sentBase(note) {
    return (note >>> SENT_BASE) & 255;
}
/** Clock base of the arrival. */
export function arrivedBase(note) {
    return (note >>> ARRIVED_BASE) & 255;
}
/** `note` with another clock base of the arrival. */
export function withArrivedBase(note, base) {
    return (note & ~(255 << ARRIVED_BASE)) | (base << ARRIVED_BASE);
}
