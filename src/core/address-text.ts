// Addresses within free text: where they stand, and what they are.
import { canonicalIp, canonicalMac } from "./address.ts";

// A MAC, an IPv6 address (two colons at least) or an IPv4 address that does not run on as part of a longer token.
const ADDRESS =
  /(?<![0-9A-Za-z.:-])(?:(?:[0-9A-Fa-f]{1,2}[:-]){5}[0-9A-Fa-f]{1,2}|[0-9A-Fa-f]{4}[.-][0-9A-Fa-f]{4}[.-][0-9A-Fa-f]{4}|[0-9A-Fa-f:]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*|\d{1,3}(?:\.\d{1,3}){3})(?![0-9A-Za-z]|:[0-9A-Fa-f])/g;

/** `text` with what looks like a MAC or IP address replaced by `map` of it; where that gives undefined (a clock time), it stays. */
export function replaceAddresses(text: string, map: (found: string) => string | undefined): string {
  return text.replace(ADDRESS, (found) => {
    const mapped = map(found);
    if (mapped !== undefined) return mapped;
    const trimmed = found.replace(/[.:]$/, "");
    const shorter = trimmed === found ? undefined : map(trimmed);
    return shorter === undefined ? found : shorter + found.slice(trimmed.length);
  });
}

/** MAC and IP addresses in `text`, in canonical spelling and in their order. */
export function addressesIn(text: string): string[] {
  const out: string[] = [];
  replaceAddresses(text, (found) => {
    const address = canonicalMac(found) ?? canonicalIp(found);
    if (address !== undefined) out.push(address);
    return address;
  });
  return out;
}
