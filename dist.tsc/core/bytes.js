// Unsigned integers at an offset. No bounds check: callers have checked the range once.
/** Big-endian unsigned 16-bit integer at `at`. */
export function u16be(b, at) {
    return (b[at] << 8) | b[at + 1];
}
/** Big-endian unsigned 24-bit integer at `at`. */
export function u24be(b, at) {
    return (b[at] << 16) | (b[at + 1] << 8) | b[at + 2];
}
/** Big-endian unsigned 32-bit integer at `at`. */
export function u32be(b, at) {
    return ((b[at] << 24) | (b[at + 1] << 16) | (b[at + 2] << 8) | b[at + 3]) >>> 0;
}
/** Little-endian unsigned 16-bit integer at `at`. */
export function u16le(b, at) {
    return b[at] | (b[at + 1] << 8);
}
/** Little-endian unsigned 32-bit integer at `at`. */
export function u32le(b, at) {
    return (b[at] | (b[at + 1] << 8) | (b[at + 2] << 16) | (b[at + 3] << 24)) >>> 0;
}
