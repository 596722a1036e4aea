// What the command line of a ping tells about its log.
import { canonicalIp } from "../core/address.js";
const NONE = { intervalNs: undefined, outstanding: false, source: undefined };
// Options of iputils ping that take a value.
const VALUED = "cCeFGhiIlmMNpQsStTwW";
/** Options of the first `ping` in a command line; nothing known when there is none. */
export function pingOptions(command) {
    const words = (command ?? "").split(/\s+/);
    const at = words.findIndex((w) => /(?:^|\/)ping6?$/.test(w));
    if (at < 0)
        return NONE;
    const given = new Map();
    for (let k = at + 1; k < words.length && !/^[#;|&>]/.test(words[k]); k++) {
        const word = words[k];
        if (!/^-[A-Za-z]/.test(word))
            continue;
        for (let c = 1; c < word.length; c++) {
            const letter = word[c];
            if (!VALUED.includes(letter))
                given.set(letter, "");
            else {
                given.set(letter, c + 1 < word.length ? word.slice(c + 1) : (words[++k] ?? ""));
                break;
            }
        }
    }
    const source = canonicalIp(given.get("I") ?? "");
    return { intervalNs: interval(given), outstanding: given.has("O"), source };
}
function interval(given) {
    if (given.has("f") || given.has("A"))
        return undefined;
    const text = given.get("i") ?? "1";
    const m = /^(\d{0,6})(?:[.,](\d{1,9}))?$/.exec(text);
    const ns = m === null ? 0 : Number(m[1]) * 1e9 + Number((m[2] ?? "").padEnd(9, "0"));
    return ns > 0 ? ns : undefined;
}
