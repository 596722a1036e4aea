// Bytes of BGP messages for tests: hex as in a hexdump, headers and attributes with their lengths counted.

/** Bytes of hex text; blanks do not count, and "xx*N" repeats a byte. */
export function bytes(text: string): Uint8Array {
  const plain = text
    .replace(/([0-9a-f]{2})\*(\d+)/gi, (_, byte: string, n: string) => byte.repeat(Number(n)))
    .replace(/\s+/g, "");
  return Uint8Array.from(plain.match(/../g) ?? [], (x) => Number.parseInt(x, 16));
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

function size(text: string): number {
  return bytes(text).length;
}

/** A message: marker, length, type, body. */
export function message(type: number, body: string): string {
  return `ff*16 ${hex(19 + size(body), 4)} ${hex(type, 2)} ${body}`;
}

/** An UPDATE body: withdrawn, attributes, NLRI. */
export function update(parts: { withdrawn?: string; attributes?: string; nlri?: string }): string {
  const { withdrawn = "", attributes = "", nlri = "" } = parts;
  return message(2, `${hex(size(withdrawn), 4)} ${withdrawn} ${hex(size(attributes), 4)} ${attributes} ${nlri}`);
}

/** A path attribute; flags with bit 0x10 take a two-byte length. */
export function attribute(flags: number, type: number, value: string): string {
  return `${hex(flags, 2)} ${hex(type, 2)} ${hex(size(value), (flags & 0x10) === 0 ? 2 : 4)} ${value}`;
}
