// Opens a capture by its magic number.
import { EvidenceError } from "../core/errors.js";
import { isPcap, openPcap } from "./pcap.js";
import { isPcapng } from "./pcapng-start.js";
import { openPcapng } from "./pcapng.js";
import { sniff } from "./sniff.js";
/**
 * Opens `source` as a capture; records come from `batches()`.
 * Throws EvidenceError: E_EMPTY for 0 bytes, E_FORMAT for a file header that is cut or damaged, or for another kind of file.
 */
export function readCapture(source, options = {}) {
    const where = { file: source.name, offset: 0 };
    if (source.head.length === 0)
        throw emptyError(source);
    if (isPcap(source.head))
        return openPcap(source, options.base);
    if (isPcapng(source.head))
        return openPcapng(source, options.base);
    const what = sniff(source.head);
    throw new EvidenceError("E_FORMAT", `not a pcap or pcapng capture: ${what.name}`, { where, hint: what.hint });
}
function emptyError(source) {
    const damage = source.findings.map((f) => f.says).join("; ");
    const says = damage === "" ? "0 bytes, not even a file header" : `nothing of it could be decompressed: ${damage}`;
    const hint = damage === "" ? "the capture never started, or its disk was full: record again" : "copy the file again";
    return new EvidenceError("E_EMPTY", says, { where: { file: source.name }, hint });
}
