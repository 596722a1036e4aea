// Free text with addresses and names in it: each known form is replaced, in place, by its pseudonym.
import { replaceAddresses } from "../core/address-text.ts";
import type { Pseudonyms } from "./pseudonym.ts";

/** `text` with every MAC and IP address replaced; what only looks like one (a clock time) stays. */
export function scrubAddresses(text: string, pseudonyms: Pseudonyms): string {
  return replaceAddresses(text, (found) => pseudonyms.mac(found) ?? pseudonyms.ip(found));
}

/** A matcher for whole occurrences of any of `names`, longest first; undefined when there is none. */
export function nameMatcher(names: Iterable<string>): RegExp | undefined {
  const sorted = [...new Set(names)].filter((n) => n !== "").sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (sorted.length === 0) return undefined;
  const escaped = sorted.map((n) => n.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}

/** Longer names are no part of a regular expression, which would be too large for the engine. */
const MOST_NAME = 1000;

/** Replaces the whole occurrences of any of `names` in a text, longest first; those of over 1000 characters wherever they stand. */
export function nameReplacer(names: Iterable<string>): (text: string, name: (found: string) => string) => string {
  const all = [...new Set(names)];
  const long = all.filter((n) => n.length > MOST_NAME).toSorted((a, b) => b.length - a.length);
  const matcher = nameMatcher(all.filter((n) => n.length <= MOST_NAME));
  return (text, name) => {
    const rest = long.reduce((t, n) => t.replaceAll(n, () => name(n)), text);
    return matcher === undefined ? rest : rest.replace(matcher, (found) => name(found));
  };
}

// The words that programs use to say why a probe failed. Anything else in such a text may be a name, and goes.
const ERROR_WORDS = new Set(
  (
    "a active address admin administratively after already ambiguous an and answers any are arping as at authentication bad " +
    "be before beyond bgp big bind bridge broken buffer by can can't cannot cease changed clearing closed closing code " +
    "command communication completed configuration connect connection could created cut cutoff daemon daemons data database " +
    "deeper denied destination dev device devices df directory displayed does down end ends entries entry error established " +
    "evpn exceeded exist exists exiting expired failed failure false fdb file filtered for found fping frag fragmentation " +
    "from fsm general get has header hold hop host icmp idle in incomplete instance interface interfaces invalid ip ipv4 ipv6 " +
    "is isolated it its json l2vpn limit link live local long lookup mac matched maximum message might migrating mtu name " +
    "namespace need needed neigh neighbor neighbors neighbour nested net network nexthop no not notification of on only open " +
    "openconfirm opensent operation option or other packet parameter peer pending permitted ping ping6 pointer policy port " +
    "precedence prefix prefixes problem prohibited protocol quench ready reassembly received redirect refused reject request " +
    "requested reset resolution resolve resource resources route rtnetlink running scheduled scheduling scope select selected " +
    "send sendmsg sendto sent server service session sessions set show shut shutdown socket source space succeeded success " +
    "such table temporarily terminating than the there time timed timeout timer to too transit transmit true ttl type unable " +
    "babel bird boot dhcp eigrp isis kernel keepalived openr ospf ra rip static zebra unspec unavailable unicast unknown unreachable up use valid value violation vni vrf vtysh warning was with wrong yaml"
  ).split(" "),
);

/** True for a word that programs use, which names nothing. */
export function isErrorWord(word: string): boolean {
  return ERROR_WORDS.has(word.toLowerCase());
}

/** An error text reduced to the words that programs use and to numbers; every other word becomes "...". */
export function scrubErrorText(text: string): string {
  return text.replace(/[^\s,;:()=%"]+/g, (w) => {
    const bare = w.replace(/[.!?]+$/, "");
    return /^\d{1,5}$/.test(bare) || ERROR_WORDS.has(bare.toLowerCase()) ? w : "...";
  });
}
