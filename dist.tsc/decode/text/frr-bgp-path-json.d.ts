import type { BgpPath } from "./frr-bgp-rows.ts";
import type { JsonObject } from "./json-tree.ts";
/** The fields that a path has in every address family. */
type PathFields = Omit<BgpPath, "kind" | "line" | "prefix" | "cut">;
/** Status, next hop and attributes of a path object, 7.x to 10.x. */
export declare function pathFieldsOf(o: JsonObject): PathFields;
/** A string, or the `string` of an object. */
export declare function textOf(o: JsonObject, key: string): string | undefined;
export {};
