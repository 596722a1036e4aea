// Path attributes of a BGP UPDATE (RFC 4271 sections 4.3 and 5): those that evidence needs, every other one as bytes.
import { ipv4, ipv6 } from "../../core/address.ts";
import { u16be, u24be, u32be } from "../../core/bytes.ts";
import type { Basis, BgpContext, MpReach, MpUnreach } from "./bgp-nlri.ts";
import { readMpReach, readMpUnreach } from "./bgp-nlri.ts";
import { as4Agreed } from "./bgp-open.ts";
import type { ExtCommunity } from "./ext-community.ts";
import * as extCommunity from "./ext-community.ts";

/** One segment of an AS_PATH, in the order of the wire. */
export interface AsSegment {
  readonly kind: "set" | "sequence" | "confederationSequence" | "confederationSet";
  readonly as: readonly number[];
}

/** AS_PATH, with the width of its numbers and how that width is known. */
export interface AsPath {
  readonly octets: 2 | 4;
  readonly basis: Basis;
  readonly segments: readonly AsSegment[];
}

/** PMSI_TUNNEL (RFC 6514 section 5). `label` is three raw bytes: a VNI with VXLAN, see `labelValue`. */
export interface PmsiTunnel {
  readonly flags: number;
  /** 6 is ingress replication. */
  readonly tunnelType: number;
  readonly label: number;
  /** Address of the tunnel's end (ingress replication). */
  readonly endpoint?: string;
  readonly identifier: Uint8Array;
}

/** An attribute that is not decoded, one of impossible length, or one that comes a second time. */
export interface RawAttribute {
  readonly type: number;
  readonly flags: number;
  readonly bytes: Uint8Array;
}

/** Attributes of one UPDATE; a key is absent when the attribute is. */
export interface PathAttributes {
  readonly origin?: "igp" | "egp" | "incomplete";
  readonly asPath?: AsPath;
  /** AS4_PATH (RFC 6793 section 3). */
  readonly as4Path?: readonly AsSegment[];
  readonly nextHop?: string;
  readonly med?: number;
  readonly localPref?: number;
  readonly atomicAggregate?: true;
  readonly aggregator?: { readonly as: number; readonly address: string };
  /** RFC 1997: "65000:1", and the well-known ones by name. */
  readonly communities?: readonly string[];
  /** RFC 4456 section 8. */
  readonly originatorId?: string;
  readonly clusterList?: readonly string[];
  readonly mpReach?: MpReach;
  readonly mpUnreach?: MpUnreach;
  readonly extCommunities?: readonly ExtCommunity[];
  readonly pmsiTunnel?: PmsiTunnel;
  /** RFC 8092: "4200000001:1:2". */
  readonly largeCommunities?: readonly string[];
  readonly others: readonly RawAttribute[];
}

/** Fields that one attribute gives; undefined: its length or a value is impossible. */
type Known = Omit<PathAttributes, "others">;
type Reader = (b: Uint8Array, at: number, end: number, ctx: BgpContext) => Known | undefined;

const EXTENDED_LENGTH = 0x10;
const ORIGINS = ["igp", "egp", "incomplete"] as const;

/** By attribute type. */
const READERS: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  [1, (b, at, end) => (end - at === 1 && b[at]! <= 2 ? { origin: ORIGINS[b[at]!]! } : undefined)],
  [2, (b, at, end, ctx) => wrap("asPath", asPath(b, at, end, ctx))],
  [3, (b, at, end) => (end - at === 4 ? { nextHop: ipv4(b, at) } : undefined)],
  [4, (b, at, end) => (end - at === 4 ? { med: u32be(b, at) } : undefined)],
  [5, (b, at, end) => (end - at === 4 ? { localPref: u32be(b, at) } : undefined)],
  [6, (_, at, end) => (end === at ? { atomicAggregate: true } : undefined)],
  [7, (b, at, end) => wrap("aggregator", aggregator(b, at, end - at))],
  [8, (b, at, end) => wrap("communities", list(b, at, end, { size: 4, read: community }))],
  [9, (b, at, end) => (end - at === 4 ? { originatorId: ipv4(b, at) } : undefined)],
  [10, (b, at, end) => wrap("clusterList", list(b, at, end, { size: 4, read: ipv4 }))],
  [14, (b, at, end, ctx) => wrap("mpReach", readMpReach(b, at, end, ctx))],
  [15, (b, at, end, ctx) => wrap("mpUnreach", readMpUnreach(b, at, end, ctx))],
  [16, (b, at, end) => wrap("extCommunities", list(b, at, end, extCommunity))],
  [17, (b, at, end) => wrap("as4Path", asSegments(b, at, end, 4))],
  [22, (b, at, end) => wrap("pmsiTunnel", pmsiTunnel(b, at, end))],
  [32, (b, at, end) => wrap("largeCommunities", list(b, at, end, { size: 12, read: largeCommunity }))],
]);

function wrap<K extends keyof Known>(key: K, value: Known[K] | undefined): Known | undefined {
  return value === undefined ? undefined : { [key]: value };
}

