// Lengths in tcpdump's text: frames and packets counted, and what encapsulation costs, from what is printed and nothing else.
import { LAYER } from "../decode/wire/slots.ts";
import type { IpLayer } from "../decode/text/tcpdump-rows.ts";
import type { CaptureInterface } from "../read/batch.ts";
import type { FrameCounters, LinkCounters } from "./frame-counters.ts";
import type { TextFacts, TunnelLevel } from "./from-tcpdump-facts.ts";
import { type Ledger, type LedgerRow, NO_DELTA } from "./ledger.ts";
import type { FrameCounts } from "./observation.ts";

/** LINKTYPE_ numbers of the names that banners print. */
const LINK_TYPES = new Map([
  ["NULL", 0],
  ["EN10MB", 1],
  ["RAW", 101],
  ["LOOP", 108],
  ["LINUX_SLL", 113],
  ["IPV4", 228],
  ["IPV6", 229],
  ["LINUX_SLL2", 276],
]);
const OTHER_LINK = 65_535;
const ETHERNET_HEADER = 14;
const TAG = 4;
const UDP_HEADER = 8;
const COOKED = { sll: 16, sll2: 20 } as const;
/** Payloads up to this may be padding in part: an Ethernet frame holds no less. */
const LEAST_PAYLOAD = 46;

interface Link {
  readonly name: string;
  readonly counters: LinkCounters;
  packets: number;
  withoutTime: number;
  /** Packets whose tags are printed and whose length is not. */
  readonly tagged: Map<string, { readonly tags: number[]; packets: number }>;
}

/** A tunnel level taken apart: bytes of the outer IP header, and of the packet inside. */
interface Measured {
  readonly ipHeader: number;
  /** Inner frame where `framed`, else inner IP packet. */
  readonly inner: number;
  readonly framed: boolean;
  /** Total length of the inner packet, where it may be the outside of another tunnel. */
  readonly innerTotal: number | undefined;
}

/** Counts the lengths of one recording. Lengths of frames are known with -e, of packets with -v or from those. */
export class TextLengths {
  private readonly frames: FrameCounters;
  private readonly ledger: Ledger;
  /** Packets for which any length was printed. */
  known = 0;
  /** Tunnelled packets whose printed lengths leave open which headers they come from. */
  unclear = 0;
  unclearLine = 0;
  outerFragments = 0;
  private readonly links = new Map<string, Link>();
  /** Link type as the banner says. */
  linkType: string | undefined;

  constructor(frames: FrameCounters, ledger: Ledger) {
    this.frames = frames;
    this.ledger = ledger;
  }

  /** A packet that begins on `line`. */
  packet(facts: TextFacts, line: number, timed: boolean): void {
    const link = this.link(facts);
    const frame = facts.eth?.length;
    const total = facts.outerIp === undefined ? undefined : outerTotal(facts);
    if (link !== undefined) this.count(link, facts, { frame, total, timed });
    if (frame !== undefined || total !== undefined || facts.cooked?.length !== undefined) this.known++;
    this.addToLedger(facts, line, { frame, total });
  }

  /** The link type that a packet shows, else the banner's. */
  private link(facts: TextFacts): Link | undefined {
    const { cooked, eth } = facts;
    const shown = cooked !== undefined ? COOKED_NAMES[cooked.layer] : eth !== undefined ? "EN10MB" : undefined;
    const name = this.linkType ?? shown;
    return name === undefined ? undefined : this.linkOf(name);
  }

  /** The counters of a link type; a recording without a packet still says what it would have held. */
  linkOf(name: string): Link {
    const known = this.links.get(name);
    if (known !== undefined) return known;
    const counters = this.frames.of(interfaceOf(this.links.size, LINK_TYPES.get(name) ?? OTHER_LINK));
    const link = { name, counters, packets: 0, withoutTime: 0, tagged: new Map() };
    this.links.set(name, link);
    return link;
  }

  private count(
    link: Link,
    facts: TextFacts,
    of: { readonly frame: number | undefined; readonly total: number | undefined; readonly timed: boolean },
  ): void {
    link.packets++;
    if (!of.timed) link.withoutTime++;
    const { counters } = link;
    const length = counters.ethernet ? of.frame : facts.cooked?.length;
    if (length !== undefined) counters.add(length, 0);
    if (of.total !== undefined) counters.packetLengths?.add(of.total);
    if (facts.tags.length === 0 || !counters.ethernet) return;
    if (length === undefined) addTagged(link, facts.tags);
    else if (facts.tags.length === 1) counters.addTag(facts.tags[0]!, length);
    else counters.addStack(facts.tags, length);
  }

  private addToLedger(
    facts: TextFacts,
    line: number,
    of: { readonly frame: number | undefined; readonly total: number | undefined },
  ): void {
    const outer = facts.outerIp;
    if (outer === undefined) return;
    if (outer.fragment) {
      this.outerFragments++;
      return;
    }
    const length = of.frame ?? of.total;
    if (length === undefined) return;
    const ethernet = of.frame !== undefined;
    const row =
      facts.levels.length > 0
        ? this.tunnelRow(facts, line, { ethernet, length, total: of.total })
        : isPlain(facts)
          ? this.ledger.row(this.ledger.plain, { ethernet, innerFrame: false, delta: NO_DELTA }, line)
          : undefined;
    if (row === undefined) return;
    this.ledger.count(row, length);
    if (isPadded(facts.levels.at(-1))) row.padded++;
  }

