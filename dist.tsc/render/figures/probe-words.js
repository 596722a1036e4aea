// A probe figure in words and rows: caption, text for who does not see it, limits, CSV.
import { count, duration, inputName, openWords, plural, seconds, seqRange, streamText, vtepShort } from "../format.js";
import { toCsv } from "./figure.js";
import { extent, repointsOf, STATES } from "./probe-view.js";
/** Other taps that a caption names. */
const MOST_TAPS = 5;
/** Stream, tap, absolute start, how to read the marks, and what was left out. */
export function captionOf(view) {
    const { evidence, body, raster } = view;
    const { stream } = body;
    const others = body.others.slice(0, MOST_TAPS).map((id) => {
        const other = evidence.streams.find((s) => s.id === id);
        return other === undefined ? id : `${id} in ${inputName(evidence, other.input)}`;
    });
    const moreTaps = body.others.length - others.length;
    const unplaced = raster.sent_us.filter((s) => s === null).length;
    return [
        `Stream ${stream.id}, ${streamText(stream)}: ${plural(stream.sent, "probe")} from ${raster.start} (0 s), ` +
            `mean spacing ${duration(stream.interval_us)}, from ${inputName(evidence, stream.input)}.`,
        others.length === 0
            ? ""
            : `The same probes at other taps: ${others.join("; ")}${moreTaps > 0 ? `; and ${moreTaps} more` : ""}.`,
        body.periods.length === 0
            ? "No loss period."
            : "Light band: last answered to first answered request; dark band: first to last unanswered request.",
        repointsOf(view).length === 0 ? "" : "Dashed lines: last request to the old VTEP and first to the new.",
        "Answered probes that fall on one pixel are drawn once; every lost one is drawn.",
        raster.omitted === 0
            ? ""
            : `${plural(raster.omitted, "answered probe")} of this stream left out of the evidence's raster.`,
        unplaced === 0 ? "" : `${plural(unplaced, "probe")} without a known send time not drawn; see the CSV.`,
    ]
        .filter((s) => s !== "")
        .join(" ");
}
/** The figure for someone who does not see it: lanes, counts, bounds of the first periods, repoints. */
export function altOf(view) {
    const { body, lanes, evidence } = view;
    const whole = extent(view.raster.sent_us);
    const [from, to] = [Math.max(view.range.from, whole.from), Math.min(view.range.to, whole.to)];
    const { stream } = body;
    const periods = body.periods.slice(0, 5).map((p) => {
        const bounds = p.open === null
            ? `observed gap ${duration(p.observedGap_us)}, proven ${duration(p.provenUnreachable_us, "down")}, outage at most ${duration(p.outageAtMost_us, "up")}`
            : `open at ${openWords(p.open)}, at least ${duration(p.atLeast_us, "down")}`;
        return `Loss period ${p.id}: seq ${seqRange(p.firstLostSeq, p.lastLostSeq)}, ${plural(p.lost, "probe")} without an answer, ${bounds}.`;
    });
    const repoints = repointsOf(view).map(({ repoint: r }) => `Repoint from ${vtepShort(evidence, r.from)} to ${vtepShort(evidence, r.to)} between seq ${r.lastSeqToOld} and ${r.firstSeqToNew}.`);
    return [
        `Probes by send time, from ${seconds(from * 1e6)} to ${seconds(to * 1e6)} s, in ${plural(lanes.length, "lane")}: ` +
            `${lanes.map((l) => l.lines.join(" ")).join("; ")}.`,
        `${count(stream.sent)} sent, ${count(stream.answered)} answered, ${count(stream.late)} late, ${count(stream.lost)} lost.`,
        ...periods,
        ...repoints,
    ].join(" ");
}
/** Limits of the periods and the path in view; `left` streams have no picture. */
export function limitsOf(view, left) {
    const { body } = view;
    const all = [
        ...(view.focus === undefined ? body.periods : [view.focus]).flatMap((p) => p.limits),
        ...(body.path?.limits ?? []),
    ];
    if (left > 0)
        all.push(`${plural(left, "further stream")} not drawn; every stream is in the table of streams.`);
    return [...new Set(all)];
}
const SAYS = new Map(STATES.map((s) => [s.letter, s.says]));
/** The probes in view, one a row, none merged. */
export function csvOf({ raster, range }) {
    const rows = function* () {
        for (let i = 0; i < raster.seq.length; i++) {
            const us = raster.sent_us[i] ?? null;
            if (us !== null && (us / 1e6 < range.from || us / 1e6 > range.to))
                continue;
            const vtep = raster.vteps[raster.vtep[i] ?? -1] ?? null;
            yield [raster.stream, raster.seq[i], us, raster.rtt_us[i] ?? null, SAYS.get(raster.state[i] ?? "n") ?? "", vtep];
        }
    };
    return toCsv(["stream", "seq", "sent_us", "rtt_us", "state", "vtep"], rows());
}
