// What an input says, within a sentence of ours: between marks that nothing else carries, so that it can be told from our own words
// when the sentence leaves the machine.
import { canonicalIp, canonicalMac } from "./address.js";
/** Characters of a quotation. */
const LONGEST = 200;
const MARKS = /[\u2018\u2019\u201c\u201d]/g;
/** Words of an input (a message, a command): \u201c...\u201d, at most 200 characters, on one line. */
export function quoted(text) {
    return `\u201c${inside(text)}\u201d`;
}
/** A name out of an input (a host, a device, a VRF): \u2018...\u2019. An address stays as it is: every address is known for one. */
export function named(text) {
    const isAddress = canonicalIp(text) !== undefined || canonicalMac(text) !== undefined || /^[\da-f.:]+\/\d{1,3}$/i.test(text);
    return isAddress ? text : `\u2018${inside(text)}\u2019`;
}
/**
 * A sentence with its quotations and its names replaced. What is not closed goes up to the end: somebody cut the sentence.
 */
export function withoutQuotations(sentence, replace) {
    return sentence
        .replace(/\u201c([^\u201d]*)(\u201d|$)/g, (_, words, end) => `\u201c${replace.words(words)}${end}`)
        .replace(/\u2018([^\u2019]*)(\u2019|$)/g, (_, name, end) => `\u2018${replace.name(name)}${end}`);
}
function inside(text) {
    return text.slice(0, LONGEST).replace(MARKS, "'").replace(/\s+/g, " ").trim();
}
