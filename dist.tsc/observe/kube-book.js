import { objectAt, stringAt } from "../decode/text/json-tree.js";
import { lineOf } from "./text-observer.js";
/** Facts and findings that one input lists. */
const MOST_FACTS = 5000;
const MOST_FINDINGS = 500;
/** Collects facts and findings, up to a limit that is said. */
export class KubeBook {
    part;
    facts = [];
    findings = [];
    omitted = 0;
    constructor(part) {
        this.part = part;
    }
    fact(kind, subject, value, at) {
        if (this.facts.length >= MOST_FACTS)
            this.omitted++;
        else
            this.facts.push({ kind, subject, value, source: lineOf(this.part, at.line), limits: at.limits ?? [] });
    }
    say(code, severity, says, at) {
        if (this.findings.length >= MOST_FINDINGS)
            this.omitted++;
        else {
            const limits = at.limits === undefined ? {} : { limits: at.limits };
            this.findings.push({ code, severity, says, where: [lineOf(this.part, at.line)], ...limits });
        }
    }
    shown(records) {
        const { facts, findings } = this;
        if (this.omitted > 0) {
            findings.push({
                code: "kube.not-all-listed",
                severity: "info",
                says: `${this.omitted} more facts and findings of Kubernetes objects are not listed.`,
                where: [{ input: this.part.input.id }],
                count: this.omitted,
            });
        }
        return { records, facts, findings };
    }
}
/** An object on the way of keys. */
export function under(o, ...keys) {
    return keys.reduce((at, key) => (at === undefined ? undefined : objectAt(at, key)), o);
}
/** A list entry; empty when it is not there. */
export function listAt(o, key) {
    const node = o?.entries.get(key);
    return node?.type === "array" ? node.items : [];
}
/** The objects of a list entry. */
export function objectsAt(o, key) {
    return listAt(o, key).filter((n) => n.type === "object");
}
/** Words of a list entry, each with its line; a single word is a list of one, and "a,b" is two. */
export function wordsAt(o, key) {
    const node = o?.entries.get(key);
    const nodes = node === undefined ? [] : node.type === "array" ? node.items : [node];
    return nodes.flatMap((n) => n.type === "scalar" && typeof n.value === "string"
        ? n.value.split(",").map((text) => ({ text: text.trim(), line: n.line }))
        : []);
}
/** A scalar entry as text: a string, or a number as written. */
export function textAt(o, key) {
    const node = o?.entries.get(key);
    if (node?.type !== "scalar" || node.value === null || typeof node.value === "boolean")
        return undefined;
    return String(node.value);
}
/** A number entry of up to 15 digits. */
export function countAt(o, key) {
    const text = textAt(o, key);
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
/** A boolean entry. */
export function boolAt(o, key) {
    const node = o?.entries.get(key);
    return node?.type === "scalar" && typeof node.value === "boolean" ? node.value : undefined;
}
/** Line of an entry, else of the object. */
export function lineAt(o, key) {
    return o.entries.get(key)?.line ?? o.line;
}
/** "namespace/name", or the name. */
export function nameOf(o) {
    return o.namespace === undefined ? o.name : `${o.namespace}/${o.name}`;
}
/** An annotation. */
export function annotation(o, key) {
    const annotations = under(o.tree, "metadata", "annotations");
    return annotations === undefined ? undefined : stringAt(annotations, key);
}
