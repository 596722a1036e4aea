import { brief, count, plural, seqRange } from "./format.js";
/** Errors of one stream, those from elsewhere first. */
export function streamErrors(evidence, stream) {
    const all = stream.errors ?? [];
    return all
        .map((e) => ({
        stream,
        local: e.local,
        from: e.from,
        says: errorWords(e.says),
        probes: e.count,
        which: which(evidence, stream, e, all.filter((x) => x.local === e.local).length),
        source: e.source ?? { input: stream.input },
    }))
        .toSorted((a, b) => Number(a.local) - Number(b.local));
}
/** Errors of a body of probes, each once: a tap hears those from elsewhere, the log those of its own host. */
export function errorsOf(evidence, body) {
    const taps = [body.stream, ...body.taps.filter((s) => s !== body.stream)].map((s) => streamErrors(evidence, s));
    return [false, true].flatMap((local) => {
        const heard = taps.map((errors) => errors.filter((e) => e.local === local));
        const size = (errors) => errors.reduce((n, e) => n + e.probes, 0);
        return heard.reduce((a, b) => (size(b) > size(a) ? b : a));
    });
}
/** "1 probe (seq 1) met: Frag needed and DF set, mtu 1400, from 198.51.100.1." `of` names the stream where it is another. */
export function errorSentence(e, of) {
    const who = `${count(e.probes)} ${of ?? (e.probes === 1 ? "probe" : "probes")}`;
    const probes = of !== undefined || e.which === "" ? who : `${who} (${e.which})`;
    const from = e.from === null || e.local ? "" : `, from ${brief(e.from)}`;
    return e.local ? `${probes} never left the host: ${brief(e.says)}.` : `${probes} met: ${brief(e.says)}${from}.`;
}
/** Words of ping and of the decoder in one spelling: "local error: message too long, mtu=1500" is "message too long, mtu 1500". */
function errorWords(says) {
    return says
        .replace(/^(?:local error|ping|error):\s*/i, "")
        .replace(/,?\s*\(\s*mtu\s*=?\s*(\d+)\s*\)/gi, ", mtu $1")
        .replace(/\bmtu\s*[=:]\s*(\d+)/gi, "mtu $1");
}
const MOST_RANGES = 6;
/** The probes that have this state, where there is only one error of its kind; else the first that it is about. */
function which(evidence, stream, e, ofKind) {
    const raster = evidence.rasters.find((r) => r.stream === stream.id);
    const letter = e.local ? "o" : "e";
    const seqs = raster?.seq.filter((_, i) => raster.state[i] === letter) ?? [];
    if (ofKind === 1 && seqs.length === e.count && seqs.length > 0) {
        const ranges = rangesOf(seqs);
        const left = ranges.length - MOST_RANGES;
        return `seq ${ranges.slice(0, MOST_RANGES).join(", ")}${left > 0 ? ` and ${plural(left, "more range")}` : ""}`;
    }
    if (e.firstSeq === undefined)
        return "";
    return e.count === 1 ? `seq ${e.firstSeq}` : `first seq ${e.firstSeq}`;
}
function rangesOf(seqs) {
    const out = [];
    let start = 0;
    for (let i = 1; i <= seqs.length; i++) {
        if (seqs[i] === seqs[i - 1] + 1)
            continue;
        out.push(seqRange(seqs[start], seqs[i - 1]));
        start = i;
    }
    return out;
}
/** Who is to blame for an error, in words: the host itself, a try that failed, or who sent the ICMP error. */
export function blame(e) {
    if (e.local)
        return "never left the host";
    return e.stream.key.protocol === "probe" ? "failed" : `ICMP error from ${e.from ?? "an unnamed host"}`;
}
