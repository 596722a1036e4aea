/** Notes a frame whose walk ended early. True when the frame is to blame, false when the snaplen cut it. */
export function noteStop(notes, record, stop, snapped) {
    if (snapped) {
        notes.add(`frame.snapped ${stop.layer}`, record, () => ({
            severity: "warning",
            says: (n) => `${n} ${n === 1 ? "frame was" : "frames were"} cut by the snaplen within the ${stop.layer} header: what is inside of them is not counted.`,
            filter: "frame.cap_len < frame.len",
        }));
        return false;
    }
    const why = stop.bad ?? `${stop.need} bytes needed, ${stop.have} there (${stop.endFrom})`;
    notes.add(`frame.stopped ${stop.layer}`, record, () => ({
        severity: "warning",
        says: (n) => `${n} ${n === 1 ? "frame" : "frames"} could not be decoded in ${stop.layer}; the first: ${why}.`,
        ...(stop.layer === "link" ? {} : { filter: `frame.number == ${record}` }),
    }));
    return true;
}
/** Notes a fragment of an outer IP packet. */
export function noteFragment(notes, record) {
    notes.add("frame.outer-fragment", record, () => ({
        severity: "info",
        says: (n) => `${n} ${n === 1 ? "fragment" : "fragments"} of outer IP packets: not reassembled, and in no row of the overhead.`,
        filter: "ip.flags.mf == 1 || ip.frag_offset > 0 || ipv6.fraghdr",
    }));
}
