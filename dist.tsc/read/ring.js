// A ring of capture files (tcpdump -C, -G, -W; dumpcap -b) found by name and time, and read as one capture.
import { EvidenceError } from "../core/errors.js";
import { readCapture } from "./capture.js";
import { ringName } from "./ring-names.js";
import { sniff } from "./sniff.js";
import { openSource } from "./source.js";
/** Plain bytes of a group up to which the last stamp of each file is looked up, too. */
const MOST_LOOKED_UP = 2 ** 30;
/** Stamps of one capture may go back a little where queues of a card are merged. */
const SLACK_NS = 1000000000n;
const SHORT_PAUSE_NS = 60000000000n;
/**
 * Finds the rings among `paths` (two files and more each, same folder): names that one capture could have given, the same container, link
 * types and snaplens, and times that do not overlap. Names that are only dated must also follow each other without a long pause.
 * Files that look like a ring and overlap are a finding and are left apart. Opens only files whose names suggest a ring.
 */
export async function findRings(paths) {
    const rings = [];
    const findings = [];
    for (const { paths: group, dated } of namedAlike(paths)) {
        for (const alike of await madeAlike(group)) {
            const ordered = [...alike].sort(byFirst);
            if (overlap(ordered))
                findings.push(apart(ordered));
            else
                for (const run of dated ? runs(ordered) : [ordered])
                    if (run.length > 1)
                        rings.push({ paths: run.map((f) => f.path) });
        }
    }
    return { rings, findings };
}
// Two names with one token are not two parts: a file beside its compressed copy.
function namedAlike(paths) {
    const groups = new Map();
    for (const path of new Set(paths)) {
        const name = path === "-" ? undefined : ringName(path);
        if (name === undefined)
            continue;
        const group = groups.get(name.key) ?? { paths: [], tokens: new Set(), dated: name.dated };
        groups.set(name.key, group);
        group.paths.push(path);
        group.tokens.add(name.token);
    }
    return [...groups.values()].filter((g) => g.paths.length > 1 && g.tokens.size === g.paths.length);
}
async function madeAlike(paths) {
    const groups = new Map();
    const room = { bytes: MOST_LOOKED_UP };
    for (const path of paths) {
        const peeked = await peek(path, room);
        if (peeked === undefined)
            continue;
        const group = groups.get(peeked.make);
        if (group === undefined)
            groups.set(peeked.make, [peeked]);
        else
            group.push(peeked);
    }
    return [...groups.values()].filter((g) => g.length > 1);
}
// Undefined for a file that cannot be read as a capture: whoever reads it will say so.
async function peek(path, room) {
    let source;
    try {
        source = await openSource(path);
        if (!["pcap", "pcapng"].includes(sniff(source.head).kind))
            return undefined;
        const cost = source.length ?? Infinity;
        const toTheEnd = cost <= room.bytes;
        if (toTheEnd)
            room.bytes -= cost;
        return { path, ...(await spanOf(readCapture(source), toTheEnd)) };
    }
    catch (error) {
        if (error instanceof EvidenceError)
            return undefined;
        throw error;
    }
    finally {
        source?.close();
    }
}
async function spanOf(reader, toTheEnd) {
    // Interfaces up to the first records: later ones can differ from file to file.
    const make = () => JSON.stringify([reader.container, reader.interfaces.map(likeness)]);
    let first;
    let last;
    let made;
    for await (const batch of reader.batches()) {
        made ??= make();
        first ??= stamp(batch, 0);
        last = stamp(batch, batch.count - 1) ?? last;
        if (!toTheEnd && first !== undefined)
            return { make: made, first, last: undefined };
    }
    return { make: made ?? make(), first, last };
}
function stamp(batch, i) {
    const ns = batch.ns[i];
    return Number.isNaN(ns) ? undefined : batch.base + BigInt(ns);
}
function byFirst(a, b) {
    if (a.first === b.first)
        return a.path < b.path ? -1 : 1;
    return a.first === undefined || (b.first !== undefined && a.first < b.first) ? -1 : 1;
}
function overlap(ordered) {
    return ordered.some((b, i) => {
        const a = ordered[i - 1];
        if (a?.first === undefined || b.first === undefined)
            return false;
        return b.first === a.first || (a.last !== undefined && b.first < a.last - SLACK_NS);
    });
}
function apart(files) {
    return {
        code: "ring.overlap",
        severity: "info",
        says: `${files.length} files are named like parts of one capture but overlap in time; each is read as a capture of its own`,
        file: files[0].path,
    };
}
// Dated names: cut where the pause between two files is longer than a minute and than twice the longest of them.
function runs(ordered) {
    const spans = ordered.map((f) => (f.first === undefined || f.last === undefined ? 0n : f.last - f.first));
    const longest = spans.reduce((a, b) => (a > b ? a : b), 0n);
    const most = 2n * longest > SHORT_PAUSE_NS ? 2n * longest : SHORT_PAUSE_NS;
    const out = [[]];
    for (const [i, file] of ordered.entries()) {
        const before = ordered[i - 1]?.last;
        if (before !== undefined && file.first !== undefined && file.first - before > most)
            out.push([]);
        out.at(-1).push(file);
    }
    return out;
}
/**
 * Reads the files of a ring in the given order, each opened by `open` when its turn comes and finished when it is over.
 * A file that cannot be used is a finding. `fileOffset` and offsets in findings count within the file.
 */
