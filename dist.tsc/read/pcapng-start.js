// The first block of a pcapng: what must hold before any of it is read.
import { u32be, u32le } from "../core/bytes.js";
import { EvidenceError } from "../core/errors.js";
import { BYTE_ORDER_MAGIC, SECTION_HEADER } from "./pcapng-blocks.js";
/** Bytes of a Section Header Block without options. */
export const SECTION_BYTES = 28;
/** True when `head` starts with a Section Header Block. */
export function isPcapng(head) {
    return head.length >= 4 && u32be(head, 0) === SECTION_HEADER;
}
/** True when a block can have `total` bytes, of which its kind needs `least`. */
export function plausible(total, least) {
    return total >= least && (total & 3) === 0;
}
/** True for the versions of a section that are read. 1.2 was written by some tools and is read as 1.0 by everyone. */
export function knownVersion(major, minor) {
    return major === 1 && (minor === 0 || minor === 2);
}
const DAMAGED = "the file is damaged: copy it again";
/** Throws EvidenceError (E_FORMAT) when the Section Header Block at the start of `head` cannot be read. */
export function checkStart(head, file) {
    const refuse = (says, offset, hint) => {
        throw new EvidenceError("E_FORMAT", says, { where: { file, offset }, hint });
    };
    if (head.length < SECTION_BYTES) {
        const says = `pcapng section header cut: ${head.length} of at least ${SECTION_BYTES} bytes`;
        refuse(says, head.length, "nothing in it can be read: record again, or copy the file again");
    }
    const le = u32le(head, 8) === BYTE_ORDER_MAGIC;
    if (!le && u32be(head, 8) !== BYTE_ORDER_MAGIC)
        refuse("pcapng without a byte-order magic", 8, DAMAGED);
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const [major, minor] = [view.getUint16(12, le), view.getUint16(14, le)];
    if (!knownVersion(major, minor)) {
        refuse(`pcapng version ${major}.${minor} is not one that is read`, 12, "convert it with a tool that writes version 1.0");
    }
    const total = view.getUint32(4, le);
    if (!plausible(total, SECTION_BYTES))
        refuse(`section header block of ${total} bytes`, 4, DAMAGED);
    if (total > head.length)
        return;
    const again = view.getUint32(total - 4, le);
    if (again !== total)
        refuse(`section header block says ${total} bytes at its start and ${again} at its end`, total - 4, DAMAGED);
}
