// One recording of tcpdump as text -> what a capture of it would have shown, as far as the text goes. The matching, the counters
// and the findings are those of captures (FrameObserver's parts, fed from rows); lines stand where records do.
import { ipv4FromU32 } from "../core/address.ts";
import { rfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { IcmpLayer, TcpdumpCount, TcpdumpPacket } from "../decode/text/tcpdump-rows.ts";
import type { RecordBatch } from "../read/batch.ts";
import { Directions } from "./directions.ts";
import type { EchoTexts } from "./echo-book.ts";
import { keyOfId, keyOfVni } from "./flow-table.ts";
import { FrameObserver } from "./frame-observer.ts";
import { viewOf } from "./packet-place.ts";
import { TextAddresses, ipv4Number } from "./from-tcpdump-addresses.ts";
import { TcpdumpClock } from "./from-tcpdump-clock.ts";
import { TextFacts } from "./from-tcpdump-facts.ts";
import { advertisementBytes, arpBytes, icmpErrorWords, isRedirect, macBytes } from "./from-tcpdump-icmp.ts";
import { TextLengths } from "./from-tcpdump-lengths.ts";
import type { InputContext } from "./observation.ts";
import { TcpdumpDropTimes } from "./tcpdump-drop-times.ts";

/** Lines whose stamps are kept together; a packet's row is its line, less that of the first. */
const CHUNK = 65_536;
const INTERFACE_LIMIT = 4096;
const ICMP_HEADER = 8;
const DIRECTIONS: Readonly<Record<string, number>> = { In: 0, B: 1, M: 2, P: 3, Out: 4 };
/** Ports that tcpdump takes for tunnels, by number and by the names of /etc/services. */
const TUNNEL_PORTS = new Set(["4789", "4790", "8472", "6081", "vxlan", "vxlan-gpe", "geneve", "otv"]);

/** One recording: from one banner to the next. */
export class TcpdumpRun {
  /** Counters, matching and findings of captures. */
  readonly parts: FrameObserver;
  readonly clock: TcpdumpClock;
  readonly addresses: TextAddresses;
  readonly lengths: TextLengths;
  readonly directions = new Directions();
  readonly counts = new Map<TcpdumpCount["of"], number>();
  /** When what was dropped was dropped, where tcpdump was asked on the way. */
  readonly dropTimes = new TcpdumpDropTimes();
  readonly context: InputContext;
  packets = 0;
  firstLine = 0;
  first: EpochNs | undefined;
  last: EpochNs | undefined;
  /** Echoes that no stream takes, because a number is not printed. */
  withoutSeq = 0;
  withoutSeqLine = 0;
  /** Ends of streams whose ICMP identifier is not printed, as "from to". */
  readonly withoutId = new Set<string>();
  hiddenTunnels = 0;
  hiddenTunnelLine = 0;
  bgp = 0;
  bgpLine = 0;
  private readonly facts = new TextFacts();
  private readonly tunnelPorts: ReadonlySet<string>;
  private readonly ns = new Float64Array(CHUNK);
  private readonly batch: RecordBatch;
  private low = Number.POSITIVE_INFINITY;
  private high = Number.NEGATIVE_INFINITY;
  private previous = Number.NEGATIVE_INFINITY;
  private readonly interfaces = new Map<string, number>();
  /** Sightings at places that are not told apart: each counts as a place of its own. */
  private places = 0;
  private readonly interfaceNames = new Map<number, string>();
  private readonly macs = new Uint8Array(12);
  private readonly macView = new DataView(this.macs.buffer);
  private line = 0;
  private time = Number.NaN;

  constructor(context: InputContext) {
    this.context = context;
    this.parts = new FrameObserver(context, { guessTunnels: false, keepSamples: true });
    this.parts.tracker.onePlace = false;
    this.clock = new TcpdumpClock(context);
    this.addresses = new TextAddresses(this.parts.book);
    this.lengths = new TextLengths(this.parts.frames, this.parts.ledger);
    this.tunnelPorts = new Set([...TUNNEL_PORTS, ...context.tunnelPorts.map(([, port]) => String(port))]);
    this.batch = emptyBatch(this.ns);
  }

  /** The banner's link type. */
  setLinkType(name: string): void {
    this.lengths.linkType = name;
    this.lengths.linkOf(name);
    this.parts.tracker.onePlace = name === "EN10MB";
  }

  /** The next packet. */
  packet(row: TcpdumpPacket): void {
    const { facts } = this;
    if (this.packets++ === 0) this.firstLine = row.line;
    this.line = row.line;
    this.time = this.clock.ns(row);
    this.dropTimes.packet(row.line, this.clock.base, this.time);
    facts.read(row.layers);
    this.place(row.line);
    if (!this.directions.settled) this.direction();
    if (facts.ports !== undefined) this.port();
    this.lengths.packet(facts, row.line, row.stamp !== "none");
    if (facts.icmp !== undefined) this.icmp(facts.icmp, row);
    else if (facts.arp !== undefined) this.arp(row);
  }

  /** Who sends to whom, by the outermost addresses; an ARP packet shows that its sender's side is heard. */
  private direction(): void {
    const { outerIp, ip, arp } = this.facts;
    const outer = outerIp ?? ip;
    if (outer !== undefined) this.directions.pair(outer.src, isGroup(outer.dst) ? undefined : outer.dst);
    else if (arp?.senderIp !== undefined) this.directions.pair(arp.senderIp, undefined);
  }

  /** Puts the packet's stamp where the tracker looks for it. */
  private place(line: number): void {
    const { batch, clock, time } = this;
    let row = line - batch.first;
    // Stamps far apart have several bases: then each packet stands alone, so that no sum is inexact.
    const several = this.parts.clock.list.length > 1;
    if (row < 0 || row >= CHUNK || several || clock.base !== batch.base) {
      if (clock.base !== batch.base) this.foldSpan();
      batch.first = line;
      batch.base = clock.base;
      batch.count = 1;
      row = 0;
      this.ns[0] = time;
      this.parts.enter(batch);
    }
    this.ns[row] = time;
    this.parts.tracker.echo.row = row;
    if (time < this.low) this.low = time;
    if (time > this.high) this.high = time;
    if (time < this.previous) this.outOfOrder(line);
    this.previous = time;
  }

  private outOfOrder(line: number): void {
    this.parts.notes.add("capture.out-of-order", line, () => ({
      severity: "info",
      says: (n) =>
        `${n} ${n === 1 ? "record is" : "records are"} earlier than the one before; stamps are used as they are.`,
    }));
  }

  private foldSpan(): void {
    if (this.low <= this.high) {
      const { base } = this.batch;
      const low = base + BigInt(this.low);
      const high = base + BigInt(this.high);
      if (this.first === undefined || low < this.first) this.first = low;
      if (this.last === undefined || high > this.last) this.last = high;
    }
    this.previous = Number.NEGATIVE_INFINITY;
    this.low = Number.POSITIVE_INFINITY;
    this.high = Number.NEGATIVE_INFINITY;
  }

  /** No packet comes any more. */
  end(): void {
    this.foldSpan();
    this.parts.tracker.finish();
    this.parts.tracker.paths.finish();
  }

  private epoch(): EpochNs | undefined {
    return Number.isNaN(this.time) ? undefined : this.clock.base + BigInt(this.time);
  }

  /** UDP and TCP outside of tunnels: what may hide something. */
  private port(): void {
    const { facts } = this;
    const ports = facts.ports!;
    if (ports.layer === "tcp") {
      if (ports.sport !== "179" && ports.dport !== "179" && ports.sport !== "bgp" && ports.dport !== "bgp") return;
      if (this.bgp++ === 0) this.bgpLine = this.line;
      return;
    }
    if (facts.levels.length > 0) return;
    if (this.tunnelPorts.has(ports.dport)) {
      facts.hiddenTunnel = true;
      if (this.hiddenTunnels++ === 0) this.hiddenTunnelLine = this.line;
    } else if (ports.bare) {
      const dport = Number(ports.dport);
      if (dport >= 1024 && dport < 65_536 && Number(ports.sport) >= 1024) this.parts.udpPorts[dport]!++;
    }
  }

  private icmp(layer: IcmpLayer, row: TcpdumpPacket): void {
    if (layer.message === "echo request") this.echo(layer, true);
    else if (layer.message === "echo reply") this.echo(layer, false);
    else if (layer.message === "error") this.error(layer);
    else if (layer.layer === "icmpv6") {
      const b = advertisementBytes(layer, this.facts.innerEth?.src);
      if (b !== undefined) this.parts.announcements.neighbour(this.sighting(row), b, { at: 14, end: b.length, eth: 0 });
    }
  }

  private echo(layer: IcmpLayer, request: boolean): void {
    const { facts, parts } = this;
    const ip = facts.ip;
    if (layer.seq === undefined || layer.seq > 65_535 || ip === undefined) {
      if (this.withoutSeq++ === 0) this.withoutSeqLine = this.line;
      return;
    }
    const { echo } = parts.tracker;
    this.ends(request ? ip.src : ip.dst, request ? ip.dst : ip.src, layer, facts.vni);
    echo.seq = layer.seq;
    const outer = facts.tunnelIp;
    echo.vtep = outer === undefined ? 0 : this.addresses.id(request ? outer.dst : outer.src);
    echo.port = request ? facts.port : 0;
    echo.view = this.view(ip.ttl ?? 0);
    if (parts.echoes.wants(echo.seq)) this.addEcho(request, ip.ttl ?? 0, layer.length);
    if (request) parts.tracker.request();
    else parts.tracker.reply();
  }

  /** Both MACs where -e shows them, the sender's where the header is cooked. */
  private addEcho(request: boolean, ttl: number, length: number | undefined): void {
    const { facts, parts, macs, macView } = this;
    const { place } = parts.echoes;
    const eth = facts.innerEth;
    const source = macBytes(eth?.src ?? (facts.levels.length > 0 ? undefined : facts.cooked?.src));
    const destination = macBytes(eth?.dst);
    macs.set(destination ?? [0, 0, 0, 0, 0, 0]);
    macs.set(source ?? [0, 0, 0, 0, 0, 0], 6);
    const { cooked } = facts;
    place.face = 0;
    place.cooked = 0;
    if (cooked !== undefined) {
      const index = cooked.ifindex ?? this.interfaceNumber(cooked.interface) ?? 0;
      place.cooked = (index << 3) | (DIRECTIONS[cooked.direction] ?? 0);
      if (cooked.interface !== undefined && this.interfaceNames.size < INTERFACE_LIMIT) {
        this.interfaceNames.set(index, cooked.interface);
      }
    }
    place.ttl = ttl;
    place.eth = source !== undefined && destination !== undefined ? 0 : -1;
    place.sender = place.eth < 0 && source !== undefined ? 6 : -1;
    place.payload = -1;
    place.length = length === undefined ? -1 : Math.max(0, length - ICMP_HEADER);
    place.row = this.line - this.batch.first;
    parts.echoes.add(request, parts.tracker.echo, macView);
  }

  /** What turns the numbers of echo packets into text. */
  echoTexts(): EchoTexts {
    const { parts, context, interfaceNames } = this;
    return {
      input: context.id,
      address: (value, v6) => (v6 ? parts.book.text(value) : ipv4FromU32(value >>> 0)),
      interfaceName: (_, ifindex) => {
        const name = context.ifindex?.[ifindex] ?? interfaceNames.get(ifindex);
        return name === "?" ? undefined : name;
      },
    };
  }

  /** Sets the key of the stream. */
  private ends(from: string, to: string, layer: IcmpLayer, vni: number | undefined, vlan = this.facts.vlan): void {
    const { echo } = this.parts.tracker;
    const a = this.addresses.key(from);
    const b = this.addresses.key(to);
    const v6 = a.v6 || b.v6;
    echo.from = v6 ? this.addresses.id(from) : a.raw;
    echo.to = v6 ? this.addresses.id(to) : b.raw;
    echo.k2 = keyOfVni(vni, v6);
    echo.k3 = keyOfId((layer.id ?? 0) & 0xffff, vlan, layer.layer === "icmpv6");
    if (layer.id === undefined && this.withoutId.size < CHUNK) this.withoutId.add(`${from} ${to}`);
  }

  /** Where the packet was seen: interface, direction and TTL as far as they are printed. */
  private view(ttl: number): number {
    const { cooked } = this.facts;
    if (cooked === undefined) {
      return this.lengths.linkType?.startsWith("LINUX_SLL") === true ? ++this.places : viewOf(0, 0, 0, ttl);
    }
    const direction = DIRECTIONS[cooked.direction] ?? 7;
    const place = cooked.ifindex ?? this.interfaceNumber(cooked.interface);
    return place === undefined ? ++this.places : viewOf(0, 0, (place << 3) | direction, ttl);
  }

  /** A number for a name; undefined for "?", which stands for any number of interfaces. */
  private interfaceNumber(name: string | undefined): number | undefined {
    if (name === undefined || name === "?") return undefined;
    const known = this.interfaces.get(name);
    if (known !== undefined || this.interfaces.size >= INTERFACE_LIMIT) return known;
    this.interfaces.set(name, this.interfaces.size + 1);
    return this.interfaces.size;
  }

  private error(layer: IcmpLayer): void {
    if (isRedirect(layer) || this.facts.ip === undefined) return;
    const { notes, tracker, errors } = this.parts;
    if (layer.quote.length === 0) {
      notes.add("icmp.error-not-quoted", this.line, () => ({
        severity: "info",
        says: (n) =>
          `${n} ICMP ${n === 1 ? "error is" : "errors are"} printed without the packet that they are about (tcpdump -v prints it): which probe they belong to is not known.`,
      }));
      return;
    }
    const from = this.facts.ip.src;
    const about = new TextFacts();
    about.read(layer.quote);
    const probe = about.icmp;
    if (probe?.message !== "echo request" || probe.seq === undefined || about.ip === undefined) return;
    const local = from === about.ip.src;
    if (this.findQuoted(about, probe)) {
      const flow = tracker.stream();
      const words = { from, says: icmpErrorWords(layer), seq: probe.seq, local, record: this.line };
      const result = tracker.error(local);
      if (result === "noted") errors.add(flow, words);
      if (result !== "unseen") return;
    }
    notes.add("icmp.error-unmatched", this.line, () => ({
      severity: "info",
      says: (n) => `${n} ICMP ${n === 1 ? "error is" : "errors are"} about probes that are not in this recording.`,
    }));
  }

  /** Sets the tracker's echo to the quoted probe, in the network the error was seen in, or in none. */
  private findQuoted(about: TextFacts, probe: IcmpLayer): boolean {
    const { tracker } = this.parts;
    const vni = about.levels.length > 0 ? about.vni : this.facts.vni;
    const { vlan } = this.facts;
    tracker.echo.seq = probe.seq!;
    for (const [n, tag] of [
      [vni, vlan],
      [vni, undefined],
      [undefined, vlan],
      [undefined, undefined],
    ] as const) {
      this.ends(about.ip!.src, about.ip!.dst, probe, n);
      tracker.echo.k3 = keyOfId((probe.id ?? 0) & 0xffff, tag, probe.layer === "icmpv6");
      if (tracker.stream() >= 0) return true;
    }
    return false;
  }

  private arp(row: TcpdumpPacket): void {
    const { facts } = this;
    const { cooked } = facts;
    const frame = facts.innerEth ?? (cooked?.src === undefined ? undefined : { src: cooked.src, dst: "" });
    const b = arpBytes(facts.arp!, cooked !== undefined && facts.levels.length > 0 ? facts.innerEth : frame);
    if (b !== undefined) this.parts.announcements.arp(this.sighting(row), b, 0);
  }

  private sighting(row: TcpdumpPacket) {
    const { facts, clock } = this;
    const at = clock.dateless ? undefined : this.epoch();
    return {
      record: row.line,
      time: at === undefined ? (row.time === "" ? undefined : row.time) : rfc3339(at, row.digits),
      vni: facts.vni,
      vlan: facts.vlan,
      // A host name would stand in a sentence, where nothing tells that it is one.
      vtep: isAddress(facts.tunnelIp?.src) ? facts.tunnelIp!.src : undefined,
    };
  }
}

/** Multicast and broadcast addresses: nobody's. */
function isGroup(text: string): boolean {
  return /^(?:2(?:2[4-9]|[345]\d)\.|[fF]{2})/.test(text);
}

function isAddress(text: string | undefined): boolean {
  return text !== undefined && (text.includes(":") || !Number.isNaN(ipv4Number(text)));
}

/** A batch of which only stamps and line numbers are used. */
function emptyBatch(ns: Float64Array): RecordBatch {
  const none = { ints: new Int32Array(0), floats: new Float64Array(0), bytes: new Uint8Array(0) };
  return {
    bytes: none.bytes,
    view: new DataView(none.bytes.buffer),
    count: 0,
    // Before any line: the first packet begins a chunk.
    first: -CHUNK,
    base: 0n,
    offset: none.ints,
    caplen: none.ints,
    len: none.floats,
    ns,
    iface: new Uint16Array(0),
    fcs: none.bytes,
    direction: none.bytes,
    fileOffset: none.floats,
  };
}