export function readRing(paths, open = openSource) {
    return new Joined(paths, open);
}
class Joined {
    container = "pcap";
    interfaces = [];
    findings = [];
    drops = new Map();
    parts = [];
    records = 0;
    bytes = 0;
    #paths;
    #open;
    #base;
    #last;
    constructor(paths, open) {
        this.#paths = paths;
        this.#open = open;
    }
    locate(record) {
        const part = this.parts.find((p) => record >= p.first && record < p.first + p.records);
        return part === undefined ? undefined : { path: part.path, record: record - part.first + 1 };
    }
    async *batches() {
        for (const path of this.#paths) {
            const source = await this.#open(path);
            try {
                yield* this.#part(source, path);
                await source.finish();
                this.findings.push(...source.findings.map((f) => ({ ...f, file: path })));
            }
            catch (error) {
                if (!(error instanceof EvidenceError))
                    throw error;
                this.findings.push({ code: "ring.unreadable-file", severity: "error", says: error.message, file: path });
            }
            finally {
                source.close();
            }
        }
        const empty = this.findings.filter((f) => f.code === "capture.empty");
        if (this.records > 0 || empty.length > 1)
            for (const f of this.records > 0 ? empty : empty.slice(1))
                this.findings.splice(this.findings.indexOf(f), 1);
    }
    async *#part(source, path) {
        const reader = readCapture(source, this.#base === undefined ? {} : { base: this.#base });
        this.container = reader.container;
        const part = { path, first: this.records + 1, records: 0 };
        this.parts.push(part);
        const numbers = [];
        const before = this.bytes;
        for await (const batch of reader.batches()) {
            this.#number(reader.interfaces, numbers);
            if (numbers.some((index, i) => index !== i))
                for (let i = 0; i < batch.count; i++)
                    batch.iface[i] = numbers[batch.iface[i]];
            if (part.records === 0)
                this.#check(batch, path);
            this.#base ??= batch.base;
            const first = batch.first;
            batch.first = this.records + 1;
            part.records += batch.count;
            this.records += batch.count;
            this.bytes = before + reader.bytes;
            this.#last = stamp(batch, batch.count - 1) ?? this.#last;
            yield batch;
            batch.first = first;
        }
        this.#number(reader.interfaces, numbers);
        this.bytes = before + reader.bytes;
        this.#close(reader, part, numbers);
    }
    // Interfaces that were there before keep their number.
    #number(interfaces, numbers) {
        for (const iface of interfaces.slice(numbers.length)) {
            const same = this.interfaces.findIndex((known) => !numbers.includes(known.index) && likeness(known) === likeness(iface));
            if (same < 0)
                this.interfaces.push({ ...iface, index: this.interfaces.length });
            numbers.push(same < 0 ? this.interfaces.length - 1 : same);
        }
    }
    #check(batch, path) {
        const first = stamp(batch, 0);
        if (first === undefined || this.#last === undefined || first >= this.#last - SLACK_NS)
            return;
        const says = `the first record is ${Number(this.#last - first) / 1e9} s before the last one of the file before it: these may be two captures`;
        this.findings.push({ code: "ring.overlap", severity: "warning", says, record: this.records + 1, file: path });
    }
    #close(reader, part, numbers) {
        for (const f of reader.findings) {
            this.findings.push({
                ...f,
                file: part.path,
                ...(f.record === undefined ? {} : { record: f.record + part.first - 1 }),
            });
        }
        // The counters of the kernel run on from file to file.
        for (const [i, count] of reader.drops)
            this.drops.set(numbers[i], Math.max(count, this.drops.get(numbers[i]) ?? 0));
    }
}
function likeness(i) {
    return JSON.stringify([i.linkType, i.snaplen, i.name, i.digits, i.fcsLength]);
}
