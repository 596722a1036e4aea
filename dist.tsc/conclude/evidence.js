// Puts everything together into the evidence document. No wall clock, no chance: the same inputs give the same document.
import { microseconds } from "../core/time.js";
import { correlateClocks } from "../correlate/clocks.js";
import { correlateOverhead } from "../correlate/encapsulation.js";
import { correlateFrames } from "../correlate/frames.js";
import { goneElsewhere } from "../correlate/gone-elsewhere.js";
import { correlateLoss } from "../correlate/loss-periods.js";
import { correlateMobility, repointsOf, routesOf } from "../correlate/mac-mobility.js";
import { correlateOutages } from "../correlate/outages.js";
import { correlatePaths } from "../correlate/paths.js";
import { source, stamp } from "../correlate/stamp.js";
import { correlateStreams } from "../correlate/streams.js";
import { crossFindings, mergeFindings, observedFindings } from "./findings.js";
import { rasters } from "./rasters.js";
/**
 * The evidence document, raw: nothing in it is anonymized. Inputs in the order given, streams by input and key, loss
 * periods and paths by stream.
 */
export function assembleEvidence(from) {
    const { observations, subject } = from;
    const streams = correlateStreams(observations);
    const cross = crossFindings(observations, streams.ofs);
    const clocks = correlateClocks(observations, streams.ofs, new Map(streams.rows.map((r) => [r.id, r.sameAs])));
    const gone = goneElsewhere(streams, subject);
    const mobility = correlateMobility(routesOf(observations), subject, repointsOf(observations));
    return {
        schema: "wirewitness/evidence/1",
        tool: { name: "wirewitness", version: from.toolVersion },
        anonymized: false,
        ...(from.title === undefined ? {} : { title: from.title }),
        subject: { ...subject },
        inputs: observations.map((o) => inputRow(o.input, from.digests?.get(o.input.id))),
        frames: correlateFrames(observations),
        overhead: correlateOverhead(observations),
        streams: streams.rows,
        lossPeriods: streams.ofs.flatMap((s) => lossOf(s, streams.lossLimits, gone.get(s.id))),
        paths: correlatePaths(streams.ofs),
        mobility,
        clocks: clocks.rows,
        outages: correlateOutages({ observations, streams, clocks: clocks.graph, subject }),
        facts: factRows(observations),
        findings: mergeFindings([
            ...observedFindings(observations),
            ...mobility.flatMap((m) => m.findings),
            ...streams.findings,
            ...clocks.findings,
            ...cross,
        ]),
        claims: [],
        rasters: rasters(streams.ofs),
    };
}
/**
 * Loss periods of a stream. Those of a tap that saw no reply of anything carry that with them, and one that is open because the stream
 * went elsewhere says so.
 */
function lossOf(s, limits, gone) {
    const { id, digits, clock } = s.observation.input;
    const noReply = limits.get(id);
    return correlateLoss(s.observed, s.id, { digits, clock }).map((p) => {
        const own = [
            ...(noReply === undefined ? [] : [`This input shows no reply of any stream. ${noReply}`]),
            ...(gone !== undefined && (p.open === "end" || p.open === "both") ? [gone] : []),
        ];
        return own.length === 0 ? p : { ...p, limits: [...own, ...p.limits] };
    });
}
function inputRow(i, digest) {
    return {
        id: i.id,
        name: i.name,
        ...(i.node === undefined ? {} : { node: i.node }),
        ...(i.stage === undefined ? {} : { stage: i.stage }),
        ...(i.order === undefined ? {} : { order: i.order }),
        kind: i.kind,
        ...(i.container === undefined ? {} : { container: i.container }),
        ...(i.parts === undefined ? {} : { parts: [...i.parts] }),
        ...(i.places === undefined ? {} : { places: [...i.places] }),
        ...(i.contains === undefined ? {} : { contains: [...i.contains] }),
        ...(digest === undefined ? {} : { digest }),
        bytes: i.bytes,
        records: i.records,
        ...(i.lines === undefined ? {} : { lines: i.lines }),
        unparsed: i.unparsed,
        ...(i.unparsedAt.length === 0 ? {} : { unparsedAt: i.unparsedAt.map((u) => ({ ...u })) }),
        ...(i.first === undefined ? {} : { first: stamp(i.first, i.digits) }),
        ...(i.last === undefined ? {} : { last: stamp(i.last, i.digits) }),
        ...(i.clock === undefined ? {} : { clock: i.clock }),
        ...(i.resolutionNs === undefined || i.resolutionNs <= 0 ? {} : { resolution_us: microseconds(i.resolutionNs) }),
        warnings: i.warnings.map((w) => ({ ...w })),
    };
}
/** Facts, each once for a stage and a place in order: many outputs say the same MTU. The first that says it is the source. */
function factRows(observations) {
    const rows = new Map();
    for (const { input, facts } of observations) {
        for (const f of facts) {
            const key = JSON.stringify([f.kind, f.subject, f.value, input.stage ?? null, input.order ?? null]);
            if (!rows.has(key))
                rows.set(key, factRow(f));
        }
    }
    return [...rows.values()];
}
function factRow(f) {
    return { kind: f.kind, subject: f.subject, value: f.value, source: source(f.source), limits: [...f.limits] };
}
