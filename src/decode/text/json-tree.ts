// JSON out of a terminal: cut, several documents one after the other, broken in known ways. What can be had is had, with lines.
import { visit, type ParseErrorCode } from "jsonc-parser";
import type { Line, RowBase, RowReader, Unparsed } from "./format.ts";
import { isExactNumber } from "../../core/decimal.ts";
import { unparsed } from "./format.ts";
import { MOST_COUNT } from "./printed-number.ts";

/** Largest text that is read as JSON, in characters. Its tree and rows take 15 to 40 times as much memory. */
export const JSON_TEXT_LIMIT = 32 << 20;
/** Deepest nesting that is read. */
export const JSON_TREE_DEPTH = 100;
/** Most documents in one text, and most problems that are listed. */
const DOCUMENTS = 10_000;
const PROBLEMS = 20;
/** Most different keys, and the longest value, that are kept once however often they stand in a text. */
const SHARED_STRINGS = 10_000;
const SHARED_LENGTH = 40;
/** jsonc-parser's ParseErrorCode, a const enum, which isolated modules cannot use. */
const CLOSE_BRACE_EXPECTED = 7;
const CLOSE_BRACKET_EXPECTED = 8;

/** A value with its line. */
export type JsonNode = JsonObject | JsonArray | JsonScalar;

/** An object; keys in the order of the text, the last of equal ones kept (and a JsonProblem says that there are several). */
export interface JsonObject {
  readonly type: "object";
  readonly line: number;
  readonly entries: Map<string, JsonNode>;
  /** Where numbers of its document are noted that cannot be what their key says; shared by all objects of the document. */
  readonly refused?: Refused;
}

/** Numbers that cannot be, by the value that holds them, so that one that is asked for twice is noted once. */
export type Refused = Map<JsonScalar, string>;

/** An array. */
export interface JsonArray {
  readonly type: "array";
  readonly line: number;
  readonly items: JsonNode[];
}

/** A string, number, boolean or null. */
export interface JsonScalar {
  readonly type: "scalar";
  readonly line: number;
  readonly value: string | number | boolean | null;
  /** A number as written, where a double does not hold all of it: 9007199254740993, 1e400. */
  readonly digits?: string;
}

/** Something wrong with the JSON itself; what was read before it is kept. */
export interface JsonProblem extends RowBase {
  readonly kind: "jsonProblem";
  readonly what: "cut" | "invalid" | "too-large" | "too-deep" | "number" | "duplicate-key";
  readonly says: string;
}

/** Documents of a text, in order, and what was wrong. */
export interface JsonTexts {
  readonly documents: JsonNode[];
  readonly problems: JsonProblem[];
  /** Lines after the last document that are no JSON. */
  readonly rest: Line[];
  /** Of all documents. */
  readonly refused: Refused;
  /** Documents in which a key is given twice. */
  readonly ambiguous: ReadonlySet<JsonNode>;
}

/** A string entry of an object. */
export function stringAt(o: JsonObject, key: string): string | undefined {
  const node = o.entries.get(key);
  return node?.type === "scalar" && typeof node.value === "string" ? node.value : undefined;
}

/**
 * A whole number of an object, from 0 to `most`; digits in quotes count. Any other number (negative, with a fraction, too large) cannot
 * be what the key says: it is undefined as if it were not there, and `JsonReader` tells where it stands.
 */
export function numberAt(o: JsonObject, key: string, most: number = MOST_COUNT): number | undefined {
  return checked(o, key, (value) => Number.isInteger(value) && value >= 0 && value <= most);
}

/** A number of an object that may have a fraction (a duration, per cent), from 0 to `most`; others as in `numberAt`. */
export function measureAt(o: JsonObject, key: string, most: number = MOST_COUNT): number | undefined {
  return checked(o, key, (value) => value >= 0 && value <= most);
}

function checked(o: JsonObject, key: string, fits: (value: number) => boolean): number | undefined {
  const node = o.entries.get(key);
  if (node?.type !== "scalar") return undefined;
  const value = typeof node.value === "string" && /^\d{1,30}$/.test(node.value) ? Number(node.value) : node.value;
  if (typeof value !== "number") return undefined;
  if (fits(value)) return value;
  o.refused?.set(node, key);
  return undefined;
}

/** True when the entry is `true`. */
export function flagAt(o: JsonObject, key: string): boolean {
  const node = o.entries.get(key);
  return node?.type === "scalar" && node.value === true;
}

/** An object entry of an object. */
export function objectAt(o: JsonObject, key: string): JsonObject | undefined {
  const node = o.entries.get(key);
  return node?.type === "object" ? node : undefined;
}

/** Parses the lines of a text that begins with JSON. Never throws. */
export function readJsonTexts(lines: readonly Line[]): JsonTexts {
  return readJson(
    lines.map((line) => line.text).join("\n"),
    lines.map((line) => line.number),
  );
}

