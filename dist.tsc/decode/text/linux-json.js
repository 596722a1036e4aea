/** Objects of a list (or the object itself), without the empty ones that stand for filtered interfaces up to iproute2 5.x. */
export function objectsOf(document) {
    const items = document.type === "array" ? document.items : [document];
    return items.filter((i) => i.type === "object" && i.entries.size > 0);
}
/** Strings of a list entry; empty when it is not there. */
export function stringsAt(o, key) {
    const node = o.entries.get(key);
    if (node?.type !== "array")
        return [];
    return node.items.flatMap((i) => (i.type === "scalar" && typeof i.value === "string" ? [i.value] : []));
}
/** True when the key is there and does not say false: iproute2 prints a flag as `"extern_learn": null`. */
export function hasFlag(o, key) {
    const node = o.entries.get(key);
    return node !== undefined && !(node.type === "scalar" && node.value === false);
}
