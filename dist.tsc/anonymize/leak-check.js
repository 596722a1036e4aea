// Looks for originals in what is about to leave. It knows nothing of how they were replaced.
const TOKEN = /[0-9A-Za-z]+(?:[.:_-]+[0-9A-Za-z]+)*/g;
/**
 * The first original of `replaced` (original -> pseudonym) that stands in `text` as a whole token; undefined when there is
 * none. A pseudonym that by chance equals another original is no leak.
 */
export function findLeak(text, replaced) {
    const pseudonyms = new Set(replaced.values());
    const originals = new Set([...replaced.keys()].filter((o) => !pseudonyms.has(o) && !/^\d*$/.test(o)));
    for (const [token] of text.matchAll(TOKEN)) {
        if (isAddressLike(token) && originals.has(token))
            return token;
    }
    return undefined;
}
/** Names can be words of our own sentences; addresses cannot. */
function isAddressLike(token) {
    return /^(?:\d+\.){3}\d+$|:.*:/.test(token);
}
