// LINKTYPE_RAW: no link header at all; the first four bits of the packet say which IP it is.
import { short } from "./stop.js";
/** Layer name in packet rows. */
export const NAME = "raw";
/** There is no header. */
export const LEN = 0;
/** One byte must be there, the one with the IP version. After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w, at) {
    return short(w, NAME, at, 1);
}
/** IP version in the first four bits. */
export function version(b, at) {
    return b[at] >> 4;
}
/** What follows as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    return { version: version(b, at) };
}