/** Attributes in `[at, end)`. What is cut, impossible or repeated is kept as bytes, with a Stop in `ctx.stops`. */
export function readAttributes(b: Uint8Array, at: number, end: number, ctx: BgpContext): PathAttributes {
  const found: Known = {};
  const others: RawAttribute[] = [];
  const seen = new Set<number>();
  for (let p = at; p < end;) {
    const head = (b[p]! & EXTENDED_LENGTH) !== 0 ? 4 : 3;
    const size = p + head > end ? head : head + (head === 4 ? u16be(b, p + 2) : b[p + 2]!);
    if (p + size > end) {
      ctx.stops.push({ layer: "bgp.attribute", offset: p, need: size, have: end - p, endFrom: "bgp.attributes" });
      break;
    }
    const type = b[p + 1]!;
    const stopsBefore = ctx.stops.length;
    const repeated = seen.has(type);
    const known = repeated ? undefined : READERS.get(type)?.(b, p + head, p + size, ctx);
    if (known === undefined) others.push({ type, flags: b[p]!, bytes: b.slice(p + head, p + size) });
    else Object.assign(found, known);
    // A Stop that the attribute's own reader left says more than this one would.
    const impossible = known === undefined && READERS.has(type) && ctx.stops.length === stopsBefore;
    if (impossible) {
      const bad = repeated
        ? `attribute ${type} repeated`
        : `attribute ${type} with ${size - head} bytes that cannot be one`;
      ctx.stops.push({ layer: "bgp.attribute", offset: p, need: size, have: size, endFrom: "bgp.attributes", bad });
    }
    seen.add(type);
    p += size;
  }
  return { ...found, others };
}

const SEGMENTS = ["set", "sequence", "confederationSequence", "confederationSet"] as const;

/** Segments whose numbers take `octets` bytes; undefined when they do not fill `[at, end)` exactly (RFC 4271 section 4.3). */
function asSegments(b: Uint8Array, at: number, end: number, octets: 2 | 4): AsSegment[] | undefined {
  const out: AsSegment[] = [];
  for (let p = at; p < end;) {
    const kind = SEGMENTS[b[p]! - 1];
    const count = p + 2 <= end ? b[p + 1]! : 0;
    const next = p + 2 + count * octets;
    if (kind === undefined || count === 0 || next > end) return undefined;
    const as: number[] = [];
    for (let q = p + 2; q < next; q += octets) as.push(octets === 4 ? u32be(b, q) : u16be(b, q));
    out.push({ kind, as });
    p = next;
  }
  return out;
}

/** Without both OPENs the width is the one that fits; when both do, four octets: two-octet speakers are rare. */
export function asPath(b: Uint8Array, at: number, end: number, ctx: BgpContext): AsPath | undefined {
  const agreed = as4Agreed(ctx.session);
  for (const octets of [4, 2] as const) {
    if (agreed !== undefined && agreed !== (octets === 4)) continue;
    const segments = asSegments(b, at, end, octets);
    if (segments !== undefined) return { octets, basis: agreed === undefined ? "inferred" : "open", segments };
  }
  return undefined;
}

/** The length tells the width: 6 or 8 (RFC 6793 section 3). */
function aggregator(b: Uint8Array, at: number, length: number): { as: number; address: string } | undefined {
  if (length === 6) return { as: u16be(b, at), address: ipv4(b, at + 2) };
  if (length === 8) return { as: u32be(b, at), address: ipv4(b, at + 4) };
  return undefined;
}

interface ListOf<T> {
  readonly size: number;
  readonly read: (b: Uint8Array, at: number) => T;
}

/** Values of one size that must fill `[at, end)`; undefined when they do not. */
function list<T>(b: Uint8Array, at: number, end: number, of: ListOf<T>): T[] | undefined {
  if ((end - at) % of.size !== 0) return undefined;
  const out: T[] = [];
  for (let p = at; p < end; p += of.size) out.push(of.read(b, p));
  return out;
}

const WELL_KNOWN: ReadonlyMap<number, string> = new Map([
  [0xffff0000, "graceful-shutdown"],
  [0xffff0006, "llgr-stale"],
  [0xffff0007, "no-llgr"],
  [0xffff029a, "blackhole"],
  [0xffffff01, "no-export"],
  [0xffffff02, "no-advertise"],
  [0xffffff03, "local-AS"],
  [0xffffff04, "no-peer"],
]);

function community(b: Uint8Array, at: number): string {
  return WELL_KNOWN.get(u32be(b, at)) ?? `${u16be(b, at)}:${u16be(b, at + 2)}`;
}

function largeCommunity(b: Uint8Array, at: number): string {
  return `${u32be(b, at)}:${u32be(b, at + 4)}:${u32be(b, at + 8)}`;
}

const INGRESS_REPLICATION = 6;

function pmsiTunnel(b: Uint8Array, at: number, end: number): PmsiTunnel | undefined {
  if (end - at < 5) return undefined;
  const identifier = b.slice(at + 5, end);
  const tunnelType = b[at + 1]!;
  const base = { flags: b[at]!, tunnelType, label: u24be(b, at + 2), identifier };
  if (tunnelType !== INGRESS_REPLICATION) return base;
  if (identifier.length === 4) return { ...base, endpoint: ipv4(identifier, 0) };
  if (identifier.length === 16) return { ...base, endpoint: ipv6(identifier, 0) };
  return base;
}
