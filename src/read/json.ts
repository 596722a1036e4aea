// JSON with places: values as JSON.parse gives them, the line of each, and limits that are stated.
import { visit, type ParseErrorCode } from "jsonc-parser";
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
  const builder = new Builder(file);
  visit(plain, builder.visitor, { disallowComments: true, allowTrailingComma: false });
  return builder.document(plain);
}

class Builder {
  readonly #file: string;
  readonly #stack: { node: Container; key: string }[] = [];
  #root: unknown;
  #rooted = false;

  constructor(file: string) {
    this.#file = file;
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
    onLiteralValue: (value: unknown, _o: number, length: number, line: number, column: number) => {
      if (typeof value === "number" && !Number.isFinite(value))
        this.#fail("E_FORMAT", `a number of ${length} characters that a double cannot hold`, line, column);
      this.#put(value);
    },
    onError: (code: ParseErrorCode, _o: number, _l: number, line: number, column: number) =>
      this.#fail("E_FORMAT", `not JSON: ${REASONS[code] ?? "unexpected text"}`, line, column),
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

  document(text: string): JsonDocument {
    if (!this.#rooted)
      throw new EvidenceError("E_EMPTY", "there is no JSON value in it", { where: { file: this.#file } });
    // most documents are right, and nobody asks
    let lines: ReadonlyMap<string, number> | undefined;
    return {
      value: this.#root,
      lineOf(pointer) {
        lines ??= linesOf(text);
        for (let p = pointer; p !== ""; p = p.slice(0, p.lastIndexOf("/"))) {
          const line = lines.get(p);
          if (line !== undefined) return line;
        }
        return lines.get("") ?? 1;
      },
    };
  }
}

/** Line (from 1) of every value of a text that was parsed before, by its JSON Pointer; those of the first line are left out. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const stack: { pointer: string; key: string | number }[] = [];
  const put = (line: number): string => {
    const top = stack.at(-1);
    let pointer = "";
    if (top !== undefined) {
      const key = typeof top.key === "number" ? String(top.key++) : top.key.replaceAll("~", "~0").replaceAll("/", "~1");
      pointer = `${top.pointer}/${key}`;
    }
    if (line > 0 || pointer === "") lines.set(pointer, line + 1);
    return pointer;
  };
  visit(text, {
    onObjectBegin: (_o, _l, line) => void stack.push({ pointer: put(line), key: "" }),
    onArrayBegin: (_o, _l, line) => void stack.push({ pointer: put(line), key: 0 }),
    onObjectEnd: () => void stack.pop(),
    onArrayEnd: () => void stack.pop(),
    onObjectProperty: (key) => void (stack.at(-1)!.key = key),
    onLiteralValue: (_v, _o, _l, line) => void put(line),
  });
  return lines;
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