/** The same of a whole text, of which `lines` are the numbers of its lines. */
function readJson(whole: string, lines: readonly number[]): JsonTexts {
  const ambiguous = new Set<JsonNode>();
  const out: JsonTexts = { documents: [], problems: [], rest: [], refused: new Map(), ambiguous };
  let text = whole;
  const first = lines[0] ?? 1;
  const deep = deepAt(text);
  if (deep !== undefined) {
    const line = lines[deep] ?? first;
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
    const builder = new TreeBuilder(lines, at, text, out.refused);
    visit(text, builder, { disallowComments: true, allowTrailingComma: false });
    if (builder.root === undefined) break;
    out.documents.push(builder.root);
    if (builder.repeated.length > 0) ambiguous.add(builder.root);
    if (out.problems.length < PROBLEMS) out.problems.push(...builder.problems());
    if (builder.cut || builder.end === undefined) return out;
    at += countNewlines(text, builder.end);
    text = text.slice(builder.end);
  }
  if (text.trim() !== "") out.rest.push(...restOf(lines, at, text));
  return out;
}

function restOf(lines: readonly number[], at: number, text: string): Line[] {
  const [head, ...others] = text.split("\n");
  const rest = others.map((t, i) => ({ number: lines[at + 1 + i] ?? 0, text: t }));
  return [{ number: lines[at] ?? 0, text: head! }, ...rest].filter((l) => l.text.trim() !== "");
}

function countNewlines(text: string, end: number): number {
  let n = 0;
  for (let i = text.indexOf("\n"); i >= 0 && i < end; i = text.indexOf("\n", i + 1)) n++;
  return n;
}

/** Index of the line on which the nesting goes beyond the limit; the parser is recursive. */
function deepAt(text: string): number | undefined {
  let depth = 0;
  let line = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 10) {
      line++;
      quoted = false; // no JSON string goes over a line
    } else if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 123 || c === 91) {
      if (++depth > JSON_TREE_DEPTH) return line;
    } else if ((c === 125 || c === 93) && depth > 0) depth--;
  }
  return undefined;
}

/** jsonc-parser's visitor that builds the tree of the first document. */
class TreeBuilder {
  root: JsonNode | undefined;
  /** Offset behind the first document. */
  end: number | undefined;
  /** The text ended within the document. */
  cut = false;
  /** Keys that an object has twice: the first ones, with both lines. */
  readonly repeated: JsonProblem[] = [];
  private readonly lines: readonly number[];
  private readonly at: number;
  private readonly text: string;
  private readonly refused: Refused;
  private readonly stack: { node: JsonObject | JsonArray; key: string }[] = [];
  private readonly errors: { code: ParseErrorCode; line: number }[] = [];
  /** Strings that come again in every object of a list: each a string of its own would be half of the tree. */
  private readonly shared = new Map<string, string>();

  constructor(lines: readonly number[], at: number, text: string, refused: Refused) {
    this.lines = lines;
    this.at = at;
    this.text = text;
    this.refused = refused;
  }

  readonly onObjectBegin = (_o: number, _l: number, line: number): void =>
    this.open({ type: "object", line: this.number(line), entries: new Map(), refused: this.refused });
  readonly onArrayBegin = (_o: number, _l: number, line: number): void =>
    this.open({ type: "array", line: this.number(line), items: [] });
  readonly onObjectEnd = (offset: number, length: number): void => this.shut(offset + length);
  readonly onArrayEnd = (offset: number, length: number): void => this.shut(offset + length);
  readonly onObjectProperty = (key: string): void => {
    const top = this.stack.at(-1);
    if (top !== undefined) top.key = this.once(key);
  };
  // 1e309 reads as infinite: whoever asks for it is told that it is none
  readonly onLiteralValue = (value: JsonScalar["value"], offset: number, length: number, line: number): void => {
    const kept = typeof value === "string" ? this.once(value) : value;
    const scalar = { type: "scalar", line: this.number(line), value: kept } as const;
    const lossy = typeof value === "number" && !isExactNumber(value, this.text, offset, length);
    this.put(lossy ? { ...scalar, digits: this.text.slice(offset, offset + Math.min(length, 400)) } : scalar);
  };
  readonly onError = (code: ParseErrorCode, _o: number, _l: number, line: number): void => {
    // the parser reports the end of a container before it says that its bracket is missing
    if (code === CLOSE_BRACE_EXPECTED || code === CLOSE_BRACKET_EXPECTED) this.cut = true;
    if (this.end === undefined && this.errors.length < PROBLEMS) this.errors.push({ code, line: this.number(line) });
  };

  problems(): JsonProblem[] {
    return [...this.broken(), ...this.repeated];
  }

  private broken(): JsonProblem[] {
    if (!this.cut) {
      const [first] = this.errors;
      if (first === undefined) return [];
      const more = this.errors.length > 1 ? ` (and ${this.errors.length - 1} more)` : "";
      return [{ kind: "jsonProblem", line: first.line, what: "invalid", says: `not valid JSON${more}` }];
    }
    const line = this.lines.at(-1) ?? 1;
    return [{ kind: "jsonProblem", line, what: "cut", says: "the JSON ends before its end" }];
  }

  private once(text: string): string {
    if (text.length > SHARED_LENGTH) return text;
    const same = this.shared.get(text);
    if (same === undefined && this.shared.size < SHARED_STRINGS) this.shared.set(text, text);
    return same ?? text;
  }

