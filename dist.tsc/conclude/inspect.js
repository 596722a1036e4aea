// `inspect`: what a file is and the few figures that matter about it, for the person who has it. Nothing is anonymized.
import { EvidenceError } from "../core/errors.js";
import { toolVersion } from "./version.js";
import { openSource } from "../read/source.js";
import { assembleEvidence } from "./evidence.js";
import { observeFile } from "./observe-input.js";
import { planInputs } from "./plan.js";
/** Inspects each file on its own; one that cannot be used is a row of kind "empty" or "unknown" with its reason. */
export async function inspect(paths, options = {}) {
    const plan = await planInputs(paths, options, { cases: false });
    const problems = [...plan.problems];
    const documents = [];
    for (const planned of plan.inputs) {
        try {
            documents.push(await inspectOne(planned.path, planned.context));
        }
        catch (error) {
            if (!(error instanceof EvidenceError))
                throw error;
            problems.push(error);
        }
    }
    return { rows: documents.map(row), documents, problems };
}
async function inspectOne(path, context) {
    const observation = await observeFile(path, openSource, { id: "i1", ...context }, { samples: false, named: false });
    return assembleEvidence({ observations: [observation], subject: {}, toolVersion: toolVersion() });
}
function row(e) {
    const { name, kind, container, bytes, records, lines, unparsed, unparsedAt, first, last, clock, warnings } = e.inputs[0];
    return {
        name,
        kind,
        ...(container === undefined ? {} : { container }),
        bytes,
        records,
        ...(lines === undefined ? {} : { lines }),
        unparsed,
        ...(unparsedAt === undefined ? {} : { unparsedAt }),
        ...(first === undefined ? {} : { first }),
        ...(last === undefined ? {} : { last }),
        ...(clock === undefined ? {} : { clock }),
        frames: e.frames,
        overhead: e.overhead,
        streams: e.streams,
        lossPeriods: e.lossPeriods,
        mobility: e.mobility,
        findings: e.findings,
        warnings,
    };
}
