// Taps that show requests and not one reply: one direction of a link, or total loss. The first says nothing about loss.
import { numbered } from "../core/words.js";
import { sources } from "./stamp.js";
/** Places, streams and inputs that one finding names. */
const MOST_NAMED = 20;
/**
 * A tap is of one direction when it shows no reply of any stream and no packet at all in the direction of a reply; then its unanswered
 * probes are not observed. It is not when packets of that direction are there (ARP, TCP, other probes), or when those who would have
 * heard the replies (the sender's log, a tap that shows both directions) have none of the same probes either: that is loss.
 */
export function findOneWay(observations, streams, sameAs) {
    const all = [...streams];
    const findings = [];
    const limits = new Map();
    const byId = new Map(streams.map((s) => [s.id, s]));
    const tapsOf = new Map(observations.map((o) => [o, []]));
    for (const s of streams)
        if (isTapped(s))
            tapsOf.get(s.observation).push(s);
    for (const [o, taps] of tapsOf) {
        if (taps.length === 0 || taps.some(hasReply))
            continue;
        const elsewhere = [...new Set(taps.flatMap((s) => sameAs.get(s.id) ?? []))].map((id) => byId.get(id));
        const tap = { observation: o, taps, elsewhere };
        if (isOneWay(tap)) {
            const blind = new Map(taps.map((s) => [s.observed, notObserved(s.observed)]));
            const changed = withStreams(o, blind);
            for (const [i, s] of streams.entries()) {
                if (s.observation !== o)
                    continue;
                all[i] = { id: s.id, observed: blind.get(s.observed) ?? s.observed, observation: changed };
            }
            findings.push(oneWayFinding(tap, observations));
        }
        else if (!taps.some((s) => s.observed.counts.icmpError > 0)) {
            // Where an error about a probe came back, the way back passes this tap.
            findings.push(noReplyFinding(tap));
            limits.set(o.input.id, limitOf(tap));
        }
    }
    return { streams: all, findings, limits };
}
/** Seen by a recorder on the way: a log hears all that its host heard. */
function isTapped(s) {
    const { key, stamps, sent } = s.observed;
    return key.protocol !== "probe" && stamps !== "print" && key.from !== undefined && sent > 0;
}
function hasReply({ observed: { counts, duplicates } }) {
    return counts.answered + counts.late + duplicates > 0;
}
function isOneWay(t) {
    if (t.taps.some((s) => s.observed.bothWays !== false || s.observed.counts.icmpError > 0))
        return false;
    const listening = t.elsewhere.filter((s) => s.observed.bothWays !== false && s.observed.sent > 0);
    return listening.length === 0 || listening.some(hasReply);
}
/** The stream with its unanswered probes as not observed. */
function notObserved(s) {
    const { counts, sample } = s;
    const unseen = counts.notObserved + counts.lost + counts.pending;
    return {
        ...s,
        counts: { ...counts, lost: 0, pending: 0, notObserved: unseen },
        lossRuns: [],
        sample: sample === undefined ? undefined : blindSample(sample),
    };
}
function blindSample(p) {
    return { ...p, state: p.state.map((x) => (x === "lost" || x === "pending" ? "notObserved" : x)) };
}
/** An observation with other streams; what is kept by stream goes with them. */
function withStreams(o, streams) {
    const now = (s) => streams.get(s) ?? s;
    const probes = new Map([...(o.timing?.probes ?? [])].map(([s, table]) => [now(s), table]));
    return {
        ...o,
        streams: o.streams.map(now),
        ...(o.timing === undefined ? {} : { timing: { ...o.timing, probes } }),
    };
}
function oneWayFinding(t, observations) {
    const requests = sent(t);
    const replies = repliesElsewhere(t, observations);
    const answered = t.elsewhere.filter(hasReply).map((s) => s.id);
    const says = [
        `${numbered(requests, "request", "requests")} and no packet in the direction of their replies were seen here: this tap, or its filter, shows one direction, and its probes without an answer say nothing about loss.`,
        ...replies.map(({ of, name }) => `${name} shows ${numbered(of.count, "reply", "replies")} of ${of.to} to ${of.from} with the same identifier, sequence ${of.firstSeq} to ${of.lastSeq}: to tell which request each answers, and when, the two taps need one clock.`),
        ...(answered.length === 0
            ? []
            : [`The same probes were answered at other taps (${answered.slice(0, MOST_NAMED).join(", ")}).`]),
    ];
    return {
        code: "probe.one-way-tap",
        severity: "warning",
        says: says.join(" "),
        where: [...places(t), ...sources(replies.map((r) => r.of.source))],
        count: requests,
        limits: [
            "A target that was silent all the time, with nothing else from its side, looks the same: whether probes were lost is not known from this tap.",
        ],
    };
}
/** Replies without a request in other inputs that answer streams of this tap. */
function repliesElsewhere(t, observations) {
    const out = [];
    for (const o of observations) {
        if (o === t.observation)
            continue;
        for (const of of o.unmatchedReplies ?? []) {
            if (out.length < MOST_NAMED && t.taps.some((s) => answers(of, s.observed.key)))
                out.push({ of, name: o.input.name });
        }
    }
    return out;
}
function answers(r, key) {
    return r.from === key.from && r.to === key.to && r.protocol === key.protocol && r.icmpId === key.icmpId;
}
function noReplyFinding(t) {
    const requests = sent(t);
    return {
        code: "probe.no-reply-at-tap",
        severity: "warning",
        says: `${numbered(requests, "request", "requests")} and not one reply of any stream were seen here. ${limitOf(t)}`,
        where: places(t),
        count: requests,
        limits: ["Loss in this input rests on the assumption that replies would pass this tap."],
    };
}
function limitOf(t) {
    const answered = t.elsewhere.filter(hasReply).map((s) => s.id);
    if (answered.length > 0) {
        return `The same probes were answered at other taps (${answered.slice(0, MOST_NAMED).join(", ")}): replies were lost on the way to this one, or take another.`;
    }
    if (t.taps.every((s) => s.observed.bothWays === true))
        return "Other packets pass this tap in both directions: replies that take another way look the same as total loss.";
    if (t.elsewhere.length > 0)
        return "No other input shows a reply to these probes either.";
    return "A tap of one direction looks the same as total loss.";
}
function sent(t) {
    return t.taps.reduce((n, s) => n + s.observed.sent, 0);
}
function places(t) {
    const first = t.taps.slice(0, MOST_NAMED).map((s) => s.observed.firstSource);
    return sources([{ input: t.observation.input.id }, ...first]);
}
