/** Deepest nesting that is read. */
export declare const JSON_DEPTH = 200;
/** Largest JSON text that is read with places, in characters. */
export declare const JSON_LIMIT: number;
/** A JSON document and where its values lie. */
export interface JsonDocument {
    readonly value: unknown;
    /** Line (from 1) of the value at a JSON Pointer, of its nearest ancestor when there is none. */
    lineOf(pointer: string): number;
}
/**
 * Parses strict JSON. Throws E_FORMAT with line and column (not JSON, a key given twice, a number that a double cannot
 * hold) or E_LIMIT (deeper than JSON_DEPTH, larger than JSON_LIMIT).
 */
export declare function parseJson(text: string, file: string): JsonDocument;
