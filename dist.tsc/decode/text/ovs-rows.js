const MOST_DEPTH = 8;
/** The value that ovs-vsctl printed as `text`: `[]`, `{k=v, "k"="v"}`, `[a, b]`, `"..."`, a number, a word. Never throws. */
export function parseOvsValue(text) {
    const scan = { text: text.trim(), at: 0 };
    const value = valueAt(scan, 0);
    return value === undefined || scan.at < scan.text.length ? text.trim() : value;
}
function valueAt(s, depth) {
    if (depth > MOST_DEPTH)
        return undefined;
    if (s.text[s.at] === "[")
        return setAt(s, depth);
    if (s.text[s.at] === "{")
        return mapAt(s, depth);
    return scalarAt(s);
}
function setAt(s, depth) {
    const set = [];
    s.at++;
    for (;;) {
        skipSpace(s);
        if (s.text[s.at] === "]") {
            s.at++;
            return { set };
        }
        const value = valueAt(s, depth + 1);
        if (value === undefined)
            return undefined;
        set.push(value);
        if (!separated(s, "]"))
            return undefined;
    }
}
function mapAt(s, depth) {
    const map = [];
    s.at++;
    for (;;) {
        skipSpace(s);
        if (s.text[s.at] === "}") {
            s.at++;
            return { map };
        }
        const key = scalarAt(s);
        if (key === undefined || s.text[s.at] !== "=")
            return undefined;
        s.at++;
        const value = valueAt(s, depth + 1);
        if (value === undefined)
            return undefined;
        map.push([String(key), value]);
        if (!separated(s, "}"))
            return undefined;
    }
}
function skipSpace(s) {
    while (s.text[s.at] === " ")
        s.at++;
}
function separated(s, end) {
    skipSpace(s);
    if (s.text[s.at] === ",")
        s.at++;
    else if (s.text[s.at] !== end)
        return false;
    return true;
}
function scalarAt(s) {
    if (s.text[s.at] === '"')
        return quotedAt(s);
    const from = s.at;
    while (s.at < s.text.length && !',=[]{}" '.includes(s.text[s.at]))
        s.at++;
    const word = s.text.slice(from, s.at);
    if (word === "")
        return undefined;
    if (word === "true" || word === "false")
        return word === "true";
    return /^-?\d{1,15}$/.test(word) ? Number(word) : word;
}
function quotedAt(s) {
    let out = "";
    for (s.at++; s.at < s.text.length; s.at++) {
        const c = s.text[s.at];
        if (c === '"') {
            s.at++;
            return out;
        }
        if (c === "\\")
            out += s.text[++s.at] ?? "";
        else
            out += c;
    }
    return undefined;
}
/** A set's members, or the value itself: ovs-vsctl prints a set of one without brackets. */
export function membersOf(value) {
    if (value === undefined)
        return [];
    return typeof value === "object" && "set" in value ? value.set : [value];
}
/** The value under `key` of a map. */
export function mapValue(value, key) {
    if (typeof value !== "object" || !("map" in value))
        return undefined;
    return value.map.find(([k]) => k === key)?.[1];
}
/** A value as one word: scalars as they are, sets and maps in the notation of ovs-vsctl. */
export function ovsText(value) {
    if (value === undefined)
        return "";
    if (typeof value !== "object")
        return String(value);
    if ("set" in value)
        return `[${value.set.map(ovsText).join(", ")}]`;
    return `{${value.map.map(([k, v]) => `${k}=${ovsText(v)}`).join(", ")}}`;
}