  private number(line: number): number {
    return this.lines[this.at + line] ?? 0;
  }

  private open(node: JsonObject | JsonArray): void {
    if (this.end !== undefined) return;
    this.put(node);
    this.stack.push({ node, key: "" });
  }

  private shut(offset: number): void {
    if (this.end !== undefined) return;
    this.stack.pop();
    if (this.stack.length === 0) this.end = offset;
  }

  private put(node: JsonNode): void {
    if (this.end !== undefined) return;
    const top = this.stack.at(-1);
    if (top === undefined) this.root ??= node;
    else if (top.node.type === "array") top.node.items.push(node);
    else {
      const earlier = top.node.entries.get(top.key);
      if (earlier !== undefined && this.repeated.length < PROBLEMS) {
        const says = `${top.key.slice(0, 100)} on lines ${earlier.line} and ${node.line}`;
        this.repeated.push({ kind: "jsonProblem", line: node.line, what: "duplicate-key", says });
      }
      top.node.entries.set(top.key, node);
    }
  }
}

/** A reader that waits for the whole text, then makes rows of each document. */
export class JsonReader<Row extends RowBase> implements RowReader<Row | JsonProblem> {
  private readonly rowsOf: (document: JsonNode) => Row[];
  private readonly strict: boolean;
  /** What came so far: the texts of lines together, and their numbers. An object a line would be several times the text. */
  private texts: string[] = [];
  private numbers: number[] = [];
  private size = 0;
  private tooLarge: number | undefined;

  /** `strict`: a document in which a key is given twice gives no rows, since nobody knows which one is meant. */
  constructor(rowsOf: (document: JsonNode) => Row[], { strict = false }: { readonly strict?: boolean } = {}) {
    this.rowsOf = rowsOf;
    this.strict = strict;
  }

  read(lines: readonly Line[]): (Row | JsonProblem | Unparsed)[] {
    if (lines.length === 0) return [];
    const text = lines.map((line) => line.text).join("\n");
    this.size += text.length + 1;
    if (this.size <= JSON_TEXT_LIMIT) {
      this.texts.push(text);
      for (const { number } of lines) this.numbers.push(number);
      return [];
    }
    // A part of a document says nothing that could be relied on, and its tree takes many times its text: all of it is given up at once.
    this.tooLarge ??= lines[0]!.number;
    const out = this.texts.length === 0 ? [] : this.giveUpHeld();
    return [...out, ...givenUp(lines)];
  }

  private giveUpHeld(): Unparsed[] {
    const { texts, numbers } = this;
    this.texts = [];
    this.numbers = [];
    let at = 0;
    return texts.flatMap((text) => {
      const from = at;
      const lines = text.split("\n").map((line, i) => ({ number: numbers[from + i]!, text: line }));
      at += lines.length;
      return givenUp(lines);
    });
  }

  end(): (Row | JsonProblem | Unparsed)[] {
    if (this.tooLarge !== undefined) {
      const says = `JSON of more than ${JSON_TEXT_LIMIT} characters: nothing of it was read`;
      return [{ kind: "jsonProblem", line: this.tooLarge, what: "too-large", says }];
    }
    const { documents: all, problems, rest, refused, ambiguous } = readJson(this.texts.join("\n"), this.numbers);
    const documents = this.strict ? all.filter((d) => !ambiguous.has(d)) : all;
    const rows = documents.flatMap((d) => this.rowsOf(d));
    return [...rows, ...problems, ...impossible(refused), ...rest.map(unparsed)];
  }
}

/** Lines of a text that is not read, as one row that counts them. */
function givenUp(lines: readonly Line[]): Unparsed[] {
  const full = lines.filter(({ text }) => text.trim() !== "");
  const [first] = full;
  if (first === undefined) return [];
  // a copy, or these few characters would keep the whole line in memory
  const row = unparsed({ number: first.number, text: Buffer.from(first.text.slice(0, 200)).toString() });
  return [full.length === 1 ? row : { ...row, more: full.length - 1 }];
}

/** What is said of numbers that cannot be: the first ones each, and how many more there are. */
function impossible(refused: Refused): JsonProblem[] {
  const all = [...refused].map(([node, key]): JsonProblem => {
    return { kind: "jsonProblem", line: node.line, what: "number", says: `${key}: ${node.value}` };
  });
  if (all.length <= PROBLEMS) return all;
  const more = `and ${all.length - PROBLEMS} more`;
  return [...all.slice(0, PROBLEMS), { ...all[PROBLEMS]!, says: more }];
}

/** The beginning of a text, for `detect` of JSON formats: up to 16,000 characters; empty when it is no JSON. */
export function jsonHead(head: readonly Line[]): string {
  let text = "";
  for (const line of head) {
    if (text === "" && line.text.trim() === "") continue;
    text += `${line.text.slice(0, 16_000)}\n`;
    if (text.length >= 16_000) break;
  }
  return /^\s*[[{]/.test(text) ? text.slice(0, 16_000) : "";
}
