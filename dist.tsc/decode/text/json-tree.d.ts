import type { Line, RowBase, RowReader, Unparsed } from "./format.ts";
/** Largest text that is read as JSON, in characters. */
export declare const JSON_TEXT_LIMIT: number;
/** Deepest nesting that is read. */
export declare const JSON_TREE_DEPTH = 100;
/** A value with its line. */
export type JsonNode = JsonObject | JsonArray | JsonScalar;
/** An object; keys in the order of the text, the last of equal ones kept. */
export interface JsonObject {
    readonly type: "object";
    readonly line: number;
    readonly entries: Map<string, JsonNode>;
}
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
}
/** Something wrong with the JSON itself; what was read before it is kept. */
export interface JsonProblem extends RowBase {
    readonly kind: "jsonProblem";
    readonly what: "cut" | "invalid" | "too-large" | "too-deep";
    readonly says: string;
}
/** Documents of a text, in order, and what was wrong. */
export interface JsonTexts {
    readonly documents: JsonNode[];
    readonly problems: JsonProblem[];
    /** Lines after the last document that are no JSON. */
    readonly rest: Line[];
}
/** A string entry of an object. */
export declare function stringAt(o: JsonObject, key: string): string | undefined;
/** A number entry of an object; numbers in quotes count. */
export declare function numberAt(o: JsonObject, key: string): number | undefined;
/** True when the entry is `true`. */
export declare function flagAt(o: JsonObject, key: string): boolean;
/** An object entry of an object. */
export declare function objectAt(o: JsonObject, key: string): JsonObject | undefined;
/** Parses the lines of a text that begins with JSON. Never throws. */
export declare function readJsonTexts(lines: readonly Line[]): JsonTexts;
/** A reader that waits for the whole text, then makes rows of each document. */
export declare class JsonReader<Row extends RowBase> implements RowReader<Row | JsonProblem> {
    private readonly rowsOf;
    private readonly lines;
    private size;
    private tooLarge;
    constructor(rowsOf: (document: JsonNode) => Row[]);
    read(lines: readonly Line[]): (Row | JsonProblem | Unparsed)[];
    end(): (Row | JsonProblem | Unparsed)[];
}
/** The beginning of a text, for `detect` of JSON formats: up to 16,000 characters; empty when it is no JSON. */
export declare function jsonHead(head: readonly Line[]): string;
