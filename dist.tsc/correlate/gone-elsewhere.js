/** Half of the seq numbers: what is further ahead is behind. */
const HALF = 32_768;
const SEQ_MASK = 0xffff;
/**
 * By stream id, what limits a loss period that is open at its end: another input shows that the requests went from this tap's VTEP
 * to another one afterwards. A tap's VTEP is the one that its requests go to, else the case's address of its node, else it is known by the
 * last request that passed: the last one to the old VTEP.
 */
export function goneElsewhere({ ofs, rows }, subject) {
    const byId = new Map(ofs.map((s) => [s.id, s]));
    const addresses = new Map(Object.entries(subject.vteps ?? {}).map(([address, name]) => [name, address]));
    const out = new Map();
    for (const [i, s] of ofs.entries()) {
        const run = s.observed.lossRuns.at(-1);
        if (run === undefined || run.after !== undefined)
            continue;
        const others = rows[i].sameAs.map((id) => byId.get(id)).filter((t) => t.observation !== s.observation);
        for (const t of others) {
            const repoint = t.observed.path?.repoints.find((r) => isLeft(s, r, addresses));
            if (repoint !== undefined)
                out.set(s.id, words(s, t, repoint));
            if (repoint !== undefined)
                break;
        }
    }
    return out;
}
/** Whether a repoint took the stream away from this tap: it shows requests up to there and none after. */
function isLeft(s, r, addresses) {
    const { lastSeq } = s.observed;
    if (lastSeq === undefined || !isAhead(lastSeq, r.firstToNew.seq))
        return false;
    const vtep = lastVtep(s) ?? addresses.get(s.observation.input.node ?? "");
    return vtep === undefined ? lastSeq === r.lastToOld.seq : vtep === r.from;
}
function isAhead(seq, later) {
    const ahead = (later - seq) & SEQ_MASK;
    return ahead > 0 && ahead < HALF;
}
/** The VTEP that the last requests of a tap went to, where they are seen in a tunnel. */
function lastVtep(s) {
    const vteps = s.observed.path?.vteps ?? [];
    return vteps.find((v) => v.lastSeq === s.observed.lastSeq)?.vtep ?? (vteps.length === 1 ? vteps[0].vtep : undefined);
}
function words(s, t, r) {
    return `From sequence ${r.firstToNew.seq} on the requests went to ${r.to} instead of ${r.from} (stream ${t.id}) and did not pass this tap, whose last is ${s.observed.lastSeq}: the period is open here because the stream left, and what came of the later requests shows there.`;
}
