// Where a number in a text is a VNI, a VLAN id or an AS number: behind a word that says so, or in a column of a table.
import type { Pseudonyms } from "../pseudonym.ts";

type NumberKind = "vni" | "vlan" | "asn";

/** A pattern whose groups are numbers of a kind; each group is replaced where it stands. */
interface Context {
  readonly kind: NumberKind;
  readonly pattern: RegExp;
  /** Formats that it is for; every one without. */
  readonly formats?: RegExp;
}

const CONTEXTS: readonly Context[] = [
  {
    kind: "vni",
    pattern:
      /\b(?<!\bthis )(?:l[23][- ]?)?vni\b["')]?(?: id)?(?:\s*[:=(]\s*|\s+|\s*==\s*)["'(]?(0x[\da-f]+|\d+)\b(?![.:]\d)/dgi,
  },
  { kind: "vni", pattern: /\bvxlan\d?\b[^,;]{0,24}?\bid (\d+)\b/dgi },
  { kind: "vni", pattern: /\b(?:geneve|gre)\b[^,;]{0,24}?\bid (\d+)\b/dgi },
  { kind: "vni", pattern: /\boptions:.*?\bkey="?(\d+)"?/dg },
  { kind: "vni", pattern: /\btun_id=(0x[\da-f]+|\d+)/dgi },
  { kind: "vni", pattern: /\btunnel\(tun_id=(0x[\da-f]+|\d+)/dgi },
  { kind: "vni", pattern: /\[2\]:\[(\d+)\]/dg },
  { kind: "vni", pattern: /^\s*\*?(\d+)\s+L[23]\s/dg, formats: /^frr-(?:evpn-vni|bgp-vni|evpn)/ },
  { kind: "vni", pattern: /^\s*\*\s+(\d+)\s+L[23]\s/dg, formats: /^frr-bgp-vni/ },
  { kind: "vni", pattern: /^(\d+)\s+(?:[\da-f]{2}:){5}/dg, formats: /^frr-evpn/ },
  { kind: "vni", pattern: /\/(\d+)\s*$/dg, formats: /^frr-evpn-l3/ },
  {
    kind: "vlan",
    pattern: /\bvlan(?:[_ ]?(?:id|tci_vid|vid))?\b["')]?(?:\s*[:=(]\s*|\s+)["'(]?(0x[\da-f]+|\d+)\b(?![.:]\d)/dgi,
  },
  { kind: "vlan", pattern: /\b802\.1(?:q|Q|ad) id (\d+)\b/dg },
  { kind: "vlan", pattern: /\b(?:dl_vlan|vlan_vid|vid)=(0x[\da-f]+|\d+)/dg },
  { kind: "vlan", pattern: /\btag: (\d+)\b/dg },
  { kind: "vlan", pattern: /\bmod_vlan_vid:(\d+)/dg },
  { kind: "vlan", pattern: /^\s*(?:\d+|LOCAL|local)\s+(\d+)\s+(?:[\da-f]{2}:){5}/dg, formats: /^ovs-fdb/ },
  { kind: "vni", pattern: /::(\d+)::/dg, formats: /^junos/ },
  { kind: "vni", pattern: /\[etag:(\d+)\]/dg },
  { kind: "asn", pattern: /\bAS(?:N|4)?[ :=]+(\d+)\b(?![.:]\d)/dg },
  { kind: "asn", pattern: /\blocal AS(?: number)? (\d+)/dgi },
  { kind: "asn", pattern: /^\S+(?:\([^)]*\))?\s+4\s+(\d+)\s+\d+\s+\d+/dg, formats: /^frr-bgp-summary/ },
];

/** Lists whose every number is of a kind: "trunks: [0, 200]". */
const LISTS: readonly { readonly kind: NumberKind; readonly pattern: RegExp }[] = [
  { kind: "vlan", pattern: /\btrunks\s*[:=]\s*\[?([\d, ]+)/dg },
  { kind: "vlan", pattern: /\bVLANs? ([\d, ]+)/dg },
];

/** Offsets of numbers in `line` that are replaced, with what stands there instead. */
export function identifyingNumbers(
  line: string,
  format: string,
  p: Pseudonyms,
): Map<number, { end: number; text: string }> {
  const out = new Map<number, { end: number; text: string }>();
  const put = (from: number, end: number, kind: NumberKind) => {
    if (!out.has(from)) out.set(from, { end, text: mapped(line.slice(from, end), kind, p) });
  };
  if (!/\d/.test(line)) return out;
  for (const { kind, pattern, formats } of CONTEXTS) {
    if (formats !== undefined && !formats.test(format)) continue;
    for (const m of line.matchAll(pattern)) put(m.indices![1]![0], m.indices![1]![1], kind);
  }
  for (const { kind, pattern } of LISTS)
    for (const m of line.matchAll(pattern)) {
      const [from] = m.indices![1]!;
      for (const n of m[1]!.matchAll(/\d+/g)) put(from + n.index, from + n.index + n[0].length, kind);
    }
  return out;
}

function mapped(text: string, kind: NumberKind, p: Pseudonyms): string {
  const n = p[kind](Number(text));
  return /^0x/i.test(text) ? `0x${n.toString(16)}` : String(n);
}
