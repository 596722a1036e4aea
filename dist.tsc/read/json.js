// JSON with places: values as JSON.parse gives them, the line of each, and limits that are stated.
import { visit } from "jsonc-parser";
import { EvidenceError } from "../core/errors.js";
/** Deepest nesting that is read. */
export const JSON_DEPTH = 200;
/** Largest JSON text that is read with places, in characters. */
export const JSON_LIMIT = 256 << 20;
/**
 * Parses strict JSON. Throws E_FORMAT with line and column (not JSON, a key given twice, a number that a double cannot
 * hold) or E_LIMIT (deeper than JSON_DEPTH, larger than JSON_LIMIT).
 */
export function parseJson(text, file) {
    if (text.length > JSON_LIMIT)
        throw new EvidenceError("E_LIMIT", `JSON of ${text.length} characters`, {
            where: { file },
            hint: `at most ${JSON_LIMIT} are read`,
        });
    const builder = new Builder(file);
    visit(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text, builder.visitor, {
        disallowComments: true,
        allowTrailingComma: false,
    });
    return builder.document();
}
class Builder {
    #file;
    #lines = new Map();
    #stack = [];
    #root;
    #rooted = false;
    constructor(file) {
        this.#file = file;
    }
    visitor = {
        onObjectBegin: (_o, _l, line, column) => this.#open({}, line, column),
        onArrayBegin: (_o, _l, line, column) => this.#open([], line, column),
        onObjectEnd: () => void this.#stack.pop(),
        onArrayEnd: () => void this.#stack.pop(),
        onObjectProperty: (key, _o, _l, line, column) => {
            const top = this.#stack.at(-1);
            if (Object.hasOwn(top.node, key))
                this.#fail("E_FORMAT", `the key ${JSON.stringify(key.slice(0, 60))} is given twice`, line, column);
            top.key = key;
        },
        onLiteralValue: (value, _o, length, line, column) => {
            if (typeof value === "number" && !Number.isFinite(value))
                this.#fail("E_FORMAT", `a number of ${length} characters that a double cannot hold`, line, column);
            this.#put(value, line);
        },
        onError: (code, _o, _l, line, column) => this.#fail("E_FORMAT", `not JSON: ${REASONS[code] ?? "unexpected text"}`, line, column),
    };
    #open(node, line, column) {
        if (this.#stack.length >= JSON_DEPTH)
            this.#fail("E_LIMIT", `nested deeper than ${JSON_DEPTH}`, line, column);
        const pointer = this.#put(node, line);
        this.#stack.push({ node, pointer, key: "" });
    }
    #put(value, line) {
        const top = this.#stack.at(-1);
        let pointer = "";
        if (top === undefined)
            [this.#root, this.#rooted] = [value, true];
        else if (Array.isArray(top.node)) {
            pointer = `${top.pointer}/${top.node.length}`;
            top.node.push(value);
        }
        else {
            pointer = `${top.pointer}/${top.key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
            // "__proto__" from evidence is a key like any other
            Object.defineProperty(top.node, top.key, { value, enumerable: true, writable: true, configurable: true });
        }
        if (line > 0 || pointer === "")
            this.#lines.set(pointer, line + 1);
        return pointer;
    }
    #fail(code, says, line, column) {
        throw new EvidenceError(code, says, { where: { file: this.#file, line: line + 1, column: column + 1 } });
    }
    document() {
        if (!this.#rooted)
            throw new EvidenceError("E_EMPTY", "there is no JSON value in it", { where: { file: this.#file } });
        const lines = this.#lines;
        return {
            value: this.#root,
            lineOf(pointer) {
                for (let p = pointer; p !== ""; p = p.slice(0, p.lastIndexOf("/"))) {
                    const line = lines.get(p);
                    if (line !== undefined)
                        return line;
                }
                return lines.get("") ?? 1;
            },
        };
    }
}
// jsonc-parser's ParseErrorCode, in words.
const REASONS = {
    1: "a symbol that does not belong here",
    2: "a number is malformed",
    3: "a property name must be a string in double quotes",
    4: "a value is missing",
    5: "a colon is missing",
    6: "a comma is missing",
    7: "a closing brace is missing",
    8: "a closing bracket is missing",
    9: "text after the end of the value",
    10: "comments are not JSON",
    11: "a comment is not closed",
    12: "a string is not closed",
    13: "a number is not finished",
    14: "a Unicode escape is malformed",
    15: "an escape is malformed",
    16: "a control character inside a string",
};
