import { closing, decimal, endOfDigits } from "./tcpdump-scan.js";
const COLON = 58;
const LETTER_O = 79;
/** "VXLAN, flags [I] (0x08), vni 100" at `at`; up to 4.99.5 port 8472 is called OTV, and its VNI "instance". */
export function parseVxlan(text, at) {
    const word = text.charCodeAt(at) === LETTER_O ? "instance " : "vni ";
    const w = text.indexOf(word, at);
    const vni = w < 0 ? undefined : decimal(text, w + word.length);
    const layer = text.startsWith("VXLAN-GPE", at) ? "vxlan-gpe" : "vxlan";
    const end = w < 0 ? text.length : endOfDigits(text, w + word.length);
    return { layer: { layer, vni, optionsLength: 0 }, end: behindColon(text, end), cut: vni === undefined };
}
/** "Geneve, Flags [C], vni 0x5, proto TEB (0x6558), options [8 bytes]: ..." at `at`. */
export function parseGeneve(text, at) {
    const w = text.indexOf("vni 0x", at);
    const hex = w < 0 ? null : /^[0-9a-fA-F]{1,6}/.exec(text.slice(w + 6, w + 12));
    if (hex === null)
        return { layer: { layer: "geneve", vni: undefined, optionsLength: 0 }, end: text.length, cut: true };
    let end = w + 6 + hex[0].length;
    if (text.startsWith(", proto ", end))
        end = behind(text, ")", end);
    let optionsLength = 0;
    if (text.startsWith(", options [", end)) {
        const close = behind(text, "]", end);
        optionsLength = optionBytes(text.slice(end + 11, close - 1));
        end = close;
    }
    const vni = Number.parseInt(hex[0], 16);
    return { layer: { layer: "geneve", vni, optionsLength }, end: behindColon(text, end), cut: false };
}
/** "GREv0, Flags [key present], key=0x64, length 88: IP ..." at `at`. */
export function parseGre(text, at) {
    const colon = text.indexOf(": ", at);
    const end = colon < 0 ? text.length : colon + 2;
    const head = text.slice(at, end);
    const key = /\bkey=0x([0-9a-fA-F]{1,8})/.exec(head)?.[1];
    // NVGRE (RFC 7637 section 3.2): the first 24 bits of the key are the VSID, for Ethernet inside.
    const vni = key !== undefined && head.includes("(0x6558)") ? Number.parseInt(key, 16) >>> 8 : undefined;
    return { layer: { layer: "gre", vni, optionsLength: 0 }, end, cut: false };
}
/** "MPLS (label 21, tc 0, [S], ttl 63) IP ..." at `at`. */
export function parseMpls(text, at) {
    const open = text.indexOf("(", at);
    const end = open < 0 ? -1 : closing(text, open);
    return { layer: { layer: "mpls", vni: undefined, optionsLength: 0 }, end: end < 0 ? text.length : end, cut: false };
}
function behind(text, close, at) {
    const p = text.indexOf(close, at);
    return p < 0 ? text.length : p + 1;
}
function behindColon(text, at) {
    return text.charCodeAt(at) === COLON ? at + 1 : at;
}
/** "8 bytes", or with -v "class ... len 8, class ... len 20": each length counts the option's own 4-byte header. */
function optionBytes(options) {
    const bytes = /^(\d{1,3}) bytes$/.exec(options);
    if (bytes !== null)
        return Number(bytes[1]);
    let sum = 0;
    for (const m of options.matchAll(/\blen (\d{1,3})\b/g))
        sum += Number(m[1]);
    return sum;
}
