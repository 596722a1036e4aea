/** Sentences for all of Ajv's errors, in order, without repeats and without the branches of a failed oneOf. */
export function schemaProblems(errors, schema) {
    const out = [];
    const seen = new Set();
    for (const e of errors ?? []) {
        if (e.keyword === "if" || e.keyword === "oneOf" || e.keyword === "anyOf")
            continue;
        const p = problem(e, schema);
        const id = `${p.pointer} ${p.says}`;
        if (seen.has(id))
            continue;
        seen.add(id);
        out.push(p);
    }
    return out;
}
function problem(e, schema) {
    const at = e.instancePath === "" ? "the document" : e.instancePath;
    const params = e.params;
    if (e.keyword === "additionalProperties") {
        const key = String(params["additionalProperty"]);
        const near = nearest(key, knownKeys(schema, e.schemaPath));
        const hint = near === undefined ? "" : `: did you mean "${near}"?`;
        return { pointer: e.instancePath, key, says: `${at} has an unknown key "${shorten(key)}"${hint}` };
    }
    if (e.keyword === "required") {
        const key = String(params["missingProperty"]);
        return { pointer: e.instancePath, key, says: `${at} lacks "${key}"` };
    }
    if (e.keyword === "enum") {
        const allowed = params["allowedValues"].map((v) => JSON.stringify(v)).join(", ");
        return { pointer: e.instancePath, says: `${at} must be one of ${allowed}` };
    }
    if (e.keyword === "const")
        return { pointer: e.instancePath, says: `${at} must be ${JSON.stringify(params["allowedValue"])}` };
    return { pointer: e.instancePath, says: `${at} ${e.message ?? "does not fit the schema"}` };
}
function shorten(text) {
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
/** Keys that the object with `additionalProperties: false` at this schema path does know. */
function knownKeys(schema, schemaPath) {
    let node = schema;
    for (const part of schemaPath.split("/").slice(1, -1)) {
        const key = decodeURIComponent(part.replaceAll("~1", "/").replaceAll("~0", "~"));
        node = typeof node === "object" && node !== null ? node[key] : undefined;
    }
    const properties = typeof node === "object" && node !== null ? node["properties"] : undefined;
    return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}
/** The candidate with the smallest edit distance, when that is at most a third of its length (rounded up); undefined otherwise. */
export function nearest(word, candidates) {
    if (word.length > 100)
        return undefined;
    let best;
    let least = Infinity;
    for (const c of candidates) {
        const d = distance(word.toLowerCase(), c.toLowerCase());
        if (d < least)
            [best, least] = [c, d];
    }
    return best !== undefined && least <= Math.ceil(best.length / 3) ? best : undefined;
}
/** Levenshtein distance. */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        }
        row = next;
    }
    return row[b.length];
}
