// How a time, a bound and a place are written in the evidence document.
import { rfc3339 } from "../core/time.js";
/**
 * RFC 3339 in UTC with the source's number of fractional digits, or more where the value needs them: a send worked
 * out as stamp - RTT can be finer than the stamp, and cutting an upper bound would make it wrong.
 */
export function stamp(t, digits) {
    let needed = Math.max(0, Math.min(9, digits));
    let unit = 10n ** BigInt(9 - needed);
    while (t % unit !== 0n) {
        unit /= 10n;
        needed++;
    }
    return rfc3339(t, needed);
}
/** Both ends of a bound as text. */
export function bound(b, digits) {
    return { low: stamp(b.low, digits), high: stamp(b.high, digits) };
}
/** Decimal digits that show one tick of `resolutionNs`: 1 000 ns is 6, 1 ns is 9, 1 s is 0. */
export function digitsOf(resolutionNs) {
    let digits = 0;
    for (let unit = 1e9; digits < 9 && unit > resolutionNs; unit /= 10)
        digits++;
    return digits;
}
/** A place without keys that hold nothing. */
export function source(ref) {
    const out = { input: ref.input };
    if (ref.record !== undefined)
        out.record = ref.record;
    if (ref.line !== undefined)
        out.line = ref.line;
    if (ref.offset !== undefined)
        out.offset = ref.offset;
    return out;
}
/** Places in the order given, each once. */
export function sources(refs) {
    const seen = new Map();
    for (const ref of refs) {
        if (ref === undefined)
            continue;
        const key = `${ref.input}|${ref.record ?? ""}|${ref.line ?? ""}|${ref.offset ?? ""}`;
        if (!seen.has(key))
            seen.set(key, source(ref));
    }
    return [...seen.values()];
}
/** Order of places: input ids as numbers where they end in one ("i2" before "i10"), then record, line, offset. */
export function compareSources(a, b) {
    return (compareIds(a.input, b.input) ||
        (a.record ?? 0) - (b.record ?? 0) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.offset ?? 0) - (b.offset ?? 0));
}
/** Order of ids such as "i2" and "i10": the number counts as a number. */
export function compareIds(a, b) {
    const [, textA = "", numberA = ""] = /^(.*?)(\d*)$/s.exec(a) ?? [];
    const [, textB = "", numberB = ""] = /^(.*?)(\d*)$/s.exec(b) ?? [];
    return compareText(textA, textB) || Number(numberA) - Number(numberB) || compareText(a, b);
}
/** Order of texts by code unit: the same on every machine and in every locale. */
export function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
