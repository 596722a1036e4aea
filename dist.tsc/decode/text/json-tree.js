// JSON out of a terminal: cut, several documents one after the other, broken in known ways. What can be had is had, with lines.
import { visit } from "jsonc-parser";
import { unparsed } from "./format.js";
/** Largest text that is read as JSON, in characters. */
export const JSON_TEXT_LIMIT = 64 << 20;
/** Deepest nesting that is read. */
export const JSON_TREE_DEPTH = 100;
/** Most documents in one text, and most problems that are listed. */
const DOCUMENTS = 10_000;
const PROBLEMS = 20;
/** jsonc-parser's ParseErrorCode, a const enum, which isolated modules cannot use. */
const CLOSE_BRACE_EXPECTED = 7;
const CLOSE_BRACKET_EXPECTED = 8;
/** A string entry of an object. */
export function stringAt(o, key) {
    const node = o.entries.get(key);
    return node?.type === "scalar" && typeof node.value === "string" ? node.value : undefined;
}
/** A number entry of an object; numbers in quotes count. */
export function numberAt(o, key) {
    const node = o.entries.get(key);
    if (node?.type !== "scalar")
        return undefined;
    if (typeof node.value === "number")
        return node.value;
    return typeof node.value === "string" && /^\d{1,15}$/.test(node.value) ? Number(node.value) : undefined;
}
/** True when the entry is `true`. */
export function flagAt(o, key) {
    const node = o.entries.get(key);
    return node?.type === "scalar" && node.value === true;
}
/** An object entry of an object. */
export function objectAt(o, key) {
    const node = o.entries.get(key);
    return node?.type === "object" ? node : undefined;
}
/** Parses the lines of a text that begins with JSON. Never throws. */
export function readJsonTexts(lines) {
    const out = { documents: [], problems: [], rest: [] };
    let text = lines.map((l) => l.text).join("\n");
    const first = lines[0]?.number ?? 1;
    const deep = deepAt(text);
    if (deep !== undefined) {
        const line = lines[deep]?.number ?? first;
        out.problems.push({
            kind: "jsonProblem",
            line,
            what: "too-deep",
            says: `JSON nested deeper than ${JSON_TREE_DEPTH}`,
        });
        return out;
    }
    let at = 0;
    while (out.documents.length < DOCUMENTS && /^\s*[[{]/.test(text.slice(0, 10_000))) {
        const builder = new TreeBuilder(lines, at);
        visit(text, builder, { disallowComments: true, allowTrailingComma: false });
        if (builder.root === undefined)
            break;
        out.documents.push(builder.root);
        if (out.problems.length < PROBLEMS)
            out.problems.push(...builder.problems());
        if (builder.cut || builder.end === undefined)
            return out;
        at += countNewlines(text, builder.end);
        text = text.slice(builder.end);
    }
    if (text.trim() !== "")
        out.rest.push(...restOf(lines, at, text));
    return out;
}
function restOf(lines, at, text) {
    const [head, ...others] = text.split("\n");
    const rest = others.map((t, i) => ({ number: lines[at + 1 + i]?.number ?? 0, text: t }));
    return [{ number: lines[at]?.number ?? 0, text: head }, ...rest].filter((l) => l.text.trim() !== "");
}
function countNewlines(text, end) {
    let n = 0;
    for (let i = text.indexOf("\n"); i >= 0 && i < end; i = text.indexOf("\n", i + 1))
        n++;
    return n;
}
/** Index of the line on which the nesting goes beyond the limit; the parser is recursive. */
function deepAt(text) {
    let depth = 0;
    let line = 0;
    let quoted = false;
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === 10) {
            line++;
            quoted = false; // no JSON string goes over a line
        }
        else if (quoted) {
            if (c === 92)
                i++;
            else if (c === 34)
                quoted = false;
        }
        else if (c === 34)
            quoted = true;
        else if (c === 123 || c === 91) {
            if (++depth > JSON_TREE_DEPTH)
                return line;
        }
        else if ((c === 125 || c === 93) && depth > 0)
            depth--;
    }
    return undefined;
}
/** jsonc-parser's visitor that builds the tree of the first document. */
class TreeBuilder {
    root;
    /** Offset behind the first document. */
    end;
    /** The text ended within the document. */
    cut = false;
    lines;
    at;
    stack = [];
    errors = [];
    constructor(lines, at) {
        this.lines = lines;
        this.at = at;
    }
    onObjectBegin = (_o, _l, line) => this.open({ type: "object", line: this.number(line), entries: new Map() });
    onArrayBegin = (_o, _l, line) => this.open({ type: "array", line: this.number(line), items: [] });
    onObjectEnd = (offset, length) => this.shut(offset + length);
    onArrayEnd = (offset, length) => this.shut(offset + length);
    onObjectProperty = (key) => {
        const top = this.stack.at(-1);
        if (top !== undefined)
            top.key = key;
    };
    onLiteralValue = (value, _o, _l, line) => this.put({ type: "scalar", line: this.number(line), value });
    onError = (code, _o, _l, line) => {
        // the parser reports the end of a container before it says that its bracket is missing
        if (code === CLOSE_BRACE_EXPECTED || code === CLOSE_BRACKET_EXPECTED)
            this.cut = true;
        if (this.end === undefined && this.errors.length < PROBLEMS)
            this.errors.push({ code, line: this.number(line) });
    };
    problems() {
        if (!this.cut) {
            const [first] = this.errors;
            if (first === undefined)
                return [];
            const more = this.errors.length > 1 ? ` (and ${this.errors.length - 1} more)` : "";
            return [{ kind: "jsonProblem", line: first.line, what: "invalid", says: `not valid JSON${more}` }];
        }
        const line = this.lines.at(-1)?.number ?? 1;
        return [{ kind: "jsonProblem", line, what: "cut", says: "the JSON ends before its end" }];
    }
    number(line) {
        return this.lines[this.at + line]?.number ?? 0;
    }
    open(node) {
        if (this.end !== undefined)
            return;
        this.put(node);
        this.stack.push({ node, key: "" });
    }
    shut(offset) {
        if (this.end !== undefined)
            return;
        this.stack.pop();
        if (this.stack.length === 0)
            this.end = offset;
    }
    put(node) {
        if (this.end !== undefined)
            return;
        const top = this.stack.at(-1);
        if (top === undefined)
            this.root ??= node;
        else if (top.node.type === "array")
            top.node.items.push(node);
        else
            top.node.entries.set(top.key, node);
    }
}
/** A reader that waits for the whole text, then makes rows of each document. */
export class JsonReader {
    rowsOf;
    lines = [];
    size = 0;
    tooLarge;
    constructor(rowsOf) {
        this.rowsOf = rowsOf;
    }
    read(lines) {
        const out = [];
        for (const line of lines) {
            this.size += line.text.length + 1;
            if (this.size > JSON_TEXT_LIMIT) {
                this.tooLarge ??= line.number;
                if (line.text.trim() !== "")
                    out.push(unparsed({ number: line.number, text: line.text.slice(0, 200) }));
            }
            else
                this.lines.push(line);
        }
        return out;
    }
    end() {
        const { documents, problems, rest } = readJsonTexts(this.lines);
        const rows = [...documents.flatMap((d) => this.rowsOf(d)), ...problems];
        if (this.tooLarge !== undefined) {
            const says = `JSON of more than ${JSON_TEXT_LIMIT} characters: the rest was not read`;
            rows.push({ kind: "jsonProblem", line: this.tooLarge, what: "too-large", says });
        }
        return [...rows, ...rest.map(unparsed)];
    }
}
/** The beginning of a text, for `detect` of JSON formats: up to 16,000 characters; empty when it is no JSON. */
export function jsonHead(head) {
    let text = "";
    for (const line of head) {
        if (text === "" && line.text.trim() === "")
            continue;
        text += `${line.text.slice(0, 16_000)}\n`;
        if (text.length >= 16_000)
            break;
    }
    return /^\s*[[{]/.test(text) ? text.slice(0, 16_000) : "";
}
