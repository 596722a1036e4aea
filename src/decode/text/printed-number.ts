// Numbers as texts print them, each within what its field can hold. A number beyond that is damage, and its line is not understood.

/** Largest time to live or hop limit (RFC 791 section 3.1, RFC 8200 section 3). */
export const MOST_TTL = 255;
/** Largest sequence number of an echo, and largest port. */
export const MOST_U16 = 0xffff;
/** Largest VLAN identifier (IEEE 802.1Q section 9.6). */
export const MOST_VLAN = 4095;
/** Largest VNI (RFC 7348 section 5). */
export const MOST_VNI = 0xffffff;
/** Largest sequence number of the MAC Mobility community (RFC 7432 section 7.7). */
export const MOST_MOBILITY: number = 2 ** 32 - 1;
/** Largest count that a number here holds exactly. */
export const MOST_COUNT: number = Number.MAX_SAFE_INTEGER;

/** A whole number where the text is one of up to 15 digits and not above `most`; undefined otherwise ("n/a", "-", no text). */
export function numberOf(text: string | undefined, most: number = MOST_COUNT): number | undefined {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}

/** False for a number in `text` that is above `most`; true where there is no text: then nothing is wrong with it. */
export function fits(text: string | undefined, most: number): boolean {
  return text === undefined || numberOf(text, most) !== undefined;
}
