// Where a number in a text is a VNI, a VLAN id or an AS number: behind a word that says so, or in a column of a table.
import type { Pseudonyms } from "../pseudonym.ts";

type NumberKind = "vni" | "vlan" | "asn" | "large";

/** A pattern whose groups are numbers of a kind; each group is replaced where it stands. */
interface Context {
  readonly kind: NumberKind;
  readonly pattern: RegExp;
  /** Formats that it is for, and transcripts; every one without. */
  readonly formats?: RegExp;
  /** Not for transcripts: elsewhere it means something else. */
  readonly alone?: boolean;
}

const ROUTES = /^(?:frr|nxos|iosxe|junos|eos|gobgp)-/;

const CONTEXTS: readonly Context[] = [
  {
    kind: "vni",
    pattern:
      /(?:\b|_)(?<!\bthis )(?:l[23][- ]?)?vni\b["')]?(?: id)?(?:\s*[:=(]\s*|\s+|\s*==\s*)["'(]?(0x[\da-f]+|\d+)\b(?![.:]\d)/dgi,
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
  { kind: "vni", pattern: /\/(\d+)\s*$/dg, formats: /^frr-evpn-l3/, alone: true },
  // EVPN over VXLAN carries the VNI where MPLS has its label (RFC 8365 section 5.1.3)
  { kind: "vni", pattern: /\blabels?:? (\d{1,8})\b/dgi, formats: /^(?:frr|eos|nxos|junos|gobgp|iosxe|sonic)-/ },
  {
    kind: "vni",
    pattern: /\blabels?:? \d{1,8}\/(\d{1,8})\b/dgi,
    formats: /^(?:frr|eos|nxos|junos|gobgp|iosxe|sonic)-/,
  },
  { kind: "vni", pattern: /\b(?:Label[12]|VNI Label) (\d{1,8})\b/dg, formats: /^iosxe-/ },
  { kind: "vni", pattern: /(?:^|[\s,])[VL]:(\d{1,8}) /dg, formats: /^iosxe-/ },
  { kind: "vni", pattern: /^ *Label 2: +(\d{1,8}) *$/dg, formats: /^iosxe-/ },
  { kind: "vni", pattern: /\]\s+\[(\d{1,8})\]\s/dg, formats: /^gobgp/ },
  { kind: "vni", pattern: /\|\s*(\d{1,8})\s*\|/dg, formats: /^sonic/ },
  { kind: "vni", pattern: /\b(?:load|set_field):(0x[\da-f]+|\d+)->(?:NXM_NX_|OXM_OF_)?TUN(?:NEL)?_ID\b/dgi },
  {
    kind: "vlan",
    pattern:
      /(?:\b|_)(?:vlan(?:[-_ ]?(?:id|tci_vid|vid))?|pvid)\b["')]?(?:\s*[:=(]\s*|\s+)["'(]?(0x[\da-f]+|\d+)\b(?![.:]\d)/dgi,
  },
  { kind: "vlan", pattern: /\b802\.1(?:q|Q|ad) id (\d+)\b/dg },
  { kind: "vlan", pattern: /\b(?:dl_vlan|vlan_vid|vid)=(0x[\da-f]+|\d+)/dg },
  { kind: "vlan", pattern: /\btag: (\d+)\b/dg },
  { kind: "vlan", pattern: /\bmod_vlan_vid:(\d+)/dg },
  { kind: "vlan", pattern: /\bvlan_tci=(0x[\da-f]+|\d+)/dg },
  { kind: "vlan", pattern: /\b(?:load|set_field):(0x[\da-f]+|\d+)->(?:OXM_OF_|NXM_OF_)?VLAN_(?:VID|TCI)\b/dgi },
  {
    kind: "vlan",
    pattern: /^(?:[\da-f]{2}:){5}[\da-f]{2}\s+(?:local|auto)\s.*\s(\d{1,4})\s+\d+\/\d+\s*$/dg,
    formats: /^frr-evpn/,
  },
  { kind: "vlan", pattern: /^\s*(\d{1,4})\s+[\da-f]{4}\.[\da-f]{4}\./dg, formats: /^nxos-l2route/ },
  { kind: "vlan", pattern: /^\s*(?:\d+|LOCAL|local)\s+(\d+)\s+(?:[\da-f]{2}:){5}/dg, formats: /^ovs-fdb/ },
  { kind: "vni", pattern: /::(\d+)::/dg, formats: /^junos/ },
  { kind: "vni", pattern: /\[etag:(\d+)\]/dg },
  { kind: "asn", pattern: /\bAS(?:N|4)?[ :=]+(\d+)\b(?![.:]\d)/dg },
  { kind: "asn", pattern: /\blocal AS(?: number)? (\d+)/dgi },
  // a description behind the prefixes that were sent
  { kind: "asn", pattern: /^\S+\s+4\s+\d+(?:\s+\S+){8}\s+(\d+)\s*$/dg, formats: /^frr-bgp-summary/ },
  { kind: "asn", pattern: /^\S+(?:\([^)]*\))?\s+4\s+(\d+)\s+\d+\s+\d+/dg, formats: /^frr-bgp-summary/ },
];

/** Lists whose every number is of a kind: "trunks: [0, 200]". */
const LISTS: readonly Context[] = [
  { kind: "vlan", pattern: /\btrunks\s*[:=]\s*\[?([\d, ]+)/dg },
  { kind: "vlan", pattern: /\bVLANs? ([\d, ]+)/dg },
  { kind: "asn", pattern: /\b(?:AS )?path:? ((?:[{(]?\d{1,10}[)}]?[ ,]?)+)/dgi, formats: ROUTES },
  // a table ends in weight, path and origin; EOS has wide columns there
  { kind: "asn", pattern: /\d ((?:\d{1,10} )+)[ie?](?:\s|$)/dg, formats: ROUTES },
  { kind: "asn", pattern: /\d +((?:\d{1,10} )+)[ie?](?:\s|$)/dg, formats: /^eos/ },
  { kind: "asn", pattern: /^ {2}((?:\d{1,10} ?)+)(?:,|$)/dg, formats: /^(?:frr-(?:evpn|bgp)|iosxe-evpn)-routes/ },
  { kind: "large", pattern: /\blarge[- _]?communit(?:y|ies)"?:? ((?:\d{1,10}:\d{1,10}:\d{1,10} ?)+)/dgi },
  { kind: "asn", pattern: /\d ((?:\d{1,10} )+)\d\d:\d\d:\d\d /dg, formats: /^gobgp/ },
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
  for (const context of CONTEXTS) {
    const { kind, pattern } = context;
    if (!isFor(context, format)) continue;
    for (const m of line.matchAll(pattern)) put(m.indices![1]![0], m.indices![1]![1], kind);
  }
  for (const list of LISTS) {
    const { kind, pattern } = list;
    if (!isFor(list, format)) continue;
    for (const m of line.matchAll(pattern)) {
      const [from] = m.indices![1]!;
      for (const n of m[1]!.matchAll(/\d+/g)) put(from + n.index, from + n.index + n[0].length, kind);
    }
  }
  return out;
}

/** A part of a large community (RFC 8092): an AS number, or whatever an operator puts there, which often is a VNI. */
export function largePart(n: number, p: Pseudonyms): number {
  const as = p.asn(n);
  return as === n ? p.vni(n) : as;
}

function isFor({ formats, alone }: Context, format: string): boolean {
  if (formats === undefined || formats.test(format)) return true;
  return format === "transcript" && alone !== true;
}

function mapped(text: string, kind: NumberKind, p: Pseudonyms): string {
  const n = Number(text);
  if (kind === "large") return String(largePart(n, p));
  // Open vSwitch sets bit 12 of a VLAN id where there is a tag, and prints priority bits above it
  const above = kind === "vlan" && n <= 0xffff ? n & 0xf000 : 0;
  const to = above + p[kind](n - above);
  return /^0x/i.test(text) ? `0x${to.toString(16)}` : String(to);
}
