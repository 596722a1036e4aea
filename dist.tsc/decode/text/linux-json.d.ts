import type { JsonNode, JsonObject } from "./json-tree.ts";
/** Objects of a list (or the object itself), without the empty ones that stand for filtered interfaces up to iproute2 5.x. */
export declare function objectsOf(document: JsonNode): JsonObject[];
/** Strings of a list entry; empty when it is not there. */
export declare function stringsAt(o: JsonObject, key: string): string[];
/** True when the key is there and does not say false: iproute2 prints a flag as `"extern_learn": null`. */
export declare function hasFlag(o: JsonObject, key: string): boolean;
