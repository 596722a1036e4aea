// Findings of the whole body of evidence: those of the inputs, and what only shows when inputs are laid side by side.
import { named } from "../core/quoted.js";
import { numbered } from "../core/words.js";
import { sources } from "../correlate/stamp.js";
/** Findings of the inputs themselves, in the order of the inputs. */
export function observedFindings(observations) {
    return observations.flatMap((o) => o.findings.map(findingRow));
}
/** What must be said about loss as a whole: no probe seen, nothing captured, losses without a place. */
export function crossFindings(observations, streams) {
    return [...observations.flatMap((o) => [...noProbe(o), ...padded(o)]), ...streams.flatMap(unplaced)];
}
/** Padding belongs to the inner frame: the ledger has none of it, but outer and inner IP lengths then differ by more. */
function padded(o) {
    return o.overhead
        .filter((e) => e.paddedPackets > 0)
        .map((e) => ({
        code: "overhead.inner-padding",
        severity: "info",
        says: `${e.paddedPackets} of ${numbered(e.packets, "packet", "packets")} (${e.encapsulation}) ${e.paddedPackets === 1 ? "carries an inner frame" : "carry inner frames"} padded to the Ethernet minimum: outer less inner IP length is more than the overhead there.`,
        where: sources([e.first]),
        count: e.paddedPackets,
        limits: [],
    }));
}
/**
 * The same statement made several times is one finding with all its places and the sum of its counts; order is that
 * of the first.
 */
export function mergeFindings(findings) {
    const merged = new Map();
    for (const f of findings) {
        const key = JSON.stringify([f.code, f.severity, f.says, f.filter ?? null, f.limits]);
        const same = merged.get(key);
        if (same === undefined) {
            merged.set(key, { ...f, where: sources(f.where) });
            continue;
        }
        const count = same.count === undefined && f.count === undefined ? undefined : (same.count ?? 1) + (f.count ?? 1);
        merged.set(key, {
            ...same,
            where: sources([...same.where, ...f.where]),
            ...(count === undefined ? {} : { count }),
        });
    }
    return [...merged.values()];
}
function findingRow(f) {
    return {
        code: f.code,
        severity: f.severity,
        says: f.says,
        where: sources(f.where),
        ...(f.count === undefined || f.count < 1 ? {} : { count: f.count }),
        ...(f.filter === undefined ? {} : { filter: f.filter }),
        limits: [...(f.limits ?? [])],
    };
}
/** A capture without a probe says nothing about loss: that is said, and never shown as a zero. */
function noProbe(o) {
    if (o.input.kind !== "capture" || o.streams.length > 0)
        return [];
    const where = [{ input: o.input.id }];
    const says = (code) => o.findings.some((f) => f.code === code);
    if (o.input.records === 0) {
        if (says("capture.empty"))
            return [];
        const limits = [
            "An empty capture proves no loss rate, and not that there was no traffic: the tap may have been dead.",
        ];
        return [
            { code: "capture.empty", severity: "warning", says: "Captured nothing: no packet is in it.", where, limits },
        ];
    }
    if (says("probe.none") || says("probe.not-decodable"))
        return [];
    const snapped = o.frames.reduce((n, f) => n + f.snapped, 0);
    if (snapped > 0) {
        const text = `No probe could be read, and ${snapped} of ${numbered(o.input.records, "record", "records")} ${snapped === 1 ? "is" : "are"} cut short by the snaplen: nothing about loss can be said.`;
        return [{ code: "probe.not-decodable", severity: "warning", says: text, where, count: snapped, limits: [] }];
    }
    const text = "No probe (echo request) was seen: nothing about loss can be said from this input.";
    const limits = ["A capture filter, another tunnel port or another interface hides probes as well."];
    return [{ code: "probe.none", severity: "info", says: text, where, limits }];
}
function unplaced(s) {
    const lost = s.observed.unplacedLost ?? 0;
    if (lost === 0)
        return [];
    return [
        {
            code: "probe.loss-unplaced",
            severity: "info",
            says: `${numbered(lost, "probe", "probes")} of stream ${s.id} to ${named(s.observed.key.to)} ${lost === 1 ? "was" : "were"} lost, as the summary says; the input has no line for each probe.`,
            where: sources([s.observed.firstSource]),
            count: lost,
            limits: ["When they were lost and whether in one period cannot be said."],
        },
    ];
}
