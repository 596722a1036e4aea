// What the JSON of iproute2 has in common: lists whose filtered elements are `{}` in old versions, flags as keys with null.
import type { JsonNode, JsonObject } from "./json-tree.ts";

/** Objects of a list (or the object itself), without the empty ones that stand for filtered interfaces up to iproute2 5.x. */
export function objectsOf(document: JsonNode): JsonObject[] {
  const items = document.type === "array" ? document.items : [document];
  return items.filter((i): i is JsonObject => i.type === "object" && i.entries.size > 0);
}

/** Strings of a list entry; empty when it is not there. */
export function stringsAt(o: JsonObject, key: string): string[] {
  const node = o.entries.get(key);
  if (node?.type !== "array") return [];
  return node.items.flatMap((i) => (i.type === "scalar" && typeof i.value === "string" ? [i.value] : []));
}

/** True when the key is there and does not say false: iproute2 prints a flag as `"extern_learn": null`. */
export function hasFlag(o: JsonObject, key: string): boolean {
  const node = o.entries.get(key);
  return node !== undefined && !(node.type === "scalar" && node.value === false);
}
