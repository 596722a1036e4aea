import { SHORT_LINE } from "./format.js";
import { lineReader } from "./line-reader.js";
import { bsdHeaderLike, parseBsdLine, splitStamp } from "./ping-bsd-lines.js";
/** Which program of the two printed a text: BusyBox writes "seq=", and neither decimals of the loss nor a deviation. */
export function bsdFamily(head) {
    const texts = head.map((line) => splitStamp(line.text).rest);
    const has = (pattern) => texts.some((t) => pattern.test(t));
    if (has(/^\d+ bytes from \S+(?: \(\S+\))?: seq=\d+ ttl=|^ping6?: warning: got ICMP/))
        return "busybox";
    const counted = has(/^\d+ packets transmitted, \d+ packets received,.*(?:% packet loss|printing up packets)/);
    const own = has(bsdHeaderLike) ||
        counted ||
        has(/^Request timeout for icmp_seq \d/) ||
        has(/^\d+ bytes from \S+, icmp_seq=\d+ hlim=/);
    if (!own)
        return undefined;
    const bsd = has(/^Request timeout|, icmp_seq=|\(\d+\.\d+%|[, ]\d+\.\d+% packet loss|max\/std-?dev =|: icmp_seq=\d+/);
    return counted && !bsd && !has(/^PING6\(/) ? "busybox" : "bsd";
}
/** Reads either. */
export function openBsd() {
    return lineReader(({ text, number }) => {
        const shown = text.replace(/^(?:\^[A-Z\\]|\r)+/, "");
        if (shown.trim() === "")
            return [{ kind: "note", line: number, what: "interrupt" }];
        const row = parseBsdLine(shown, number);
        return row === undefined ? undefined : [row];
    });
}
/** ping of the BSDs and macOS. */
export const pingBsd = {
    id: "ping-bsd",
    kind: "ping",
    lineLimit: SHORT_LINE,
    from: "ping and ping6 of FreeBSD, NetBSD, OpenBSD, macOS (--apple-time) and Junos",
    starts: bsdHeaderLike,
    detect: (head) => bsdFamily(head) === "bsd",
    open: openBsd,
};
