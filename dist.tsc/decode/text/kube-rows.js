const KLOG = /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d{6} +\d+ \S+:\d+\] (.*)$/;
const EMPTY = /^No resources found(?: in \S+ namespace)?\.?\s*$/;
const WARNING = /^Warning: \S/;
const ERROR = /^(?:Error from server(?: \(\w+\))?: |error: \S|error (?:when|validating) |Error: \S|The \w+ "[^"]*" is invalid: ?|Unable to connect to the server: |The connection to the server \S+ was refused|strict decoding error: |Unexpected error when |an error on the server )/;
const UNKNOWN_FIELD = /unknown field "|unknown object type|no matches for kind "/;
/** What kubectl or the server says on this line; undefined for anything else. */
export function parseKubeMessage(text, line) {
    const says = KLOG.exec(text)?.[1] ?? text.trim();
    const plain = says.length === text.trim().length;
    if (EMPTY.test(says))
        return { kind: "message", line, what: "empty", says };
    const warns = !plain || WARNING.test(says);
    if (!warns && !ERROR.test(says))
        return undefined;
    if (UNKNOWN_FIELD.test(says))
        return { kind: "message", line, what: "unknown-field", says };
    return { kind: "message", line, what: warns ? "warning" : "error", says };
}
/** Most elements of lists within lists. */
const NESTED = 3;
/** Objects of a document: itself, or the elements of a list; undefined for what is no object of Kubernetes. */
export function kubeObjects(document, depth = 0) {
    if (document.type === "array")
        return all(document.items, depth, undefined);
    if (document.type !== "object")
        return undefined;
    const type = scalar(document, "kind");
    const items = document.entries.get("items");
    if (items?.type === "array" && (type === undefined || type.endsWith("List"))) {
        const element = type === undefined || type === "List" ? undefined : type.slice(0, -"List".length);
        return all(items.items, depth, element);
    }
    // the frame of a list whose elements were read one by one
    if (type?.endsWith("List") === true && scalar(document, "apiVersion") !== undefined)
        return [];
    const one = kubeObject(document, undefined);
    return one === undefined ? undefined : [one];
}
function all(items, depth, element) {
    if (depth >= NESTED)
        return undefined;
    const out = [];
    for (const item of items) {
        const bare = element !== undefined && item.type === "object" ? kubeObject(item, element) : undefined;
        const found = bare === undefined ? kubeObjects(item, depth + 1) : [bare];
        if (found === undefined)
            return undefined;
        for (const o of found)
            out.push(o);
    }
    return out;
}
function kubeObject(tree, element) {
    const apiVersion = scalar(tree, "apiVersion");
    const type = scalar(tree, "kind") ?? element;
    if (type === undefined || (apiVersion === undefined && element === undefined))
        return undefined;
    const metadata = tree.entries.get("metadata");
    const meta = metadata?.type === "object" ? metadata : undefined;
    return {
        kind: "object",
        line: tree.line,
        apiVersion: apiVersion ?? "",
        type,
        name: (meta === undefined ? undefined : (scalar(meta, "name") ?? scalar(meta, "generateName"))) ?? "",
        namespace: meta === undefined ? undefined : scalar(meta, "namespace"),
        tree,
    };
}
function scalar(o, key) {
    const node = o.entries.get(key);
    return node?.type === "scalar" && typeof node.value === "string" ? node.value : undefined;
}
