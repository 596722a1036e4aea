// Free text with addresses and names in it: each known form is replaced, in place, by its pseudonym.
import type { Pseudonyms } from "./pseudonym.ts";

// A MAC, an IPv6 address (two colons at least) or an IPv4 address that does not run on as part of a longer token.
const ADDRESS =
  /(?<![0-9A-Za-z.:-])(?:(?:[0-9A-Fa-f]{1,2}[:-]){5}[0-9A-Fa-f]{1,2}|[0-9A-Fa-f]{4}[.-][0-9A-Fa-f]{4}[.-][0-9A-Fa-f]{4}|[0-9A-Fa-f:]*:[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*|\d{1,3}(?:\.\d{1,3}){3})(?![0-9A-Za-z]|:[0-9A-Fa-f])/g;

/** `text` with every MAC and IP address replaced; what only looks like one (a clock time) stays. */
export function scrubAddresses(text: string, pseudonyms: Pseudonyms): string {
  return text.replace(ADDRESS, (found) => {
    const trimmed = found.replace(/[.:]$/, "");
    const tail = found.slice(trimmed.length);
    const mapped = pseudonyms.mac(found) ?? pseudonyms.ip(found);
    if (mapped !== undefined) return mapped;
    const shorter = tail === "" ? undefined : (pseudonyms.mac(trimmed) ?? pseudonyms.ip(trimmed));
    return shorter === undefined ? found : shorter + tail;
  });
}

/** A matcher for whole occurrences of any of `names`, longest first; undefined when there is none. */
export function nameMatcher(names: Iterable<string>): RegExp | undefined {
  const sorted = [...new Set(names)].filter((n) => n !== "").sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (sorted.length === 0) return undefined;
  const escaped = sorted.map((n) => n.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}

// The words that programs use to say why a probe failed. Anything else in such a text may be a name, and goes.
const ERROR_WORDS = new Set(
  (
    "address administratively and authentication bad beyond broken buffer by can't communication connect connection cutoff data " +
    "denied destination df does error exceeded exist failed failure filtered for found frag fragmentation from general has header hop " +
    "host icmp in invalid is isolated limit live local long message mtu need needed net network no not nexthop of on operation option or " +
    "packet parameter permitted pointer policy port precedence prohibited problem protocol quench reassembly redirect refused reject request " +
    "requested reset route scope send sendmsg sendto sent service set source space success temporarily time timed timeout to too transit transmit " +
    "type unavailable unknown unreachable use violation was with wrong big code value ttl packet"
  ).split(" "),
);

/** An error text reduced to the words that programs use and to numbers; every other word becomes "...". */
export function scrubErrorText(text: string): string {
  return text.replace(/[^\s,;:()=]+/g, (w) => (/^\d{1,5}$/.test(w) || ERROR_WORDS.has(w.toLowerCase()) ? w : "..."));
}
