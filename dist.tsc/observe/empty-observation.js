/** An observation of kind `kind` that shows nothing yet; what the case says of the input is in it. */
export function emptyObservation(context, kind) {
    const { id, name, node, stage, order } = context;
    return {
        input: {
            id,
            name,
            ...(node === undefined ? {} : { node }),
            ...(stage === undefined ? {} : { stage }),
            ...(order === undefined ? {} : { order }),
            kind,
            bytes: 0,
            records: 0,
            unparsed: 0,
            unparsedAt: [],
            first: undefined,
            last: undefined,
            digits: 0,
            clock: undefined,
            resolutionNs: undefined,
            warnings: [],
        },
        frames: [],
        overhead: [],
        streams: [],
        routes: [],
        facts: [],
        findings: [],
    };
}
