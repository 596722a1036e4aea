import { schemaText } from "../schema/load.js";
let cached;
function root() {
    cached ??= JSON.parse(schemaText("evidence") ?? "{}");
    return cached;
}
/**
 * The evidence as JSON: keys in the order of the schema (those it does not name after them, sorted), two spaces, arrays of
 * numbers on one line, a newline at the end.
 */
export function renderJson(evidence) {
    return [...renderJsonPieces(evidence)].join("");
}
/** Characters of a piece, about. */
const PIECE = 65_536;
/** The same text in pieces, so that a long document need not be in memory as one string. */
export function* renderJsonPieces(evidence) {
    let piece = "";
    for (const part of topLevel(evidence)) {
        piece += part;
        if (piece.length < PIECE)
            continue;
        yield piece;
        piece = "";
    }
    yield piece;
}
/** Row by row of the sections, which are arrays of objects. */
function* topLevel(evidence) {
    const { properties } = root();
    let before = "{\n";
    for (const key of keysOf(evidence, root())) {
        const value = evidence[key];
        yield `${before}  ${JSON.stringify(key)}: `;
        if (Array.isArray(value) && value.length > 0 && typeof value[0] === "object") {
            const items = resolve(properties?.[key])?.items;
            for (const [i, row] of value.entries())
                yield `${i === 0 ? "[" : ","}\n    ${write(row, items, "    ")}`;
            yield "\n  ]";
        }
        else
            yield write(value, properties?.[key], "  ");
        before = ",\n";
    }
    yield "\n}\n";
}
function resolve(schema) {
    if (schema?.$ref === undefined)
        return schema;
    const name = /^#\/\$defs\/(\w+)$/.exec(schema.$ref)?.[1];
    return name === undefined ? undefined : resolve(root().$defs?.[name]);
}
function write(value, schema, indent) {
    if (Array.isArray(value))
        return writeArray(value, resolve(schema)?.items, indent);
    if (typeof value === "object" && value !== null)
        return writeObject(value, resolve(schema), indent);
    return JSON.stringify(value) ?? "null";
}
function writeArray(value, items, indent) {
    if (value.length === 0)
        return "[]";
    // Probe by probe: a line a number would be 60,000 lines.
    if (value.every((v) => typeof v === "number" || v === null))
        return `[${value.map((v) => JSON.stringify(v)).join(", ")}]`;
    const deeper = `${indent}  `;
    return `[\n${value.map((v) => `${deeper}${write(v, items, deeper)}`).join(",\n")}\n${indent}]`;
}
function writeObject(value, schema, indent) {
    const keys = keysOf(value, schema);
    if (keys.length === 0)
        return "{}";
    const deeper = `${indent}  `;
    const other = typeof schema?.additionalProperties === "object" ? schema.additionalProperties : undefined;
    const lines = keys.map((key) => {
        const inner = schema?.properties !== undefined && Object.hasOwn(schema.properties, key) ? schema.properties[key] : other;
        return `${deeper}${JSON.stringify(key)}: ${write(value[key], inner, deeper)}`;
    });
    return `{\n${lines.join(",\n")}\n${indent}}`;
}
function keysOf(value, schema) {
    const named = Object.keys(schema?.properties ?? {}).filter((key) => Object.hasOwn(value, key));
    const rest = Object.keys(value)
        .filter((key) => !named.includes(key))
        .toSorted(byNumberThenText);
    return [...named, ...rest].filter((key) => value[key] !== undefined);
}
/** Lengths of a histogram by size, other keys by code unit. */
function byNumberThenText(a, b) {
    const difference = Number(a) - Number(b);
    if (!Number.isNaN(difference) && difference !== 0)
        return difference;
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
