/** Bytes after which the buffer should be handed on. */
export declare const FLUSH_AT = 65536;
/** An ASCII literal prepared once. */
export declare function literal(text: string): Uint8Array;
/** Appends text to a buffer that grows as needed. Call `reserve` before a run of appends; each append is then unchecked. */
export declare class ByteWriter {
    buffer: Uint8Array;
    length: number;
    /** Makes room for `bytes` more. */
    reserve(bytes: number): void;
    /** One character below 128. */
    char(code: number): void;
    /** A prepared literal. */
    bytes(text: Uint8Array): void;
    /** Short ASCII text. */
    ascii(text: string): void;
    /** Any text, as UTF-8; reserves its own room. */
    utf8(text: string): void;
    /** A whole number from 0 to 2^53. */
    uint(value: number): void;
    private longUint;
    /** The first `digits` of the nine digits of a fraction in nanoseconds. */
    fraction(nsec: number, digits: number): void;
    /** A MAC address as colon-separated hex. */
    mac(b: Uint8Array, at: number): void;
    /** An IPv4 address, dotted. */
    ipv4(b: Uint8Array, at: number): void;
    private byte;
    /** An IPv6 address (RFC 5952, IPv4-mapped ones with a dotted tail), as address.ts spells it. */
    ipv6(b: Uint8Array, at: number): void;
    /** Hexadecimal without leading zeros, up to 16 bits. */
    private group;
    /** "0x" and `digits` hexadecimal digits. */
    hex(value: number, digits: number): void;
}
