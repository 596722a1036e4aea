// Every frame of a capture, counted by link type and by each kind of length.
import type { CaptureInterface } from "../read/batch.ts";
import { linkTypeName } from "../read/linktype.ts";
import { Histogram, addCounts, mergeCounts } from "./histogram.ts";
import { TAG_LENGTHS } from "./loop-layout.ts";
import type { FrameCounts } from "./observation.ts";

const ETHERNET = 1;
/**
 * Link types that are told apart, Ethernet always among them. Counters take megabytes a link type, and a hostile file of some
 * kilobytes names hundreds.
 */
export const LINK_LIMIT = 16;
/** Stands for all link types beyond the limit. */
const OTHER_LINKS = -1;
/** Most different stacks of tags that are told apart. */
const STACK_LIMIT = 65_536;

/** Counters of one link type. Hot loops use `lengths.small` and `plain` directly. */
export class LinkCounters {
  readonly linkType: number;
  readonly ethernet: boolean;
  /** Record lengths of frames without FCS. */
  readonly lengths = new Histogram();
  /** Total lengths of the outermost IP packet, where there is no Ethernet frame. */
  readonly packetLengths: Histogram | undefined;
  /** Frames that were cut: what they were, and what was kept. */
  private readonly cutLengths = new Histogram();
  private readonly cutCaptured = new Histogram();
  private readonly withFcs = new Map<number, Histogram>();
  private readonly stacks = new Map<string, { tags: number[]; lengths: Map<number, number> }>();
  /** Frame lengths by the one 802.1Q tag they have: [vid * SMALL + length] in a Map of numbers. */
  private readonly single: (Uint32Array | undefined)[] = [];
  private snapped = 0;
  private fcsBytes = 0;
  withoutTime = 0;
  /** Frames whose stack of tags was one too many to tell apart. */
  stacksRefused = 0;

  constructor(linkType: number) {
    this.linkType = linkType;
    this.ethernet = linkType === ETHERNET;
    this.packetLengths = this.ethernet ? undefined : new Histogram();
  }

  /** A frame of this record length; `fcs` bytes of it are no part of the frame. */
  add(length: number, fcs: number): void {
    if (fcs === 0) {
      this.lengths.add(length);
      return;
    }
    this.fcsBytes = Math.max(this.fcsBytes, fcs);
    let h = this.withFcs.get(fcs);
    if (h === undefined) this.withFcs.set(fcs, (h = new Histogram()));
    h.add(length);
  }

  /** A frame that was not kept whole, or (in a broken file) kept longer than it was. */
  addCut(length: number, caplen: number): void {
    this.cutLengths.add(length);
    this.cutCaptured.add(caplen);
    if (caplen < length) this.snapped++;
  }

  /** A frame with these tags, outermost first. */
  addTags(tags: readonly number[], frameLength: number): void {
    if (tags.length === 1) this.addTag(tags[0]!, frameLength);
    else this.addStack(tags, frameLength);
  }

  /** A frame with exactly one tag. */
  addTag(vid: number, frameLength: number): void {
    if (frameLength < TAG_LENGTHS) this.addManyTagged(vid, frameLength, 1);
    else this.addStack([vid], frameLength);
  }

  /** Several frames shorter than TAG_LENGTHS with exactly one tag. */
  addManyTagged(vid: number, frameLength: number, frames: number): void {
    (this.single[vid] ??= new Uint32Array(TAG_LENGTHS))[frameLength]! += frames;
  }

  /** A frame with any number of tags. */
  addStack(tags: readonly number[], frameLength: number): void {
    const key = tags.join();
    let s = this.stacks.get(key);
    if (s === undefined) {
      if (this.stacks.size >= STACK_LIMIT) {
        this.stacksRefused++;
        return;
      }
      this.stacks.set(key, (s = { tags: [...tags], lengths: new Map() }));
    }
    s.lengths.set(frameLength, (s.lengths.get(frameLength) ?? 0) + 1);
  }

  /** What was counted. */
  counts(): FrameCounts {
    const record = this.lengths.toMap();
    const frame = this.ethernet ? this.lengths.toMap() : new Map<number, number>();
    for (const [fcs, h] of this.withFcs) {
      addCounts(record, h.toMap());
      // A record can be shorter than the FCS that it is said to end with: then there is no frame in it.
      if (this.ethernet) for (const [length, n] of h.toMap()) addTo(frame, Math.max(0, length - fcs), n);
    }
    const captured = new Map(record);
    for (const [length, n] of this.cutLengths.toMap()) captured.set(length, (captured.get(length) ?? 0) - n);
    addCounts(captured, this.cutCaptured.toMap());
    for (const [length, n] of captured) if (n <= 0) captured.delete(length);
    let packets = this.lengthsOmitted();
    for (const n of record.values()) packets += n;
    return {
      linkType: this.linkType === OTHER_LINKS ? "other link types" : linkTypeName(this.linkType),
      packets,
      frameLength: sorted(frame),
      packetLength: this.packetLengths?.toMap() ?? new Map<number, number>(),
      recordLength: sorted(record),
      captured: sorted(captured),
      vlans: this.vlans(),
      fcsBytes: this.fcsBytes,
      snapped: this.snapped,
      withoutTime: this.withoutTime,
    };
  }