  private tunnelRow(
    facts: TextFacts,
    line: number,
    of: { readonly ethernet: boolean; readonly length: number; readonly total: number | undefined },
  ): LedgerRow | undefined {
    let stack = this.ledger.plain;
    let { total } = of;
    let last: Measured | undefined;
    for (const level of facts.levels) {
      last = total === undefined ? undefined : measured(level, total);
      if (last === undefined) {
        if (this.unclear++ === 0) this.unclearLine = line;
        return undefined;
      }
      stack = this.ledger.with(stack, level.outer.layer === "ipv4" ? LAYER.ipv4 : LAYER.ipv6, last.ipHeader);
      stack = this.ledger.with(stack, LAYER.udp, UDP_HEADER);
      const layer = level.tunnel.layer === "geneve" ? LAYER.geneve : LAYER.vxlan;
      stack = this.ledger.with(stack, layer, 8 + level.tunnel.optionsLength);
      if (last.framed) stack = this.ledger.with(stack, LAYER.eth, ETHERNET_HEADER);
      for (let i = 0; i < level.tags.length; i++) stack = this.ledger.with(stack, LAYER.vlan, TAG);
      total = last.innerTotal;
    }
    const delta = of.length - last!.inner;
    return this.ledger.row(stack, { ethernet: of.ethernet, innerFrame: last!.framed, delta }, line);
  }

  /** One row a link type of which any length or tag was printed, or no packet at all, in order of appearance. */
  frameCounts(): FrameCounts[] {
    const rows = [...this.links.values()].map((link) => {
      const counts = link.counters.counts();
      const tagged = [...link.tagged.values()].map((t) => ({ ...t, lengths: new Map<number, number>() }));
      return {
        ...counts,
        linkType: link.name,
        packets: link.packets,
        // How much of a packet was kept is not in the text.
        captured: new Map<number, number>(),
        vlans: [...counts.vlans, ...tagged],
        withoutTime: link.withoutTime,
      };
    });
    return rows.filter((r) => r.packets === 0 || r.recordLength.size + r.packetLength.size + r.vlans.length > 0);
  }
}

const COOKED_NAMES = { sll: "LINUX_SLL", sll2: "LINUX_SLL2" } as const;
const TAG_STACKS = 4096;

function addTagged(link: Link, tags: readonly number[]): void {
  const key = tags.join();
  const known = link.tagged.get(key);
  if (known !== undefined) known.packets++;
  else if (link.tagged.size < TAG_STACKS) link.tagged.set(key, { tags: [...tags], packets: 1 });
}

/** IP total length of the outermost packet: as -v prints it, else from the frame where that can't be padding. */
function outerTotal(facts: TextFacts): number | undefined {
  const printed = facts.outerIp!.totalLength;
  if (printed !== undefined) return printed;
  const { cooked, eth } = facts;
  const length = cooked?.length ?? eth?.length;
  if (length === undefined) return undefined;
  const header = cooked === undefined ? ETHERNET_HEADER : COOKED[cooked.layer];
  const payload = length - header - TAG * facts.tags.length;
  return payload > LEAST_PAYLOAD ? payload : undefined;
}

/** The level's headers, where the lengths around and inside it leave only one reading. */
function measured(level: TunnelLevel, total: number): Measured | undefined {
  const { tunnel, outer, inner, innerIp } = level;
  if (!level.udp || (tunnel.layer !== "vxlan" && tunnel.layer !== "geneve" && tunnel.layer !== "vxlan-gpe")) return;
  const rest = total - UDP_HEADER - 8 - tunnel.optionsLength;
  if (inner?.length !== undefined) {
    const ipHeader = rest - inner.length;
    if (!isHeaderOf(outer, ipHeader)) return undefined;
    const payload = inner.length - ETHERNET_HEADER - TAG * level.tags.length;
    const innerTotal = innerIp?.totalLength ?? (payload > LEAST_PAYLOAD ? payload : undefined);
    return { ipHeader, inner: inner.length, framed: true, innerTotal };
  }
  const innerTotal = innerIp === undefined ? level.innerArp?.length : innerIp.totalLength;
  const ipHeader = outer.headerLength;
  if (innerTotal === undefined || ipHeader === undefined) return undefined;
  // Without -e neither a tag nor padding of the inner frame is printed: only the bare Ethernet header is told by its size.
  const gap = rest - ipHeader - innerTotal;
  if (gap === ETHERNET_HEADER) return { ipHeader, inner: innerTotal + ETHERNET_HEADER, framed: true, innerTotal };
  if (gap === 0 && tunnel.layer !== "vxlan") return { ipHeader, inner: innerTotal, framed: false, innerTotal };
  return undefined;
}

function isHeaderOf(outer: IpLayer, bytes: number): boolean {
  if (outer.headerLength !== undefined) return bytes === outer.headerLength;
  if (outer.layer === "ipv6") return bytes >= 40 && bytes % 8 === 0;
  return bytes >= 20 && bytes <= 60 && bytes % 4 === 0;
}

/** IP traffic that is in no tunnel, as far as the text shows. */
function isPlain(facts: TextFacts): boolean {
  return (facts.icmp !== undefined || facts.ports !== undefined) && !facts.hiddenTunnel;
}

/** The innermost frame of a tunnel is longer than the IP packet in it. */
function isPadded(level: TunnelLevel | undefined): boolean {
  const total = level?.innerIp?.totalLength;
  const length = level?.inner?.length;
  return total !== undefined && length !== undefined && length > ETHERNET_HEADER + TAG * level!.tags.length + total;
}

function interfaceOf(index: number, linkType: number): CaptureInterface {
  return {
    index,
    id: index,
    section: 0,
    linkType,
    snaplen: 0,
    name: undefined,
    description: undefined,
    filter: undefined,
    digits: 6,
    resolutionNs: 1000,
    fcsLength: 0,
  };
}
