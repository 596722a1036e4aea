// JSON with places: values as JSON.parse gives them, the line of each, and limits that are stated.
import { visit, type ParseErrorCode } from "jsonc-parser";
import { isExactNumber } from "../core/decimal.ts";
import { EvidenceError } from "../core/errors.ts";

/** Deepest nesting that is read. */
export const JSON_DEPTH = 200;
/** Largest JSON text that is read with places, in characters. */
export const JSON_LIMIT = 256 << 20;

/** A JSON document and where its values lie. */
export interface JsonDocument {
  readonly value: unknown;
  /** Line (from 1) of the value at a JSON Pointer, of its nearest ancestor when there is none. */
  lineOf(pointer: string): number;
}

type Container = { [key: string]: unknown } | unknown[];

/**
 * Parses strict JSON. Throws E_FORMAT with line and column (not JSON, a key given twice, a number that a double cannot
 * hold) or E_LIMIT (deeper than JSON_DEPTH, larger than JSON_LIMIT).
 */
export function parseJson(text: string, file: string): JsonDocument {
  if (text.length > JSON_LIMIT)
    throw new EvidenceError("E_LIMIT", `JSON of ${text.length} characters`, {
      where: { file },
      hint: `at most ${JSON_LIMIT} are read`,
    });
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const builder = new Builder(file, plain);
  visit(plain, builder.visitor, { disallowComments: true, allowTrailingComma: false });
  return builder.document();
}

class Builder {
  readonly #file: string;
  readonly #text: string;
  readonly #stack: { node: Container; key: string }[] = [];
  #root: unknown;
  #rooted = false;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
  }

  readonly visitor = {
    onObjectBegin: (_o: number, _l: number, line: number, column: number) => this.#open({}, line, column),
    onArrayBegin: (_o: number, _l: number, line: number, column: number) => this.#open([], line, column),
    onObjectEnd: () => void this.#stack.pop(),
    onArrayEnd: () => void this.#stack.pop(),
    onObjectProperty: (key: string, _o: number, _l: number, line: number, column: number) => {
      const top = this.#stack.at(-1)!;
      if (Object.hasOwn(top.node, key))
        this.#fail("E_FORMAT", `the key ${JSON.stringify(key.slice(0, 60))} is given twice`, line, column);
      top.key = key;
    },
    onLiteralValue: (value: unknown, offset: number, length: number, line: number, column: number) => {
      if (typeof value === "number" && !isExactNumber(value, this.#text, offset, length))
        this.#fail("E_FORMAT", `a number of ${length} characters that a double cannot hold`, line, column);
      this.#put(value);
    },
    onError: (code: ParseErrorCode, offset: number, _l: number, line: number, column: number) => {
      const word = /^-?(?:NaN|Infinity)\b/.exec(this.#text.slice(offset, offset + 12))?.[0];
      const reason = word === undefined ? (REASONS[code] ?? "unexpected text") : `${word} is no number of JSON`;
      this.#fail("E_FORMAT", `not JSON: ${reason}`, line, column);
    },
  };

  #open(node: Container, line: number, column: number): void {
    if (this.#stack.length >= JSON_DEPTH) this.#fail("E_LIMIT", `nested deeper than ${JSON_DEPTH}`, line, column);
    this.#put(node);
    this.#stack.push({ node, key: "" });
  }

  #put(value: unknown): void {
    const top = this.#stack.at(-1);
    if (top === undefined) [this.#root, this.#rooted] = [value, true];
    else if (Array.isArray(top.node)) top.node.push(value);
    else if (top.key !== "__proto__") top.node[top.key] = value;
    // from evidence it is a key like any other
    else Object.defineProperty(top.node, top.key, { value, enumerable: true, writable: true, configurable: true });
  }

  #fail(code: "E_FORMAT" | "E_LIMIT", says: string, line: number, column: number): never {
    throw new EvidenceError(code, says, { where: { file: this.#file, line: line + 1, column: column + 1 } });
  }

  document(): JsonDocument {
    const text = this.#text;
    if (!this.#rooted)
      throw new EvidenceError("E_EMPTY", "there is no JSON value in it", { where: { file: this.#file } });
    // most documents are right, and nobody asks
    let lines: Placed | undefined;
    return {
      value: this.#root,
      lineOf(pointer) {
        let at: Placed | number = (lines ??= linesOf(text));
        for (const part of pointer.split("/").slice(1)) {
          if (typeof at === "number") break;
          const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
          if (!Object.hasOwn(at.inner, key)) break;
          at = at.inner[key]!;
        }
        return typeof at === "number" ? at : at.line;
      },
    };
  }
}

/** Line of a container, and the same of what it holds; of a value that is none its line alone. */
interface Placed {
  readonly line: number;
  readonly inner: Record<string, Placed | number>;
}

/** Lines (from 1) of all values of a text that was parsed before, in the form of the document: a pointer a value would be ten times the text. */
function linesOf(text: string): Placed {
  const stack: { placed: Placed; key: string | number }[] = [];
  let root: Placed | undefined;
  const put = (value: Placed | number): void => {
    const top = stack.at(-1);
    if (top === undefined) root ??= typeof value === "number" ? { line: value, inner: {} } : value;
    else if (typeof top.key === "number") top.placed.inner[top.key++] = value;
    else if (top.key !== "__proto__") top.placed.inner[top.key] = value;
  };
  const open = (line: number, inner: unknown, key: string | number): void => {
    const placed: Placed = { line: line + 1, inner: inner as Placed["inner"] };
    put(placed);
    stack.push({ placed, key });
  };
  visit(text, {
    onObjectBegin: (_o, _l, line) => open(line, {}, ""),
    onArrayBegin: (_o, _l, line) => open(line, [], 0),
    onObjectEnd: () => void stack.pop(),
    onArrayEnd: () => void stack.pop(),
    onObjectProperty: (key) => void (stack.at(-1)!.key = key),
    onLiteralValue: (_v, _o, _l, line) => put(line + 1),
  });
  return root ?? { line: 1, inner: {} };
}

// jsonc-parser's ParseErrorCode, in words.
const REASONS: Readonly<Record<number, string>> = {
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
