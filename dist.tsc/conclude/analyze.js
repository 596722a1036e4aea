// The main job: files in, one evidence document out. Every input is read on its own; one that fails does not stop the rest.
import { createHash, createHmac } from "node:crypto";
import { statSync } from "node:fs";
import { EvidenceError } from "../core/errors.js";
import { canonicalIp, canonicalMac } from "../core/address.js";
import { findRings } from "../read/ring.js";
import { openSource } from "../read/source.js";
import { assembleEvidence } from "./evidence.js";
import { observeFile, observeRing } from "./observe-input.js";
import { toolVersion } from "./version.js";
import { planInputs } from "./plan.js";
/** Probes kept for comparing clocks: of one input, and of all (24 bytes each). */
const MOST_PROBES = 2 ** 21;
const ALL_PROBES = 11_000_000;
/**
 * Reads everything that `paths` and the case name and derives the evidence. Throws EvidenceError when nothing is named, the
 * case file is wrong, or nothing at all could be used; otherwise what could not be used is in `problems`.
 */
export async function analyze(paths, options = {}) {
    const plan = await planInputs(paths, options);
    const run = new Run(options, plan.inputs);
    const problems = [...plan.problems];
    const { groups, findings } = await groupRings(plan.inputs);
    run.expect(groups.length);
    for (const group of groups) {
        try {
            await run.read(group);
        }
        catch (error) {
            if (!(error instanceof EvidenceError))
                throw error;
            problems.push(error);
        }
    }
    if (run.observations.length === 0 && problems.length > 0)
        throw problems[0];
    const evidence = assembleEvidence({
        observations: run.observations,
        subject: subjectOf(plan.case),
        title: plan.case?.title,
        toolVersion: toolVersion(),
        digests: run.digests,
    });
    for (const f of [...plan.findings, ...findings])
        evidence.findings.push({ code: f.code, severity: f.severity, says: f.says, where: [], limits: [] });
    evidence.findings.push(...unnamedFinding(plan.unnamed));
    const understood = run.observations.filter((o) => o.input.kind !== "unknown" && o.input.kind !== "empty").length;
    return { evidence, problems, understood, caseFile: plan.caseFile, publicTitle: plan.case?.publicTitle };
}
/** The subject in canonical spelling, with names by VTEP address. */
function subjectOf(c) {
    const s = c?.subject ?? {};
    const mac = s.mac === undefined ? undefined : canonicalMac(s.mac);
    const ip = s.ip === undefined ? undefined : canonicalIp(s.ip);
    const vteps = Object.entries(c?.vteps ?? {}).map(([name, address]) => [canonicalIp(address), name]);
    return {
        ...(mac === undefined ? {} : { mac }),
        ...(ip === undefined ? {} : { ip }),
        ...(s.vni === undefined ? {} : { vni: s.vni }),
        ...(s.vlan === undefined ? {} : { vlan: s.vlan }),
        ...(vteps.length === 0 ? {} : { vteps: Object.fromEntries(vteps) }),
    };
}
function unnamedFinding(unnamed) {
    if (unnamed.length === 0)
        return [];
    const n = unnamed.length;
    const says = n === 1
        ? "1 file of the folder is not named in the case file and was not read."
        : `${n} files of the folder are not named in the case file and were not read.`;
    return [{ code: "case.unnamed-files", severity: "info", says, count: n, where: [], limits: [] }];
}
/** Inputs with the files of each capture ring laid together, in order of time, at the place of the first that was named. */
async function groupRings(inputs) {
    const { rings, findings } = await findRings(inputs.map((i) => i.path).filter((p) => p !== "-"));
    const byPath = new Map(inputs.map((i) => [i.path, i]));
    const groupOf = new Map();
    for (const ring of rings) {
        const members = ring.paths.map((p) => byPath.get(p));
        // the case may say that files which look like one capture are not
        const one = new Set(members.map((m) => `${m.context.node} ${m.context.stage} ${m.context.order}`)).size === 1;
        if (one)
            for (const m of members)
                groupOf.set(m, members);
    }
    return { groups: [...new Set(inputs.map((i) => groupOf.get(i) ?? [i]))], findings };
}
/** Reads inputs one after the other. */
class Run {
    observations = [];
    digests = new Map();
    #options;
    #total;
    #done = 0;
    #keep = {};
    constructor(options, inputs) {
        this.#options = options;
        this.#total = totalBytes(inputs);
    }
    /** Probes are kept for the clocks, and where MACs are heard, when there is more than one input to compare. */
    expect(inputs) {
        if (inputs < 2)
            return;
        this.#keep = { keepProbes: Math.min(MOST_PROBES, Math.floor(ALL_PROBES / inputs)), keepMacs: true };
    }
    async read(group) {
        const [planned] = group;
        const id = `i${this.observations.length + 1}`;
        const context = { id, ...planned.context, ...this.#keep };
        const hash = newHash(this.#options.digest);
        const options = { samples: this.#options.samples ?? true, named: planned.named };
        const open = (path) => openSource(path, { onRaw: (chunk) => this.#raw(chunk, hash) });
        const observation = group.length > 1
            ? await observeRing(group, open, context, options)
            : await observeFile(planned.path, open, context, options);
        if (context.physicalClock !== undefined)
            observation.input.physicalClock = context.physicalClock;
        if (hash !== undefined)
            this.digests.set(id, { algorithm: this.#options.digest.algorithm, value: hash.digest("hex") });
        this.observations.push(observation);
    }
    #raw(chunk, hash) {
        hash?.update(chunk);
        this.#done += chunk.length;
        this.#options.onProgress?.(this.#done, this.#total);
    }
}
function newHash(choice) {
    if (choice === undefined)
        return undefined;
    return choice.algorithm === "sha-256" ? createHash("sha256") : createHmac("sha256", choice.key);
}
function totalBytes(inputs) {
    let total = 0;
    for (const i of inputs) {
        if (i.path === "-")
            return undefined;
        total += statSync(i.path, { throwIfNoEntry: false })?.size ?? 0;
    }
    return total;
}
