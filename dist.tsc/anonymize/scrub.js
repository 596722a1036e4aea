// Evidence -> Outgoing: every string is kept, mapped or withheld by the field that holds it. A field that is not in the
// table below is withheld: what is new must be thought about before it may leave.
import { withoutQuotations } from "../core/quoted.js";
import { findLeak } from "./leak-check.js";
import { mark } from "./outgoing.js";
import { Pseudonyms } from "./pseudonym.js";
import { nameMatcher, scrubAddresses, scrubErrorText } from "./text.js";
const RULES = Object.fromEntries([
    [
        "keep",
        "schema version id input stream kind container code severity encapsulation layer linkType protocol table algorithm open state",
    ],
    [
        "keep",
        "recoveredBy verdict figure sameAs lengthsAre contains a b loss at first last low high lastToOld firstToNew arrived start unit part within via on observer after until",
    ],
    ["address", "mac ip nextHop originatorId from to vtep vteps answeredBy rd esi value expected observed"],
    ["name", "name node stage where parts places interface bridge toBridge port ports"],
    ["words", "subject"],
    ["text", "says limits clock basis scope missing record filter lossClock"],
    ["drop", "title text"],
].flatMap(([rule, names]) => names.split(" ").map((n) => [n, rule])));
/** Fields that only ever hold this tool's own words, whatever the name of their key. */
const OURS = new Set(["tool", "inputs.digest", "outages.events.name", "outages.parts.name"]);
/** Fields that hold words of an input. */
const AS_READ = new Set(["streams.errors.says", "facts.value.state"]);
const FILE_ENDING = /(?:\.(?:pcapng|pcap|cap|txt|log|json|yaml|yml|csv|tsv|gz|zst)\d*)+$/;
/**
 * The evidence with addresses, MACs, hosts, nodes and file names replaced under `key`. Figures, times, sequence and
 * record numbers stay. Throws a plain Error when an original is still found in the result: that is a bug, and nothing is given.
 */
export function scrub(evidence, key, options = {}) {
    const pseudonyms = new Pseudonyms(key, options);
    const scrubber = new Scrubber(evidence, pseudonyms);
    const out = scrubber.value("", evidence);
    out.anonymized = true;
    const leak = findLeak(JSON.stringify(out), pseudonyms.replaced);
    if (leak !== undefined)
        throw new Error(`anonymizing left an original in the evidence: ${leak}`);
    if (options.publicTitle !== undefined)
        out.title = options.publicTitle;
    return mark(out);
}
/** The end of a stream that is no address: a name, as a log or a monitor prints it. */
function isHostName(text) {
    return text !== "unknown" && /\p{L}/u.test(text) && !/^[\da-f.:]+$/i.test(text);
}
class Scrubber {
    #p;
    #files;
    #names;
    constructor(evidence, pseudonyms) {
        this.#p = pseudonyms;
        this.#files = new Set(evidence.inputs.flatMap((i) => [i.name, ...(i.parts ?? [])]));
        const hosts = evidence.inputs.flatMap((i) => [i.node, i.stage].filter((n) => n !== undefined));
        const told = evidence.inputs.flatMap((i) => i.places ?? []);
        const ends = evidence.streams.flatMap((s) => [s.from ?? "", s.to].filter(isHostName));
        const places = evidence.mobility.flatMap((m) => m.history.map((h) => h.where));
        this.#names = nameMatcher([
            ...this.#files,
            ...hosts,
            ...told,
            ...ends,
            ...places,
            ...Object.values(evidence.subject.vteps ?? {}),
        ]);
    }
    /** `path` is the way of keys to `v`, without positions: "subject.vteps". The rule is that of its last key. */
    value(path, v) {
        if (typeof v === "string")
            return this.#string(path, v);
        if (Array.isArray(v))
            return v.map((x) => this.value(path, x)).filter((x) => x !== undefined);
        if (typeof v === "object" && v !== null)
            return this.#object(path, v);
        return v;
    }
    #object(path, v) {
        const out = {};
        for (const [k, x] of Object.entries(v)) {
            const mapped = this.#member(path === "" ? k : `${path}.${k}`, x);
            if (mapped !== undefined)
                out[path === "subject.vteps" ? this.#address(k) : k] = mapped;
        }
        return out;
    }
    #member(path, x) {
        if (OURS.has(path))
            return x;
        if (AS_READ.has(path) && typeof x === "string")
            return scrubErrorText(x);
        if (path.startsWith("subject.vteps.") && typeof x === "string")
            return this.#name(x);
        return this.value(path, x);
    }
    #string(path, text) {
        switch (RULES[path.slice(path.lastIndexOf(".") + 1)] ?? "drop") {
            case "keep":
                return text;
            case "address":
                return this.#address(text);
            case "name":
                return this.#name(text);
            case "words":
                // "cp1 eth1": a node and a thing on it
                return text
                    .split(" ")
                    .map((w) => this.#address(w))
                    .join(" ");
            case "text":
                return this.#text(text);
            case "drop":
                return undefined;
        }
    }
    #address(text) {
        const direct = this.#p.mac(text) ?? this.#p.ip(text);
        if (direct !== undefined)
            return direct;
        const network = /^([0-9a-fA-F:.]+)\/(\d{1,3})$/.exec(text);
        const base = network === null ? undefined : this.#p.ip(network[1]);
        if (base !== undefined)
            return `${base}/${network[2]}`;
        const rd = /^(\d{1,3}(?:\.\d{1,3}){3}):(\d+)$/.exec(text);
        if (rd !== null)
            return `${this.#p.ip(rd[1]) ?? this.#name(rd[1])}:${rd[2]}`;
        if (/^\d+:\d+$/.test(text) || /^(?:[0-9a-f]{2}:){7}(?:[0-9a-f]{2}:[0-9a-f]{2}:)?[0-9a-f]{2}$/.test(text))
            return text;
        return this.#name(text);
    }
    #name(text) {
        if (text === "")
            return "";
        const asAddress = this.#p.mac(text) ?? this.#p.ip(text);
        if (asAddress !== undefined)
            return asAddress;
        if (!this.#files.has(text))
            return this.#p.name("node", text);
        const ending = FILE_ENDING.exec(text)?.[0] ?? "";
        return this.#p.name("file", text) + ending;
    }
    #text(text) {
        const ours = withoutQuotations(text, { words: scrubErrorText, name: (n) => this.#address(n) });
        const known = this.#names === undefined ? ours : ours.replace(this.#names, (n) => this.#name(n));
        return scrubAddresses(known, this.#p);
    }
}
