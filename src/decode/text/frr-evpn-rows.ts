// Rows of FRR's EVPN tables, the same for text and JSON of a command.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { RowBase } from "./format.ts";
import type { BgpPathFields } from "./frr-bgp-rows.ts";
import type { JsonProblem } from "./json-tree.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

/** What a route prefix says, RFC 7432 section 7 and RFC 9136. Fields that its type has not are undefined. */
export interface EvpnPrefix {
  /** 1 to 5; other numbers are kept. */
  readonly routeType: number;
  readonly ethTag: number | undefined;
  readonly mac: string | undefined;
  /** Host address (type 2), originator or VTEP (1, 3, 4), network (5). */
  readonly ip: string | undefined;
  /** Bits of `ip`, the prefix length in type 5. */
  readonly ipLen: number | undefined;
  /** Of types 1 and 4. */
  readonly segment: string | undefined;
}

/** One path of one route. */
export interface EvpnRoute extends RowBase, EvpnPrefix, BgpPathFields {
  readonly kind: "route";
  /** As printed. */
  readonly prefix: string;
  readonly rd: string | undefined;
  /** The text ends within its last line: what is there may be a part of a value, and what is not there may have been. */
  readonly cut?: true;
  /** Ethernet segment of the path. */
  readonly esi: string | undefined;
  /** Extended communities as printed, one string; undefined when none is shown. */
  readonly communities: string | undefined;
  /** VNIs where the output names them ("100", "100/4001"): the detailed forms. */
  readonly vnis: readonly number[];
  readonly originator: string | undefined;
  /** Made on this node. */
  readonly local: boolean;
}

/** What stands above a table. */
export interface EvpnTable extends RowBase {
  readonly kind: "table";
  readonly version: number | undefined;
  readonly routerId: string | undefined;
}

/** The counts under a table. */
export interface EvpnTotals extends RowBase {
  readonly kind: "totals";
  readonly prefixes: number | undefined;
  readonly paths: number | undefined;
}

/** The table is empty, and FRR says so. */
export interface EvpnNone extends RowBase {
  readonly kind: "none";
  readonly says: string;
}

/** A row of `show bgp l2vpn evpn route` in any form. */
export type EvpnRow = EvpnRoute | EvpnTable | EvpnTotals | EvpnNone | JsonProblem;

/** A MAC as zebra knows it. */
export interface EvpnMac extends RowBase {
  readonly kind: "mac";
  /** The text ends within its last line. */
  readonly cut?: true;
  readonly mac: string;
  readonly vni: number | undefined;
  readonly type: "local" | "remote" | "auto" | undefined;
  readonly interface: string | undefined;
  readonly vlan: number | undefined;
  readonly vtep: string | undefined;
  readonly esi: string | undefined;
  readonly localSeq: number | undefined;
  readonly remoteSeq: number | undefined;
  /** Letters of N, I, P, X. */
  readonly flags: string;
  /** Only the form for a single MAC shows it. */
  readonly sticky: boolean | undefined;
  readonly gateway: boolean | undefined;
  readonly uptime: string | undefined;
  readonly duplicate: boolean | undefined;
  /** Moves counted by duplicate detection; undefined when not shown. */
  readonly detectionCount: number | undefined;
  /** ctime, local time without a zone, as printed. */
  readonly detectedAt: string | undefined;
  /** Addresses that neighbour entries tie to the MAC. */
  readonly neighbors: readonly { readonly ip: string; readonly active: boolean }[];
}

/** The heading of a VNI and the number of MACs that it announces. */
export interface EvpnMacCount extends RowBase {
  readonly kind: "count";
  readonly vni: number | undefined;
  readonly macs: number;
}

/** A row of `show evpn mac`. */
export type EvpnMacRow = EvpnMac | EvpnMacCount | JsonProblem;

/**
 * A prefix in FRR's spelling, of every version: `[2]:[EthTag]:[48]:[MAC]:[32]:[IP]`, and with the ESI in second place as
 * FRR 4 and Cumulus 3 print it. Undefined when the text is no prefix.
 */
export function parsePrefix(text: string): EvpnPrefix | undefined {
  const m = /^\[(\d{1,3})\]:\[(.*)\]$/.exec(text);
  if (m === null) return undefined;
  const routeType = Number(m[1]);
  const parts = m[2]!.split("]:[");
  const none = { routeType, ethTag: undefined, mac: undefined, ip: undefined, ipLen: undefined, segment: undefined };
  if (routeType === 2) return macIp(none, parts);
  if (routeType === 5) return withAddress(none, parts.slice(-2), parts.at(-3));
  if (routeType === 3) return withAddress(none, parts.slice(-2), parts.at(-3));
  if (routeType === 4) return { ...withAddress(none, parts.slice(1, 3), undefined), segment: parts[0] };
  if (routeType === 1) return { ...withAddress(none, parts.slice(2, 4), parts[0]), segment: parts[1] };
  return none;
}

function macIp(none: EvpnPrefix, parts: readonly string[]): EvpnPrefix | undefined {
  const at = parts.findIndex((p) => canonicalMac(p) !== undefined);
  if (at < 0) return undefined;
  const mac = canonicalMac(parts[at]!);
  const ethTag = at >= 2 ? integer(parts[at - 2]) : undefined;
  const ip = parts[at + 2] === undefined ? undefined : canonicalIp(parts[at + 2]!);
  return { ...none, mac, ethTag, ip, ipLen: ip === undefined ? undefined : integer(parts[at + 1]) };
}

function withAddress(none: EvpnPrefix, [len, ip]: readonly string[], tag: string | undefined): EvpnPrefix {
  return { ...none, ethTag: integer(tag), ipLen: integer(len), ip: ip === undefined ? undefined : canonicalIp(ip) };
}

function integer(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/** VNIs of "100" or "100/4001". */
export function parseVnis(text: string | undefined): number[] {
  return (text ?? "").split("/").flatMap((t) => (/^\d{1,8}$/.test(t) ? [Number(t)] : []));
}

// Items themselves hold spaces, commas and colons (lib/bgp_ecommunity.c of FRR).
const ITEM =
  /MM:\d+(?:, sticky MAC)?|ND:(?:Router Flag|Proxy)|Default Gateway|DF: \([^)]{0,80}\)|L2: [^M]{0,80}MTU \d+(?: \([^)]{0,80}\))?|LB:\S{1,40} \([^)]{0,40}\)|UNK:\d+, \d+|\S+/g;

/** The items of an extended-community string. Their order says nothing. */
export function communityItems(text: string): string[] {
  return text.match(ITEM) ?? [];
}

/**
 * MAC Mobility of an extended-community string (RFC 7432 section 7.7); no item is no community, which is sequence 0 on the wire.
 * Undefined where the item's number does not fit into the community: the text is damaged.
 */
export function mobilityOf(text: string | undefined): { seq: number | undefined; sticky: boolean } | undefined {
  const item = communityItems(text ?? "").find((i) => /^MM:\d+/.test(i));
  if (item === undefined) return { seq: undefined, sticky: false };
  const seq = numberOf(/\d+/.exec(item)![0], MOST_MOBILITY);
  return seq === undefined ? undefined : { seq, sticky: item.includes("sticky") };
}
