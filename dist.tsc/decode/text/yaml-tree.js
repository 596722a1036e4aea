// YAML out of a terminal or an editor as the tree that JSON gives, with lines. A text is cut into its documents, and a list of objects
// into its elements, so that a long output costs what its longest element costs.
import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { MOST_NESTING, deepYamlLine } from "../../read/yaml-depth.js";
/** Largest document (or element of a list) that is read, characters: the parser takes about 150 bytes for each. */
export const YAML_LIMIT = 1 << 19;
/** Values of one document, with those that aliases repeat. */
const MOST_NODES = 200_000;
const MOST_DEPTH = 60;
/** Cuts a text as its lines come. */
export class YamlChunks {
    /** Lines of the document around a list of elements, or of a document without one. */
    frame = new Piece();
    item;
    /** Columns before the "-" of elements: "next" when the list has been opened. */
    indent;
    /** Chunks that a line completes. */
    push(line) {
        const { text } = line;
        if (/^(?:---|\.\.\.)(?:\s|$)/.test(text)) {
            const done = this.end();
            const rest = text.slice(3).trim();
            if (rest !== "" && !rest.startsWith("#"))
                this.frame.add({ number: line.number, text: rest });
            return done;
        }
        if (text.trim() === "" || /^\s*#/.test(text)) {
            (this.item ?? this.frame).add(line);
            return [];
        }
        return this.content(line);
    }
    /** The chunks that are open. */
    end() {
        const done = [this.frame, ...(this.item === undefined ? [] : [this.item])].filter((p) => p.filled);
        this.frame = new Piece();
        this.item = undefined;
        this.indent = undefined;
        return done.map((p) => p.chunk());
    }
    content(line) {
        const { text } = line;
        const spaces = text.length - text.trimStart().length;
        const dash = text.startsWith("- ", spaces) || text.trim() === "-";
        if (this.indent === "next")
            this.indent = dash ? spaces : undefined;
        if (this.indent !== undefined && dash && spaces === this.indent) {
            const done = this.item === undefined ? [] : [this.item.chunk()];
            this.item = new Piece();
            // the element as a document of its own
            this.item.add({ number: line.number, text: `${text.slice(0, spaces)}  ${text.slice(spaces + 2)}` });
            return done;
        }
        if (this.item !== undefined && spaces > this.indent) {
            this.item.add(line);
            return [];
        }
        const done = this.item === undefined ? [] : [this.item.chunk()];
        this.item = undefined;
        this.indent = /^items:\s*(?:#.*)?$/.test(text) ? "next" : undefined;
        this.frame.add(line);
        return done;
    }
}
class Piece {
    filled = false;
    lines = [];
    size = 0;
    add(line) {
        this.size += line.text.length + 1;
        if (this.size <= YAML_LIMIT || this.lines.length === 0)
            this.lines.push(line);
        if (!this.filled && line.text.trim() !== "" && !/^\s*#/.test(line.text))
            this.filled = true;
    }
    chunk() {
        return { lines: this.lines, size: this.size };
    }
}
/** The tree of a chunk and what was wrong. Never throws. */
export function readYaml(chunk) {
    const first = chunk.lines.find((l) => l.text.trim() !== "") ?? chunk.lines[0];
    const line = first?.number ?? 0;
    if (chunk.size > YAML_LIMIT) {
        const says = `${chunk.size} characters in one document, and ${YAML_LIMIT} are read at most: it was left out`;
        return { node: undefined, problem: { kind: "yamlProblem", line, what: "too-large", says }, errors: 0 };
    }
    const deep = deepYamlLine(chunk.lines);
    if (deep !== undefined) {
        const says = `nested deeper than ${MOST_NESTING}: it was left out`;
        return { node: undefined, problem: { kind: "yamlProblem", line: deep, what: "too-deep", says }, errors: 0 };
    }
    const counter = new LineCounter();
    let doc;
    try {
        const text = chunk.lines.map((l) => l.text).join("\n");
        doc = parseDocument(text, {
            lineCounter: counter,
            uniqueKeys: false,
            prettyErrors: false,
            logLevel: "silent",
            strict: false,
        });
    }
    catch {
        // the parser is recursive; a stack that overflows says so by RangeError
        const says = "nested deeper than what the parser can follow: it was left out";
        return { node: undefined, problem: { kind: "yamlProblem", line, what: "too-deep", says }, errors: 0 };
    }
    const tree = new Tree(doc, (offset) => chunk.lines[counter.linePos(offset).line - 1]?.number ?? line);
    const node = tree.node(doc.contents, 0);
    const [error] = doc.errors;
    const errors = doc.errors.length;
    if (error !== undefined) {
        const at = tree.lineAt(error.pos[0]);
        return { node, problem: { kind: "yamlProblem", line: at, what: "invalid", says: error.message }, errors };
    }
    if (!tree.over)
        return { node, problem: undefined, errors };
    const says = `more than ${MOST_NODES} values, or nested deeper than ${MOST_DEPTH}: the rest was left out`;
    return { node, problem: { kind: "yamlProblem", line, what: "too-deep", says }, errors };
}
/** Turns the parser's nodes into the tree; aliases are followed as often as the budget allows. */
class Tree {
    over = false;
    lineAt;
    doc;
    left = MOST_NODES;
    constructor(doc, lineAt) {
        this.doc = doc;
        this.lineAt = lineAt;
    }
    node(value, depth) {
        const line = this.lineAt(startOf(value));
        if (depth > MOST_DEPTH || this.left-- <= 0) {
            this.over = true;
            return { type: "scalar", line, value: null };
        }
        if (isAlias(value)) {
            const meant = value.resolve(this.doc);
            return meant === undefined ? { type: "scalar", line, value: null } : this.node(meant, depth + 1);
        }
        if (isMap(value))
            return this.map(value.items, line, depth);
        if (isSeq(value))
            return { type: "array", line, items: value.items.map((i) => this.node(i, depth + 1)) };
        return { type: "scalar", line, value: isScalar(value) ? scalarOf(value.value, value.source) : null };
    }
    map(items, line, depth) {
        const entries = new Map();
        for (const { key, value } of items) {
            if (!isScalar(key))
                continue;
            entries.set(String(key.source ?? key.value), this.node(value, depth + 1));
        }
        return { type: "object", line, entries };
    }
}
function startOf(node) {
    const range = typeof node === "object" && node !== null ? node.range : null;
    return range?.[0] ?? 0;
}
/** In YAML 1.1 a MAC of small digits is a number of base 60: what is written with colons is text. */
function scalarOf(value, source) {
    if (typeof value === "string" || typeof value === "boolean")
        return value;
    if (typeof value === "number")
        return Number.isFinite(value) && source?.includes(":") !== true ? value : (source ?? null);
    return source === undefined || value === null ? null : source;
}