  /** Frames whose length is one too many to tell apart: in `packets`, in no histogram. */
  lengthsOmitted(): number {
    let n = this.lengths.omitted;
    for (const h of this.withFcs.values()) n += h.omitted;
    return n;
  }

  private vlans(): FrameCounts["vlans"] {
    const byKey = new Map([...this.stacks].map(([k, s]) => [k, { tags: s.tags, lengths: new Map(s.lengths) }]));
    for (const [vid, lengths] of this.single.entries()) {
      if (lengths === undefined) continue;
      const s = byKey.get(String(vid)) ?? { tags: [vid], lengths: new Map<number, number>() };
      lengths.forEach((n, length) => {
        if (n > 0) s.lengths.set(length, n);
      });
      byKey.set(String(vid), s);
    }
    const rows = [...byKey.values()].map((s) => ({ ...s, lengths: sorted(s.lengths), packets: sum(s.lengths) }));
    return rows.sort((a, b) => compareTags(a.tags, b.tags));
  }
}

function addTo(counts: Map<number, number>, length: number, n: number): void {
  counts.set(length, (counts.get(length) ?? 0) + n);
}

function sum(counts: ReadonlyMap<number, number>): number {
  let n = 0;
  for (const c of counts.values()) n += c;
  return n;
}

function sorted(counts: Map<number, number>): Map<number, number> {
  return new Map([...counts].sort((a, b) => a[0] - b[0]));
}

function compareTags(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** Counters of all link types of a capture, found by interface. */
export class FrameCounters {
  readonly links: LinkCounters[] = [];
  private readonly byInterface: (LinkCounters | undefined)[] = [];

  /** The counters of an interface. */
  of(iface: CaptureInterface): LinkCounters {
    const known = this.byInterface[iface.index];
    if (known !== undefined) return known;
    const link = this.ofLinkType(iface.linkType);
    this.byInterface[iface.index] = link;
    return link;
  }

  private ofLinkType(linkType: number): LinkCounters {
    const known = this.links.find((l) => l.linkType === linkType);
    if (known !== undefined) return known;
    const room = linkType === ETHERNET || linkType === OTHER_LINKS || this.links.length < LINK_LIMIT;
    if (!room) return this.ofLinkType(OTHER_LINKS);
    const link = new LinkCounters(linkType);
    this.links.push(link);
    return link;
  }

  /** One row a link type, in order of appearance. */
  counts(): FrameCounts[] {
    return this.links.map((l) => l.counts());
  }
}

/**
 * Both together, by link type. Associative and commutative up to the order of rows, which is by link type here.
 */
export function mergeFrameCounts(a: readonly FrameCounts[], b: readonly FrameCounts[]): FrameCounts[] {
  const out = new Map<string, FrameCounts>();
  for (const f of [...a, ...b]) {
    const known = out.get(f.linkType);
    out.set(f.linkType, known === undefined ? f : mergeLink(known, f));
  }
  return [...out.values()].sort((x, y) => (x.linkType < y.linkType ? -1 : x.linkType > y.linkType ? 1 : 0));
}

function mergeLink(a: FrameCounts, b: FrameCounts): FrameCounts {
  return {
    linkType: a.linkType,
    packets: a.packets + b.packets,
    frameLength: mergeCounts(a.frameLength, b.frameLength),
    packetLength: mergeCounts(a.packetLength, b.packetLength),
    recordLength: mergeCounts(a.recordLength, b.recordLength),
    captured: mergeCounts(a.captured, b.captured),
    vlans: mergeVlans(a.vlans, b.vlans),
    fcsBytes: Math.max(a.fcsBytes, b.fcsBytes),
    snapped: a.snapped + b.snapped,
    withoutTime: a.withoutTime + b.withoutTime,
    ...(a.offload === undefined && b.offload === undefined ? {} : { offload: (a.offload ?? 0) + (b.offload ?? 0) }),
  };
}

function mergeVlans(a: FrameCounts["vlans"], b: FrameCounts["vlans"]): FrameCounts["vlans"] {
  const out = new Map<string, FrameCounts["vlans"][number]>();
  for (const v of [...a, ...b]) {
    const key = v.tags.join();
    const known = out.get(key);
    if (known === undefined) out.set(key, { ...v, lengths: mergeCounts(v.lengths, new Map()) });
    else {
      known.packets += v.packets;
      known.lengths = mergeCounts(known.lengths, v.lengths);
    }
  }
  return [...out.values()].sort((x, y) => compareTags(x.tags, y.tags));
}
