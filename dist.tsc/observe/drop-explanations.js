// Which streams' missing answers may be packets that the recorder dropped: those of the interfaces that dropped some and
// carried packets of the stream, where they dropped at least as many as there are answers missing.
/** Bit of an interface in a stream's set of them. */
export function faceBit(iface) {
    return 1 << (iface < 31 ? iface : 31);
}
/** `drops` is packets by interface. Streams that share a dropping interface share its drops. */
export function explainByDrops(streams, drops) {
    let dropping = 0;
    for (const [iface, count] of drops)
        if (count > 0)
            dropping |= faceBit(iface);
    const missing = new Map();
    for (const s of streams) {
        const faces = s.faces & dropping;
        if (faces !== 0)
            missing.set(faces, (missing.get(faces) ?? 0) + s.unanswered);
    }
    const dropped = (faces) => {
        let sum = 0;
        for (const [iface, count] of drops)
            if ((faceBit(iface) & faces) !== 0)
                sum += count;
        return sum;
    };
    const known = new Map();
    let all = 0;
    for (const faces of missing.keys()) {
        let sum = 0;
        for (const [others, count] of missing)
            if ((others & faces) !== 0)
                sum += count;
        known.set(faces, sum > 0 && sum <= dropped(faces));
        if (known.get(faces) === true)
            all |= faces;
    }
    const explained = streams.map((s) => known.get(s.faces & dropping) ?? false);
    const probes = streams.reduce((sum, s, i) => sum + (explained[i] === true ? s.unanswered : 0), 0);
    return { explained, drops: dropped(all), probes };
}
