/** Histogram with lengths in rising order as keys; undefined when nothing was counted. */
export function histogram(counts) {
    if (counts.size === 0)
        return undefined;
    const out = {};
    for (const length of [...counts.keys()].sort((a, b) => a - b))
        out[String(length)] = counts.get(length);
    return out;
}
/** One row an input and link type, in the order of the inputs. Offload is judged only where an MTU is known: not here. */
export function correlateFrames(observations) {
    return observations.flatMap((o) => o.frames.map((f) => row(o.input.id, f)));
}
function row(input, f) {
    const lengths = {};
    for (const kind of ["frameLength", "packetLength", "recordLength", "captured"]) {
        const h = histogram(f[kind]);
        if (h !== undefined)
            lengths[kind] = h;
    }
    const vlans = f.vlans.map((v) => {
        const h = histogram(v.lengths);
        return { tags: [...v.tags], packets: v.packets, ...(h === undefined ? {} : { lengths: h }) };
    });
    const out = { input, linkType: f.linkType, packets: f.packets, lengths, vlans, snapped: f.snapped };
    if (f.fcsBytes > 0)
        out.fcs_bytes = f.fcsBytes;
    if (f.withoutTime > 0)
        out.withoutTime = f.withoutTime;
    return out;
}
